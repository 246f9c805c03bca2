# L’allée sombre sur le plateau.

ui-explained = { $name } : { $effect }
ui-facts = { $before } ; { $after }
ui-prophecy = Prophétie
ui-no-prophecy = aucune n’est encore active
ui-pending = En attente
ui-prophecies = Prophéties
ui-stack = { $count ->
    [0] plus aucune dans la pile
   *[other] encore { $count } dans la pile
}
ui-next = { $place ->
    [1] Ensuite
    [2] Puis
   *[other] Enfin
}
ui-known = Connues
ui-held = Détenues
ui-recalled = Connues
bonus-ready = Bonus prêt
bonus-armed = Bonus actif
ui-special = Spéciales
ui-specials = Vos cartes spéciales
ui-ability = capacité : { $name }
ui-spent = utilisée
ui-talent = peut être promu
ui-sealed = face cachée
ui-charged = { $shards ->
    [1] avec ◆
   *[other] avec { $shards }◆
}
ui-extra = À côté
ui-shares = { $you ->
    [yes] Vous recevez ce que les autres dépensent ici
   *[no] { $seat } reçoit ce que les autres dépensent ici
}
ui-claim = { $you ->
    [yes] Vous pourrez prendre le matériau de la commande rapide à l’arrivée des commandes
   *[no] { $seat } pourra prendre le matériau de la commande rapide à l’arrivée des commandes
}
ui-stacked = «♠1» deux marqueurs
ui-beside = +[♠1] à côté des emplacements
ui-dummy = un marqueur fictif, à personne
ui-foreseen = Nouvel ordre
kind-prophecy = Prophéties
kind-ability = Capacités
kind-card = Cartes spéciales
kind-trick = Tours de niveau 3 (fin de partie)
ui-no-alley = Cette partie se joue sans l’allée sombre.
ui-unexplained = Aucune prophétie, aucun magicien, aucune capacité, aucune carte spéciale et aucun tour de niveau 3 ne s’appelle « { $name } ».

# Les titres de la liste des choix ; le nombre est le coût.

group-draw = Piocher une carte spéciale ({ $points })
group-buy-card = Acheter une carte ({ $shards }◆)
group-fortune = Diseuse de bonne aventure ({ $points })
group-weave = { ability-priestess-of-mysticism } ({ $points })
group-stock = Commander, en vente aussitôt ({ $points })

# Les mots à taper.

word-alley = allée
word-alley-meaning = les prophéties, vos cartes spéciales et leurs effets, les pioches, et qui a quoi
word-explain = expliquer
word-explain-meaning = l’effet des cartes, prophéties et capacités en jeu ; « expliquer chasse » pour un seul nom

# What `?` says of the locations and of the signs.

about-downtown = apprendre des tours, recruter des personnages, prendre des pièces
about-market-row = acheter et commander des matériaux
about-workshop = préparer des tours, déplacer matériaux et tours d’un plateau à l’autre
about-theater = monter des tours, les reprogrammer, et jouer à la fin du tour de jeu
about-dark-alley = piocher des cartes affectation spéciales, consulter la diseuse de bonne aventure
ui-signs = Signes : ★ prestige, ¢ pièces, ◆ éclats, ▤ cartes spéciales. Écoles : ☾ { brief-spiritual }, ✱ { brief-mechanical }, ◉ { brief-optical }, ∞ { brief-escape }, avec le niveau du tour. 1→2■ : le préparer coûte 1 point d’action et donne 2 marqueurs. ✓ vous l’avez, ✗ il manque, (−2¢) ce qui manque coûte 2 pièces.
