game-name = Trickerion
game-description = Des magiciens rivaux de la Belle Époque : apprenez des tours, préparez-les, enchaînez-les sur scène et gagnez en prestige.

# Les tours de magie.

trick-linking-rings = Anneaux Magiques
trick-living-piano = Piano Vivant
trick-chinese-sticks = Bâtons Chinois
trick-levitation = Lévitation
trick-mechanical-hornet = Frelon Mécanique
trick-sawing-the-assistant-in-half = Assistante Sciée en Deux
trick-vanishing-bird-cage = Cage Évanouie
trick-bullet-catch = Balle Attrapée au Vol
trick-aztec-lady = Femme Aztèque
trick-horror-saws = Scies de l’Horreur
trick-automaton = Automate
trick-hellhound = Chiens de l’Enfer
trick-enchanted-butterflies = Papillons Enchantés
trick-rabbit-from-the-top-hat = Lapin du Haut-de-Forme
trick-pub-in-a-bottle = Taverne en Bouteille
trick-card-manipulation = Manipulation de Cartes
trick-self-decapitation = Tête Tranchée
trick-paper-shred = Papier Déchiré
trick-shattered-mirror = Miroir Brisé
trick-fishing-in-the-air = Pêche Aérienne
trick-mutilation = Mutilation
trick-stairs-of-water = Escaliers d’Eau
trick-beast-within = La Bête En Soi
trick-vanishing-elephant = Disparition d’Éléphant
trick-barricaded-barrels = Tonneau Magique
trick-stocks-escape = Évasion du Pilori
trick-burning-mummy = Momie en Flammes
trick-water-tank-escape = Évasion du Réservoir d’Eau
trick-prison-break = Évasion de Prison
trick-zig-zag-lady = Femme Zigzag
trick-walled = Emmuré
trick-wolf-cage = Cage aux Loups
trick-buried-alive = Enterré Vivant
trick-assistants-revenge = Vengeance de l’Assistant
trick-iron-maiden = Vierge de Fer
trick-transported-man = Téléportation
trick-mind-reading = Télépathie
trick-breath-of-life = Souffle de Vie
trick-spirit-hand = Main de l’Esprit
trick-window-to-the-otherworld = Fenêtre sur l’Au-Delà
trick-floating-table = Table Volante
trick-future-sight = Vision du Futur
trick-peppers-ghost = Fantôme de Pepper
trick-ghost-trap = Piège à Fantômes
trick-balsamos-skull = Crâne de Balsamo
trick-seance = Séance
trick-skeleton-dance = Danse Squelette
trick-metamorphosis = Métamorphose

# Les magiciens et leur équipe.

magician-the-mechaniker = Le Mécanicien
magician-electra = Electra
magician-the-great-optico = Le Grand Optico
magician-the-gentleman = Le Gentleman
magician-master-of-chains = Maître des Chaînes
magician-the-red-lotus = Le Lotus Rouge
magician-priestess-of-mysticism = Prêtresse du Mysticisme
magician-yoruba-spiritmaster = Spiritualiste Yoruba
character-magician = magicien
character-manager = manager
character-engineer = ingénieur
character-assistant = assistant
character-apprentice = apprenti
character-apprentice-1 = premier apprenti
character-apprentice-2 = deuxième apprenti
character-apprentice-3 = troisième apprenti
character-apprentice-4 = quatrième apprenti
disc-magician = magicien
disc-manager = manager
disc-engineer = ingénieur
disc-assistant = assistant
disc-apprentice-1 = apprenti 1
disc-apprentice-2 = apprenti 2
disc-apprentice-3 = apprenti 3
disc-apprentice-4 = apprenti 4

# Écoles, symboles, matériaux, plateaux.

school-spiritual = Mentalisme
school-mechanical = Mécanique
school-optical = Optique
school-escape = Évasion
brief-spiritual = mentalisme
brief-mechanical = mécanique
brief-optical = optique
brief-escape = évasion
symbol-spade = ♠ pique
symbol-heart = ♥ cœur
symbol-diamond = ♦ carreau
symbol-club = ♣ trèfle
component-wood = bois
component-metal = métal
component-glass = verre
component-fabric = tissu
component-rope = corde
component-petroleum = huile
component-saw = scie
component-animal = animal
component-padlock = cadenas
component-mirror = miroir
component-disguise = déguisement
component-cog = engrenage
board-player = le plateau joueur
board-engineer = le plateau de l’ingénieur
board-manager = le plateau du manager
board-assistant = le plateau de l’assistant
facing-up = vers le haut
facing-right = vers la droite
facing-down = vers le bas
facing-left = vers la gauche

# Les lieux, leurs emplacements et les jours.

location-downtown = Centre-ville
location-market-row = Marché
location-workshop = Atelier
location-theater = Théâtre
day-thursday = jeudi
day-friday = vendredi
day-saturday = samedi
day-sunday = dimanche
slot-downtown-1 = centre-ville, emplacement 1
slot-downtown-2 = centre-ville, emplacement 2
slot-downtown-3 = centre-ville, emplacement 3
slot-downtown-4 = centre-ville, emplacement 4
slot-market-1 = marché, emplacement 1
slot-market-2 = marché, emplacement 2
slot-market-3 = marché, emplacement 3
slot-market-4 = marché, emplacement 4
slot-workshop-1 = atelier, emplacement 1
slot-workshop-2 = atelier, emplacement 2
slot-thursday-1 = jeudi, coulisses 1
slot-thursday-2 = jeudi, coulisses 2
slot-thursday-stage = jeudi, scène
slot-friday-1 = vendredi, coulisses 1
slot-friday-2 = vendredi, coulisses 2
slot-friday-stage = vendredi, scène
slot-saturday-1 = samedi, coulisses 1
slot-saturday-2 = samedi, coulisses 2
slot-saturday-stage = samedi, scène
slot-sunday-1 = dimanche, coulisses 1
slot-sunday-2 = dimanche, coulisses 2
slot-sunday-stage = dimanche, scène

