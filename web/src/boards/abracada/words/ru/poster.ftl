# Афиша игры.

poster-abracada-look = Смотреть
poster-abracada-look-what = на чужие камни
poster-abracada-call = Назвать
poster-abracada-call-what = своё заклинание
poster-abracada-dare = Рискнуть
poster-abracada-dare-what = промах стоит жизни
poster-abracada-climb = Подняться
poster-abracada-climb-what = на вершину башни
