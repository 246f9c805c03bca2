# Ce qui entoure les tables : l’accueil, la nouvelle table, la salle d’attente, les réglages.

title-lobby = Sleight : des jeux de magie en ligne
title-new = Nouvelle table · Sleight
title-puzzles = Problèmes · Sleight

## L’accueil

lobby-what = Des jeux de magie, avec des amis à distance ou, dès ce soir, contre des robots.
lobby-how = Pas de compte : un nom suffit, et la table vous attend jusqu’à votre retour.
lobby-seats = de { $least } à { $most } joueurs
lobby-seats-only = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
lobby-minutes = de { $least } à { $most } minutes
lobby-minutes-only = { $most ->
    [one] { $most } minute
   *[other] { $most } minutes
}
lobby-rivals = Face à vous : { $bots }
lobby-play-now = Jouer contre des robots
lobby-new-table = Nouvelle table…
lobby-begin = Commencer
lobby-cancel = Annuler
lobby-stage-names = Renard rusé, Pie joyeuse, Hibou discret, Lièvre chanceux, Corbeau hardi, Blaireau tranquille, Chat curieux, Hirondelle vive

lobby-own-tables = Vos tables
lobby-no-own-tables = Vous n’avez pas encore de partie. Celles que vous créez ou rejoignez s’affichent ici, et vous les reprenez quand vous voulez.
lobby-your-turn = À vous
lobby-turns = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
}
lobby-seating = On attend encore des joueurs.
lobby-go-on = Reprendre
lobby-look-back = Revoir
lobby-forget = Retirer de cette liste
lobby-older-tables = Voir les plus anciennes

lobby-open-tables = Tables ouvertes
lobby-no-open-tables = Aucune table n’est ouverte en ce moment. Créez-en une, tout le monde la verra ici. Si vous avez reçu une invitation, ouvrez simplement son lien.
lobby-free-seats = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
lobby-running = La partie est en cours.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-all-tables = Voir les { $count } tables
lobby-bot = robot
lobby-seat-number = Place { $number }
lobby-unreachable = Le serveur ne répond pas ; nouvelle tentative…

## Quelles tables montrer

filter-title = Quelles tables montrer
filter-every-game = Tous les jeux
filter-free = Avec une place libre
filter-company = Personnes ou robots
filter-company-any = Personnes et robots
filter-company-people = Sans robots
filter-company-bots = Avec des robots
filter-language = Langue de la table
filter-every-language = Toutes les langues
filter-nothing = { $count ->
    [one] Une table est ouverte, mais elle ne correspond pas à vos filtres.
   *[other] { $count } tables sont ouvertes, mais aucune ne correspond à vos filtres.
}
filter-clear = Tout montrer

## Crédits

credits-fan = Un projet de fans, non officiel, sans lien avec les auteurs ni les éditeurs des jeux. Si un jeu vous plaît ici, offrez-lui une place dans votre ludothèque.
credits-icons = Icônes de Lorc, Delapouite et des autres auteurs de

## Qui joue

who-name = Votre nom
who-password-title = Réserver ce nom
who-password = Mot de passe du nom
who-password-meaning = Facultatif : avec un mot de passe, personne d’autre ne peut prendre ce nom ici. Un nom protégé demande toujours son mot de passe.

## Une nouvelle table

new-title = Nouvelle table
new-no-game = Ce jeu n’existe pas ici.
new-seats = Places
new-seats-count = Nombre de joueurs
new-seat-mine = ma place
new-seat-mine-meaning = C’est votre place.
new-seat-who = Joueur de la place { $number }
new-person = Une personne
new-person-meaning = Libre jusqu’à ce que quelqu’un la prenne ; la partie commence quand toutes les places sont prises.
new-bot = { $bot } (robot)
new-seat-by-chance = au hasard

new-rules = Règles
new-sets = Réglages conseillés
new-set-standard = Le jeu normal
new-set-standard-meaning = Les règles de base, sans variante ni module.
new-set-first = Conseillé pour une première partie
new-set-full = Le jeu complet

