# «Расцвет технологий»: как собирают и запускают аппараты.

choice-build-machine = Собрать следующий аппарат
choice-use-machine = Запустить: { WORD("machine", $machine) }

question-use-machine = { $you ->
    [yes] Перед тем как выставить персонажа: запустите аппарат?
   *[no] { $seat } может запустить аппарат.
}

refusal-machine-not-ready = Сейчас этого не запустить ({ WORD("machine", $machine) }): годятся только ваши собственные аппараты, активные и ещё не работавшие в этом раунде.
refusal-all-machines-built = Все ваши аппараты уже собраны: { $count }.
refusal-machines-missing = Для номера «{ WORD("trick", $trick) }» нужно собрать аппараты: { $needed }; у вас { $built }.

event-machine-built = { $you ->
    [yes] Вы собираете аппарат
   *[no] { $seat } собирает аппарат
} ({ WORD("machine", $machine) }){ $coins ->
    [0] { "" }
    [one] { " " }за { $coins } монету
    [few] { " " }за { $coins } монеты
   *[many] { " " }за { $coins } монет
}.
event-machine-used = { $you ->
    [yes] Вы запускаете аппарат: { WORD("machine", $machine) }.
   *[no] { $seat } запускает аппарат: { WORD("machine", $machine) }.
}
event-machine-reactivated = { $you ->
    [yes] Ваш аппарат ({ WORD("machine", $machine) }) снова активен
   *[no] { $seat }: аппарат ({ WORD("machine", $machine) }) снова активен
}{ $fame ->
    [0] { "" }
   *[other] , слава +{ $fame }
}.
event-trick-taken-out = Номер «{ WORD("trick", $trick) }» возвращается в коробку.