# Les cartes affectation, chacune du nom de son lieu, et les cartes spectacle.

card-downtown = Centre-ville
card-market-row = Marché
card-workshop = Atelier
card-theater = Théâtre
card-riverside-theater-1 = Riverside Theater 1
card-riverside-theater-2 = Riverside Theater 2
card-riverside-theater-3 = Riverside Theater 3
card-riverside-theater-4 = Riverside Theater 4
card-riverside-theater-5 = Riverside Theater 5
card-riverside-theater-6 = Riverside Theater 6
card-riverside-theater-7 = Riverside Theater 7
card-riverside-theater-8 = Riverside Theater 8
card-riverside-theater-9 = Riverside Theater 9
card-riverside-theater-10 = Riverside Theater 10
card-riverside-theater-11 = Riverside Theater 11
card-riverside-theater-12 = Riverside Theater 12
card-grand-magorian-1 = Grand Magorian 1
card-grand-magorian-2 = Grand Magorian 2
card-grand-magorian-3 = Grand Magorian 3
card-grand-magorian-4 = Grand Magorian 4
card-grand-magorian-5 = Grand Magorian 5
card-grand-magorian-6 = Grand Magorian 6
card-grand-magorian-7 = Grand Magorian 7
card-grand-magorian-8 = Grand Magorian 8
card-magnus-pantheon-1 = Magnus Pantheon 1
card-magnus-pantheon-2 = Magnus Pantheon 2
card-magnus-pantheon-3 = Magnus Pantheon 3
card-magnus-pantheon-4 = Magnus Pantheon 4
card-magnus-pantheon-5 = Magnus Pantheon 5
card-magnus-pantheon-6 = Magnus Pantheon 6
card-magnus-pantheon-7 = Magnus Pantheon 7
card-magnus-pantheon-8 = Magnus Pantheon 8
theater-riverside-theater = Riverside
theater-grand-magorian = Gr. Magorian
theater-magnus-pantheon = M. Pantheon

# Les dés.

die-residence-1 = le premier dé de la résidence
die-residence-2 = le deuxième dé de la résidence
die-inn-1 = le premier dé de l’auberge
die-inn-2 = le deuxième dé de l’auberge
die-bank-1 = le premier dé de la banque
die-bank-2 = le deuxième dé de la banque
face-x = X
face-any = école au choix
face-spiritual = ☾ mentalisme
face-mechanical = ✱ mécanique
face-optical = ◉ optique
face-escape = ∞ évasion
face-manager = manager
face-engineer = ingénieur
face-assistant = assistant
face-apprentice = apprenti
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-8 = 8
face-9 = 9

# Les phases, et ce qui compte à la fin.

phase-set-up = mise en place
phase-advertise = publicité
phase-assignment = affectation
phase-placement = placement des personnages
phase-performance = spectacle
phase-end-turn = fin du tour
phase-over = partie terminée
category-shards = éclats
category-coins = pièces
category-apprentices = apprentis
category-specialists = spécialistes

# Options.

option-edition = L’édition : les règles de 2019, ou first : les cartes de 2019 avec les règles de la première édition.
option-dark-alley = L’Allée sombre : un cinquième lieu avec des cartes affectation spéciale, les capacités des magiciens, les tours de niveau 3, et 7 tours de jeu.
option-prophecies = Les prophéties : à partir du tour de jeu 2, chaque tour de jeu a sa propre règle ; seulement avec l’Allée sombre, qui les comprend toujours avec les règles de la première édition.
option-quick = Le démarrage rapide : la partie commence au tour de jeu 2, et chacun reçoit plus au départ ; pas avec les règles de la première édition.
option-level3-with-marker = À la fin, un tour de niveau 3 donne aussi son bonus si un marqueur est sur sa carte, même sans ses matériaux ; jamais avec les règles de la première édition.
option-thresholds = Les seuils de prestige des tours et des pouvoirs de niveaux 2 et 3 : 16 et 36, 14 et 30, ou aucun (none).
option-first-draw-resets = La première pioche à bas prix : avec les règles de la première édition, la première carte qu’un joueur pioche coûte 1 point, à chaque tour de jeu (round) ou une fois dans la partie (never) ; seulement avec l’Allée sombre.
option-dummies = Les marqueurs fictifs : chaque carte spectacle porte un marqueur qui n’est à personne, avec lequel on peut former des enchaînements ; seulement à deux joueurs, avec les règles de la première édition.
option-powers = Les pouvoirs du magicien : des cartes aux effets durables, que vos éclats soutiennent ; du contenu maison, seulement avec l’Allée sombre.
option-power-shards = Les éclats de départ avec les pouvoirs du magicien : selon l’édition (edition), 1 ou 3.
option-dawn = Aube de la technologie : des machines et des tours signature ; symboles, prix, tours signature et cartes sont du contenu maison. Seulement avec l’Allée sombre, selon les règles de 2019.
option-machine-costs = Le prix des machines : 0, 1, 2 et 3 pièces, ou 1 pièce de plus chacune (heavy).
option-allow-unrecommended = Permettre Aube de la technologie avec les pouvoirs du magicien, ce que ses règles déconseillent fortement.
option-beginner = Les places qui reçoivent la mise en place pour débutants de leur école : all (toutes), none (aucune), ou des numéros séparés par des virgules.
recommended-first = Pour une première partie : le jeu de base, avec la mise en place pour débutants.
recommended-full = Le jeu complet : l’Allée sombre avec les prophéties.
recommended-first-edition = Les règles de la première édition : les cartes de 2019 jouées selon la première édition, avec l’Allée sombre et ses prophéties.
recommended-powers = Les pouvoirs du magicien : le jeu complet avec nos pouvoirs maison.
recommended-dawn = Aube de la technologie : le jeu complet avec des machines plus chères, pour joueurs expérimentés.

# Les robots.

