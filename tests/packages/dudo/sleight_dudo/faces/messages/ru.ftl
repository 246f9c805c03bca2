game-name = Дудо
game-description = Оба игрока бросают кубики под стаканами. Делайте ставки на то, что лежит под обоими стаканами вместе, не верьте слишком высоким ставкам и не потеряйте все свои кубики.

bot-careful = Ставит на то, что у него есть и чего можно ждать от вас, а остальному не верит.

choice-bid = Поставить { $count } × { $face }
choice-doubt = Не поверить

question-bid = { $you ->
    [yes] { $count ->
        [0] Вы начинаете: сделайте ставку. Кубиков всего { $dice }.
       *[other] Ставка — { $count } × { $face }, кубиков всего { $dice }: поднимите её или не верьте.
    }
   *[no] { $count ->
        [0] Ставку делает { $seat }.
       *[other] { $seat } поднимает ставку { $count } × { $face } или не верит ей.
    }
}

refusal-nothing-to-doubt = Ставки ещё нет, не верить нечему.
refusal-too-many = Кубиков всего { $dice }.
refusal-too-low = Ставка — { $count } × { $face }: назовите больше кубиков или столько же, но с большим числом очков.

event-rolled = Кубики брошены.
event-raised = { $you ->
    [yes] Вы ставите { $count } × { $face }.
   *[no] { $seat } ставит { $count } × { $face }.
}
event-doubted = { $you ->
    [yes] Вы не верите в { $count } × { $face }.
   *[no] { $seat } не верит в { $count } × { $face }.
} Под стаканами их { $found }: { $you-loser ->
    [yes] вы теряете кубик.
   *[no] { $loser } теряет кубик.
}
