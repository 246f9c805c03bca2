# Названия настроек и пояснения там, где нажимают, а не печатают.

option-trickerion-level3-with-marker = Бонус 3-го уровня с жетоном
option-trickerion-beginner = Готовые наборы
option-trickerion-beginner-meaning = Эти места начинают с готового набора своей школы, как советуют для первой игры.
