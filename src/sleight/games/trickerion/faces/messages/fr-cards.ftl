# L’allée sombre.

location-dark-alley = Allée sombre
card-dark-alley = Allée sombre
slot-dark-alley-1 = allée sombre, emplacement 1
slot-dark-alley-2 = allée sombre, emplacement 2
slot-dark-alley-3 = allée sombre, emplacement 3
slot-dark-alley-4 = allée sombre, emplacement 4

# Cartes affectation spéciale pour le théâtre.

card-guest-performer = Invité surprise
effect-guest-performer = Vous pouvez monter un tour sur une carte spectacle sans emplacement libre. Son marqueur se pose à côté des emplacements : il n’y forme aucun enchaînement, mais compte pour le reste comme les autres marqueurs de la carte.
card-orchestral-interlude = Intermède orchestral
effect-orchestral-interlude = Pour un tour que vous montez, chaque marqueur relié à lui par un cercle vous rapporte autant qu’un enchaînement, que les écoles coïncident ou non. Les éclats ne viennent toujours que des vrais enchaînements.
card-headliner-trick = Tête d’affiche
effect-headliner-trick = Chaque enchaînement d’un tour que vous montez vous est payé deux fois, chaque fois en prestige ou en pièces, à votre choix. Un cercle à éclat vous donne 2 éclats en tout, même si les deux marqueurs sont à vous ; un autre propriétaire en reçoit 1 comme d’habitude.
card-new-twist = Rebondissement inattendu
effect-new-twist = Un tour que vous montez peut rejoindre une carte spectacle où se trouve déjà un marqueur du même tour, mais jamais deux ; chacun s’enchaîne et rapporte sa récompense séparément.
card-buying-time = Gagner du temps
effect-buying-time = Après avoir monté un tour, vous pouvez une fois échanger les places de deux cartes spectacle du théâtre, avec tout ce qu’elles portent. Vous prenez alors 3 pièces.
card-durable-components = Matériaux durables
effect-durable-components = Si le magicien envoyé avec cette carte joue un spectacle, vous pouvez sauver un marqueur après le dernier spectacle du tour de jeu. Remettez sur sa carte tour de magie un de vos marqueurs joués pendant ce tour de jeu, dans n’importe quel spectacle, si ce tour de magie est encore à vous.
card-arranged-fiasco = Fiasco orchestré
effect-arranged-fiasco = Dans le spectacle que joue le magicien envoyé avec cette carte, chacun de vos marqueurs vous rapporte 1 point de prestige de plus, et chaque marqueur adverse en rapporte 1 de moins à son propriétaire, sans descendre sous 0.
card-grand-premiere = Grande première
effect-grand-premiere = Dans le spectacle que joue le magicien envoyé avec cette carte, vous pouvez doubler soit le prestige, soit les pièces, soit les éclats que rapporte un de vos marqueurs, si son tour n’a encore jamais été joué pour vous dans cette partie.
card-street-performance = Spectacle de rue
effect-street-performance = Pour une reprogrammation, au lieu de déplacer votre marqueur, vous pouvez le reprendre dans votre réserve et recevoir aussitôt la récompense de son tour, modifiée par votre propre jour. Le tour ne compte pas comme joué.
card-directors-favor = Faveur du directeur
effect-directors-favor = Pour une reprogrammation, vous pouvez déplacer un marqueur adverse vers un emplacement libre et l’orienter à votre gré, selon les règles qui valent pour son propriétaire. Il reste à celui-ci, et personne n’est payé.

# Cartes affectation spéciale pour l’atelier.

