# Ce que tout jeu et toute commande peuvent avoir à dire.

seat-name = Place { $number }
list-and = { $first } et { $last }

# Erreurs : ce qui ne va pas, et ce qui est permis.

error-game-unknown = Le jeu « { $game } » n’existe pas ; les jeux sont : { $allowed }.
error-game-broken = Le jeu « { $game } » du paquet { $package } ne peut pas être chargé : { $reason }
error-game-incomplete = Le jeu « { $game } » du paquet { $package } n’est pas encore terminé. Il lui manque : { $missing }.
error-game-clash = Plusieurs paquets apportent un jeu « { $game } » : { $packages }. Désinstallez-les tous sauf un.
error-manual-missing = Le jeu « { $game } » n’a pas de pages de règles.
error-guide-missing = Le jeu { $game } n’a pas de partie guidée.
error-guide-unknown = Le jeu { $game } n’a pas de partie guidée « { $guide } » ; il y a : { $allowed }.
error-opening-wrong = Chaque ligne d’une ouverture est une place et un choix, comme « 1 advertise » ; celle-ci ne l’est pas : { $line }.
error-games-none = Aucun jeu n’est installé ici. Réinstallez sleight : ses jeux viennent avec lui.
error-language-unknown = La langue « { $lang } » n’existe pas ; les langues sont : { $allowed }.
error-seat-count = { $game } ne se joue pas à { $seats } ; le nombre de places peut être : { $allowed }.
error-seat-unknown = La place { $seat } n’existe pas ; les places sont : { $allowed }.
error-seed-value = Une graine est un nombre entier d’au moins 0, et non « { $seed } ».
error-option-unknown = L’option « { $option } » n’existe pas ; les options sont : { $allowed }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } » ; elle peut valoir : { $allowed }.
error-option-needs = L’option { $option } ne se joue qu’avec { $needs } ({ $rule }).
error-option-seats = L’option { $option } ne se joue qu’avec ce nombre de places : { $seats } ({ $rule }).
error-recommended-unknown = { $game } n’a pas de réglage conseillé « { $name } » ; il y a : { $allowed }.
error-text-unknown = « { $text } » n’est pas un choix de ce jeu ; les choix s’écrivent ainsi : { $allowed }.
error-bot-unknown = Le robot « { $bot } » n’existe pas ; les robots sont : { $allowed }.
error-bot-parameter = Le robot { $bot } n’a pas de paramètre « { $parameter } » ; ses paramètres sont : { $allowed }.
error-bot-value = Le paramètre { $parameter } du robot { $bot } ne peut pas valoir « { $value } » ; c’est un nombre de { $least } à { $most }.
error-bots-too-many = Il y a { $bots } robots pour { $seats } places ; nommez au plus autant de robots qu’il y a de places pour eux.
error-number-least = { $name } doit valoir au moins { $least }, et non { $value }.
error-file-unwritable = Le fichier { $file } ne peut pas être écrit : { WORD("system", $why) }.
error-file-taken = Une autre commande écrit dans le fichier { $file } ; attendez-la, ou indiquez un autre fichier avec { $option }.
error-database-unknown = Cette base de données n’existe pas ; on la nomme ainsi : « sqlite:///dossier/fichier » ou « postgresql://nom@hôte/base ».
error-database-unusable = La base de données est inutilisable : { $why }.
error-database-newer = Cette base de données vient d’une version plus récente de sleight. Installez cette version, ou restaurez une sauvegarde d’avant la mise à jour.
error-database-taken = Un autre serveur sleight utilise déjà cette base de données : { $holder }. Arrêtez-le d’abord, ou indiquez une autre base.
error-database-not-empty = La base de données n’est pas vide ; une sauvegarde ne se restaure que dans une base vide.
error-address-taken = L’adresse { $host }, port { $port }, n’est pas disponible : elle est déjà prise, ou n’appartient pas à cette machine. Essayez un autre port ou une autre adresse.
error-backup-wrong = Le fichier { $file } n’est pas une sauvegarde complète de sleight.
error-data-unreadable = Les données { $file } ne peuvent pas être lues : { WORD("system", $why) }.
error-data-wrong = Les données { $file } sont erronées : { $why }.
error-position-wrong = Ce n’est pas une position du jeu : { $why }.
error-record-start = Une partie part d’un nombre de places et d’une graine, ou d’une position ; rien de cela n’est donné.
error-record-to = Le coup { $to } n’existe pas ; la partie peut être montrée du coup 0 au coup { $most }.
error-record-unreadable = Le fichier { $file } ne peut pas être lu : { WORD("system", $why) }.
error-record-foreign = Ligne { $line } : ce n’est pas une partie enregistrée ; une partie enregistrée commence par son en-tête.
error-record-format = Ligne { $line } : le fichier est au format { $format } ; cette version lit le format { $known }.
error-record-header = Ligne { $line } : l’en-tête est incorrect : { $why }
error-record-game = Ligne { $line } : cette partie est du jeu « { $game } », et non « { $known } ».
error-record-rules = Ligne { $line } : la partie suit la version { $rules } des règles ; ici, c’est la version { $known }. Rejouez-la avec la version de sleight qui l’a enregistrée.
error-record-data = Ligne { $line } : la partie a été jouée avec les données { $data } ; les données d’ici sont { $known }.
error-record-seat = La ligne doit commencer par le numéro de la place, car le jeu n’attend pas une seule place.
error-record-row = Ligne { $line } : « { $row } » ne peut pas être joué : { $why }
error-record-count = Ligne { $line } : nombre de coups annoncé à la fin : { $said } ; nombre réel : { $rows }.
error-record-fingerprint = Ligne { $line } : l’empreinte n’est pas celle de la position ; la partie a été abîmée ou modifiée.
error-record-truncated = Ligne { $line } : la partie s’interrompt ; sa dernière ligne, « end », manque.
error-record-after-end = Ligne { $line } : rien ne peut suivre la fin d’une partie.

# Refus communs à tous les jeux.

refusal-unknown-choice = Ce n’est pas un choix de cette table.
refusal-not-asked = Ce n’est pas à vous de choisir ; le jeu attend { $seats }.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-game-over = La partie est terminée ; il n’y a plus rien à choisir.
refusal-undo-nothing = Il n’y a encore aucun coup à annuler.
refusal-undo-learned = Impossible d’annuler : le dernier coup a révélé quelque chose à quelqu’un.
refusal-undo-others = Impossible d’annuler : le dernier coup a été joué par { $seat }.
refusal-undo-together = Tant que plusieurs joueurs décident en même temps, rien ne s’annule ; mais un plan non confirmé peut être refait.

# Ce qui parle pour un conseil.

hint-chance = { $best ->
    [yes] Chances : { $percent } %. Rien n’est plus probable.
   *[no] Chances : { $percent } %. Un autre choix est plus probable, mais celui-ci peut rapporter davantage.
}

## Why the system refuses a file

system-ENOENT = ce fichier n’existe pas
system-EACCES = l’accès n’est pas autorisé
system-EPERM = l’accès n’est pas autorisé
system-EISDIR = c’est un dossier
system-ENOTDIR = une partie de son chemin n’est pas un dossier
system-ENOSPC = le disque est plein
system-EROFS = on ne peut pas écrire sur ce disque
system-ENAMETOOLONG = son nom est trop long
