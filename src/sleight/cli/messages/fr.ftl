# Les gens autour de la table. Les initiales comptent les places.

you = Vous
player-1 = Adèle
player-2 = Basile
player-3 = Clara
player-4 = Dorian
player-5 = Esmée

# Aide.

help-usage = Usage : { $usage }
help-example = Par exemple :

help-sleight = Une table de jeux de société dans le terminal, avec des robots comme adversaires.
help-games-short = Les jeux, leurs places, options et robots.
help-rules-short = Lire les règles d’un jeu et y chercher.
help-learn-short = Apprendre un jeu en y jouant, pas à pas.
help-play-short = S’asseoir et jouer contre des robots.
help-replay-short = Montrer une partie enregistrée pas à pas, ou la vérifier.
help-simulate-short = Faire jouer beaucoup de parties à des robots, et compter.
help-check-short = Vérifier qu’un jeu respecte le contrat.
help-bench-short = Mesurer la vitesse des jeux.
help-serve-short = Ouvrir un serveur pour des personnes et des robots.
help-config-short = Afficher les réglages d’un serveur.
help-backup-short = Écrire toutes les tables d’un serveur dans un fichier.
help-restore-short = Lire toutes les tables d’un serveur depuis un fichier.
help-names-short = Afficher ou libérer les noms protégés d’un serveur.

help-games = Les jeux : à combien on y joue, quelles options ils ont et ce qu’elles veulent dire, et quels robots y jouent, du plus faible au plus fort.
help-rules = Lire les règles d’un jeu : sans mot, donne la liste des pages ; avec le nom d’une page ou d’un chapitre, « glossary » ou une règle comme TR-ASSIGN-02, affiche ce passage ; tout autre mot, quelle que soit sa forme, cherche la page qui convient le mieux.
help-play = Jouer dans le terminal contre des robots. Une ligne dit quoi faire ; tapez le numéro d’un choix, ou aide. La partie est enregistrée après chaque coup ; --resume la reprend.
help-replay = Montrer une partie enregistrée, en spectateur ou comme une place l’a vue. Dans un terminal, Entrée passe au coup suivant ; sinon, tout est affiché. --verify ne fait que la rejouer et comparer chaque empreinte.
help-learn = Jouer une partie guidée dans le terminal : une vraie partie contre un robot, où un guide vous dit quoi faire, et pourquoi. Vous pouvez toujours faire autre chose. La partie est enregistrée après chaque coup ; --resume la reprend.
help-simulate = Faire jouer beaucoup de parties à des robots et afficher les victoires par place et par robot, les scores et la vitesse. La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-check = Jouer des parties au hasard et vérifier tout ce que le contrat exige d’un jeu : allers-retours, copies, refus, informations cachées, parties rejouées, fin de partie.
help-bench = Mesurer le jeu au hasard : décisions et parties jouées jusqu’à la fin par seconde, puis, au fil de parties nouvelles, copie, vue, première et seconde conjecture d’une vue et coup, en microsecondes.
help-serve = Ouvrir un serveur où personnes et robots jouent ensemble. Tout est enregistré avant d’être confirmé ; Ctrl-C arrête le serveur, et tout reprend au démarrage suivant. Par défaut, seule cette machine y accède.
help-config = Afficher tous les réglages d’un serveur avec leurs valeurs par défaut, chacun avec une explication en anglais. Enregistrez-les dans un fichier, changez ce que vous voulez, et donnez le fichier à « sleight serve --config ».
help-backup = Écrire toutes les tables d’un serveur dans un seul fichier. Le serveur peut tourner pendant ce temps.
help-restore = Remplir une base vide depuis une sauvegarde, en entier ou pas du tout.
help-names = Afficher les noms que des personnes ont protégés par un mot de passe, ou en libérer un dont le mot de passe est perdu. La prochaine personne qui s’assoit sous ce nom avec un mot de passe le protège à nouveau. Le serveur peut tourner pendant ce temps.

