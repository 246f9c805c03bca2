# Карты особых поручений в театре: номера включают и переносят по-особому.

choice-accept = Да
choice-beside = Рядом с ячейками карты «{ WORD("card", $card) }»
choice-lift = { $slot ->
    [0] Взять жетон рядом с ячейками
   *[other] Взять жетон из ячейки { $slot }
}
choice-exchange = Поменять местами карту «{ WORD("card", $card) }»

question-stack = { $you ->
    [yes] Положить два жетона номера «{ WORD("trick", $trick) }» стопкой, а не один?
   *[no] { $seat } решает, класть ли два жетона номера «{ WORD("trick", $trick) }» стопкой.
}
question-lay-beside = { $you ->
    [yes] Рядом с ячейками какой карты положить жетон номера «{ WORD("trick", $trick) }»?
   *[no] { $seat } кладёт жетон номера «{ WORD("trick", $trick) }» рядом с ячейками карты.
}
question-reschedule-which = { $you ->
    [yes] На карте «{ WORD("card", $card) }» два жетона номера «{ WORD("trick", $trick) }»: какой взять?
   *[no] { $seat } выбирает один из двух жетонов номера «{ WORD("trick", $trick) }».
}
question-exchange-card = { $you ->
    [yes] Две карты представлений могут поменяться местами, и тогда вы получаете { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }. Какая карта первая?
   *[no] { $seat } может поменять местами две карты представлений.
}
question-exchange-with = { $you ->
    [yes] С какой картой меняется местами «{ WORD("card", $card) }»?
   *[no] { $seat } меняет местами карту «{ WORD("card", $card) }» и другую.
}

refusal-fame-or-coins = Связь приносит славу или монеты и ничего больше.
refusal-bonus-not-with = Для номера «{ WORD("trick", $trick) }» карта «{ WORD("card", $card) }» сейчас ничего не даёт.
refusal-card-not-full = На карте «{ WORD("card", $card) }» ещё есть свободная ячейка.
refusal-no-unlinked-neighbour = Все жетоны, которые круг соединяет с ячейкой { $slot }, и так дали бы связь: карта ничего бы не добавила.
refusal-no-link-there = В ячейке { $slot } жетон, повёрнутый так, не создаёт связи.
refusal-no-single-marker = На карте «{ WORD("card", $card) }» должен лежать ровно один жетон этого номера.
refusal-another-card = Карта «{ WORD("card", $card) }» должна поменяться местами с другой.
refusal-not-an-opponents = Ни у кого из соперников нет номера «{ WORD("trick", $trick) }».

event-trick-beside = { $you ->
    [yes] Вы включаете номер «{ WORD("trick", $trick) }» в представление «{ WORD("card", $card) }», рядом с ячейками{ $stacked ->
        [no] { "" }
       *[other] , стопкой из двух жетонов
    }.
   *[no] { $seat } включает номер «{ WORD("trick", $trick) }» в представление «{ WORD("card", $card) }», рядом с ячейками{ $stacked ->
        [no] { "" }
       *[other] , стопкой из двух жетонов
    }.
}
event-cards-exchanged = { $you ->
    [yes] Вы меняете местами карты «{ WORD("card", $card) }» и «{ WORD("card", $other) }».
   *[no] { $seat } меняет местами карты «{ WORD("card", $card) }» и «{ WORD("card", $other) }».
}
event-marker-cashed = { $you ->
    [yes] Вы убираете номер «{ WORD("trick", $trick) }» с карты «{ WORD("card", $card) }» ради вознаграждения.
   *[no] { $seat } убирает номер «{ WORD("trick", $trick) }» с карты «{ WORD("card", $card) }» ради вознаграждения.
}
event-opponent-rescheduled = { $you ->
    [yes] Вы переносите чужой жетон ({ $owner }), номер «{ WORD("trick", $trick) }»: «{ WORD("card", $origin) }» → «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }.
   *[no] { $you-owner ->
        [yes] { $seat } переносит ваш жетон номера «{ WORD("trick", $trick) }»: «{ WORD("card", $origin) }» → «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }.
       *[no] { $seat } переносит чужой жетон ({ $owner }), номер «{ WORD("trick", $trick) }»: «{ WORD("card", $origin) }» → «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }.
    }
}
