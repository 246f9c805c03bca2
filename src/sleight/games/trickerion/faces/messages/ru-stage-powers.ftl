# Что спрашивают и позволяют умения в театре.

choice-set-up-free = Бесплатно включить номер «{ WORD("trick", $trick) }» в представление
choice-shift-free = Бесплатно перенести номер «{ WORD("trick", $trick) }»
choice-feature = Второй бонус: { WORD("character", $character) }

question-star-billing = { $you ->
    [yes] «{ WORD("power", $power) }»: за какого специалиста за кулисами вы получаете бонус второй раз?
   *[no] { $seat } выбирает, за какого специалиста получить бонус второй раз («{ WORD("power", $power) }»).
}
question-encore = { $you ->
    [yes] «{ WORD("power", $power) }», раз в раунд: вернуть один жетон этого представления на карту его номера?
   *[no] { $seat } решает, вернуть ли жетон этого представления на карту номера («{ WORD("power", $power) }»).
}

refusal-not-backstage = В этом раунде за кулисами нет персонажа: { WORD("character", $character) }.

category-living-legend = { power-living-legend }
