# Ce que les pouvoirs demandent et permettent au théâtre.

choice-set-up-free = Monter { WORD("trick", $trick) } gratuitement
choice-shift-free = Reprogrammer { WORD("trick", $trick) } gratuitement
choice-feature = Le bonus compte deux fois : { WORD("character", $character) }

question-star-billing = { $you ->
    [yes] { WORD("power", $power) } : quel spécialiste en coulisses vous rapporte son bonus deux fois ?
   *[no] { $seat } choisit le spécialiste dont le bonus compte deux fois ({ WORD("power", $power) }).
}
question-encore = { $you ->
    [yes] { WORD("power", $power) }, une fois par tour de jeu : remettez-vous un marqueur de ce spectacle sur son tour de magie ?
   *[no] { $seat } peut remettre un marqueur de ce spectacle sur son tour de magie ({ WORD("power", $power) }).
}

refusal-not-backstage = Ce personnage n’est pas en coulisses pendant ce tour de jeu : { WORD("character", $character) }.

category-living-legend = { power-living-legend }