card-trick-tweaking = Derniers réglages
effect-trick-tweaking = Un tour que vous préparez reçoit 1 marqueur de plus que d’habitude, tant qu’il en reste parmi les 4 de son symbole.
card-test-run = Tour d’essai
effect-test-run = En préparant un tour, vous pouvez y poser 1 marqueur de moins, voire aucun, et recevoir aussitôt sa récompense en prestige, pièces et éclats, sans modificateur de jour. Le tour ne compte pas comme joué.
card-replaceable-parts = Pièces de rechange
effect-replaceable-parts = En préparant un tour, vous pouvez y poser 1 marqueur de moins et mettre 1 marqueur de votre réserve sur un autre de vos tours, de niveau égal ou inférieur. Ses matériaux ne sont pas nécessaires, et il peut déjà porter des marqueurs.
card-invention = Invention
effect-invention = En préparant un tour, vous recevez 1 point de prestige pour chaque unité de matériau avancé ou supérieur qu’il exige.
card-ingenuity = Ingéniosité
effect-ingenuity = Vous pouvez préparer un tour même si un de ses types de matériau vous manque, en partie ou tout à fait, mais il reçoit alors exactement 1 marqueur, y compris sur le plateau de l’ingénieur.
card-unstable-prototype = Prototype instable
effect-unstable-prototype = En préparant un tour, vous pouvez rendre à la réserve générale 1 à 3 jetons des matériaux qu’il exige : le tour reçoit 1 marqueur de plus en tout, et vous gagnez 1 point de prestige et 1 pièce par jeton rendu.
card-enhance-trick = Tour sublimé
effect-enhance-trick = En préparant un tour, vous pouvez dépenser un éclat en le posant dessus : dès lors, chacun de ses marqueurs rapporte 1 point de prestige et 1 pièce de plus, tant que ce tour est à vous.
card-on-stage-preparation = Préparation sur scène
effect-on-stage-preparation = Après avoir préparé un tour, vous pouvez déplacer un de ses nouveaux marqueurs vers un emplacement libre d’une carte spectacle, selon les règles habituelles. Ses enchaînements ne rapportent rien à personne, pas même un éclat, mais comptent plus tard pour celui qui joue.
card-hidden-talent = Talent caché
effect-hidden-talent = Si un apprenti envoyé avec cette carte prépare un tour, vous pouvez, quand les personnages reviennent, l’échanger contre un spécialiste qui vous manque. Celui-ci n’apporte que son plateau, et son salaire de 2 pièces est dû aussitôt, en plus de celui de l’apprenti.
card-freelancer = Électron libre
effect-freelancer = Ce personnage peut aller dans n’importe quel autre lieu plutôt qu’à l’atelier, selon les règles de ce lieu ; mais le point d’action que la carte peut donner à la place ne vaut qu’à l’atelier.

# Cartes affectation spéciale pour le centre-ville.

card-mass-recruitment = Recrutement en masse
effect-mass-recruitment = Quand vous recrutez un apprenti, vous pouvez payer 3 pièces pour en recruter un deuxième avec lui, sans dé ni points d’action, si votre équipe a de la place pour les deux.
card-hypnotic-motivation = Motivation hypnotique
effect-hypnotic-motivation = Un personnage que vous recrutez rejoint aussitôt votre équipe : un spécialiste avec son plateau, un apprenti seulement s’il y a déjà une place pour lui. Vous pouvez glisser sous lui une carte affectation de votre main et le placer plus tard dans ce tour de jeu ; vous ne lui devez un salaire que s’il est placé.
card-headhunter = Chasseur de têtes
effect-headhunter = Pour un recrutement, tout dé de l’auberge qui ne montre pas X vaut pour n’importe quel personnage, puis passe sur X, et l’action coûte 1 point d’action de moins.
card-trick-overhaul = Tour remanié
effect-trick-overhaul = Quand vous apprenez un tour dont vous avez les matériaux, vous pouvez rendre un autre de vos tours dans la même action. Son emplacement compte comme libre, son symbole et les marqueurs posés dessus passent au nouveau tour, ses marqueurs au théâtre reviennent dans votre réserve, et les éclats posés dessus sont perdus.
card-thirst-for-knowledge = Soif de savoir
effect-thirst-for-knowledge = Pour un tour que vous apprenez, tout dé de la résidence qui ne montre pas X vaut pour n’importe quelle école, puis passe sur X, et l’action coûte 1 point d’action de moins ; le seuil de prestige reste valable.
card-leaked-blueprints = Plans dérobés
effect-leaked-blueprints = Un tour de niveau 1 ou 2 que vous apprenez arrive avec exactement 1 marqueur, même sans ses matériaux, y compris sur le plateau de l’ingénieur.
card-investments = Investissements
effect-investments = Une fois, quand vous prenez des pièces, vous pouvez dépenser aussitôt ces pièces-là, et aucune autre, pour 3 matériaux au plus, de n’importe quels types en vente au marché, à leur prix. Ce n’est pas une action acheter : rien ne se négocie.
card-fame-and-fortune = Gloire et fortune
effect-fame-and-fortune = Une fois, quand vous prenez des pièces, vous gagnez aussi du prestige : 1 point de moins que le nombre que montre le dé.
card-interest = Intérêts
effect-interest = Une fois, quand vous prenez des pièces, vous lancez le dé choisi avant qu’il passe sur X et prenez en plus autant de pièces qu’il montre alors (X vaut 0), et l’action coûte 1 point d’action de moins.
card-empower = Regain de puissance
effect-empower = Si vous améliorez ce personnage, l’éclat lui apporte 3 points d’action en tout.