bot-clumsy = Connaît les règles du métier, et fait autre chose trois fois sur dix.
bot-clumsy-name = Assistant
bot-greedy = Prend ce qui rapporte le plus maintenant, sans oublier les tours de jeu à venir.
bot-greedy-name = Manager
bot-planner = Joue de tête quelques plans jusqu’à la fin du tour de jeu et garde le meilleur ; pour le reste, suit les règles du métier.
bot-planner-name = Magicien
bot-searcher = Joue de tête chaque décision jusqu’à la fin du tour de jeu, en devinant ce qui est caché, et évalue où elle mène.
bot-searcher-name = Légende

# Les choix.

choice-choose = Choisir { WORD("magician", $magician) }
choice-take = Prendre : { WORD("component", $components) }
choice-learn = Apprendre { WORD("trick", $trick) }
choice-mark = Marquer du symbole { WORD("symbol", $symbol) }
choice-engage = Commencer avec : { WORD("character", $specialist) }
choice-advertise = Faire de la publicité
choice-decline = Renoncer
choice-send = Envoyer votre { WORD("character", $character) } : { WORD("card", $card) }
choice-rest = Laisser au repos votre { WORD("character", $character) }
choice-confirm = Confirmer le plan
choice-place = Placer votre { WORD("character", $character) } : { WORD("slot", $slot) }
choice-idle = Mettre au repos votre { WORD("character", $character) }
choice-enhance = Améliorer avec un éclat
choice-plain = Garder l’éclat
choice-finish = Terminer
choice-keep = Sur { WORD("board", $board) }
choice-use = Utiliser { WORD("die", $die) }
choice-hire = Recruter avec { WORD("die", $die) }
choice-collect = Prendre les pièces avec { WORD("die", $die) }
choice-reroll = Relancer { WORD("die", $die) }
choice-set = Modifier { WORD("die", $die) } : { WORD("face", $face) }
choice-buy = Acheter { $count } × { WORD("component", $component) }
choice-bargain = { $times ->
    [0] Ne pas négocier
    [one] Négocier une fois
   *[other] Négocier { $times } fois
}
choice-order = Commander : { WORD("component", $component) }, emplacement { $slot }
choice-quick = Commande rapide : { WORD("component", $component) }
choice-prepare = Préparer { WORD("trick", $trick) }
choice-move = Déplacer { WORD("trick", $trick) } sur le plateau de l’ingénieur
choice-shelve = { $instead_of ->
    [empty] Déplacer sur le plateau du manager : { WORD("component", $component) }
   *[other] Déplacer sur le plateau du manager : { WORD("component", $component) }, en échange de : { WORD("component", $instead_of) }
}
choice-house = Déplacer votre { WORD("character", $apprentice) } sur le plateau de l’assistant
choice-set-up = Monter { WORD("trick", $trick) }
choice-shift = Reprogrammer { WORD("trick", $trick) }
choice-from = Prendre le marqueur sur { WORD("card", $card) }
choice-at = Sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }
choice-gain = { $resource ->
    [fame] Gagner du prestige
    [coins] Gagner des pièces
   *[other] Gagner des éclats
}
choice-perform = Jouer { WORD("card", $card) }
choice-return = Rendre { WORD("trick", $trick) }
choice-drop = Rendre 1 × { WORD("component", $component) } à la réserve
choice-replan = Refaire le plan

# Les questions : que faire, et pourquoi.

question-magician = { $you ->
    [yes] Choisissez votre magicien. Les tours de votre école s’apprennent avec n’importe quel dé de la résidence qui ne montre pas X.
   *[no] { $seat } choisit son magicien.
}
question-starting-components = { $you ->
    [yes] Prenez vos matériaux de départ : si vous avez ceux de votre tour de départ, il sera préparé d’emblée.
   *[no] { $seat } prend ses matériaux de départ.
}
question-starting-trick = { $you ->
    [yes] Choisissez votre tour de magie de départ, dans votre école.
   *[no] { $seat } choisit son tour de magie de départ.
}
question-starting-symbol = { $you ->
    [yes] Choisissez le symbole du tour { WORD("trick", $trick) } ; ses marqueurs le porteront.
   *[no] { $seat } choisit un symbole.
}
question-specialist = { $you ->
    [yes] Choisissez votre premier spécialiste : le manager apporte des matériaux, l’ingénieur un tour, l’assistant un apprenti.
   *[no] { $seat } choisit son premier spécialiste.
}
question-manager-components = { $you ->
    [yes] Votre manager apporte des matériaux ; une pile sur son plateau compte un matériau de plus, jusqu’à 3 si les piles sont limitées.
   *[no] { $seat } prend les matériaux du manager.
}
question-engineer-trick = { $you ->
    [yes] Votre ingénieur apporte un tour de niveau 1, de n’importe quelle école ; préparé sur son plateau, il reçoit un marqueur de plus.
   *[no] { $seat } choisit le tour de l’ingénieur.
}
question-advertise = { $you ->
    [yes] Faire de la publicité ? À votre rang d’initiative, l’affiche coûte { $price } { $price ->
        [one] pièce
       *[other] pièces
    } et rapporte aussitôt du prestige.
   *[no] { $seat } peut faire de la publicité pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    }.
}
question-assign = { $you ->
    [yes] Tout le monde planifie en secret : où envoyez-vous votre { WORD("character", $character) } ?
   *[no] { $seat } planifie encore.
}
question-confirm = { $you ->
    [yes] Votre plan est complet : confirmez-le, ou refaites-le.
   *[no] { $seat } planifie encore.
}
question-place = { $you ->
    [yes] À vous : placez un personnage sur son lieu d’affectation, ou mettez-le au repos.
   *[no] { $seat } place un personnage.
}
question-enhance = { $you ->
    [yes] Votre { WORD("character", $character) } a { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } : l’améliorer en dépensant un éclat ?
   *[no] { $seat } peut dépenser un éclat pour améliorer son personnage.
}
question-act = { $you ->
    [yes] { WORD("location", $location) } : il reste { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } à votre { WORD("character", $character) }. Que faire ?
   *[no] { WORD("location", $location) } : { $seat } agit avec son { WORD("character", $character) }.
}
question-learn-die = { $you ->
    [yes] Deux dés permettent d’apprendre { WORD("trick", $trick) } : lequel passe sur X ?
   *[no] { $seat } choisit un dé.
}
question-learn-board = { $you ->
    [yes] Où placer { WORD("trick", $trick) } ? Sur le plateau de l’ingénieur, il est préparé avec un marqueur de plus.
   *[no] { $seat } choisit un plateau.
}
question-learn-symbol = { $you ->
    [yes] Choisissez le symbole du tour { WORD("trick", $trick) } ; ses marqueurs le porteront.
   *[no] { $seat } choisit un symbole.
}
question-bargain = { $you ->
    [yes] { $count } × { WORD("component", $component) } pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    }. Chaque négociation coûte un point d’action et baisse le prix de 1.
   *[no] { $seat } négocie.
}
question-store = { $you ->
    [yes] Où ranger { $count } × { WORD("component", $component) } ? Sur le plateau du manager, une pile compte un matériau de plus, jusqu’à 3 si les piles sont limitées.
   *[no] { $seat } choisit un plateau.
}
question-reschedule-from = { $you ->
    [yes] Quel marqueur du tour { WORD("trick", $trick) } déplacez-vous ?
   *[no] { $seat } choisit un marqueur à déplacer.
}
question-lay = { $you ->
    [yes] Où poser le marqueur du tour { WORD("trick", $trick) }, et vers où orienter son école ?
   *[no] { $seat } pose un marqueur du tour { WORD("trick", $trick) }.
}
question-link-reward = { $you ->
    [yes] Que rapporte ce nouvel enchaînement : { $amount } de prestige ou { $amount } en pièces ? (Enchaînements à récompenser : { $links }.)
   *[no] { $seat } choisit ce que rapporte un enchaînement.
}
question-perform = { $you ->
    [yes] Votre magicien est en scène ({ WORD("day", $day) }) : quelle carte jouez-vous ?
   *[no] { $seat } peut jouer un spectacle ({ WORD("day", $day) }).
}
question-home = { $you ->
    [yes] Où installer le nouvel apprenti ? Sur le plateau de l’assistant, il travaille sans salaire.
   *[no] { $seat } installe un apprenti.
}

