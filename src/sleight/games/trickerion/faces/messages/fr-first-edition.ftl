# Les règles de la première édition : déplacements à l’atelier, apprentissage sans emplacement libre, salaires.

choice-recall = Déplacer { WORD("trick", $trick) } du plateau de l’ingénieur sur le plateau de joueur
choice-unshelve = Déplacer { WORD("component", $component) } du plateau du manager sur le plateau de joueur
choice-rehouse = Installer l’apprenti de l’assistant sur le plateau de joueur
choice-pay = { $coins ->
    [0] Ne verser aucun salaire
    [one] Verser { $coins } pièce de salaire
   *[other] Verser { $coins } pièces de salaire
}

question-learn-instead = { $you ->
    [yes] Tous vos emplacements de tours sont pris : quel tour rendez-vous pour { WORD("trick", $trick) } ?
   *[no] { $seat } rend un tour pour apprendre { WORD("trick", $trick) }.
}
question-wages = { $you ->
    [yes] Vos personnages ont gagné { $due } { $due ->
        [one] pièce
       *[other] pièces
    } : combien versez-vous ? Vous en avez { $coins } ; chaque pièce non versée coûte { $each } points de prestige.
   *[no] { $seat } verse les salaires ({ $due } à payer).
}

refusal-not-in-this-edition = { WORD("magician", $magician) } n’est pas l’un des quatre magiciens de la première édition.
refusal-only-when-learning = Avec les règles de la première édition, on ne rend un tour que pour en apprendre un autre quand tous les emplacements sont pris.
refusal-more-than-wages = Les salaires ne s’élèvent qu’à { $due } { $due ->
    [one] pièce
   *[other] pièces
}.
refusal-fame-for-wages = Ne pas payer autant coûterait { $needed } points de prestige, et vous en avez { $fame }.

warning-markers-return = Tous les marqueurs hors de la réserve y retournent, avec { WORD("trick", $trick) } : { $markers }.
warning-wages-cost-fame = { $unpaid } { $unpaid ->
    [one] pièce n’est pas versée
   *[other] pièces ne sont pas versées
}, ce qui coûte { $fame } { $fame ->
    [one] point
   *[other] points
} de prestige.

event-trick-recalled = { $you ->
    [yes] Vous déplacez { WORD("trick", $trick) } du plateau de l’ingénieur sur le vôtre.
   *[no] { $seat } déplace { WORD("trick", $trick) } du plateau de l’ingénieur sur son plateau de joueur.
}
event-components-unshelved = { $you ->
    [yes] Vous déplacez { WORD("component", $component) } du plateau du manager sur le vôtre.
   *[no] { $seat } déplace { WORD("component", $component) } du plateau du manager sur son plateau de joueur.
}
event-apprentice-rehoused = { $you ->
    [yes] L’apprenti de l’assistant s’installe sur votre plateau de joueur.
   *[no] { $seat } installe sur son plateau de joueur l’apprenti de l’assistant.
}
