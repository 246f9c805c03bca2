# Что умеют иллюзионисты, и карты особых поручений о представлениях.

choice-borrow = Применить карту соперника «{ WORD("card", $card) }»
choice-boost = Взять очко действия по способности
choice-weave = Сделать активным пророчество «{ WORD("prophecy", $prophecy) }»
choice-impose = Заплатить осколок и выбрать представление «{ WORD("card", $card) }»
choice-steal = Взять вознаграждение за номер «{ WORD("trick", $trick) }»
choice-forgo = Отказаться от вознаграждения за номер «{ WORD("trick", $trick) }»
choice-star = Удвоить часть вознаграждения за номер «{ WORD("trick", $trick) }»
choice-salvage = Вернуть жетон на номер «{ WORD("trick", $trick) }»

question-borrow = { $you ->
    [yes] { WORD("ability", "the-great-optico") }, раз в раунд: применит ли ваш { WORD("character", $character) } открытую карту особого поручения соперника?
   *[no] { $seat } решает, применить ли карту соперника.
}
question-boost = { $you ->
    [yes] { WORD("ability", "the-mechaniker") }, раз в раунд: получит ли ваш { WORD("character", $character) } ещё { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }?
   *[no] { $seat } решает, получит ли { WORD("character", $character) } ещё { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
}
question-break-free = { $you ->
    [yes] { WORD("ability", "master-of-chains") }: до представлений вы можете бесплатно перенести один свой номер и получить бонусы за новые связи.
   *[no] { $seat } решает, перенести ли номер до представлений.
}
question-impose = { $you ->
    [yes] { WORD("ability", "yoruba-spiritmaster") }, раз в раунд: заплатить осколок и выбрать карту представления вместо организатора ({ $seats })?
   *[no] { $seat } решает, выбрать ли карту представления вместо организатора ({ $seats }).
}
question-steal = { $you ->
    [yes] { WORD("ability", "the-red-lotus") }: взять вознаграждение за номер соперника в этом представлении вместо одного из своих?
   *[no] { $seat } решает, взять ли вознаграждение за номер соперника.
}
question-forgo = { $you ->
    [yes] От вознаграждения за какой свой номер отказаться ради номера «{ WORD("trick", $trick) }»?
   *[no] { $seat } выбирает, чем поступиться ради номера «{ WORD("trick", $trick) }».
}
question-fiasco = { $you ->
    [yes] { WORD("card", "arranged-fiasco") }: устроить так, чтобы в этом представлении ваши жетоны принесли на 1 славу больше, а чужие — на 1 меньше?
   *[no] { $seat } решает, подстроить ли провал.
}
question-premiere = { $you ->
    [yes] { WORD("card", "grand-premiere") }: удвоить часть вознаграждения за ваш номер, который исполняется впервые?
   *[no] { $seat } решает, удвоить ли часть вознаграждения.
}
question-premiere-part = { $you ->
    [yes] Что номер «{ WORD("trick", $trick) }» принесёт вдвойне?
   *[no] { $seat } выбирает, что номер «{ WORD("trick", $trick) }» принесёт вдвойне.
}
question-salvage = { $you ->
    [yes] { WORD("card", "durable-components") }: вернуть на карту номера жетон, исполненный в этом раунде?
   *[no] { $seat } решает, вернуть ли исполненный жетон на карту номера.
}

refusal-not-to-borrow = У соперников нет открытой карты «{ WORD("card", $card) }» для этой локации, или здесь её применить нельзя.
refusal-not-pending = Пророчества «{ WORD("prophecy", $prophecy) }» нет среди грядущих.
refusal-no-marker-of-theirs = На карте «{ WORD("card", $card) }» нет жетонов организатора.
refusal-level-too-high = Уровень номера «{ WORD("trick", $trick) }» выше, чем у любого номера, которым вы можете поступиться.
refusal-level-too-low = Уровень номера «{ WORD("trick", $trick) }» ниже, чем у того, за который вы берёте вознаграждение.
refusal-not-of-an-opponent = «{ WORD("trick", $trick) }» — не номер соперника в этом представлении.
refusal-not-in-this-show = «{ WORD("trick", $trick) }» — не ваш номер в этом представлении.
refusal-no-premiere = Номер «{ WORD("trick", $trick) }» не подходит: нужен ваш номер, который исполняется в этом представлении впервые и приносит своё вознаграждение.
refusal-not-performed = Номер «{ WORD("trick", $trick) }» в этом раунде не исполнялся.

event-card-borrowed = { $you ->
    [yes] Ваш { WORD("character", $character) } применяет карту соперника «{ WORD("card", $card) }».
   *[no] { $seat } применяет карту соперника «{ WORD("card", $card) }» ({ WORD("character", $character) }).
}
event-character-boosted = { $you ->
    [yes] Ваш { WORD("character", $character) } получает ещё { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
   *[no] { $seat }: { WORD("character", $character) } получает ещё { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
}
event-prophecy-woven = { $you ->
    [yes] Вы делаете активным пророчество «{ WORD("prophecy", $prophecy) }»; грядущие: { WORD("prophecy", $pending) }.
   *[no] { $seat } делает активным пророчество «{ WORD("prophecy", $prophecy) }»; грядущие: { WORD("prophecy", $pending) }.
}
event-performance-imposed = { $you ->
    [yes] Вы платите осколок и выбираете представление «{ WORD("card", $card) }»; его проводит { $performer }.
   *[no] { $you-performer ->
        [yes] { $seat } платит осколок и выбирает представление «{ WORD("card", $card) }»; его проводите вы.
       *[no] { $seat } платит осколок и выбирает представление «{ WORD("card", $card) }»; его проводит { $performer }.
    }
}
event-reward-stolen = { $you ->
    [yes] Вместо вознаграждения за номер «{ WORD("trick", $forgone) }» вы берёте вознаграждение за номер «{ WORD("trick", $trick) }»; { $owner } получит за него на 1 славу меньше.
   *[no] { $you-owner ->
        [yes] Вместо вознаграждения за номер «{ WORD("trick", $forgone) }» { $seat } берёт вознаграждение за номер «{ WORD("trick", $trick) }»; вы получите за него на 1 славу меньше.
       *[no] Вместо вознаграждения за номер «{ WORD("trick", $forgone) }» { $seat } берёт вознаграждение за номер «{ WORD("trick", $trick) }»; { $owner } получит за него на 1 славу меньше.
    }
}
event-reward-doubled = { $resource ->
    [fame] { $you ->
        [yes] За номер «{ WORD("trick", $trick) }» вы получаете вдвое больше славы.
       *[no] За номер «{ WORD("trick", $trick) }» { $seat } получает вдвое больше славы.
    }
    [coins] { $you ->
        [yes] За номер «{ WORD("trick", $trick) }» вы получаете вдвое больше монет.
       *[no] За номер «{ WORD("trick", $trick) }» { $seat } получает вдвое больше монет.
    }
   *[other] { $you ->
        [yes] За номер «{ WORD("trick", $trick) }» вы получаете вдвое больше осколков.
       *[no] За номер «{ WORD("trick", $trick) }» { $seat } получает вдвое больше осколков.
    }
}
event-fiasco-arranged = { $you ->
    [yes] Вы подстраиваете провал: ваши жетоны приносят на 1 славу больше, все остальные — на 1 меньше.
   *[no] { $seat } подстраивает провал: жетоны этого игрока приносят на 1 славу больше, все остальные — на 1 меньше.
}
event-marker-salvaged = { $you ->
    [yes] Вы возвращаете жетон на номер «{ WORD("trick", $trick) }».
   *[no] { $seat } возвращает жетон на номер «{ WORD("trick", $trick) }».
}
event-granted = { $you ->
    [yes] Вы
   *[no] { $seat }
} («{ WORD($kind, $cause) }»):{ $fame ->
    [0] { "" }
    [one] { " " }{ $fame } слава
   *[many] { " " }{ $fame } славы
}{ $coins ->
    [0] { "" }
   *[other] { $fame ->
        [0] { "" }
       *[other] ,
    }{ " " }{ $coins } { $coins ->
        [one] монета
        [few] монеты
       *[many] монет
    }
}{ $shards ->
    [0] { "" }
   *[other] { $fame ->
        [0] { $coins ->
            [0] { "" }
           *[other] ,
        }
       *[other] ,
    }{ " " }{ $shards } { $shards ->
        [one] осколок
        [few] осколка
       *[many] осколков
    }
}.