# Les refus : pourquoi une chose est impossible.

refusal-answer-first = Répondez d’abord à la question posée.
refusal-school-taken = L’école { WORD("school", $school) } est déjà prise.
refusal-wrong-total = Les matériaux que vous prenez doivent coûter exactement { $price } { $price ->
    [one] pièce
   *[other] pièces
} en tout.
refusal-stack-full = Plus de place ({ WORD("component", $component) }) : une pile compte au plus 3 matériaux, y compris celui qu’ajoute le manager.
refusal-level-one-only = { WORD("trick", $trick) } n’est pas de niveau 1 ; à la mise en place on choisit un tour de niveau 1.
refusal-own-school-only = { WORD("trick", $trick) } n’est pas de votre école ; le tour de départ doit l’être.
refusal-trick-gone = { WORD("trick", $trick) } n’est pas à la résidence.
refusal-symbol-used = { WORD("symbol", $symbol) } est déjà sur un autre de vos tours.
refusal-coins-missing = Cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
} et vous en avez { $coins }.
refusal-another-character = C’est au tour de votre { WORD("character", $character) } ; l’équipe se planifie dans l’ordre.
refusal-no-card-left = Vous n’avez plus cette carte : { WORD("card", $card) }.
refusal-not-to-handle = Votre { WORD("character", $character) } n’a plus d’affectation à exécuter ce tour-ci.
refusal-elsewhere = Votre { WORD("character", $character) } a une autre affectation : { WORD("card", $card) }.
refusal-slot-closed = Emplacement fermé à ce nombre de joueurs : { WORD("slot", $slot) }.
refusal-slot-taken = Emplacement déjà occupé : { WORD("slot", $slot) }.
refusal-slot-barred = Emplacement impossible ({ WORD("slot", $slot) }) : la prophétie active oblige à prendre un emplacement libre dont le modificateur est le plus bas.
refusal-magicians-only = Seul un magicien peut monter sur scène ; votre { WORD("character", $character) } peut aller en coulisses.
refusal-one-day-only = Impossible ({ WORD("slot", $slot) }) : vos personnages sont déjà au théâtre un autre jour ({ WORD("day", $day) }), et un joueur n’utilise qu’un jour par tour de jeu.
refusal-day-claimed = Ce jour est pris par un autre joueur : { WORD("slot", $slot) }.
refusal-not-here = Ce n’est pas une action de ce lieu ({ WORD("location", $location) }).
refusal-no-shard-there = Au théâtre, un éclat ne donne pas de points d’action.
refusal-points-missing = Cela coûte { $cost } { $cost ->
    [one] point d’action
   *[other] points d’action
}, et il en reste { $points }.
refusal-no-trick-slot = Vous n’avez plus d’emplacement de tour libre ; rendez d’abord un tour.
refusal-no-die-permits = Aucun dé de la résidence ne permet cette école ({ WORD("school", $school) }) pour le moment.
refusal-fame-missing = Prestige manquant : { $missing } ; chaque point manquant coûte 1 pièce, et vous en avez { $coins }.
refusal-die-shows-x = Ce dé montre X ({ WORD("die", $die) }) : il n’offre rien.
refusal-no-home-slot = Il n’y a plus de place pour un apprenti.
refusal-no-disc = Votre équipe ne peut pas compter un { WORD("character", $character) } de plus.
refusal-die-shows-it = Ce dé montre déjà cette face ({ WORD("die", $die) }, { WORD("face", $face) }).
refusal-die-forbids = Ce dé ne permet pas ce tour ({ WORD("die", $die) }).
refusal-no-room-there = Pas de place sur { WORD("board", $board) }.
refusal-not-on-sale = Ce matériau n’est pas en vente ({ WORD("component", $component) }) ; commandez-le d’abord.
refusal-no-component-slot = Aucun emplacement libre ({ WORD("component", $component) }) ; rendez d’abord un matériau.
refusal-price-at-least-one = Le prix ne peut pas descendre sous 1 pièce (il est de { $price }).
refusal-already-ordered = Ce matériau est déjà commandé pour le prochain tour ({ WORD("component", $component) }).
refusal-order-slot-taken = L’emplacement de commande { $slot } est occupé.
refusal-not-your-trick = Vous n’avez pas ce tour : { WORD("trick", $trick) }.
refusal-still-prepared = { WORD("trick", $trick) } a encore des marqueurs ; on ne le prépare à nouveau qu’une fois qu’ils sont tous partis.
refusal-no-markers-left = Tous les marqueurs du tour { WORD("trick", $trick) } sont au théâtre.
refusal-components-missing = Pour { WORD("trick", $trick) }, il vous manque encore : { WORD("component", $missing) }.
refusal-specialist-missing = Il vous faudrait ce spécialiste : { WORD("character", $specialist) }.
refusal-already-there = Déjà sur { WORD("board", $board) }.
refusal-no-such-stack = Vous n’avez pas ce matériau : { WORD("component", $component) }.
refusal-not-on-that-board = Ce matériau n’est pas sur le plateau du manager : { WORD("component", $component) }.
refusal-no-such-character = Vous n’avez pas ce personnage : { WORD("character", $character) }.
refusal-not-prepared = { WORD("trick", $trick) } n’a pas de marqueurs ; préparez-le d’abord.
refusal-no-room-on-stage = Aucune carte spectacle n’a de place pour { WORD("trick", $trick) }.
refusal-not-on-stage = Aucun marqueur du tour { WORD("trick", $trick) } n’est au théâtre.
refusal-no-marker-there = Aucun marqueur de ce tour à prendre sur { WORD("card", $card) }.
refusal-card-not-there = { WORD("card", $card) } n’est pas au théâtre.
refusal-slot-not-empty = L’emplacement { $slot } de { WORD("card", $card) } n’est pas libre.
refusal-same-symbol-there = Un marqueur de ce tour est déjà sur { WORD("card", $card) }.
refusal-no-circle = Pas de cercle de ce côté ({ WORD("facing", $facing) }) à l’emplacement { $slot } ; l’école doit se trouver dans un cercle.
refusal-no-own-marker = Aucun de vos marqueurs n’est sur { WORD("card", $card) }.
refusal-in-the-middle = Finissez d’abord l’action ; on rend tours et matériaux entre deux étapes.
refusal-nothing-planned = Il n’y a pas de plan à refaire.
refusal-replanned-enough = Vous avez refait le plan { $times } fois ce tour-ci ; c’est la limite.

