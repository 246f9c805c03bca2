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
city-points-modifier = { $points } en points d’action
city-slot-free = libre
city-slot-closed = fermé à ce nombre de joueurs
city-empty-slot = vide
city-quick-order = Rapide
city-orders = Commandés pour le prochain tour
city-price-bent = La prophétie change ces prix.
city-to-learn = Tours à apprendre :
city-left-out = { $count ->
    [one] Écarté
   *[other] Écartés
} de cette partie : { $tricks }.
city-at-home = à la maison
city-hidden-card = carte face cachée
city-managed = compte pour { $count }
city-of-component = { $count } × { $name }
city-stack-slots = { $used ->
    [one] { $used } emplacement sur { $slots } occupé
   *[other] { $used } emplacements sur { $slots } occupés
}
city-tricks = Tours de magie
city-no-tricks = Aucun tour pour l’instant.
city-trick-leaves = → quitte l’atelier
city-your-workshop = Votre atelier
city-workshop-of = Atelier : { $name }
city-thinks = { $name } réfléchit encore.
city-has-planned = { $name } a terminé son plan.
city-players = Joueurs dans l’ordre d’initiative
city-initiative = Place { $place } dans l’ordre d’initiative
city-advertised = a fait sa publicité
city-poster-costs = affiche : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
city-on-turn = à son tour
city-fame-track = Piste de prestige
city-level-from = Tours de niveau { $level } à partir de { $fame } de prestige
city-level-mark = niveau { $level } : { $fame }
city-fame-before = Prestige avant le décompte
city-fame-total = Prestige en tout

# Ce que les choix offrent en plus des choses du plateau.

city-tray = À choisir
city-only-this = Seulement cela : { $sentence }
city-verb-costs = { $verb } ({ $points })
city-instead-of = en échange de : { $name }
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
city-field-instead_of = En échange
city-field-trick = Tours de magie
city-field-card = Cartes
city-field-magician = Magiciens
city-field-symbol = Symboles
city-field-board = Plateaux
city-field-face = Faces
city-field-count = Combien
city-field-coins = Pièces
city-field-times = Combien de fois
city-field-resource = Quoi
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
city-do-mark = Marquer
city-do-engage = Engager
city-do-send = Envoyer
city-do-rest = Laisser au repos
city-do-place = Placer
city-do-idle = Garder au repos
city-do-keep = Mettre là
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
city-do-pay = Verser les salaires
city-do-return = Rendre un tour
city-do-drop = Défausser
city-do-set-up = Monter un tour
city-do-shift = Reprogrammer
city-do-from = Prendre sur
city-do-at = Poser
city-do-gain = Gagner
city-do-recruit = Recruter
city-do-replace = Remplacer
city-do-stock = Mettre en vente aussitôt
city-do-pilfer = Voler
city-do-leave = Laisser
city-do-feed = Rendre
city-do-supply = Poser un marqueur
city-do-beside = À côté des emplacements
city-do-lift = Reprendre
city-do-exchange = Échanger
city-do-impose = Choisir pour celui qui joue
city-do-steal = Prendre une récompense
city-do-forgo = Renoncer à une récompense
city-do-star = Doubler une récompense
city-do-salvage = Remettre
city-do-perform = Jouer

# Les pages sur le téléphone.

city-pages = Lieux
city-page-city = Ville
city-page-market = Marché
city-page-theater = Théâtre
city-page-mine = Atelier
city-page-others = Les autres
city-page-glows = (quelque chose à toucher ici)
