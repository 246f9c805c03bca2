# «Расцвет технологий»: как собирают и запускают аппараты.

choice-build-machine = Собрать следующий аппарат
choice-use-machine = Запустить: { WORD("machine", $machine) }
choice-prepare-with = Подготовить номер «{ WORD("trick", $trick) }», запустив: { WORD("machine", $machines) }

question-use-machine = { $you ->
    [yes] Перед тем как выставить персонажа: запустите аппарат?
   *[no] { $seat } может запустить аппарат.
}
question-train-character = { $you ->
    [yes] Запустите аппарат, чтобы ваш { WORD("character", $character) } получил ещё 1 очко действия? Одному персонажу помогает только один аппарат.
   *[no] { $seat } может запустить аппарат: { WORD("character", $character) } получит ещё 1 очко действия.
}

refusal-machine-not-ready = Сейчас этого не запустить ({ WORD("machine", $machine) }): годятся только ваши собственные аппараты, активные и ещё не работавшие в этом раунде.
refusal-machine-not-there = В этой локации ({ WORD("location", $location) }) его не запустить: { WORD("machine", $machine) }.
refusal-smoke-too-thin = Этих аппаратов для номера «{ WORD("trick", $trick) }» мало; без них ещё нужно: { WORD("component", $missing) }.
warning-point-lost-on-stage = На сцене очко действия пропадёт, а аппарат всё равно сработает.
refusal-all-machines-built = Все ваши аппараты уже собраны: { $count }.
refusal-machines-missing = Для номера «{ WORD("trick", $trick) }» нужно собранных аппаратов: { $needed }; у вас { $built }.

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
event-trick-laid-beside = { $you ->
    [yes] Вы снова кладёте номер «{ WORD("trick", $trick) }» рядом со своим планшетом.
   *[no] { $seat } снова кладёт номер «{ WORD("trick", $trick) }» рядом со своим планшетом.
}
