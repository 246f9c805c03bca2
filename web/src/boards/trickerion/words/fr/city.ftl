# Trickerion : la ville, les ateliers, le plateau des choix.

city-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
city-fame = { $count } de prestige
city-shards = { $count ->
    [one] { $count } éclat
   *[other] { $count } éclats
}
city-points = { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
}
city-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
city-points-modifier = points d’action : { $points }
city-slot-free = libre
city-slot-closed = fermé à ce nombre de joueurs
city-empty-slot = vide
city-quick-order = Rapide
city-price-bent = La prophétie change ces prix.
city-to-learn = Tours à apprendre :
city-left-out = { $count ->
    [one] Écarté
   *[other] Écartés
} de cette partie : { $tricks }.
city-at-home = sur le plateau joueur
city-hidden-card = carte face cachée
city-of-component = { $count } × { $name }
city-tricks = Tours de magie
city-workshop-of = Atelier : { $name }
city-thinks = { $name } prépare encore son plan.
city-has-planned = { $name } a terminé son plan.
city-players = Joueurs dans l’ordre d’initiative
city-initiative = Rang { $place } dans l’ordre d’initiative
city-advertised = a fait de la publicité
city-poster-costs = affiche : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
city-fame-track = Piste de prestige
city-level-from = Tours de niveau { $level } à partir de { $fame } de prestige
city-fame-before = Prestige avant le décompte
city-fame-total = Prestige total

# Ce que les choix offrent en plus des choses du plateau.

city-only-this = Uniquement : { $sentence }
city-verb-costs = { $verb } ({ $points })
city-instead-of = en échange de : { $name }
city-count = { $count ->
    [1] un
    [2] deux
    [3] trois
   *[other] { $count }
}
city-times = { $count ->
    [0] sans négocier
    [1] une fois
   *[other] { $count } fois
}
city-order = commande { $count }
city-lift = emplacement { $slot }
city-beside = à côté des emplacements
city-resource-fame = prestige
city-resource-coins = pièces
city-resource-shards = éclats
city-field-character = Personnages
city-field-specialist = Spécialistes
city-field-component = Matériaux
city-field-instead_of = En échange de
city-field-trick = Tours de magie
city-field-card = Cartes
city-field-magician = Magiciens
city-field-symbol = Symboles
city-field-board = Plateaux
city-field-face = Faces
city-field-count = Combien
city-field-coins = Pièces
city-field-times = Combien de fois
city-field-resource = Gain
city-field-place = D’où
city-field-lift = Quel marqueur
city-field-facing = Orientation
city-field-die = Dés
city-field-order = Commandes
city-field-slot = Emplacements

# Les verbes.

city-do-choose = Choisir
city-do-take = Prendre
city-do-learn = Apprendre un tour
city-do-mark = Choisir le symbole
city-do-engage = Choisir
city-do-send = Envoyer
city-do-rest = Laisser au repos
city-do-place = Placer
city-do-idle = Mettre au repos
city-do-keep = Ranger ici
city-do-use = Utiliser un dé
city-do-hire = Recruter
city-do-collect = Prendre des pièces
city-do-reroll = Relancer un dé
city-do-set = Modifier un dé
city-do-buy = Acheter
city-do-bargain = Négocier
city-do-order = Commander
city-do-quick = Commande rapide
city-do-prepare = Préparer
city-do-move = Vers le plateau de l’ingénieur
city-do-shelve = Vers le plateau du manager
city-do-house = Vers le plateau de l’assistant
city-do-recall = Depuis le plateau de l’ingénieur
city-do-unshelve = Depuis le plateau du manager
city-do-rehouse = Depuis le plateau de l’assistant
city-do-pay = Payer les salaires
city-do-return = Rendre un tour
city-do-drop = Défausser
city-do-set-up = Monter un tour
city-do-shift = Reprogrammer
city-do-from = Prendre le marqueur
city-do-at = Poser
city-do-gain = Gagner
city-do-recruit = Recruter
city-do-replace = Remplacer
city-do-stock = Mettre en vente
city-do-pilfer = Voler
city-do-leave = Laisser
city-do-feed = Rendre
city-do-supply = Poser un marqueur
city-do-beside = À côté des emplacements
city-do-lift = Prendre
city-do-exchange = Échanger
city-do-impose = Imposer un spectacle
city-do-steal = Prendre une récompense
city-do-forgo = Céder une récompense
city-do-star = Doubler une récompense
city-do-salvage = Remettre un marqueur
city-do-perform = Jouer

# Les pages sur le téléphone.

city-pages = Lieux
city-page-city = Ville
city-page-market = Marché
city-page-theater = Théâtre
city-page-mine = Atelier
city-page-others = Les autres
city-page-glows = (action possible ici)

# Le grand plateau : l’atelier, le plan, le départ.

city-nobody = Personne encore.
city-wages = salaires
city-of = sur
city-marker-ready = prêt
city-marker-staged = au théâtre
city-free-slot = place libre
city-free-engineer = place libre sur le plateau de l’ingénieur : un marqueur de plus
city-leaves = s’en va
city-with-engineer = ingénieur
city-lacks = { $count ->
    [one] il manque { $count }
   *[other] il manque { $count }
}
city-shard-ladder = Les éclats tiennent ouvert ce qui se trouve à côté ; l’échelon du bas se remplit d’abord.
city-plan = Votre plan
city-plan-headline = Planifiez votre semaine : choisissez une carte, puis qui la prend. Personne ne voit votre plan avant que tous soient prêts.
city-plan-ready = C’est prêt
city-plan-card = Carte pour { $character } : { $card }
city-plan-dropped = { $card } n’est plus possible pour { $character }.
city-fold = Voir le plateau
city-unfold = Revenir au choix
city-start-title = Choisissez votre départ
city-start-trick = Votre tour de départ
city-start-goods = Vos matériaux : ceux qui sont marqués prépareraient ce tour aussitôt
city-start-goods-first = Vos matériaux : choisissez d’abord le tour, vous verrez ce qui le préparerait
city-start-symbol = Son symbole
city-start-take = Tout prendre
city-start-prepares = prépareraient le tour aussitôt
city-brings-manager = Apporte des matériaux gratuits ; une pile sur le plateau du manager compte un matériau de plus.
city-brings-engineer = Apporte un second tour ; le tour posé sur le plateau de l’ingénieur reçoit un marqueur de plus à la préparation.
city-brings-assistant = Amène aussitôt un apprenti.
city-brings-apprentice = N’a qu’un point d’action et coûte peu.
city-boost = dépenser un éclat
city-boost-meaning = Dépenser un éclat pour le prochain personnage placé, afin d’avoir plus de points d’action
