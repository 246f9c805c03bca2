# Les choix des cartes spéciales du centre-ville.

choice-recruit = Recruter : { WORD("character", $character) }
choice-replace = Rendre { WORD("trick", $trick) } pour le nouveau tour

# Les questions.

question-recruit = { $you ->
    [yes] Peu importe ce que montre { WORD("die", $die) } : qui recrutez-vous ?
   *[no] { $seat } choisit qui recruter.
}
question-newcomer-home = { $you ->
    [yes] Où installer aussitôt le nouvel apprenti ? Sur le plateau de l’assistant, il travaille sans salaire.
   *[no] { $seat } installe un apprenti.
}
question-newcomer-card = { $you ->
    [yes] Votre { WORD("character", $character) } vient de vous rejoindre et peut encore travailler ce tour-ci : où l’envoyez-vous ?
   *[no] { $seat } peut encore envoyer son { WORD("character", $character) } travailler.
}
question-replace = { $you ->
    [yes] Quel tour rendez-vous pour { WORD("trick", $trick) } ? Son symbole et les marqueurs posés sur sa carte passent au nouveau.
   *[no] { $seat } choisit le tour remplacé par { WORD("trick", $trick) }.
}
question-replace-board = { $you ->
    [yes] Où placer { WORD("trick", $trick) } ? Sur le plateau de l’ingénieur, il est préparé avec un marqueur de plus.
   *[no] { $seat } choisit un plateau.
}
question-invest = { $you ->
    [yes] Des pièces que vous venez de prendre, vous pouvez encore en dépenser { $coins } pour { $left ->
        [one] un matériau
       *[other] { $left } matériaux au plus
    } du marché. Qu’achetez-vous ?
   *[no] { $seat } peut investir les pièces prises à l’instant.
}
question-invest-board = { $you ->
    [yes] Où ranger { $count } × { WORD("component", $component) } ? Sur le plateau du manager, une pile compte un matériau de plus, jusqu’à 3 si les piles sont limitées.
   *[no] { $seat } choisit un plateau.
}

# Les refus.

refusal-no-apprentice-shown = Ce dé ne montre pas d’apprenti ({ WORD("die", $die) }).
refusal-no-home-now = Aucun emplacement d’apprenti n’est libre en ce moment.
refusal-not-the-newcomer = La carte va sous celui qui vient de vous rejoindre : { WORD("character", $character) }.
refusal-level-not-leaked = { WORD("trick", $trick) } est de niveau 3 ; la carte ne donne un marqueur qu’aux niveaux 1 et 2.
refusal-nothing-to-invest-in = Avec ces pièces, rien de ce qui est en vente ne pourrait être acheté et rangé.
refusal-invested-enough = Vous ne pouvez plus acheter que { $left } { $left ->
    [one] matériau
   *[other] matériaux
}.
refusal-taken-coins-missing = Cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
}, et il vous reste { $coins } des pièces que vous venez de prendre.

# Les événements.

event-character-joined = { $you ->
    [yes] Le nouveau personnage vous rejoint aussitôt : { WORD("character", $character) }.
   *[no] { $seat } accueille aussitôt : { WORD("character", $character) }.
}
event-trick-replaced = { $markers ->
    [0] { WORD("trick", $trick) } reprend le symbole du tour { WORD("trick", $old) }.
    [one] { WORD("trick", $trick) } reprend le symbole du tour { WORD("trick", $old) } et 1 marqueur.
   *[other] { WORD("trick", $trick) } reprend le symbole du tour { WORD("trick", $old) } et { $markers } marqueurs.
}
event-interest-rolled = { $you ->
    [yes] Vous lancez { WORD("die", $die) } pour les intérêts : { WORD("face", $face) } ; vous prenez en plus { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }. Ensuite, il montre de nouveau X.
   *[no] { $seat } lance { WORD("die", $die) } pour les intérêts : { WORD("face", $face) } ; ils rapportent { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }. Ensuite, il montre de nouveau X.
}
