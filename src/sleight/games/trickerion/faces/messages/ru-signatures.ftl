# «Расцвет технологий»: что спрашивают и сообщают способности коронных номеров.

question-another-marker = { $you ->
    [yes] Лёгкая постановка: положить тем же действием второй жетон номера «{ WORD("trick", $trick) }»?
   *[no] { $seat } может положить второй жетон номера «{ WORD("trick", $trick) }».
}
question-take-back-marker = { $you ->
    [yes] На карте «{ WORD("card", $card) }» два жетона номера «{ WORD("trick", $trick) }», а останется только один: какой забрать?
   *[no] { $seat } решает, какой из двух жетонов номера «{ WORD("trick", $trick) }» останется.
}

refusal-markers-enough = Жетонов этого номера на карте «{ WORD("card", $card) }» может лежать не больше { $most }.

event-marker-stayed = { $you ->
    [yes] Ваш жетон номера «{ WORD("trick", $trick) }» остаётся на карте «{ WORD("card", $card) }».
   *[no] { $seat }: жетон номера «{ WORD("trick", $trick) }» остаётся на карте «{ WORD("card", $card) }».
}
event-bonus-chosen = { $you ->
    [yes] Бонус на выбор: ваш номер «{ WORD("trick", $trick) }» приносит бонус номера «{ WORD("trick", $chosen) }».
   *[no] Бонус на выбор, { $seat }: номер «{ WORD("trick", $trick) }» приносит бонус номера «{ WORD("trick", $chosen) }».
}

category-dance-of-the-forgotten-kings = { trick-dance-of-the-forgotten-kings }
category-the-elephant-takes-a-bow = { trick-the-elephant-takes-a-bow }
category-crimson-maiden = { trick-crimson-maiden }
