# Les règles de la première édition : déplacements à l’atelier, apprentissage sans emplacement libre, salaires.

choice-recall = Déplacer { WORD("trick", $trick) } du plateau de l’ingénieur sur le plateau joueur
choice-unshelve = Déplacer du plateau du manager sur le plateau joueur : { WORD("component", $component) }
choice-rehouse = Installer l’apprenti de l’assistant sur le plateau joueur
choice-pay = { $coins ->
    [0] Ne payer aucun salaire
    [one] Payer { $coins } pièce de salaire
   *[other] Payer { $coins } pièces de salaire
}

question-learn-instead = { $you ->
    [yes] Tous vos emplacements de tours sont pris : quel tour rendez-vous pour { WORD("trick", $trick) } ?
   *[no] { $seat } rend un tour pour apprendre { WORD("trick", $trick) }.
}
question-wages = { $you ->
    [yes] Vos personnages ont gagné { $due } { $due ->
        [one] pièce
       *[other] pièces
    } : combien payez-vous ? Vous en avez { $coins } ; chaque pièce impayée coûte { $each } points de prestige.
   *[no] { $seat } paie les salaires (total dû : { $due }).
}

refusal-not-in-this-edition = { WORD("magician", $magician) } n’est pas l’un des quatre magiciens de la première édition.
refusal-only-when-learning = Avec les règles de la première édition, on ne rend un tour que pour en apprendre un autre quand tous les emplacements sont pris.
refusal-more-than-wages = Les salaires ne s’élèvent qu’à { $due } { $due ->
    [one] pièce
   *[other] pièces
}.
refusal-fame-for-wages = Garder autant de pièces coûterait { $needed } points de prestige, et vous en avez { $fame }.

warning-markers-return = Les marqueurs du tour { WORD("trick", $trick) } hors de la réserve y retournent tous : { $markers }.
warning-wages-cost-fame = { $unpaid } { $unpaid ->
    [one] pièce n’est pas payée
   *[other] pièces ne sont pas payées
}, ce qui coûte { $fame } { $fame ->
    [one] point
   *[other] points
} de prestige.

event-trick-recalled = { $you ->
    [yes] Vous déplacez { WORD("trick", $trick) } du plateau de l’ingénieur sur le vôtre.
   *[no] { $seat } déplace { WORD("trick", $trick) } du plateau de l’ingénieur sur son plateau joueur.
}
event-components-unshelved = { $you ->
    [yes] Vous déplacez du plateau du manager sur le vôtre : { WORD("component", $component) }.
   *[no] { $seat } déplace du plateau du manager sur son plateau joueur : { WORD("component", $component) }.
}
event-apprentice-rehoused = { $you ->
    [yes] L’apprenti de l’assistant s’installe sur votre plateau joueur.
   *[no] { $seat } installe sur son plateau joueur l’apprenti de l’assistant.
}
