# С чем играют за столом, в нескольких словах.

played-edition-2019 = правила 2019 года
played-edition-first = карты 2019 года, правила первого издания
played-dark-alley = «Кривая улочка»
played-prophecies = пророчества
played-powers = умения иллюзионистов ⌂ (домашние карты)
played-power-shards-1 = 1 осколок на старте
played-power-shards-3 = 3 осколка на старте
played-dawn = «Расцвет технологий» ⌂ (отчасти наши данные)
played-machine-costs-heavy = аппараты на 1 монету дороже
played-allow-unrecommended = с тем, чего правила не советуют
played-quick = быстрая партия
played-dummies = нейтральные жетоны
played-thresholds-14-30 = пороги славы 14 и 30
played-thresholds-none = без порогов славы
played-first-draw-resets-never = дешёвая первая карта только раз за игру
played-no-level3-with-marker = бонусы 3-го уровня только со всем реквизитом
