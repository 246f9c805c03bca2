hint-weighed = { $case ->
    [close] Разница слишком мала, чтобы судить: ход не хуже в { $agreeing } из { $tried } воображаемых раундов.
    [one] К концу игры примерно на { $lead } { $lead ->
        [one] славу
       *[other] славы
    } больше, чем у следующего хода; главное здесь — { WORD("hint-term", $first) }. Не хуже в { $agreeing } из { $tried } воображаемых раундов.
   *[two] К концу игры примерно на { $lead } { $lead ->
        [one] славу
       *[other] славы
    } больше, чем у следующего хода; главное здесь — { WORD("hint-term", $first) } и { WORD("hint-term", $second) }. Не хуже в { $agreeing } из { $tried } воображаемых раундов.
}
hindsight-weighed = { $case ->
    [close] Не хуже в { $agreeing } из { $tried } воображаемых раундов.
    [one] Главное здесь — { WORD("hint-term", $first) }. Не хуже в { $agreeing } из { $tried } воображаемых раундов.
   *[two] Главное здесь — { WORD("hint-term", $first) } и { WORD("hint-term", $second) }. Не хуже в { $agreeing } из { $tried } воображаемых раундов.
}
hint-term-fame = слава этого раунда
hint-term-coins = монеты
hint-term-shards = осколки
hint-term-order = место в очерёдности хода
hint-term-team = команда
hint-term-tricks = номера получше
hint-term-markers = подготовленные жетоны
hint-term-goods = реквизит
hint-term-stage = жетоны в театре
hint-term-cards = карты особых поручений
hint-term-extras = умения и аппараты
hint-term-others = то, что получают другие
