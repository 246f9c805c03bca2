# Правила первого издания: перемещения в мастерской, изучение без свободных ячеек, жалование.

choice-recall = Переместить номер «{ WORD("trick", $trick) }» с планшета инженера на планшет игрока
choice-unshelve = Переместить с планшета импресарио на планшет игрока: { WORD("component", $component) }
choice-rehouse = Вернуть ученика ассистента на планшет игрока
choice-pay = { $coins ->
    [0] Не платить жалование
    [one] Заплатить { $coins } монету жалования
    [few] Заплатить { $coins } монеты жалования
   *[many] Заплатить { $coins } монет жалования
}

question-learn-instead = { $you ->
    [yes] Все ячейки для номеров заняты: какой номер вы отдаёте ради номера «{ WORD("trick", $trick) }»?
   *[no] { $seat } отдаёт номер, чтобы освоить «{ WORD("trick", $trick) }».
}
question-wages = { $you ->
    [yes] Жалование ваших персонажей: { $due }. Сколько вы платите? Монет у вас: { $coins }; каждая невыплаченная стоит { $each } славы.
   *[no] { $seat } платит жалование (причитается: { $due }).
}

refusal-not-in-this-edition = Этого иллюзиониста нет среди четырёх иллюзионистов первого издания: { WORD("magician", $magician) }.
refusal-only-when-learning = По правилам первого издания номер отдают только при освоении нового, когда все ячейки заняты.
refusal-more-than-wages = Жалования причитается только { $due }.
refusal-fame-for-wages = Чтобы столько не платить, нужно славы: { $needed }, а у вас { $fame }.

warning-markers-return = Все жетоны номера «{ WORD("trick", $trick) }» вернутся в запас: { $markers }.
warning-wages-cost-fame = Не выплачено монет: { $unpaid }; это стоит славы: { $fame }.

event-trick-recalled = { $you ->
    [yes] Вы перемещаете номер «{ WORD("trick", $trick) }» с планшета инженера на свой.
   *[no] { $seat } перемещает номер «{ WORD("trick", $trick) }» с планшета инженера на планшет игрока.
}
event-components-unshelved = { $you ->
    [yes] Вы перемещаете с планшета импресарио на свой: { WORD("component", $component) }.
   *[no] { $seat } перемещает с планшета импресарио на планшет игрока: { WORD("component", $component) }.
}
event-apprentice-rehoused = { $you ->
    [yes] Ученик с планшета ассистента переходит на ваш планшет.
   *[no] { $seat }: ученик переходит с планшета ассистента на планшет игрока.
}
