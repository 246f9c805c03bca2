# Ce qui entoure les tables : le foyer, la nouvelle table, la salle d’attente, les réglages.

title-lobby = Sleight : une table pour deux jeux
title-new = Nouvelle table · Sleight

## Le foyer

lobby-kicker = Ce soir et tous les soirs
lobby-what = Une table pour deux jeux de magie, avec des amis au loin ou ce soir avec des robots.
lobby-how = Pas de compte : un nom suffit, et la table vous attend jusqu’à votre retour.
lobby-seats = de { $least } à { $most } joueurs
lobby-seats-only = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
lobby-play-now = Jouer tout de suite contre des robots
lobby-new-table = Nouvelle table…
lobby-begin = Commencer
lobby-cancel = Annuler
lobby-stage-names = Renard rusé, Pie joyeuse, Hibou discret, Lièvre chanceux, Corbeau hardi, Blaireau tranquille, Chat curieux, Hirondelle vive

lobby-own-tables = Vos tables
lobby-no-own-tables = Vous n’êtes encore à aucune table. Une partie que vous commencez ou rejoignez figure ici, et vous la reprenez quand vous voulez.
lobby-your-turn = À vous
lobby-turns = { $count ->
    [one] C’est à vous à une table
   *[other] C’est à vous à { $count } tables
}
lobby-seating = Il manque encore quelqu’un à table.
lobby-go-on = Reprendre
lobby-look-back = Revoir
lobby-forget = Retirer de cette liste
lobby-older-tables = Voir les plus anciennes

lobby-open-tables = Tables ouvertes
lobby-no-open-tables = Aucune table n’est ouverte en ce moment. Créez-en une, elle figurera ici pour tous ; qui a reçu un lien d’invitation n’a qu’à l’ouvrir.
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
lobby-unreachable = Le serveur ne répond pas ; nouvel essai…

credits-fan = Un projet d’amateurs, non officiel, sans lien avec les auteurs ni les éditeurs des jeux. Qui aime un jeu ici devrait l’avoir sur son étagère.
credits-icons = Icônes de Lorc, Delapouite et des autres auteurs de

## Qui joue

who-name = Votre nom
who-password-title = Garder ce nom pour vous
who-password = Mot de passe du nom
who-password-meaning = Seulement si vous le souhaitez : avec un mot de passe, personne d’autre ne peut prendre ce nom ici. Un nom qui en a un l’exige.

## Une nouvelle table

new-title = Nouvelle table
new-no-game = Ce jeu n’existe pas ici.
new-seats = Places
new-seats-count = Nombre de joueurs
new-seat-mine = ma place
new-seat-mine-meaning = C’est votre place.
new-seat-who = Qui joue à la place { $number }
new-person = Une personne
new-person-meaning = Libre jusqu’à ce que quelqu’un s’assoie ; la partie commence quand tous sont assis.
new-bot = Robot « { $bot } »
new-seat-by-chance = le hasard décide

new-rules = Règles
new-sets = Réglages conseillés
new-set-standard = Le jeu normal
new-set-standard-meaning = Les règles de base, sans variante ni module.
new-set-first = Conseillé pour une première partie
new-set-full = Le jeu complet

new-table-title = À table
new-open = Ouverte à tous
new-open-meaning = La table figure au foyer, et chacun peut la rejoindre ou regarder. Sinon, seulement avec le lien d’invitation.
new-chat = Discussion pendant la partie
new-chat-meaning = Sans elle, on n’écrit qu’avant et après la partie.
new-hints = Conseils
new-hints-meaning = Qui le souhaite peut demander à un robot ce qu’il ferait.
new-odds = Calcul des chances
new-odds-meaning = Montre les chances exactes de chaque choix, là où le jeu en connaît.

new-chance = Hasard équitable
new-chance-meaning = Le hasard découle d’une graine fournie par le système d’exploitation. Son empreinte s’affiche au début et la graine à la fin : chacun peut vérifier la partie.
new-seed-title = Choisir la graine moi-même
new-seed = Graine
new-seed-meaning = Le même nombre redonne la même partie. Laissez vide pour un hasard équitable.
new-seed-wrong = Une graine est un nombre de 1 à 40 chiffres.
new-seed-not-alone = On ne choisit la graine que lorsqu’une seule personne joue avec des robots.

new-you = Vous
new-make = Créer la table

## La salle d’attente

wait-title = Prenez place, s’il vous plaît
wait-for = { $count ->
    [one] Une place est encore libre ; la partie commence dès que quelqu’un la prend.
   *[other] { $count } places sont encore libres ; la partie commence quand toutes sont prises.
}
wait-you = { $name } (vous)
wait-away = pas là en ce moment
wait-invitation = Lien d’invitation
wait-invitation-meaning = Envoyez-le à ceux qui doivent jouer ou regarder.
wait-copy = Copier
wait-copied = Copié. Il ne reste qu’à l’envoyer à vos amis.
wait-come-back = Vous pouvez fermer cette page et revenir : votre place est gardée dans ce navigateur, sous « Vos tables ».
wait-leave = Quitter la table
wait-closed = Tout le monde est parti ; cette table est fermée.
wait-sit-here = S’asseoir ici
wait-watch = Seulement regarder
wait-watching = Vous regardez ; le plateau apparaîtra ici de lui-même au début de la partie.
wait-sit-after-all = S’asseoir quand même

## Réglages et touches

settings-title = Réglages
settings-close = Terminé
settings-name = Votre nom
settings-name-meaning = Pour les tables que vous créez ou rejoignez désormais.
settings-motion = Mouvement
settings-motion-meaning = Les pièces se déplacent jusqu’à leur place.
settings-calm = Rythme calme
settings-calm-meaning = Les coups des robots sont montrés l’un après l’autre, pour que vous puissiez suivre.
settings-sound = Son
settings-sound-meaning = Un signe discret quand c’est à vous.
keys-title = Touches
keys-tab = à ce que vous pouvez toucher ensuite
keys-arrows = d’un objet à l’autre sur le plateau
keys-enter = toucher, ou confirmer
keys-why = pourquoi cet objet ne réagit pas
keys-back = revenir d’un pas
keys-undo = annuler le dernier coup
keys-choices = la liste de ce que vous pouvez faire
keys-hint = un conseil de robot
keys-odds = le calcul des chances
