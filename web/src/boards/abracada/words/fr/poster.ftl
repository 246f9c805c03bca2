# L’affiche du jeu.

poster-abracada-look = Regarder
poster-abracada-look-what = les pierres des autres
poster-abracada-call = Annoncer
poster-abracada-call-what = un de vos sorts
poster-abracada-dare = Oser
poster-abracada-dare-what = un échec coûte une vie
poster-abracada-climb = Monter
poster-abracada-climb-what = en haut de la tour