example-sleight = sleight play abracada
example-games = sleight games --lang fr
example-rules = sleight rules trickerion préparer un tour deux fois --lang fr
example-learn = sleight learn abracada
example-play = sleight play abracada --seats 3 --bots odds,random --option easy=true
example-replay = sleight replay partie.sleight --seat 1 --to 12
example-simulate = sleight simulate abracada --games 1000 --bots odds,random
example-check = sleight check abracada --games 100
example-bench = sleight bench abracada
example-serve = sleight serve --host 0.0.0.0 --port 8000
example-config = sleight config > sleight.toml
example-backup = sleight backup tables.gz
example-restore = sleight restore tables.gz --data-dir nouveau
example-names = sleight names reset Zoé

flag-help = Afficher cette page.
flag-version = Afficher la version.
version-compiled = { $version }, compilé
version-pure = { $version }, Python pur
flag-game = Le jeu ; « sleight games » en donne la liste.
flag-bench-game = Le jeu ; tous les jeux par défaut.
flag-seats = Le nombre de places.
flag-play-seats = Le nombre de places ; 4 par défaut, si le jeu le permet.
flag-simulate-seats = Le nombre de places ; par défaut, autant que de robots.
flag-bench-seats = Le nombre de places ; par défaut, tous ceux que le jeu permet.
flag-seat = Votre place, comptée à partir de 1.
flag-replay-seat = Montrer ce que cette place a vu, comptée à partir de 1 ; par défaut, la vue d’un spectateur.
flag-bots = Les robots, séparés par des virgules ; s’il y en a moins que de places, ils se répètent. Les paramètres suivent deux-points : odds:risk=0.4.
flag-seed = Un nombre entier ; la même graine donne la même partie.
flag-option = Une option du jeu, nom=valeur ; peut être répétée.
flag-check-option = Seulement les tables avec cette option, nom=valeur ; peut être répétée.
flag-recommended = Un réglage conseillé, par exemple first ; une option donnée l’emporte.
flag-check-recommended = Seulement les tables avec ce réglage conseillé.
flag-data = Un dossier de données qui remplace les nôtres.
flag-resume = Reprendre la partie de ce fichier.
flag-save = Enregistrer dans ce fichier, qui ne doit pas exister ; par défaut, dans votre dossier de données.
flag-words = Le nom d’une page ou d’un chapitre, glossary, ou ce que vous cherchez.
flag-lesson = Le nom d’une leçon ; par défaut, la première.
flag-lang = La langue : en, fr ou ru.
flag-json = Afficher du JSON.
flag-file = La partie enregistrée.
flag-verify = Seulement vérifier la partie.
flag-to = Montrer la table après ce nombre de coups.
flag-games = Le nombre de parties.
flag-jobs = Le nombre de processus ; par défaut, un par cœur.
flag-check-pair-every = Apparier les positions par conjecture tous les N coups.
flag-check-probe-every = Essayer tous les choix imaginables tous les N coups.
flag-bench-seconds = La durée de chaque mesure, en secondes.
flag-out = Écrire les parties dans ce fichier, une ligne de JSON chacune.
flag-host = L’adresse à écouter ; 0.0.0.0 laisse entrer d’autres machines.
flag-port = Le port ; 0 en prend un libre.
flag-data-dir = Le dossier de la base ; par défaut, votre dossier de données.
flag-database = Une autre base : sqlite:///fichier ou postgresql://nom@hôte/base.
flag-open = Ouvrir le navigateur sur le serveur dès qu’il est prêt.
flag-log = Le niveau de détail du journal : debug, info, warning ou error.
flag-config = Un fichier de réglages du serveur ; « sleight config » en affiche un. Les options de commande passent avant lui.
flag-trusted-proxy = Un mandataire, ou tout un réseau, dont on croit le X-Forwarded-For ; peut être donné plusieurs fois.
flag-metrics = Montrer des chiffres pour Prometheus à cette adresse, par exemple 127.0.0.1:9100.
flag-backup-file = Le fichier à écrire ; il ne doit pas exister.
flag-restore-file = La sauvegarde à lire.
flag-names-action = Ce qu’il faut faire : list (afficher) ou reset (libérer).
flag-names-name = Le nom à libérer, tel qu’il s’affiche.