# Cartes affectation spéciale pour le marché.

card-component-sale = Grande braderie
effect-component-sale = Une seule action acheter peut prendre jusqu’à 4 matériaux de n’importe quels types en vente, chacun à son prix, et c’est le total qui se négocie.
card-smuggled-goods = Marchandises de contrebande
effect-smuggled-goods = Pour une action acheter, vous pouvez payer en prestige et non en pièces : 1 point de moins que le prix négocié, si vous en avez assez.
card-barter-with-power = Troc magique
effect-barter-with-power = Pour une action acheter, vous pouvez dépenser un éclat à la place des pièces et prendre des matériaux de n’importe quels types en vente dont les prix font ensemble 4 au plus, sans négocier.
card-workshop-exhibition = Exposition à l’atelier
effect-workshop-exhibition = Après une action acheter, vous gagnez du prestige : 1 point de moins que les pièces vraiment payées, mais pas moins de 0.
card-shoplifting = Vol à l’étalage
effect-shoplifting = Dans une action acheter, un des matériaux peut être gratuit : vous prenez le jeton même qui le montre en vente, mais jamais sur un emplacement de commande, et vous mettez à sa place un matériau basique de votre choix.
card-logistics = Logistique
effect-logistics = Pour une commande, vous pouvez poser le matériau à côté des emplacements d’achat, même si les emplacements de commande sont pleins ou portent déjà ce type. Chacun peut l’acheter pendant ce tour de jeu au prix normal ; il va à la réserve générale à l’arrivée des commandes.
card-traveling-merchants = Marchands ambulants
effect-traveling-merchants = À chaque commande de ce placement, vous pouvez acheter aussitôt, dans la réserve générale, un matériau du type commandé pour son prix et 1 pièce de plus, sans négocier, si vous pouvez le ranger.
card-dubious-sources = Sources douteuses
effect-dubious-sources = Si vous faites une commande rapide, le matériau qui se trouve sur cet emplacement à l’arrivée des commandes, peu importe qui l’y a mis, va dans votre atelier plutôt que dans la réserve générale, si vous le voulez et lui faites de la place.
card-business-share = Part des bénéfices
effect-business-share = De ce placement à la fin du tour de jeu, chaque pièce que vos adversaires dépensent au marché vous est versée.
card-workshop-delivery = Livraison à l’atelier
effect-workshop-delivery = Une seule action acheter peut prendre jusqu’à 3 matériaux d’un type dont vous avez au moins un jeton, en vente ou non, chacun pour 1 pièce de moins que son prix, même gratuitement, et sans le supplément de la commande rapide.

# Les prophéties.