# Les avertissements.

warning-nothing-to-perform = Aucun de vos marqueurs n’est au théâtre : si vous n’en posez pas, votre magicien n’aura rien à jouer.
warning-wages-missing = Avec ce personnage, les salaires s’élèvent à { $due } { $due ->
    [one] pièce
   *[other] pièces
} et vous en avez { $coins } ; chaque pièce impayée coûte 2 points de prestige.
warning-no-slot-left = Vous y avez déjà envoyé autant de personnages qu’il y a d’emplacements ({ WORD("card", $card) }).
warning-points-unspent = { $points } { $points ->
    [one] point d’action serait perdu
   *[other] points d’action seraient perdus
}, et il reste des actions possibles.
warning-last-card = { WORD("card", $card) } quitte le théâtre à la fin de ce tour de jeu : les marqueurs qui ne sont pas joués d’ici là retournent dans votre réserve sans rien rapporter.
warning-components-too-late = C’est le dernier tour de jeu : ce matériau n’est pas en vente ({ WORD("component", $component) }), et aucun de vos personnages ne doit plus aller au marché.
warning-order-too-late = C’est le dernier tour de jeu : une commande n’arriverait que pour le suivant.
warning-prepared-too-late = C’est le dernier tour de jeu, et aucun de vos personnages ne doit plus aller au théâtre pour y monter les marqueurs.
warning-never-performed = C’est le dernier tour de jeu, et plus personne ne pourrait jouer { WORD("card", $card) } : vos marqueurs n’y seraient pas joués.
warning-no-points-there = Votre { WORD("character", $character) } n’aurait aucun point d’action à cet emplacement : { WORD("slot", $slot) }.

# Ce qui se passe.

