# «Расцвет технологий»: аппараты школы спиритических опытов.

choice-buy-with-machine = Купить { $count } × { WORD("component", $component) }, запустив { WORD("machine", "spiritual-1") }
choice-change-card = Сменить карту: { WORD("character", $character) }
choice-swap-card = Обменять карту: { WORD("character", $character) }

question-change-card = { $you ->
    [yes] Чью карту поручения вы меняете?
   *[no] { $seat } выбирает, чью карту поручения сменить.
}
question-which-card = { $you ->
    [yes] Какую карту получит { WORD("character", $character) }: из руки или от другого персонажа?
   *[no] { $seat } меняет карту персонажа ({ WORD("character", $character) }).
}
question-first-turn-die = { $you ->
    [yes] Пока ваш персонаж не начал действовать: повернуть кубик ({ WORD("machine", $machine) })?
   *[no] { $seat } может повернуть кубик ({ WORD("machine", $machine) }).
}
question-double-bonus = { $you ->
    [yes] Запустить аппарат ({ WORD("machine", $machine) }) и ещё раз получить бонус карты «{ WORD("card", $card) }»:{ $fame ->
        [0] { "" }
       *[other] { " " }слава +{ $fame }
    }{ $coins ->
        [0] { "" }
       *[other] { " " }монеты +{ $coins }
    }{ $shards ->
        [0] { "" }
       *[other] { " " }осколки +{ $shards }
    }?
   *[no] { $seat } может ещё раз получить бонус карты «{ WORD("card", $card) }» ({ WORD("machine", $machine) }).
}

refusal-no-card-to-swap = Обменять карту нельзя ({ WORD("character", $character) }): выберите другого персонажа, у которого есть карта и который ещё не выставлен и не остался незанятым.
refusal-other-card-changes = Вы меняете карту другого персонажа: { WORD("character", $character) }.

event-cards-swapped = { $you ->
    [yes] Вы меняете местами карты персонажей: { WORD("disc", $character) } и { WORD("disc", $other) }.
   *[no] { $seat } меняет местами карты персонажей: { WORD("disc", $character) } и { WORD("disc", $other) }.
}
event-card-replaced = { $you ->
    [yes] Вы берёте карту обратно ({ WORD("disc", $character) }: { WORD("card", $back) }) и кладёте другую: { WORD("card", $card) }.
   *[no] { $card ->
        [none] { $seat } берёт закрытую карту обратно ({ WORD("disc", $character) }) и кладёт другую.
       *[other] { $seat } берёт карту обратно ({ WORD("disc", $character) }: { WORD("card", $back) }) и кладёт другую: { WORD("card", $card) }.
    }
}