new-table-title = Réglages de la table
new-open = Ouverte à tous
new-open-meaning = La table s’affiche à l’accueil : tout le monde peut la rejoindre ou regarder. Sinon, il faut le lien d’invitation.
new-chat = Discussion pendant la partie
new-chat-meaning = Sans elle, on n’écrit qu’avant et après la partie.
new-hints = Conseils
new-hints-meaning = Chacun peut demander à un robot ce qu’il ferait.
new-odds = Calcul des chances
new-odds-meaning = Affiche les chances exactes de chaque choix, quand le jeu peut les calculer.

new-chance = Hasard équitable
new-chance-meaning = Le hasard découle d’une graine fournie par le système d’exploitation. Son empreinte s’affiche au début et la graine à la fin : chacun peut vérifier la partie.
new-seed-title = Choisir la graine moi-même
new-seed = Graine
new-seed-meaning = Le même nombre redonne la même partie. Laissez vide pour un hasard équitable.
new-seed-wrong = Une graine est un nombre de 1 à 40 chiffres.
new-seed-not-alone = On ne peut choisir la graine que si une seule personne joue, contre des robots.

new-you = Vous
new-make = Créer la table

## La salle d’attente

wait-title = Prenez place, s’il vous plaît
wait-for = { $count ->
    [one] Une place est encore libre ; la partie commence dès que quelqu’un la prend.
   *[other] { $count } places sont encore libres ; la partie commence quand toutes sont prises.
}
wait-you = { $name } (vous)
wait-away = pas là
wait-invitation = Lien d’invitation
wait-invitation-meaning = Envoyez-le aux personnes qui veulent jouer ou regarder.
wait-copy = Copier
wait-copied = Copié. Il ne reste qu’à l’envoyer à vos amis.
wait-come-back = Vous pouvez fermer cette page et revenir : votre place est gardée dans ce navigateur, sous « Vos tables ».
wait-leave = Quitter la table
wait-closed = Tout le monde est parti ; cette table est fermée.
wait-sit-here = S’asseoir ici
wait-watch = Regarder seulement
wait-watching = Vous regardez cette table ; le plateau s’affichera ici dès le début de la partie.
wait-sit-after-all = Prendre une place

## Réglages et touches

settings-title = Réglages
settings-close = Terminé
settings-name = Votre nom
settings-name-meaning = Pour les tables que vous créez ou rejoignez désormais.
settings-motion = Animations
settings-motion-meaning = Les cartes et les pions se déplacent à l’écran.
settings-sound = Son
settings-sound-meaning = Un signal discret quand c’est à vous de jouer.
keys-title = Raccourcis clavier
keys-tab = passer au choix suivant
keys-arrows = se déplacer sur le plateau
keys-enter = choisir, ou confirmer
keys-why = savoir pourquoi un élément n’est pas disponible
keys-back = revenir en arrière
keys-undo = annuler le dernier coup
keys-choices = afficher la liste des choix
keys-hint = demander conseil à un robot
keys-odds = afficher les chances

## Seul : la table du jour et des problèmes

lobby-today = Table du jour
lobby-today-meaning = Une partie par jour, la même pour tous ; à la fin, vous voyez le par : le score du robot le plus fort à votre place.
lobby-puzzles = Problèmes
puzzle-title = Problème { $number } sur { $count }
puzzle-what = Un moment d’une vraie partie, tel qu’un joueur l’a vu. Trouvez le meilleur choix.
puzzle-board = La table
puzzle-solution = La solution
puzzle-right = Exact ! Rien de meilleur n’a été trouvé.
puzzle-wrong = Il y a mieux : { $best }
puzzle-figures = Chaque choix a été joué dans de nombreuses parties imaginées, conformes à ce que ce joueur savait.
puzzle-choice = Choix
puzzle-worth = Points d’avance sur le meilleur rival
puzzle-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzle-yours = votre choix
puzzle-played = joué dans la partie
puzzle-margin = Le meilleur choix devance le suivant de { NUMBER($margin, maximumFractionDigits: 2) } points (erreur type { NUMBER($error, maximumFractionDigits: 2) }).
puzzle-next = Problème suivant