event-magician-chosen = { $you ->
    [yes] Vous incarnez { WORD("magician", $magician) }.
   *[no] { $seat } incarne { WORD("magician", $magician) }.
}
event-components-taken = { $you ->
    [yes] Vous prenez : { WORD("component", $components) }{ $board ->
        [manager] , pour le plateau du manager
       *[other] { "" }
    }.
   *[no] { $seat } prend : { WORD("component", $components) }{ $board ->
        [manager] , pour le plateau du manager
       *[other] { "" }
    }.
}
event-trick-learned = { $you ->
    [yes] Vous apprenez { WORD("trick", $trick) } ({ WORD("symbol", $symbol) }){ $board ->
        [engineer] , sur le plateau de l’ingénieur
       *[other] { "" }
    }.
   *[no] { $seat } apprend { WORD("trick", $trick) } ({ WORD("symbol", $symbol) }){ $board ->
        [engineer] , sur le plateau de l’ingénieur
       *[other] { "" }
    }.
}
event-specialist-engaged = { $you ->
    [yes] Vous choisissez un spécialiste : { WORD("character", $specialist) }.
   *[no] { $seat } choisit un spécialiste : { WORD("character", $specialist) }.
}
event-trick-prepared = { $you ->
    [yes] Vous préparez { WORD("trick", $trick) } : { $markers } { $markers ->
        [one] marqueur
       *[other] marqueurs
    }.
   *[no] { $seat } prépare { WORD("trick", $trick) } : { $markers } { $markers ->
        [one] marqueur
       *[other] marqueurs
    }.
}
event-game-began = La partie commence ; chacun a { $uneven ->
    [no] { $graded ->
        [no] { $fame } points de prestige et{ " " }
       *[yes] { "" }
    }{ $shards } { $shards ->
        [one] éclat
       *[other] éclats
    }
   *[yes] { $fame } points de prestige
}. Ordre d’initiative : { $order }. Pièces dans cet ordre : { $coins }.{ $graded ->
    [no] { "" }
   *[yes] { " " }Prestige dans cet ordre : { $fames }.
}{ $uneven ->
    [no] { "" }
   *[yes] { " " }Éclats dans cet ordre : { $shards_by_seat }.
}
event-round-began = Le tour de jeu { $round } commence. Dés : { WORD("face", $dice) }.
event-initiative-set = Nouvel ordre d’initiative, du moins au plus de prestige : { $order }.
event-advertised = { $you ->
    [yes] Vous payez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour une affiche et gagnez { $fame } { $fame ->
        [one] point de prestige
       *[other] points de prestige
    }.
   *[no] { $seat } paie { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour une affiche et gagne { $fame } { $fame ->
        [one] point de prestige
       *[other] points de prestige
    }.
}
event-advertising-declined = { $you ->
    [yes] Vous ne faites pas de publicité.
   *[no] { $seat } ne fait pas de publicité.
}
event-character-planned = { $card ->
    [downtown] Vous envoyez votre { WORD("character", $character) } au centre-ville.
    [market-row] Vous envoyez votre { WORD("character", $character) } au marché.
    [workshop] Vous envoyez votre { WORD("character", $character) } à l’atelier.
    [theater] Vous envoyez votre { WORD("character", $character) } au théâtre.
    [dark-alley] Vous envoyez votre { WORD("character", $character) } dans l’allée sombre.
    [none] Vous laissez au repos votre { WORD("character", $character) }.
   *[other] Vous envoyez votre { WORD("character", $character) } avec { WORD("card", $card) }.
}
event-plan-taken-back = { $you ->
    [yes] Vous refaites votre plan.
   *[no] { $seat } refait son plan.
}
event-plan-confirmed = { $you ->
    [yes] Votre plan est définitif.
   *[no] { $seat } a fini de planifier.
}
event-plans-revealed = { $count ->
    [0] Toutes les affectations sont révélées : il n’y en a aucune.
   *[other] Toutes les affectations sont révélées. { $plans }.
}
plan-seat = { $seat } : { $cards }
plan-character = { WORD("disc", $character) } → { WORD("card", $card) }
event-character-placed = { $you ->
    [yes] Vous placez votre { WORD("character", $character) } : { WORD("slot", $slot) }.
   *[no] { $seat } place son { WORD("character", $character) } : { WORD("slot", $slot) }.
}
event-character-idled = { $you ->
    [yes] Votre { WORD("character", $character) } reste au repos{ $full ->
        [none] { "" }
       *[other] { "\u00A0" }: il n’y a plus d’emplacement pour lui ({ WORD("location", $full) })
    }.
   *[no] { $seat } laisse son { WORD("character", $character) } au repos{ $full ->
        [none] { "" }
       *[other] { "\u00A0" }: il n’y a plus d’emplacement pour lui ({ WORD("location", $full) })
    }.
}
event-character-enhanced = { $you ->
    [yes] Vous dépensez un éclat pour { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    }.
   *[no] { $seat } dépense un éclat pour { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    }.
}
event-points-lost = { $you ->
    [yes] Vous perdez { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    }.
   *[no] { $seat } perd { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    }.
}
event-die-used = { $you ->
    [yes] Vous utilisez { WORD("die", $die) } ({ WORD("face", $face) }) : il montre maintenant X.
   *[no] { $seat } utilise { WORD("die", $die) } ({ WORD("face", $face) }) : il montre maintenant X.
}
event-threshold-paid = { $you ->
    [yes] Vous payez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour le prestige manquant.
   *[no] { $seat } paie { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour le prestige manquant.
}
event-character-hired = { $you ->
    [yes] Vous recrutez : { WORD("character", $character) }{ $die ->
        [none] { "" }
       *[other] { "\u202F" }; { WORD("die", $die) } montre maintenant X
    }.
   *[no] { $seat } recrute : { WORD("character", $character) }{ $die ->
        [none] { "" }
       *[other] { "\u202F" }; { WORD("die", $die) } montre maintenant X
    }.
}
event-coins-taken = { $you ->
    [yes] Vous prenez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } à la banque ; { WORD("die", $die) } montre maintenant X.
   *[no] { $seat } prend { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } à la banque ; { WORD("die", $die) } montre maintenant X.
}
event-die-rerolled = { $you ->
    [yes] Vous relancez { WORD("die", $die) } : { WORD("face", $face) }.
   *[no] { $seat } relance { WORD("die", $die) } : { WORD("face", $face) }.
}
event-die-set = { $you ->
    [yes] Vous modifiez { WORD("die", $die) } : { WORD("face", $face) }.
   *[no] { $seat } modifie { WORD("die", $die) } : { WORD("face", $face) }.
}
event-components-bought = { $you ->
    [yes] Vous achetez { $count } × { WORD("component", $component) } pour { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }{ $bargains ->
        [0] { "" }
        [one] { " " }après 1 négociation (le prix était { $price })
       *[other] { " " }après { $bargains } négociations (le prix était { $price })
    }.
   *[no] { $seat } achète { $count } × { WORD("component", $component) } pour { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }{ $bargains ->
        [0] { "" }
        [one] { " " }après 1 négociation (le prix était { $price })
       *[other] { " " }après { $bargains } négociations (le prix était { $price })
    }.
}
event-components-stored = { $you ->
    [yes] Vous rangez { $count } × { WORD("component", $component) } sur { WORD("board", $board) }.
   *[no] { $seat } range { $count } × { WORD("component", $component) } sur { WORD("board", $board) }.
}
event-component-ordered = { $you ->
    [yes] Vous commandez : { WORD("component", $component) }, emplacement { $slot }.
   *[no] { $seat } commande : { WORD("component", $component) }, emplacement { $slot }.
}
event-component-quick-ordered = { $you ->
    [yes] Vous faites une commande rapide : { WORD("component", $component) }.
   *[no] { $seat } fait une commande rapide : { WORD("component", $component) }.
}
event-trick-moved = { $you ->
    [yes] Vous déplacez { WORD("trick", $trick) } sur le plateau de l’ingénieur{ $instead_of ->
        [none] { "" }
       *[other] , à la place du tour { WORD("trick", $instead_of) }
    }.
   *[no] { $seat } déplace { WORD("trick", $trick) } sur le plateau de l’ingénieur{ $instead_of ->
        [none] { "" }
       *[other] , à la place du tour { WORD("trick", $instead_of) }
    }.
}
event-components-moved = { $you ->
    [yes] Vous déplacez sur le plateau du manager : { WORD("component", $component) }{ $instead_of ->
        [none] { "" }
       *[other] { " " }(en échange : { WORD("component", $instead_of) })
    }.
   *[no] { $seat } déplace sur le plateau du manager : { WORD("component", $component) }{ $instead_of ->
        [none] { "" }
       *[other] { " " }(en échange : { WORD("component", $instead_of) })
    }.
}
event-apprentice-moved = { $you ->
    [yes] Vous déplacez votre { WORD("character", $apprentice) } sur le plateau de l’assistant.
   *[no] { $seat } déplace son { WORD("character", $apprentice) } sur le plateau de l’assistant.
}
event-trick-set-up = { $you ->
    [yes] Vous montez { WORD("trick", $trick) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }{ $stacked ->
        [no] { "" }
       *[other] , avec deux marqueurs empilés
    }{ $links ->
        [0] { "" }
        [one] , avec 1 enchaînement
       *[other] , avec { $links } enchaînements
    }.
   *[no] { $seat } monte { WORD("trick", $trick) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }{ $stacked ->
        [no] { "" }
       *[other] , avec deux marqueurs empilés
    }{ $links ->
        [0] { "" }
        [one] , avec 1 enchaînement
       *[other] , avec { $links } enchaînements
    }.
}
event-trick-rescheduled = { $you ->
    [yes] Vous reprogrammez { WORD("trick", $trick) } de { WORD("card", $origin) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }.
   *[no] { $seat } reprogramme { WORD("trick", $trick) } de { WORD("card", $origin) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }.
}
event-link-paid = { $resource ->
    [fame] { $you ->
        [yes] L’enchaînement vous rapporte { $amount } { $amount ->
            [one] point de prestige
           *[other] points de prestige
        }.
       *[no] L’enchaînement rapporte { $amount } { $amount ->
            [one] point de prestige
           *[other] points de prestige
        } à { $seat }.
    }
   *[other] { $you ->
        [yes] L’enchaînement vous rapporte { $amount } { $amount ->
            [one] pièce
           *[other] pièces
        }.
       *[no] L’enchaînement rapporte { $amount } { $amount ->
            [one] pièce
           *[other] pièces
        } à { $seat }.
    }
}
event-shards-gained = { $you ->
    [yes] Vous gagnez { $shards } { $shards ->
        [one] éclat
       *[other] éclats
    }.
   *[no] { $seat } gagne { $shards } { $shards ->
        [one] éclat
       *[other] éclats
    }.
}
event-card-performed = { $you ->
    [yes] Vous jouez { WORD("card", $card) } ({ WORD("day", $day) }) !
   *[no] { $seat } joue { WORD("card", $card) } ({ WORD("day", $day) }) !
}
event-performance-declined = { $you ->
    [yes] Vous ne jouez pas.
   *[no] { $seat } ne joue pas.
}
event-trick-rewarded = { $you ->
    [yes] Pour { WORD("trick", $trick) }, vous recevez :{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }rien
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } point de prestige
       *[other] { " " }+{ $fame } points de prestige
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } pièce
       *[other] { " " }+{ $coins } pièces
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } éclat
       *[other] { " " }+{ $shards } éclats
    }{ $sums ->
        [none] { "" }
       *[other] { " " }({ $sums })
    }.
   *[no] Pour { WORD("trick", $trick) }, { $seat } reçoit :{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }rien
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } point de prestige
       *[other] { " " }+{ $fame } points de prestige
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } pièce
       *[other] { " " }+{ $coins } pièces
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } éclat
       *[other] { " " }+{ $shards } éclats
    }{ $sums ->
        [none] { "" }
       *[other] { " " }({ $sums })
    }.
}
event-performer-paid = { $you ->
    [yes] { $reason ->
        [links] Pour les enchaînements
        [manager] Pour le manager en coulisses
        [engineer] Pour l’ingénieur en coulisses
        [assistant] Pour l’assistant en coulisses
       *[card] Pour la carte spectacle
    }, vous recevez :{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }rien
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } point de prestige
       *[other] { " " }+{ $fame } points de prestige
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } pièce
       *[other] { " " }+{ $coins } pièces
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } éclat
       *[other] { " " }+{ $shards } éclats
    }.
   *[no] { $reason ->
        [links] Pour les enchaînements
        [manager] Pour le manager en coulisses
        [engineer] Pour l’ingénieur en coulisses
        [assistant] Pour l’assistant en coulisses
       *[card] Pour la carte spectacle
    }, { $seat } reçoit :{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }rien
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } point de prestige
       *[other] { " " }+{ $fame } points de prestige
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } pièce
       *[other] { " " }+{ $coins } pièces
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } éclat
       *[other] { " " }+{ $shards } éclats
    }.
}
event-wages-paid = { $you ->
    [yes] Vous payez les salaires : { $coins } sur { $due } { $due ->
        [one] pièce
       *[other] pièces
    }{ $fame_lost ->
        [0] { "" }
       *[other] , et perdez { $fame_lost } { $fame_lost ->
                [one] point
               *[other] points
            } de prestige
    }.
   *[no] { $seat } paie les salaires : { $coins } sur { $due } { $due ->
        [one] pièce
       *[other] pièces
    }{ $fame_lost ->
        [0] { "" }
       *[other] , et perd { $fame_lost } { $fame_lost ->
                [one] point
               *[other] points
            } de prestige
    }.
}
event-characters-returned = Les personnages reviennent à leurs propriétaires, et les cartes affectation permanentes retournent en main.
event-apprentice-housed = { $you ->
    [yes] Vous installez votre nouvel apprenti sur { WORD("board", $board) }.
   *[no] { $seat } installe son nouvel apprenti sur { WORD("board", $board) }.
}
event-orders-delivered = Désormais en vente : { WORD("component", $stalls) }.
event-card-discarded = { $markers ->
    [0] { WORD("card", $card) } quitte le théâtre.
   *[other] { WORD("card", $card) } quitte le théâtre avec { $markers } { $markers ->
        [one] marqueur
       *[other] marqueurs
    }.
}
event-card-added = Une nouvelle carte spectacle : { WORD("card", $card) }.
event-dummy-laid = Un marqueur fictif est posé sur { WORD("card", $card) }, emplacement { $slot }, le coin { WORD("school", $school) } orienté { WORD("facing", $facing) }.
event-scored = { $you ->
    [yes] Décompte, { WORD("category", $category) } : vous gagnez { $fame } { $fame ->
        [one] point de prestige
       *[other] points de prestige
    }
   *[no] Décompte, { WORD("category", $category) } : { $seat } gagne { $fame } { $fame ->
        [one] point de prestige
       *[other] points de prestige
    }
}{ $beyond ->
    [0] .
    [one] { "\u202F" }; { $beyond } autre ne compte pas, car une catégorie en rapporte { $cap } au plus.
   *[other] { "\u202F" }; { $beyond } autres ne comptent pas, car une catégorie en rapporte { $cap } au plus.
}
event-game-ended = { $count ->
    [one] { $you-winners ->
        [yes] La partie est terminée : vous avez gagné !
       *[no] La partie est terminée : { $winners } a gagné.
    }
   *[other] La partie est terminée, victoire partagée : { $winners }.
}
event-trick-returned = { $you ->
    [yes] Vous rendez { WORD("trick", $trick) } à la résidence.
   *[no] { $seat } rend { WORD("trick", $trick) } à la résidence.
}
event-component-returned = { $you ->
    [yes] Vous rendez 1 × { WORD("component", $component) }.
   *[no] { $seat } rend 1 × { WORD("component", $component) }.
}

