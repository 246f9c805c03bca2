# Названия настроек и пояснения там, где нажимают, а не печатают.

option-trickerion-level3-with-marker = Бонус 3-го уровня с жетоном
option-trickerion-beginner = Готовые наборы
option-trickerion-beginner-meaning = Эти места начинают с готового набора своей школы, как советуют для первой игры.
option-trickerion-edition-meaning = По каким правилам играют картами 2019 года.
option-trickerion-edition-is-2019 = 2019
option-trickerion-edition-is-first = карты 2019 года, правила первого издания
option-trickerion-thresholds-meaning = Сколько славы требуют номера и умения 2-го и 3-го уровней.
option-trickerion-thresholds-is-16-36 = 16 и 36
option-trickerion-thresholds-is-14-30 = 14 и 30
option-trickerion-thresholds-is-none = без порогов
option-trickerion-first-draw-resets-meaning = По правилам первого издания: как часто первая карта игрока стоит всего 1 очко; только вместе с «Кривой улочкой».
option-trickerion-first-draw-resets-is-round = каждый раунд
option-trickerion-first-draw-resets-is-never = один раз за игру
new-set-first-edition = Карты 2019 года, правила первого издания
