# Названия настроек и пояснения там, где нажимают, а не печатают.

option-abracada-lower = Заклинание меньше последнего удачного
option-abracada-lower-meaning = Либо так назвать нельзя, либо можно, но это стоит 1 жизни и заканчивает ход.
option-abracada-lower-is-refuse = нельзя
option-abracada-lower-is-penalty = стоит 1 жизни и хода
option-abracada-first = Кто начинает
option-abracada-first-meaning = Место, которое начинает первый раунд.
