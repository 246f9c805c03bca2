# Le démarrage rapide, et ce que les modules changent à la mise en place.

question-quick-card = { $you ->
    [yes] Le démarrage rapide vous donne une carte affectation spéciale : de quelle pioche prenez-vous la première ?
   *[no] { $seat } prend une carte affectation spéciale.
}
question-quick-components = { $you ->
    [yes] Le démarrage rapide vous donne des matériaux, pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    } au plus : lesquels prenez-vous ?
   *[no] { $seat } prend des matériaux supplémentaires.
}
question-quick-board = { $you ->
    [yes] Où ranger { $count } × { WORD("component", $component) } ? Sur le plateau du manager, une pile compte un matériau de plus, jusqu’à 3 si les piles sont limitées.
   *[no] { $seat } choisit un plateau.
}
refusal-needs-prophecies = { WORD("magician", $magician) } a besoin des prophéties, et cette partie se joue sans elles.