prophecy-one-base-point = Tous à égalité
effect-one-base-point = Tous les personnages partent de 1 point d’action, auquel s’ajoutent comme d’habitude emplacement, éclat, carte et capacité.
prophecy-shard-echo = Écho des éclats
effect-shard-echo = Chaque fois qu’une source donne des éclats à un joueur, quel qu’en soit le nombre, il en reçoit 1 de plus.
prophecy-shard-glory = Gloire des éclats
effect-shard-glory = Chaque fois qu’une source donne des éclats à un joueur, quel qu’en soit le nombre, il gagne aussi 2 points de prestige.
prophecy-orders-on-sale = Commandes en vente
effect-orders-on-sale = Les actions acheter peuvent aussi acheter ce qui se trouve sur les emplacements de commande, au prix normal ; les jetons commandés y restent jusqu’à leur livraison.
prophecy-cheap-further-cards = Allée généreuse
effect-cheap-further-cards = Piocher une carte dans l’allée sombre coûte chaque fois 1 point d’action, et pas seulement la première fois.
prophecy-double-performer-bonus = Double ovation
effect-double-performer-bonus = Celui qui joue un spectacle reçoit deux fois tous ses bonus d’artiste : enchaînements, spécialistes en coulisses et carte spectacle ; les récompenses des tours et la création d’enchaînements ne changent pas.
prophecy-double-bank = Banque débordante
effect-double-bank = Un joueur qui prend des pièces en reçoit deux fois le nombre que montre le dé, mais ce qu’une carte y ajoute n’est pas doublé.
prophecy-strong-enhancement = Éclats flamboyants
effect-strong-enhancement = L’éclat qui améliore un personnage, toujours un seul par placement, apporte 2 points d’action au lieu de 1.
prophecy-two-placements = Double entrée
effect-two-placements = Après avoir placé un personnage, vous pouvez en placer un deuxième dans la foulée, ou le mettre au repos ; mettre un personnage au repos met toujours fin à votre tour.
prophecy-escape-fame = Heure de l’évasion
effect-escape-fame = Un joueur qui monte un tour de l’école Évasion gagne aussitôt 2 points de prestige, en plus de ce que rapportent ses enchaînements.
prophecy-friday-penalty = Vendredi noir
effect-friday-penalty = Le vendredi retire 1 point de prestige et 1 pièce, sans descendre sous 0, à la récompense de chaque tour joué, tout comme le jeudi ; les points d’action ne changent pas.
prophecy-cheap-learning = Livres ouverts
effect-cheap-learning = Apprendre un tour coûte 1 point d’action au lieu de 3.
prophecy-mechanical-fame = Heure de la mécanique
effect-mechanical-fame = Un joueur qui monte un tour de l’école Mécanique gagne aussitôt 2 points de prestige, en plus de ce que rapportent ses enchaînements.
prophecy-coins-become-fame = L’or en gloire
effect-coins-become-fame = Pendant la phase spectacle, les pièces des récompenses des tours sont payées en prestige ; les bonus d’artiste restent en pièces.
prophecy-famous-apprentices = Apprentis célèbres
effect-famous-apprentices = Les apprentis de tous ceux qui ont fait de la publicité pendant ce tour de jeu partent de 2 points d’action.
prophecy-plain-days = Jours ordinaires
effect-plain-days = Le jeudi et le dimanche ne modifient plus les récompenses des tours, mais changent toujours les points d’action en coulisses.
prophecy-optical-fame = Heure de l’optique
effect-optical-fame = Un joueur qui monte un tour de l’école Optique gagne aussitôt 2 points de prestige, en plus de ce que rapportent ses enchaînements.
prophecy-costly-first-slot = Péage des bonnes places
effect-costly-first-slot = Placer un personnage sur un emplacement +2 du centre-ville, du marché ou de l’allée sombre coûte aussitôt 3 pièces ; si vous ne pouvez pas les payer, cet emplacement vous est fermé.
prophecy-performers-day = Jour de la vedette
effect-performers-day = Dans chaque spectacle, les récompenses de tous les tours suivent le jour du joueur qui joue le spectacle, et non celui de leur propriétaire.
prophecy-hidden-assignments = Plans masqués
effect-hidden-assignments = Les cartes affectation restent cachées jusqu’à ce que vous décidiez de placer leur personnage, qui doit alors être placé si un emplacement le permet ; la carte d’un personnage que vous mettez au repos reste secrète.
prophecy-flat-price = Prix unique
effect-flat-price = Le prix de tout matériau est de 2 pièces, avant le supplément de la commande rapide, la négociation et les cartes.
prophecy-saturday-bonus = Samedi d’or
effect-saturday-bonus = Le samedi ajoute 1 point de prestige et 1 pièce à la récompense de chaque tour joué, tout comme le dimanche ; les points d’action ne changent pas.
prophecy-spiritual-fame = Heure des esprits
effect-spiritual-fame = Un joueur qui monte un tour de l’école Mentalisme gagne aussitôt 2 points de prestige, en plus de ce que rapportent ses enchaînements.
prophecy-cheap-coins = Coffres ouverts
effect-cheap-coins = Prendre des pièces coûte 1 point d’action au lieu de 3.
prophecy-cheap-hiring = Recrues empressées
effect-cheap-hiring = Recruter un personnage coûte 1 point d’action au lieu de 3.
prophecy-enhanced-theater = Éclats en coulisses
effect-enhanced-theater = Un éclat peut aussi améliorer les personnages dans les coulisses du théâtre, de 1 point d’action, mais pas un magicien en scène.
prophecy-lowest-slot-first = Par la petite porte
effect-lowest-slot-first = Au centre-ville, au marché et dans l’allée sombre, un personnage doit prendre un emplacement libre et ouvert dont le modificateur est le plus bas.

# Ce que peuvent les magiciens.

