# Aube de la technologie : ce que demandent et racontent les capacités des tours signature.

question-another-marker = { $you ->
    [yes] Installation facile : montez-vous un second marqueur du tour { WORD("trick", $trick) } avec la même action ?
   *[no] { $seat } peut monter un second marqueur du tour { WORD("trick", $trick) }.
}
question-take-back-marker = { $you ->
    [yes] Deux marqueurs du tour { WORD("trick", $trick) } sont sur { WORD("card", $card) }, et un seul y reste : lequel reprenez-vous ?
   *[no] { $seat } choisit lequel des deux marqueurs du tour { WORD("trick", $trick) } reste en place.
}

refusal-markers-enough = Pas plus de { $most } marqueurs de ce tour sur { WORD("card", $card) }.

event-marker-stayed = { $you ->
    [yes] Votre marqueur du tour { WORD("trick", $trick) } reste sur { WORD("card", $card) }.
   *[no] Le marqueur du tour { WORD("trick", $trick) } ({ $seat }) reste sur { WORD("card", $card) }.
}
event-bonus-chosen = { $you ->
    [yes] Bonus joker : votre tour { WORD("trick", $trick) } rapporte le bonus du tour { WORD("trick", $chosen) }.
   *[no] Bonus joker : le tour { WORD("trick", $trick) } ({ $seat }) rapporte le bonus du tour { WORD("trick", $chosen) }.
}

category-dance-of-the-forgotten-kings = { trick-dance-of-the-forgotten-kings }
category-the-elephant-takes-a-bow = { trick-the-elephant-takes-a-bow }
category-crimson-maiden = { trick-crimson-maiden }
