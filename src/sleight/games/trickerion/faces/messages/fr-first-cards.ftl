# Ce que font les cartes de 2019 avec les règles de la première édition, là où cela diffère.

effect-freelancer-first = Ce personnage peut aller dans n’importe quel autre lieu plutôt qu’à l’atelier, selon les règles de ce lieu.
effect-hidden-talent-first = Si un apprenti envoyé avec cette carte prépare un tour, vous pouvez, quand les personnages reviennent, l’échanger contre un spécialiste qui vous manque. Celui-ci n’apporte que son plateau, et son salaire de 2 pièces s’ajoute à ceux de ce tour de jeu, en plus de celui de l’apprenti.
effect-workshop-delivery-first = Une seule action acheter peut prendre un matériau d’un type dont vous avez au moins un jeton, en vente ou non, pour 1 pièce de moins que son prix, même gratuitement.
effect-double-performer-bonus-first = Celui qui joue un spectacle reçoit deux fois tous ses bonus d’artiste : enchaînements et spécialistes en coulisses ; les récompenses des tours et la création d’enchaînements ne changent pas.
effect-flat-price-first = Le prix de tout matériau est de 2 pièces, avant la négociation et les cartes.
effect-the-great-optico-first = Une fois par tour de jeu, en plaçant un personnage avec une carte affectation permanente, vous pouvez copier le bonus d’une carte affectation spéciale du même lieu révélée par un adversaire.
effect-priestess-of-mysticism-first = Pour 2 points d’action chaque fois, n’importe lequel de vos personnages dans l’allée sombre peut défausser la prophétie active, rendre aussitôt active une prophétie en attente de votre choix, et en piocher une nouvelle à sa place. Il faut donc qu’une prophétie soit active.

-at-the-end-first = À la fin de la partie, si vous avez les matériaux de ce tour
effect-aztec-lady-first = { -at-the-end-first }, vous gagnez 2 points de prestige par marqueur posé sur vos cartes tour de magie, et non au théâtre.
effect-horror-saws-first = { -at-the-end-first }, chaque éclat non dépensé vous rapporte 1 point de prestige supplémentaire.
effect-automaton-first = { -at-the-end-first }, vous gagnez 4 points de prestige par tour de niveau 2 que vous avez, même sans ses matériaux.
effect-hellhound-first = { -at-the-end-first }, chaque carte affectation spéciale de votre main vous rapporte 2 points de prestige supplémentaires.
effect-mutilation-first = { -at-the-end-first }, vous gagnez 12 points de prestige pour avoir à la fois l’assistant, le manager et l’ingénieur.
effect-stairs-of-water-first = { -at-the-end-first }, vous gagnez 2 points de prestige par matériau avancé que vous avez, y compris ceux qu’ajoute le manager.
effect-beast-within-first = { -at-the-end-first }, vous gagnez 10 points de prestige pour avoir 4 tours de n’importe quels niveaux, celui-ci compris.
effect-vanishing-elephant-first = { -at-the-end-first }, vous gagnez 7 points de prestige pour avoir le manager.
effect-buried-alive-first = { -at-the-end-first }, vous gagnez 7 points de prestige pour avoir l’ingénieur.
effect-assistants-revenge-first = { -at-the-end-first }, vous gagnez 7 points de prestige pour avoir l’assistant.
effect-iron-maiden-first = { -at-the-end-first }, vous gagnez 4 points de prestige par tour de niveau 1 que vous avez, même sans ses matériaux.
effect-transported-man-first = { -at-the-end-first }, vous gagnez 4 points de prestige par tour de niveau 3 que vous avez, celui-ci compris, même sans les matériaux des autres.
effect-balsamos-skull-first = { -at-the-end-first }, vous gagnez 3 points de prestige par matériau supérieur que vous avez, y compris ceux qu’ajoute le manager.
effect-seance-first = { -at-the-end-first }, vous gagnez 3 points de prestige par apprenti que vous avez.
effect-skeleton-dance-first = { -at-the-end-first }, vous gagnez 1 point de prestige par matériau basique que vous avez, y compris ceux qu’ajoute le manager.
effect-metamorphosis-first = { -at-the-end-first }, chaque lot de 3 pièces vous rapporte 1 point de prestige supplémentaire.