# Erreurs de la ligne de commande.

error-command-unknown = La commande « { $command } » n’existe pas ; les commandes sont : { $allowed }.
error-flag-unknown = L’option de commande « { $flag } » n’existe pas ; il y a : { $allowed }.
error-flag-whole-number = { $flag } doit être un nombre entier, et non « { $value } ».
error-flag-number = { $flag } doit être un nombre, et non « { $value } ».
error-flag-file = { $flag } doit être un fichier, et non « { $value } ».
error-flag-value = { $flag } ne peut pas valoir « { $value } » ; voyez « sleight --help ».
error-flag-empty = { $flag } demande une valeur ; « sleight COMMANDE --help » montre laquelle.
error-flag-repeated = { $flag } ne peut être donné qu’une fois.
error-argument-missing = Il manque { $argument } ; « sleight COMMANDE --help » montre comment s’écrit une commande.
error-argument-extra = « { $argument } » est de trop ; « sleight COMMANDE --help » montre comment s’écrit une commande.
error-line-unreadable = La ligne de commande ne peut pas être lue : { $why }
error-file-exists = Le fichier { $file } existe déjà ; choisissez un autre nom, ou reprenez cette partie avec --resume.
error-port-wrong = Un port est un nombre de 0 à 65535, et non { $port }.
error-log-level = Le niveau « { $level } » n’existe pas ; les niveaux sont : { $allowed }.
error-flag-wrong = { $flag } n’est pas correct. { $why }
error-settings-unreadable = Le fichier { $file } n’est pas du TOML : { $why }.
error-setting-unknown = Dans le fichier { $file }, le réglage « { $key } » n’existe pas ; les réglages sont : { $allowed }.
error-setting-wrong = Dans le fichier { $file }, le réglage « { $key } » n’est pas correct. { $why }
error-setting-whole-number = Il faut un nombre entier de { $least } à { $most }.
error-setting-number = Il faut un nombre de { $least } à { $most }.
error-setting-one-of = Il faut l’un de ces mots, entre guillemets : { $allowed }.
error-setting-rate = Il faut l’écrire ainsi, avec des nombres supérieurs à 0 : { $example }.
error-setting-text = Il faut un texte entre guillemets, qui ne soit pas vide.
error-setting-texts = Il faut une liste de textes entre guillemets.
error-setting-address = Il faut une adresse avec un port, par exemple 127.0.0.1:9100.
error-setting-proxies = Il faut des adresses ou des réseaux, par exemple 127.0.0.1 ou 10.0.0.0/8.
error-setting-origins = Il faut des sites avec leur protocole, par exemple https://example.org.
error-resume-fixed = { $flag } ne va pas avec --resume : une partie enregistrée a déjà ses places, ses robots, sa graine et ses options.
error-resume-nobody = Personne ne joue dans { $file } ; --resume reprend les parties de « sleight play », et « sleight replay » montre toutes les autres.
error-names-action = L’action « { $action } » n’existe pas pour les noms ; il y a : { $allowed }.
error-name-unprotected = Le nom « { $name } » n’est pas protégé.

# sleight games

games-seats = Places
games-options = Options
games-bots = Robots
games-default = { $name }={ $default } (parmi { $allowed })
games-recommended = Réglages
games-set = --recommended { $name } ({ $options })
games-bots-list = { $bots } (du plus faible au plus fort)

# sleight play

