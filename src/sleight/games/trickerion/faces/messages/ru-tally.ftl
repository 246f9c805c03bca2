# Что говорят о партии, когда её подсчитывают.

tally-tie-break = { $you-winner ->
    [yes] Славы поровну ({ $fame }): { $equals }. Вы побеждаете по последней очерёдности хода.
   *[no] Славы поровну ({ $fame }): { $equals }. { $winner } побеждает по последней очерёдности хода.
}

# Что обошлось дороже всего.

dear-wages = { $you ->
    [yes] Вы не выплатили { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } жалования; потеряно славы: { $cost }.
   *[no] { $seat } не выплачивает { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } жалования; потеряно славы: { $cost }.
}
dear-poster = { $you ->
    [yes] Вы не вывесили афишу за { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }, хотя эти деньги так и не понадобились; упущено славы: { $cost }.
   *[no] { $seat } не вывешивает афишу за { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }, хотя эти деньги так и не понадобились; упущено славы: { $cost }.
}
dear-card = { $you ->
    [yes] Вы провели представление «{ WORD("card", $card) }», а «{ WORD("card", $other) }» в тот день дало бы вам на { $cost ->
            [one] { $cost } славу
           *[other] { $cost } славы
        } больше.
   *[no] { $seat } проводит представление «{ WORD("card", $card) }», а «{ WORD("card", $other) }» в тот день дало бы на { $cost ->
            [one] { $cost } славу
           *[other] { $cost } славы
        } больше.
}
dear-day = { $you ->
    [yes] Вы заняли не лучший день ({ WORD("day", $day) }): был свободен другой ({ WORD("day", $other) }), и ваше представление дало бы на { $cost ->
            [one] { $cost } славу
           *[other] { $cost } славы
        } больше.
   *[no] { $seat } занимает не лучший день ({ WORD("day", $day) }): был свободен другой ({ WORD("day", $other) }), и представление дало бы на { $cost ->
            [one] { $cost } славу
           *[other] { $cost } славы
        } больше.
}
dear-slot = { $you ->
    [yes] Вы включили номер «{ WORD("trick", $trick) }»; на карте «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }, он сразу дал бы на { $cost ->
            [one] { $cost } славу
           *[other] { $cost } славы
        } больше.
   *[no] { $seat } включает номер «{ WORD("trick", $trick) }»; на карте «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }, он сразу дал бы на { $cost ->
            [one] { $cost } славу
           *[other] { $cost } славы
        } больше.
}
dear-no-show = { $you ->
    [yes] Вы не провели представление, а «{ WORD("card", $card) }» дало бы вам славы: { $cost }.
   *[no] { $seat } не проводит представление, а «{ WORD("card", $card) }» дало бы славы: { $cost }.
}
dear-markers = { $you ->
    [yes] Карта «{ WORD("card", $card) }» ушла из театра неисполненной, и на ней ваших жетонов: { $count }; их номера дают славы: { $cost }.
   *[no] Карта «{ WORD("card", $card) }» ушла из театра неисполненной, и на ней жетонов ({ $seat }): { $count }; их номера дают славы: { $cost }.
}
dear-idle = { $you ->
    [yes] Ваш { WORD("character", $character) } с поручением остался незанятым: пропало { $cost } { $cost ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }{ $full ->
        [none] { "" }
       *[other] ; не осталось ячейки ({ WORD("location", $full) })
    }.
   *[no] { $seat }: { WORD("character", $character) } с поручением остался незанятым, пропало { $cost } { $cost ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }{ $full ->
        [none] { "" }
       *[other] ; не осталось ячейки ({ WORD("location", $full) })
    }.
}
dear-points = { $you ->
    [yes] Вы не истратили { $cost } { $cost ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    } ({ WORD("character", $character) }).
   *[no] { $seat } теряет { $cost } { $cost ->
        [one] неистраченное очко действия
        [few] неистраченных очка действия
       *[many] неистраченных очков действия
    } ({ WORD("character", $character) }).
}