ability-the-mechaniker = Amélioration mécanique
effect-the-mechaniker = Une fois par tour de jeu, vous pouvez donner 1 point d’action de plus à un de vos apprentis en le plaçant n’importe où sauf au théâtre.
ability-electra = Surcharge
effect-electra = En montant un tour, vous pouvez empiler deux marqueurs de sa carte sur un même emplacement. Ils comptent pour un seul tour ; une fois joués, ils rapportent en plus autant de prestige et autant de pièces que le niveau du tour.
ability-the-great-optico = Mimétisme
effect-the-great-optico = Une fois par tour de jeu, en plaçant un personnage avec une carte affectation permanente, vous pouvez copier le bonus d’une carte affectation spéciale du même lieu révélée par un adversaire, ou prendre le point d’action qu’elle offre à la place.
ability-the-gentleman = Magie de groupe
effect-the-gentleman = Chaque fois que vous placez votre magicien au centre-ville, au marché ou dans l’allée sombre, vous gagnez 1 point de prestige par tour que vous avez à ce moment-là.
ability-master-of-chains = Se libérer
effect-master-of-chains = Une fois par tour de jeu, après le dernier placement et avant le premier spectacle, vous pouvez reprogrammer gratuitement un de vos marqueurs, et les enchaînements qu’il forme à sa nouvelle place rapportent comme si vous l’y aviez monté.
ability-the-red-lotus = Vol de tour
effect-the-red-lotus = Une fois dans votre propre spectacle, vous pouvez prendre la récompense d’un tour adverse au lieu de celle d’un de vos tours du même spectacle, si son niveau n’est pas plus élevé. Votre propre jour la modifie, et l’adversaire reçoit 1 point de prestige de moins pour ce tour.
ability-priestess-of-mysticism = Trame du destin
effect-priestess-of-mysticism = Pour 1 point d’action chaque fois, n’importe lequel de vos personnages dans l’allée sombre peut défausser la prophétie active, s’il y en a une, rendre aussitôt active une prophétie en attente de votre choix, et en piocher une nouvelle à sa place.
ability-yoruba-spiritmaster = Possession de l’âme
effect-yoruba-spiritmaster = Une fois par tour de jeu, avant qu’un adversaire dont le magicien est en scène choisisse un spectacle, vous pouvez payer 1 éclat et choisir pour lui une carte qui porte au moins un de ses marqueurs ; il doit la jouer et garde tous ses bonus.

# Ce que rapportent les tours de niveau 3 à la fin.

-at-the-end = À la fin de la partie, si vous avez les matériaux de ce tour, ou un marqueur sur sa carte si la table l’admet
effect-aztec-lady = { -at-the-end }, vous gagnez 2 points de prestige par marqueur posé sur vos cartes tour de magie, et non au théâtre, jusqu’à 20 points.
effect-horror-saws = { -at-the-end }, chaque éclat non dépensé vous rapporte 1 point de prestige supplémentaire (20 au plus).
effect-automaton = { -at-the-end }, vous gagnez 4 points de prestige par tour de niveau 2 que vous avez, même sans ses matériaux.
effect-hellhound = { -at-the-end }, chaque carte affectation spéciale de votre main vous rapporte 2 points de prestige supplémentaires (20 au plus).
effect-mutilation = { -at-the-end }, vous gagnez 12 points de prestige pour avoir à la fois l’assistant, le manager et l’ingénieur.
effect-stairs-of-water = { -at-the-end }, vous gagnez 2 points de prestige par matériau avancé que vous avez, y compris ceux qu’ajoute le manager, jusqu’à 20 points.
effect-beast-within = { -at-the-end }, vous gagnez 10 points de prestige pour avoir 4 tours de n’importe quels niveaux, celui-ci compris.
effect-vanishing-elephant = { -at-the-end }, vous gagnez 7 points de prestige pour avoir le manager.
effect-buried-alive = { -at-the-end }, vous gagnez 7 points de prestige pour avoir l’ingénieur.
effect-assistants-revenge = { -at-the-end }, vous gagnez 7 points de prestige pour avoir l’assistant.
effect-iron-maiden = { -at-the-end }, vous gagnez 4 points de prestige par tour de niveau 1 que vous avez, même sans ses matériaux.
effect-transported-man = { -at-the-end }, vous gagnez 4 points de prestige par tour de niveau 3 que vous avez, celui-ci compris, même sans les matériaux des autres.
effect-balsamos-skull = { -at-the-end }, vous gagnez 3 points de prestige par matériau supérieur que vous avez, y compris ceux qu’ajoute le manager, jusqu’à 20 points.
effect-seance = { -at-the-end }, vous gagnez 3 points de prestige par apprenti que vous avez.
effect-skeleton-dance = { -at-the-end }, vous gagnez 1 point de prestige par matériau basique que vous avez, y compris ceux qu’ajoute le manager.
effect-metamorphosis = { -at-the-end }, chaque lot de 3 pièces vous rapporte 1 point de prestige supplémentaire (20 au plus).
