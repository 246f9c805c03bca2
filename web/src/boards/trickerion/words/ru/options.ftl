# Названия настроек и пояснения там, где нажимают, а не печатают.

option-trickerion-level3-with-marker = Бонус номера 3-го уровня за жетон
option-trickerion-beginner = Готовые наборы
option-trickerion-beginner-meaning = Эти места начинают с готового набора своей школы, как советуют для первой игры.
option-trickerion-edition-meaning = По каким правилам играют картами 2019 года.
option-trickerion-edition-is-2019 = 2019
option-trickerion-edition-is-first = карты 2019 года, правила первого издания
option-trickerion-thresholds-meaning = Сколько славы требуют карты 2-го и 3-го уровней.
option-trickerion-thresholds-is-16-36 = 16 и 36
option-trickerion-thresholds-is-14-30 = 14 и 30
option-trickerion-thresholds-is-none = без порогов
new-set-first-edition = Карты 2019 года, правила первого издания