greet-seats = Vous occupez la place { $seat }. Les autres joueurs : { $others }.
greet-help = Tapez « { $help } » pour voir ce que vous pouvez taper.
ask-anyway = Le faire quand même ? (oui/non)
input-unknown = Je ne comprends pas « { $line } » : tapez un numéro de la liste, un choix comme « { $example } », ou « aide ».
why-possible = « { $choice } » est possible.
why-some-possible = Possible maintenant :
why-more-possible = … et { $count } de plus dans la liste.
why-refused = « { $choice } »{ $more ->
    [0] { "" }
   *[other] {" "}et { $more } de plus
} : { $reason }
why-more = { $count ->
    [one] Il y a { $count } autre raison ; ajoutez un mot pour préciser.
   *[other] Il y a { $count } autres raisons ; ajoutez un mot pour préciser.
}
why-now = La question posée est : { $question }
explain-more = … et { $count } de plus dans la liste. Une ligne vide montre de nouveau la table et la liste.
explain-why = Pour savoir pourquoi quelque chose est impossible, nommez-le après le point d’interrogation : « ? { $example } », ou quelques-uns de ces mots.
hint-says = { $bot } conseille { $key } : { $sentence }
hint-second = Juste derrière : { $sentence }
explain-rules = Pour lire la règle : { $command }
list-give-away = Pour rendre quelque chose, tapez-le : { $choices }.
ask-give-away = « { $choice } » : vous n’en recevrez rien.
log-undo = { $you ->
    [yes] Vous annulez votre dernier coup.
   *[no] { $seat } annule son dernier coup.
}
result-line = { $rank }. { $name } : { $score }
saved-over = Pour revoir cette partie :
saved-file = La partie est enregistrée dans :
saved-open = Pour la reprendre :

word-choice = un numéro, ou un choix
word-choice-meaning = jouer ce choix de la liste ; « { $example } » vaut son numéro
word-why = pourquoi
word-why-meaning = explique la question posée et ses réponses ; « ? { $example } », ou n’importe quels mots, dit ce qui est possible et pourquoi le reste ne l’est pas
word-hint = conseil
word-hint-meaning = ce que ferait maintenant le robot le plus fort, et pourquoi
word-undo = annuler
word-undo-meaning = annuler votre dernier coup, tant que personne n’en a rien appris
word-log = journal
word-log-meaning = ce qui vient de se passer ; « journal tout » raconte tout
word-help = aide
word-help-meaning = cette liste ; une ligne vide montre de nouveau la table
word-quit = quitter
word-quit-meaning = partir ; la partie est enregistrée
word-yes = oui

# sleight replay

replay-verified = { $rows ->
    [one] { $rows } coup vérifié
   *[other] { $rows } coups vérifiés
}, empreinte { $fingerprint }.
replay-next = [{ $number } sur { $rows }] Entrée pour continuer, q pour arrêter :

# sleight serve

serve-ready = Le serveur est ouvert à { $address } (Ctrl-C l’arrête).
serve-metrics = Ses chiffres pour Prometheus sont à { $address }.
serve-stopped = Le serveur est arrêté ; tout est enregistré.

# sleight backup, sleight restore

backup-done = { $rows ->
    [one] { $rows } ligne écrite
   *[other] { $rows } lignes écrites
} dans { $file }.
restore-done = { $rows ->
    [one] { $rows } ligne lue
   *[other] { $rows } lignes lues
} depuis { $file }.

# sleight names

names-none = Aucun nom n’est protégé.
names-reset = Le nom « { $name } » est de nouveau libre.

# Règles.

learn-type = Tapez { $key }, ou autre chose si vous préférez.
learn-missed = Vos occasions manquées :
learn-chance = Tour de jeu { $round } : { $sentence }
learn-others = Autres leçons :
learn-other = { $command }   { $title }, { $minutes } min
rules-how = « sleight rules { $game } NOM » affiche une page ou un chapitre, « … glossary » les mots, et « … votre question » cherche.
rules-things = { $count ->
    [one] { $count } page sur une carte ou une pièce
   *[other] { $count } pages sur des cartes et des pièces
}
rules-others = D’autres pages utiles :
rules-nothing = Aucune page ne parle de « { $words } ». « sleight rules { $game } » en donne la liste.
