other = Vous avez choisi autre chose. Pas de problème : continuons à partir de là.

first-title = Votre première partie
first-button = Apprendre en 5 minutes
first-what = La leçon est une vraie partie contre un robot. Vous pouvez la quitter et la reprendre à tout moment.

first-goal = Un duel de magiciens : faites perdre toutes ses vies à l’adversaire, ou lancez toutes vos pierres, et vous gagnez la ronde. Les rondes donnent des points, et avec 8 points vous êtes en haut de la tour.
first-eyes = Voici vos cinq pierres. Tout le monde les voit, sauf vous : vous n’en voyez que le dos.
first-stones = Un numéro dit combien de pierres le portent : un seul 1, deux 2, jusqu’à huit 8. Ici, vous voyez celles qui sont utilisées, et cinq autres sont devant l’adversaire.
first-stones-why = Une pierre visible quelque part n’est pas dans votre rangée. Il n’en faut pas plus pour bien deviner.
first-count = Comptez : trois 8 sont utilisés et l’adversaire en a un, il en reste donc quatre cachés. C’est un bon pari : annoncez le 8.
first-count-why = L’aide aux probabilités, dans la barre, fait ce calcul pour vous si vous voulez.
first-count-other = C’est plus audacieux. Les grands numéros sont les plus probables, parce qu’ils sont plus nombreux.
first-right = Juste ! La pierre est lancée et son sort agit ; celui-ci soigne. Après un succès, vous pouvez continuer.
first-right-why = Dans cette version facile, vous pouvez ensuite annoncer n’importe quel numéro. Normalement, il doit être égal ou supérieur.
first-fireball = Il reste aussi trois 7 cachés. Annoncez le 7 : la Boule de feu prend une vie à l’adversaire.
first-fireball-other = Ce numéro aurait pu être dans votre rangée aussi. Chaque numéro a son propre sort.
first-stop = Deux succès, c’est bien. Chaque annonce de plus est plus risquée : arrêtez, et vous piochez de nouvelles pierres.
first-stop-why = Une annonce fausse coûte une vie et met fin à votre tour.
first-stop-other = Vous continuez : l’audace est permise.
first-news = C’est de nouveau à vous. Deux de vos pierres sont nouvelles, et l’adversaire a joué aussi : regardez les vies et ce qui est visible maintenant.
first-risk = Essayez encore le 8 : il en reste trois cachés.
first-risk-other = À vous de choisir. Avez-vous bien compté ?
first-missed = Il n’y était pas : vous avez perdu une vie, et votre tour s’est terminé. Désormais, le plateau retient qu’aucune de vos pierres n’est un 8.
first-missed-why = Un 1 que vous n’avez pas coûte autant de vies que le dé en montre ; toute autre erreur en coûte une.
first-free = Vous savez tout. Comptez, annoncez, et arrêtez à temps ; je ne vous dérange plus.
first-free-why = Gagner une ronde rapporte 3 points, y survivre 1. Chacune de vos pierres secrètes ajoute alors 1 point.
first-end = C’était votre première partie. La prochaine fois, essayez sans la version facile : les numéros ne peuvent alors que monter.