# Les titres de la liste des choix ; le nombre est le coût.

group-learn = Apprendre un tour ({ $points })
group-hire = Recruter ({ $points })
group-collect = Prendre des pièces ({ $points })
group-reroll = Relancer ({ $points })
group-set = Modifier un dé ({ $points })
group-buy = Acheter ({ $points })
group-order = Commander pour le prochain tour ({ $points }) : emplacement, et ce qu’il remplace
group-quick = Commande rapide{ $coins ->
    [0] { "" }
   *[other] , { $coins } pièce de plus
}, pour ce tour de jeu ({ $points })
group-move = Vers le plateau de l’ingénieur ({ $points })
group-shelve = Vers le plateau du manager ({ $points })
group-house = Vers le plateau de l’assistant ({ $points })
group-set-up = Monter un tour ({ $points })
group-shift = Reprogrammer un tour ; ses enchaînements ne rapportent rien ({ $points })
group-aside = À tout moment

# Le plateau.

ui-round = Tour { $round } sur { $rounds }
ui-round-title = Tour { $round }
ui-player = Joueur
ui-magician = Magicien
ui-thinking = réfléchit
ui-planned = prêt
ui-to-place = { $count } à placer
ui-wages = sal. { $coins }
ui-residence = Résidence
ui-inn = Auberge
ui-bank = Banque
ui-dice = Dés
ui-slots = Emplacements
ui-stock = En vente
ui-orders = Commandé
ui-quick = commande rapide :
ui-stage = scène
ui-deck = { $count ->
    [0] plus aucune carte à venir
    [one] encore 1 carte à venir
   *[other] encore { $count } cartes à venir
}
ui-leaves = part !
ui-legend = ○ cercle ◇ éclat ●◆ enchaînés
ui-prepare = préparer { $points }
ui-gives = { $points }→{ $markers }■
ui-threshold = prestige +{ $coins }¢
ui-ready = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
ui-staged = { $count } au théâtre
ui-engineered = ingénieur
ui-missing = le reste coûte { $coins }¢
ui-to-order = pas en vente : { $components }
ui-managed = (compte { $count })
ui-components = Matériaux
ui-team = Équipe
ui-hand = En main
ui-hired = arrive en fin de tour
ui-many = { $thing } ×{ $count }
ui-of = { $thing } { $have }/{ $count }
ui-payout = Si vous la jouiez :
ui-idle = au repos
ui-rest = au repos
ui-points = { $points } pt
ui-others = Les autres
ui-order = Ordre d’initiative :
ui-plans = Les plans sont révélés
ui-scoring = Décompte final
ui-cap = * { $cap }, le maximum d’une catégorie
ui-unknown-player = Il n’y a pas de joueur « { $player } » ; les joueurs sont : { $players }.
ui-unknown-school = Il n’y a pas d’école « { $school } » ; les écoles sont : { $schools }.
ui-unknown-card = Aucune carte « { $card } » au théâtre ; il y a : { $cards }.

# Les mots à taper.

word-table = table
word-table-meaning = tout le plateau, quelle que soit la question
word-city = ville
word-city-meaning = le centre-ville et ses dés
word-market = marché
word-market-meaning = le marché
word-theater = théâtre
word-theater-meaning = le théâtre et les tours de tous
word-workshop = atelier
word-workshop-meaning = votre atelier ; « atelier 2 » ou un nom montre celui d’un autre
word-tricks = tours
word-tricks-meaning = les tours de la résidence ; « tours optique » pour une seule école
word-card = carte
word-card-meaning = les cartes spectacle en détail ; « carte 3 » ou un nom pour une seule
