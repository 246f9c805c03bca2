game-name = Трикерион
game-description = Соперничество иллюзионистов на рубеже веков: осваивайте и готовьте номера, связывайте их в представлениях и выступайте ради славы.

# Номера.

trick-linking-rings = Сцепленные кольца
trick-living-piano = Живое пианино
trick-chinese-sticks = Китайские палочки
trick-levitation = Левитация
trick-mechanical-hornet = Механический шершень
trick-sawing-the-assistant-in-half = Распиленная ассистентка
trick-vanishing-bird-cage = Исчезающая клетка
trick-bullet-catch = Пойманная пуля
trick-aztec-lady = Ацтекская дева
trick-horror-saws = Смертоносные лезвия
trick-automaton = Автоматон
trick-hellhound = Огнедышащий цербер
trick-enchanted-butterflies = Зачарованные бабочки
trick-rabbit-from-the-top-hat = Кролик из цилиндра
trick-pub-in-a-bottle = Трактир в бутылке
trick-card-manipulation = Карточные манипуляции
trick-self-decapitation = Самообезглавливание
trick-paper-shred = Разорванная бумага
trick-shattered-mirror = Разбитое зеркало
trick-fishing-in-the-air = Воздушная рыбалка
trick-mutilation = Расчленённый надвое
trick-stairs-of-water = Лестница из воды
trick-beast-within = Внутренние демоны
trick-vanishing-elephant = Исчезающий слон
trick-barricaded-barrels = Сквозь игольное ушко
trick-stocks-escape = Освобождение из колодок
trick-burning-mummy = Горящая мумия
trick-water-tank-escape = Резервуар с водой
trick-prison-break = Побег из тюрьмы
trick-zig-zag-lady = Дама-зигзаг
trick-walled = Замурованный
trick-wolf-cage = Волчья клетка
trick-buried-alive = Погребённый заживо
trick-assistants-revenge = Месть ассистента
trick-iron-maiden = Железная дева
trick-transported-man = Перемещение человека
trick-mind-reading = Чтение мыслей
trick-breath-of-life = Дыхание жизни
trick-spirit-hand = Рука духа
trick-window-to-the-otherworld = Окно в мир иной
trick-floating-table = Парящий стол
trick-future-sight = Взгляд в будущее
trick-peppers-ghost = Призрак Пеппера
trick-ghost-trap = Ловушка для призрака
trick-balsamos-skull = Говорящий череп
trick-seance = Спиритический сеанс
trick-skeleton-dance = Танцующий скелет
trick-metamorphosis = Метаморфоза

# Иллюзионисты и их команда.

magician-the-mechaniker = Механикер
magician-electra = Электра
magician-the-great-optico = Великий Оптико
magician-the-gentleman = Джентльмен
magician-master-of-chains = Властелин цепей
magician-the-red-lotus = Алый лотос
magician-priestess-of-mysticism = Жрица мистики
magician-yoruba-spiritmaster = Духовидец Йоруба
character-magician = иллюзионист
    .acc = иллюзиониста
character-manager = импресарио
character-engineer = инженер
    .acc = инженера
character-assistant = ассистент
    .acc = ассистента
character-apprentice = ученик
    .acc = ученика
character-apprentice-1 = первый ученик
    .acc = первого ученика
character-apprentice-2 = второй ученик
    .acc = второго ученика
character-apprentice-3 = третий ученик
    .acc = третьего ученика
character-apprentice-4 = четвёртый ученик
    .acc = четвёртого ученика
disc-magician = иллюзионист
disc-manager = импресарио
disc-engineer = инженер
disc-assistant = ассистент
disc-apprentice-1 = ученик 1
disc-apprentice-2 = ученик 2
disc-apprentice-3 = ученик 3
disc-apprentice-4 = ученик 4

# Школы, символы, реквизит, планшеты.

school-spiritual = спиритические опыты
school-mechanical = чудеса с механизмами
school-optical = оптические иллюзии
school-escape = трюки с освобождением
brief-spiritual = спиритизм
brief-mechanical = механизмы
brief-optical = оптика
brief-escape = освобождение
symbol-spade = ♠ пики
symbol-heart = ♥ червы
symbol-diamond = ♦ бубны
symbol-club = ♣ трефы
component-wood = дерево
    .gen = дерева
component-metal = металл
    .gen = металла
component-glass = стекло
    .gen = стекла
component-fabric = ткань
    .gen = ткани
component-rope = верёвка
    .acc = верёвку
    .gen = верёвки
component-petroleum = горючее
    .gen = горючего
component-saw = пила
    .acc = пилу
    .gen = пилы
component-animal = животное
    .gen = животного
component-padlock = замок
    .gen = замка
component-mirror = зеркало
    .gen = зеркала
component-disguise = костюм
    .gen = костюма
component-cog = шестерня
    .acc = шестерню
    .gen = шестерни
board-player = планшет игрока
board-engineer = планшет инженера
board-manager = планшет импресарио
board-assistant = планшет ассистента
facing-up = вверх
facing-right = вправо
facing-down = вниз
facing-left = влево

# Локации, их ячейки и дни.

location-downtown = Центр
location-market-row = Рынок
location-workshop = Мастерская
location-theater = Театр
day-thursday = четверг
    .on = в четверг
day-friday = пятница
    .on = в пятницу
day-saturday = суббота
    .on = в субботу
day-sunday = воскресенье
    .on = в воскресенье
slot-downtown-1 = центр, ячейка 1
slot-downtown-2 = центр, ячейка 2
slot-downtown-3 = центр, ячейка 3
slot-downtown-4 = центр, ячейка 4
slot-market-1 = рынок, ячейка 1
slot-market-2 = рынок, ячейка 2
slot-market-3 = рынок, ячейка 3
slot-market-4 = рынок, ячейка 4
slot-workshop-1 = мастерская, ячейка 1
slot-workshop-2 = мастерская, ячейка 2
slot-thursday-1 = четверг, за кулисами 1
slot-thursday-2 = четверг, за кулисами 2
slot-thursday-stage = четверг, сцена
slot-friday-1 = пятница, за кулисами 1
slot-friday-2 = пятница, за кулисами 2
slot-friday-stage = пятница, сцена
slot-saturday-1 = суббота, за кулисами 1
slot-saturday-2 = суббота, за кулисами 2
slot-saturday-stage = суббота, сцена
slot-sunday-1 = воскресенье, за кулисами 1
slot-sunday-2 = воскресенье, за кулисами 2
slot-sunday-stage = воскресенье, сцена

# Карты поручений, каждая по имени своей локации, и карты представлений.

card-downtown = Центр
card-market-row = Рынок
card-workshop = Мастерская
card-theater = Театр
card-riverside-theater-1 = Риверсайд 1
card-riverside-theater-2 = Риверсайд 2
card-riverside-theater-3 = Риверсайд 3
card-riverside-theater-4 = Риверсайд 4
card-riverside-theater-5 = Риверсайд 5
card-riverside-theater-6 = Риверсайд 6
card-riverside-theater-7 = Риверсайд 7
card-riverside-theater-8 = Риверсайд 8
card-riverside-theater-9 = Риверсайд 9
card-riverside-theater-10 = Риверсайд 10
card-riverside-theater-11 = Риверсайд 11
card-riverside-theater-12 = Риверсайд 12
card-grand-magorian-1 = Гранд-Магориан 1
card-grand-magorian-2 = Гранд-Магориан 2
card-grand-magorian-3 = Гранд-Магориан 3
card-grand-magorian-4 = Гранд-Магориан 4
card-grand-magorian-5 = Гранд-Магориан 5
card-grand-magorian-6 = Гранд-Магориан 6
card-grand-magorian-7 = Гранд-Магориан 7
card-grand-magorian-8 = Гранд-Магориан 8
card-magnus-pantheon-1 = Магнус-пантеон 1
card-magnus-pantheon-2 = Магнус-пантеон 2
card-magnus-pantheon-3 = Магнус-пантеон 3
card-magnus-pantheon-4 = Магнус-пантеон 4
card-magnus-pantheon-5 = Магнус-пантеон 5
card-magnus-pantheon-6 = Магнус-пантеон 6
card-magnus-pantheon-7 = Магнус-пантеон 7
card-magnus-pantheon-8 = Магнус-пантеон 8
theater-riverside-theater = Риверсайд
theater-grand-magorian = Магориан
theater-magnus-pantheon = Пантеон

# Кубики.

die-residence-1 = первый кубик особняка
die-residence-2 = второй кубик особняка
die-inn-1 = первый кубик трактира
die-inn-2 = второй кубик трактира
die-bank-1 = первый кубик банка
die-bank-2 = второй кубик банка
face-x = X
face-any = любая школа
face-spiritual = ☾ спиритизм
face-mechanical = ✱ механизмы
face-optical = ◉ оптика
face-escape = ∞ освобождение
face-manager = импресарио
face-engineer = инженер
face-assistant = ассистент
face-apprentice = ученик
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-8 = 8
face-9 = 9

# Фазы и итоговый подсчёт.

phase-set-up = подготовка
phase-advertise = реклама
phase-assignment = поручения
phase-placement = действия
phase-performance = представления
phase-end-turn = конец раунда
phase-over = игра окончена
category-shards = осколки
category-coins = монеты
category-apprentices = ученики
category-specialists = специалисты

# Правила стола.

option-edition = Издание: правила 2019 года или first — карты 2019 года с правилами первого издания.
option-dark-alley = «Кривая улочка»: пятая локация с картами особых поручений, способности иллюзионистов, номера 3-го уровня и 7 раундов.
option-prophecies = Пророчества: со 2-го раунда у каждого раунда своё правило; только вместе с «Кривой улочкой»; по правилам первого издания они с ней всегда.
option-quick = Быстрая партия: игра начинается со 2-го раунда, и у всех на старте больше ресурсов; не по правилам первого издания.
option-level3-with-marker = В конце номер 3-го уровня приносит бонус и тогда, когда на его карте лежит жетон, даже без реквизита; по правилам первого издания — никогда.
option-thresholds = Пороги славы: сколько славы требуют номера и умения 2-го и 3-го уровней — 16 и 36, 14 и 30 или нисколько (none).
option-first-draw-resets = Дешёвая первая карта: по правилам первого издания она стоит игроку 1 очко — каждый раунд (round) или один раз за игру (never); только вместе с «Кривой улочкой».
option-dummies = Нейтральные жетоны: на каждой карте представления лежит ничей жетон, с которым можно создать связь; только для двоих по правилам первого издания.
option-powers = Умения иллюзионистов: карты с постоянным действием, которые держатся на осколках; наша домашняя колода, только вместе с «Кривой улочкой».
option-power-shards = Осколки на старте с умениями иллюзионистов: сколько велит издание (edition), 1 или 3.
option-dawn = «Расцвет технологий»: аппараты и коронные номера; гнёзда, цены, коронные номера и карты — наши данные. Только вместе с «Кривой улочкой» и по правилам 2019 года.
option-machine-costs = Цена аппаратов: 0, 1, 2 и 3 монеты или на 1 монету больше за каждый (heavy).
option-allow-unrecommended = Разрешить «Расцвет технологий» вместе с умениями иллюзионистов, чего его правила настоятельно не советуют.
option-beginner = Места, которые начинают с готового набора своей школы, как советуют для первой игры: all (все), none (никто) или номера через запятую.
recommended-first = Для первой игры: базовая игра, каждый начинает с готового набора своей школы.
recommended-full = Полная игра: «Кривая улочка» с пророчествами.
recommended-first-edition = Правила первого издания: карты 2019 года по правилам первого издания, с «Кривой улочкой» и её пророчествами.
recommended-powers = Умения иллюзионистов: полная игра с умениями из нашей домашней колоды.
recommended-dawn = «Расцвет технологий»: полная игра с аппаратами подороже, для опытных игроков.

# Боты.

bot-clumsy = Знает правила ремесла, но три раза из десяти делает что-то другое.
bot-clumsy-name = Ассистент
bot-greedy = Берёт то, что выгоднее всего сейчас, с оглядкой на следующие раунды.
bot-greedy-name = Импресарио
bot-planner = Проигрывает в уме несколько планов до конца раунда и берёт лучший; остальное делает по правилам ремесла.
bot-planner-name = Иллюзионист
bot-searcher = Проигрывает в уме каждое решение до конца раунда, угадывая скрытое, и взвешивает, к чему оно ведёт.
bot-searcher-name = Легенда

# Выбор.

choice-choose = Выбрать: { WORD("magician", $magician) }
choice-take = Взять: { WORD("component", $components) }
choice-learn = Освоить номер «{ WORD("trick", $trick) }»
choice-mark = Выбрать символ: { WORD("symbol", $symbol) }
choice-engage = Первый специалист: { WORD("character", $specialist) }
choice-advertise = Вывесить афишу
choice-decline = Отказаться
choice-send = Отправить { WORD("character", $character, case: "acc") }: { WORD("card", $card) }
choice-rest = Оставить { WORD("character", $character, case: "acc") } без поручения
choice-confirm = Подтвердить план
choice-place = Выставить { WORD("character", $character, case: "acc") }: { WORD("slot", $slot) }
choice-idle = Не выставлять { WORD("character", $character, case: "acc") }
choice-enhance = Усилить персонажа за осколок
choice-plain = Сохранить осколок
choice-finish = Закончить
choice-keep = На { WORD("board", $board) }
choice-use = Использовать { WORD("die", $die) }
choice-hire = Нанять персонажа: { WORD("die", $die) }
choice-collect = Взять монеты: { WORD("die", $die) }
choice-reroll = Перебросить { WORD("die", $die) }
choice-set = Повернуть { WORD("die", $die) }: { WORD("face", $face) }
choice-buy = Купить { $count } × { WORD("component", $component) }
choice-bargain = { $times ->
    [0] Не сбивать цену
    [one] Сбить цену на { $times } монету
    [few] Сбить цену на { $times } монеты
   *[many] Сбить цену на { $times } монет
}
choice-order = Заказать { WORD("component", $component, case: "acc") }, ячейка { $slot }
choice-quick = Срочный заказ: { WORD("component", $component) }
choice-prepare = Подготовить номер «{ WORD("trick", $trick) }»
choice-move = Переместить номер «{ WORD("trick", $trick) }» на планшет инженера
choice-shelve = { $instead_of ->
    [empty] Переместить на планшет импресарио: { WORD("component", $component) }
   *[other] Переместить на планшет импресарио: { WORD("component", $component) } (вместо: { WORD("component", $instead_of) })
}
choice-house = Передать { WORD("character", $apprentice, case: "acc") } ассистенту
choice-set-up = Включить номер «{ WORD("trick", $trick) }» в представление
choice-shift = Перенести номер «{ WORD("trick", $trick) }»
choice-from = Взять жетон с карты «{ WORD("card", $card) }»
choice-at = На карту «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }
choice-gain = { $resource ->
    [fame] Получить славу
    [coins] Получить монеты
   *[other] Получить осколки
}
choice-perform = Провести представление «{ WORD("card", $card) }»
choice-return = Вернуть номер «{ WORD("trick", $trick) }»
choice-drop = Вернуть в запас { WORD("component", $component, case: "acc") }
choice-replan = Составить план заново

# Вопросы: что делать и почему.

question-magician = { $you ->
    [yes] Выберите иллюзиониста. Номера своей школы можно освоить с любым кубиком особняка, на котором не X.
   *[no] { $seat } выбирает иллюзиониста.
}
question-starting-components = { $you ->
    [yes] Возьмите бесплатный реквизит: если его хватит, начальный номер будет сразу подготовлен.
   *[no] { $seat } берёт бесплатный реквизит.
}
question-starting-trick = { $you ->
    [yes] Выберите начальный номер своей школы.
   *[no] { $seat } выбирает начальный номер.
}
question-starting-symbol = { $you ->
    [yes] Выберите символ номера «{ WORD("trick", $trick) }»: он будет на его жетонах.
   *[no] { $seat } выбирает символ.
}
question-specialist = { $you ->
    [yes] Выберите первого специалиста: импресарио приносит реквизит, инженер — номер, ассистент — ученика.
   *[no] { $seat } выбирает первого специалиста.
}
question-manager-components = { $you ->
    [yes] Импресарио приносит реквизит; стопка на его планшете считается на 1 больше, а где высота стопок ограничена, не больше чем за 3.
   *[no] { $seat } берёт реквизит импресарио.
}
question-engineer-trick = { $you ->
    [yes] Инженер приносит номер 1-го уровня любой школы; на его планшете номер получает на 1 жетон больше.
   *[no] { $seat } выбирает номер инженера.
}
question-advertise = { $you ->
    [yes] Вывесить афишу? На вашем месте в очерёдности хода она стоит { $price } { $price ->
        [one] монету
        [few] монеты
       *[many] монет
    } и сразу приносит славу.
   *[no] { $seat } решает, вывешивать ли афишу (цена: { $price }).
}
question-assign = { $you ->
    [yes] Все тайно дают поручения: куда отправится { WORD("character", $character) }?
   *[no] { $seat } ещё даёт поручения.
}
question-confirm = { $you ->
    [yes] План готов: подтвердите его или составьте заново.
   *[no] { $seat } ещё даёт поручения.
}
question-place = { $you ->
    [yes] Ваш ход: выставьте персонажа с поручением или оставьте его незанятым.
   *[no] { $seat } выставляет персонажа.
}
question-enhance = { $you ->
    [yes] Усилить { WORD("character", $character, case: "acc") } за осколок? Сейчас у него { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
   *[no] { $seat } решает, тратить ли осколок.
}
question-act = { $you ->
    [yes] { WORD("location", $location) }, { WORD("character", $character) }: осталось { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }. Что дальше?
   *[no] { WORD("location", $location) }: действует { $seat } ({ WORD("character", $character) }).
}
question-learn-die = { $you ->
    [yes] Номер «{ WORD("trick", $trick) }» разрешают два кубика: какой повернуть на X?
   *[no] { $seat } выбирает кубик.
}
question-learn-board = { $you ->
    [yes] Куда положить номер «{ WORD("trick", $trick) }»? На планшете инженера он получает на 1 жетон больше.
   *[no] { $seat } выбирает планшет.
}
question-learn-symbol = { $you ->
    [yes] Выберите символ номера «{ WORD("trick", $trick) }»: он будет на его жетонах.
   *[no] { $seat } выбирает символ.
}
question-bargain = { $you ->
    [yes] { $count } × { WORD("component", $component) }: это стоит { $price } { $price ->
        [one] монету
        [few] монеты
       *[many] монет
    }. Сбить цену на 1 монету стоит 1 очко действия.
   *[no] { $seat } сбивает цену.
}
question-store = { $you ->
    [yes] Куда положить { $count } × { WORD("component", $component) }? На планшете импресарио стопка считается на 1 больше, а где высота стопок ограничена, не больше чем за 3.
   *[no] { $seat } выбирает планшет.
}
question-reschedule-from = { $you ->
    [yes] Какой жетон номера «{ WORD("trick", $trick) }» перенести?
   *[no] { $seat } выбирает жетон.
}
question-lay = { $you ->
    [yes] Куда положить жетон номера «{ WORD("trick", $trick) }» и куда повернуть символ школы?
   *[no] { $seat } кладёт жетон номера «{ WORD("trick", $trick) }».
}
question-link-reward = { $you ->
    [yes] Новая связь приносит { $amount ->
        [one] { $amount } славу или { $amount } монету
        [few] { $amount } славы или { $amount } монеты
       *[many] { $amount } славы или { $amount } монет
    } (осталось связей: { $links }). Что возьмёте?
   *[no] { $seat } выбирает, что приносит связь.
}
question-perform = { $you ->
    [yes] Ваш иллюзионист { WORD("day", $day, case: "on") } на сцене: какое представление провести?
   *[no] На сцене { $seat } ({ WORD("day", $day) }).
}
question-home = { $you ->
    [yes] Куда поместить нового ученика? На планшете ассистента он работает без жалования.
   *[no] { $seat } выбирает место для ученика.
}

# Отказы: почему что-то невозможно.

refusal-answer-first = Сначала ответьте на заданный вопрос.
refusal-school-taken = Школа «{ WORD("school", $school) }» уже занята.
refusal-wrong-total = Весь взятый реквизит должен стоить ровно { $price } { $price ->
    [one] монету
    [few] монеты
   *[many] монет
}.
refusal-stack-full = Больше не поместится ({ WORD("component", $component) }): стопка считается не больше чем за 3, считая и то, что добавляет импресарио.
refusal-level-one-only = Номер «{ WORD("trick", $trick) }» не 1-го уровня, а при подготовке к игре берут только такие.
refusal-own-school-only = Номер «{ WORD("trick", $trick) }» не вашей школы, а начальный должен быть вашей.
refusal-trick-gone = Номера «{ WORD("trick", $trick) }» нет в особняке.
refusal-symbol-used = Маркер этого символа ({ WORD("symbol", $symbol) }) уже лежит на другом номере.
refusal-coins-missing = Это стоит { $price } { $price ->
    [one] монету
    [few] монеты
   *[many] монет
}, а у вас { $coins }.
refusal-another-character = Сейчас поручение получает { WORD("character", $character) }: план составляется по порядку.
refusal-no-card-left = У вас не осталось карты «{ WORD("card", $card) }».
refusal-not-to-handle = У персонажа ({ WORD("character", $character) }) нет невыполненного поручения.
refusal-elsewhere = У персонажа ({ WORD("character", $character) }) другое поручение: { WORD("card", $card) }.
refusal-slot-closed = При таком числе игроков эта ячейка закрыта: { WORD("slot", $slot) }.
refusal-slot-taken = Ячейка уже занята: { WORD("slot", $slot) }.
refusal-slot-barred = Сюда нельзя ({ WORD("slot", $slot) }): по активному пророчеству нужно занять свободную ячейку с наименьшим модификатором.
refusal-magicians-only = На сцену выходят только иллюзионисты: { WORD("character", $character) } может встать за кулисы.
refusal-one-day-only = Ваши персонажи уже заняли другой день ({ WORD("day", $day) }), а в раунде можно занять только один; сюда нельзя: { WORD("slot", $slot) }.
refusal-day-claimed = Этот день занял другой игрок: { WORD("slot", $slot) }.
refusal-not-here = В этой локации ({ WORD("location", $location) }) такого действия нет.
refusal-no-shard-there = В театре осколок не даёт очков действия.
refusal-points-missing = Это стоит { $cost } { $cost ->
    [one] очко действия
    [few] очка действия
   *[many] очков действия
}, а осталось { $points }.
refusal-no-trick-slot = Нет свободной ячейки номера; сначала верните какой-нибудь номер.
refusal-no-die-permits = Кубики особняка сейчас не разрешают эту школу ({ WORD("school", $school) }).
refusal-fame-missing = Не хватает славы: { $missing }. За каждую недостающую можно заплатить монетой, а монет у вас { $coins }.
refusal-die-shows-x = На кубике X ({ WORD("die", $die) }): он ничего не даёт.
refusal-no-home-slot = Для ещё одного ученика нет места.
refusal-no-disc = В вашей команде больше не может быть таких персонажей ({ WORD("character", $character) }).
refusal-die-shows-it = Кубик и так повёрнут этой гранью ({ WORD("die", $die) }, { WORD("face", $face) }).
refusal-die-forbids = Этот кубик не позволяет освоить номер ({ WORD("die", $die) }).
refusal-no-room-there = Нет места: { WORD("board", $board) }.
refusal-not-on-sale = Сейчас { WORD("component", $component, case: "acc") } не продают; сначала закажите.
refusal-no-component-slot = Нет свободной ячейки ({ WORD("component", $component) }); сначала что-нибудь верните.
refusal-price-at-least-one = Цену нельзя сбить ниже 1 монеты (сейчас { $price }).
refusal-already-ordered = Это уже заказано на следующий раунд ({ WORD("component", $component) }).
refusal-order-slot-taken = Ячейка заказа { $slot } занята.
refusal-not-your-trick = У вас нет номера «{ WORD("trick", $trick) }».
refusal-still-prepared = На номере «{ WORD("trick", $trick) }» ещё есть жетоны; его готовят снова, когда они кончатся.
refusal-no-markers-left = Все жетоны номера «{ WORD("trick", $trick) }» в театре.
refusal-components-missing = Для номера «{ WORD("trick", $trick) }» ещё нужно: { WORD("component", $missing) }.
refusal-specialist-missing = Для этого нужен специалист: { WORD("character", $specialist) }.
refusal-already-there = Это уже лежит там ({ WORD("board", $board) }).
refusal-no-such-stack = У вас нет { WORD("component", $component, case: "gen") }.
refusal-not-on-that-board = На планшете импресарио нет { WORD("component", $component, case: "gen") }.
refusal-no-such-character = У вас нет такого персонажа: { WORD("character", $character) }.
refusal-not-prepared = На номере «{ WORD("trick", $trick) }» нет жетонов; сначала подготовьте его.
refusal-no-room-on-stage = На картах представлений нет места для номера «{ WORD("trick", $trick) }».
refusal-not-on-stage = В театре нет жетонов номера «{ WORD("trick", $trick) }».
refusal-no-marker-there = Жетон этого номера нельзя взять с карты «{ WORD("card", $card) }».
refusal-card-not-there = Карты «{ WORD("card", $card) }» нет в театре.
refusal-slot-not-empty = Ячейка { $slot } карты «{ WORD("card", $card) }» занята.
refusal-same-symbol-there = Жетон этого номера уже лежит на карте «{ WORD("card", $card) }».
refusal-no-circle = У ячейки { $slot } в этом направлении ({ WORD("facing", $facing) }) нет круга связи, а символ школы должен лежать в нём.
refusal-no-own-marker = На карте «{ WORD("card", $card) }» нет ваших жетонов.
refusal-in-the-middle = Сначала завершите действие: возвращать можно только между шагами.
refusal-nothing-planned = Нет плана, который можно отменить.
refusal-replanned-enough = План в этом раунде уже составлен заново столько раз: { $times }. Больше нельзя.

# Предупреждения.

warning-nothing-to-perform = В театре нет ваших жетонов: если вы их туда не положите, иллюзионисту будет нечего показать.
warning-wages-missing = С ним жалование составит { $due } { $due ->
    [one] монету
    [few] монеты
   *[many] монет
}, а у вас { $coins }; каждая невыплаченная монета стоит 2 славы.
warning-no-slot-left = Вы уже отправили туда столько персонажей, сколько поместится ({ WORD("card", $card) }).
warning-points-unspent = Пропадут очки действия ({ $points }), а их ещё есть на что потратить.
warning-last-card = «{ WORD("card", $card) }» уйдёт из театра в конце раунда: жетоны неисполненных номеров вернутся в ваш запас и ничего не принесут.
warning-components-too-late = Это последний раунд: такого реквизита нет в продаже ({ WORD("component", $component) }), и никто из ваших персонажей больше не идёт на рынок.
warning-order-too-late = Это последний раунд: заказ поступил бы только к следующему.
warning-prepared-too-late = Это последний раунд, и никто из ваших персонажей больше не идёт в театр, чтобы включить номер в представление.
warning-never-performed = Это последний раунд, и представление «{ WORD("card", $card) }» уже никто не сможет провести: ваши номера там не исполнят.
warning-no-points-there = Ваш { WORD("character", $character) } останется там без очков действия: { WORD("slot", $slot) }.

# Что происходит.

event-magician-chosen = { $you ->
    [yes] Ваш иллюзионист — { WORD("magician", $magician) }.
   *[no] { $seat } — { WORD("magician", $magician) }.
}
event-components-taken = { $you ->
    [yes] Вы берёте: { WORD("component", $components) }{ $board ->
        [manager] { " " }(на планшет импресарио)
       *[other] { "" }
    }.
   *[no] { $seat } берёт: { WORD("component", $components) }{ $board ->
        [manager] { " " }(на планшет импресарио)
       *[other] { "" }
    }.
}
event-trick-learned = { $you ->
    [yes] Вы осваиваете номер «{ WORD("trick", $trick) }» ({ WORD("symbol", $symbol) }){ $board ->
        [engineer] , планшет инженера
       *[other] { "" }
    }.
   *[no] { $seat } осваивает номер «{ WORD("trick", $trick) }» ({ WORD("symbol", $symbol) }){ $board ->
        [engineer] , планшет инженера
       *[other] { "" }
    }.
}
event-specialist-engaged = { $you ->
    [yes] К вам в команду приходит { WORD("character", $specialist) }.
   *[no] { $seat }: в команду приходит { WORD("character", $specialist) }.
}
event-trick-prepared = { $you ->
    [yes] Вы готовите номер «{ WORD("trick", $trick) }»: { $markers } { $markers ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
   *[no] { $seat } готовит номер «{ WORD("trick", $trick) }»: { $markers } { $markers ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
}
event-game-began = Игра начинается; у каждого { $uneven ->
    [no] { $graded ->
        [no] славы: { $fame },{ " " }
       *[yes] { "" }
    }осколков: { $shards }
   *[yes] славы: { $fame }
}. Очерёдность: { $order }. Монеты в этом порядке: { $coins }.{ $graded ->
    [no] { "" }
   *[yes] { " " }Слава в этом порядке: { $fames }.
}{ $uneven ->
    [no] { "" }
   *[yes] { " " }Осколки в этом порядке: { $shards_by_seat }.
}
event-round-began = Начинается раунд { $round }. Кубики: { WORD("face", $dice) }.
event-initiative-set = Новая очерёдность хода, от меньшей славы к большей: { $order }.
event-advertised = { $you ->
    [yes] Вы платите { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } за афишу и получаете { $fame } { $fame ->
        [one] славу
       *[many] славы
    }.
   *[no] { $seat } платит { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } за афишу и получает { $fame } { $fame ->
        [one] славу
       *[many] славы
    }.
}
event-advertising-declined = { $you ->
    [yes] Вы обходитесь без рекламы.
   *[no] { $seat } обходится без рекламы.
}
event-character-planned = { $card ->
    [downtown] План: { WORD("character", $character) } — в центр.
    [market-row] План: { WORD("character", $character) } — на рынок.
    [workshop] План: { WORD("character", $character) } — в мастерскую.
    [theater] План: { WORD("character", $character) } — в театр.
    [dark-alley] План: { WORD("character", $character) } — на кривую улочку.
    [none] План: { WORD("character", $character) } остаётся незанятым.
   *[other] План: { WORD("character", $character) } — с картой «{ WORD("card", $card) }».
}
event-plan-taken-back = { $you ->
    [yes] Вы составляете план заново.
   *[no] { $seat } составляет план заново.
}
event-plan-confirmed = { $you ->
    [yes] Ваш план готов.
   *[no] { $seat }: план готов.
}
event-plans-revealed = { $count ->
    [0] Поручения открыты: их нет.
   *[other] Поручения открыты. { $plans }.
}
plan-seat = { $seat }: { $cards }
plan-character = { WORD("disc", $character) } → { WORD("card", $card) }
event-character-placed = { $you ->
    [yes] Вы выставляете { WORD("character", $character, case: "acc") }: { WORD("slot", $slot) }.
   *[no] { $seat } выставляет { WORD("character", $character, case: "acc") }: { WORD("slot", $slot) }.
}
event-character-idled = { $you ->
    [yes] Ваш { WORD("character", $character) } остаётся незанятым{ $full ->
        [none] { "" }
       *[other] : для него нет ячейки ({ WORD("location", $full) })
    }.
   *[no] { $seat }: { WORD("character", $character) } остаётся незанятым{ $full ->
        [none] { "" }
       *[other] : для него нет ячейки ({ WORD("location", $full) })
    }.
}
event-character-enhanced = { $you ->
    [yes] Вы тратите осколок и получаете { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
   *[no] { $seat } тратит осколок и получает { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
}
event-points-lost = { $you ->
    [yes] Вы теряете { $points } { $points ->
        [one] неистраченное очко действия
        [few] неистраченных очка действия
       *[many] неистраченных очков действия
    }.
   *[no] { $seat } теряет { $points } { $points ->
        [one] неистраченное очко действия
        [few] неистраченных очка действия
       *[many] неистраченных очков действия
    }.
}
event-die-used = { $you ->
    [yes] Вы используете { WORD("die", $die) } ({ WORD("face", $face) }): теперь на нём X.
   *[no] { $seat } использует { WORD("die", $die) } ({ WORD("face", $face) }): теперь на нём X.
}
event-threshold-paid = { $you ->
    [yes] Вы платите { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } за недостающую славу.
   *[no] { $seat } платит { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } за недостающую славу.
}
event-character-hired = { $you ->
    [yes] Вы нанимаете { WORD("character", $character, case: "acc") }{ $die ->
        [none] { "" }
       *[other] { "" }; { WORD("die", $die) } теперь показывает X
    }.
   *[no] { $seat } нанимает { WORD("character", $character, case: "acc") }{ $die ->
        [none] { "" }
       *[other] { "" }; { WORD("die", $die) } теперь показывает X
    }.
}
event-coins-taken = { $you ->
    [yes] Вы берёте в банке { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }; { WORD("die", $die) } теперь показывает X.
   *[no] { $seat } берёт в банке { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }; { WORD("die", $die) } теперь показывает X.
}
event-die-rerolled = { $you ->
    [yes] Вы перебрасываете { WORD("die", $die) }: { WORD("face", $face) }.
   *[no] { $seat } перебрасывает { WORD("die", $die) }: { WORD("face", $face) }.
}
event-die-set = { $you ->
    [yes] Вы поворачиваете { WORD("die", $die) }: { WORD("face", $face) }.
   *[no] { $seat } поворачивает { WORD("die", $die) }: { WORD("face", $face) }.
}
event-components-bought = { $you ->
    [yes] Вы покупаете { $count } × { WORD("component", $component) } за { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }{ $bargains ->
        [0] { "" }
       *[other] { "" }, сбив цену на { $bargains } (была { $price })
    }.
   *[no] { $seat } покупает { $count } × { WORD("component", $component) } за { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }{ $bargains ->
        [0] { "" }
       *[other] { "" }, сбив цену на { $bargains } (была { $price })
    }.
}
event-components-stored = { $you ->
    [yes] Вы кладёте { $count } × { WORD("component", $component) } на { WORD("board", $board) }.
   *[no] { $seat } кладёт { $count } × { WORD("component", $component) } на { WORD("board", $board) }.
}
event-component-ordered = { $you ->
    [yes] Вы заказываете { WORD("component", $component, case: "acc") }, ячейка { $slot }.
   *[no] { $seat } заказывает { WORD("component", $component, case: "acc") }, ячейка { $slot }.
}
event-component-quick-ordered = { $you ->
    [yes] Ваш срочный заказ: { WORD("component", $component) }.
   *[no] { $seat } делает срочный заказ: { WORD("component", $component) }.
}
event-trick-moved = { $you ->
    [yes] Вы перемещаете номер «{ WORD("trick", $trick) }» на планшет инженера{ $instead_of ->
        [none] { "" }
       *[other] { " " }вместо номера «{ WORD("trick", $instead_of) }»
    }.
   *[no] { $seat } перемещает номер «{ WORD("trick", $trick) }» на планшет инженера{ $instead_of ->
        [none] { "" }
       *[other] { " " }вместо номера «{ WORD("trick", $instead_of) }»
    }.
}
event-components-moved = { $you ->
    [yes] Вы перемещаете на планшет импресарио: { WORD("component", $component) }{ $instead_of ->
        [none] { "" }
       *[other] { " " }(вместо: { WORD("component", $instead_of) })
    }.
   *[no] { $seat } перемещает на планшет импресарио: { WORD("component", $component) }{ $instead_of ->
        [none] { "" }
       *[other] { " " }(вместо: { WORD("component", $instead_of) })
    }.
}
event-apprentice-moved = { $you ->
    [yes] Ваш { WORD("character", $apprentice) } теперь на планшете ассистента.
   *[no] { $seat }: { WORD("character", $apprentice) } теперь на планшете ассистента.
}
event-trick-set-up = { $you ->
    [yes] Вы включаете номер «{ WORD("trick", $trick) }» в представление «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }{ $stacked ->
        [no] { "" }
       *[other] , стопкой из двух жетонов
    }{ $links ->
        [0] { "" }
       *[other] { " " }(связей: { $links })
    }.
   *[no] { $seat } включает номер «{ WORD("trick", $trick) }» в представление «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }{ $stacked ->
        [no] { "" }
       *[other] , стопкой из двух жетонов
    }{ $links ->
        [0] { "" }
       *[other] { " " }(связей: { $links })
    }.
}
event-trick-rescheduled = { $you ->
    [yes] Вы переносите номер «{ WORD("trick", $trick) }»: «{ WORD("card", $origin) }» → «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }.
   *[no] { $seat } переносит номер «{ WORD("trick", $trick) }»: «{ WORD("card", $origin) }» → «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }.
}
event-link-paid = { $resource ->
    [fame] { $you ->
        [yes] За связь вы получаете { $amount } { $amount ->
            [one] славу
           *[many] славы
        }.
       *[no] За связь { $seat } получает { $amount } { $amount ->
            [one] славу
           *[many] славы
        }.
    }
   *[other] { $you ->
        [yes] За связь вы получаете { $amount } { $amount ->
            [one] монету
            [few] монеты
           *[many] монет
        }.
       *[no] За связь { $seat } получает { $amount } { $amount ->
            [one] монету
            [few] монеты
           *[many] монет
        }.
    }
}
event-shards-gained = { $you ->
    [yes] Вы получаете { $shards } { $shards ->
        [one] осколок
        [few] осколка
       *[many] осколков
    }.
   *[no] { $seat } получает { $shards } { $shards ->
        [one] осколок
        [few] осколка
       *[many] осколков
    }.
}
event-card-performed = { $you ->
    [yes] Вы проводите { WORD("day", $day, case: "on") } представление «{ WORD("card", $card) }»!
   *[no] { $seat } проводит { WORD("day", $day, case: "on") } представление «{ WORD("card", $card) }»!
}
event-performance-declined = { $you ->
    [yes] Вы не проводите представление.
   *[no] { $seat } не проводит представление.
}
event-trick-rewarded = { $you ->
    [yes] За номер «{ WORD("trick", $trick) }» вы получаете:{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }ничего
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } славу
       *[many] { " " }+{ $fame } славы
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } монету
        [few] { " " }+{ $coins } монеты
       *[many] { " " }+{ $coins } монет
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } осколок
        [few] { " " }+{ $shards } осколка
       *[many] { " " }+{ $shards } осколков
    }{ $sums ->
        [none] { "" }
       *[other] { " " }({ $sums })
    }.
   *[no] За номер «{ WORD("trick", $trick) }» { $seat } получает:{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }ничего
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } славу
       *[many] { " " }+{ $fame } славы
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } монету
        [few] { " " }+{ $coins } монеты
       *[many] { " " }+{ $coins } монет
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } осколок
        [few] { " " }+{ $shards } осколка
       *[many] { " " }+{ $shards } осколков
    }{ $sums ->
        [none] { "" }
       *[other] { " " }({ $sums })
    }.
}
event-performer-paid = { $you ->
    [yes] { $reason ->
        [links] За связи
        [manager] За импресарио за кулисами
        [engineer] За инженера за кулисами
        [assistant] За ассистента за кулисами
       *[card] По карте представления
    }: вы получаете{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }0 славы
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } славу
       *[many] { " " }+{ $fame } славы
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } монету
        [few] { " " }+{ $coins } монеты
       *[many] { " " }+{ $coins } монет
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } осколок
        [few] { " " }+{ $shards } осколка
       *[many] { " " }+{ $shards } осколков
    }.
   *[no] { $reason ->
        [links] За связи
        [manager] За импресарио за кулисами
        [engineer] За инженера за кулисами
        [assistant] За ассистента за кулисами
       *[card] По карте представления
    }: { $seat } получает{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }0 славы
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
        [one] { " " }+{ $fame } славу
       *[many] { " " }+{ $fame } славы
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } монету
        [few] { " " }+{ $coins } монеты
       *[many] { " " }+{ $coins } монет
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } осколок
        [few] { " " }+{ $shards } осколка
       *[many] { " " }+{ $shards } осколков
    }.
}
event-wages-paid = { $you ->
    [yes] Вы платите жалование: { $coins } из { $due }{ $fame_lost ->
        [0] { "" }
       *[other] ; потеряно славы: { $fame_lost }
    }.
   *[no] { $seat } платит жалование: { $coins } из { $due }{ $fame_lost ->
        [0] { "" }
       *[other] ; потеряно славы: { $fame_lost }
    }.
}
event-characters-returned = Персонажи возвращаются к владельцам, а карты обычных поручений — в руку.
event-apprentice-housed = { $you ->
    [yes] Новый ученик занимает место: { WORD("board", $board) }.
   *[no] { $seat }: новый ученик занимает место ({ WORD("board", $board) }).
}
event-orders-delivered = Теперь в продаже: { WORD("component", $stalls) }.
event-card-discarded = { $markers ->
    [0] Карта «{ WORD("card", $card) }» уходит из театра.
   *[other] Карта «{ WORD("card", $card) }» уходит из театра, на ней жетонов: { $markers }.
}
event-card-added = Новая карта представления: «{ WORD("card", $card) }».
event-dummy-laid = На карту «{ WORD("card", $card) }», ячейка { $slot }, ложится нейтральный жетон: угол школы «{ WORD("school", $school) }» смотрит { WORD("facing", $facing) }.
event-scored = { $you ->
    [yes] Подсчёт, { WORD("category", $category) }: вы получаете { $fame } { $fame ->
        [one] славу
       *[many] славы
    }
   *[no] Подсчёт, { WORD("category", $category) }: { $seat } получает { $fame } { $fame ->
        [one] славу
       *[many] славы
    }
}{ $beyond ->
    [0] .
    [one] ; ещё { $beyond } не засчитывается: одна категория приносит не больше { $cap }.
   *[many] ; ещё { $beyond } не засчитываются: одна категория приносит не больше { $cap }.
}
event-game-ended = { $count ->
    [one] { $you-winners ->
        [yes] Игра окончена: вы победили!
       *[no] Игра окончена, победитель: { $winners }.
    }
   *[other] Игра окончена, победу делят: { $winners }.
}
event-trick-returned = { $you ->
    [yes] Вы возвращаете номер «{ WORD("trick", $trick) }» в особняк.
   *[no] { $seat } возвращает номер «{ WORD("trick", $trick) }» в особняк.
}
event-component-returned = { $you ->
    [yes] Вы возвращаете в запас { WORD("component", $component, case: "acc") }.
   *[no] { $seat } возвращает в запас { WORD("component", $component, case: "acc") }.
}

# Заголовки списка; число — цена в очках действия.

group-learn = Освоить номер ({ $points })
group-hire = Нанять персонажа ({ $points })
group-collect = Взять монеты ({ $points })
group-reroll = Перебросить кубик ({ $points })
group-set = Повернуть кубик ({ $points })
group-buy = Купить реквизит ({ $points })
group-order = Заказать на следующий раунд ({ $points }): ячейка и что в ней заменится
group-quick = Срочный заказ на этот раунд{ $coins ->
    [0] { "" }
   *[other] , на { $coins } монету дороже
} ({ $points })
group-move = К инженеру ({ $points })
group-shelve = К импресарио ({ $points })
group-house = К ассистенту ({ $points })
group-set-up = Включить номер в представление ({ $points })
group-shift = Перенести номер; его связи ничего не приносят ({ $points })
group-aside = В любой момент

# Поле.

ui-round = Раунд { $round } из { $rounds }
ui-round-title = Раунд { $round }
ui-player = Игрок
ui-magician = Иллюзионист
ui-thinking = думает
ui-planned = готово
ui-to-place = ждут: { $count }
ui-wages = жал. { $coins }
ui-residence = Особняк
ui-inn = Трактир
ui-bank = Банк
ui-dice = Кубики
ui-slots = Ячейки
ui-stock = Продаётся
ui-orders = Заказано
ui-quick = срочный заказ:
ui-stage = сцена
ui-deck = { $count ->
    [0] новых карт не будет
   *[other] ещё карт в колоде: { $count }
}
ui-leaves = уходит!
ui-legend = ○ круг ◇ осколок ●◆ связь
ui-prepare = подготовка { $points }
ui-gives = { $points }→{ $markers }■
ui-threshold = слава +{ $coins }¢
ui-ready = готово { $count }
ui-staged = в театре { $count }
ui-engineered = инженер
ui-missing = остальное стоит { $coins }¢
ui-to-order = не продаётся: { $components }
ui-managed = (за { $count })
ui-components = Реквизит
ui-team = Команда
ui-hand = В руке
ui-hired = скоро придёт
ui-many = { $thing } ×{ $count }
ui-of = { $thing } { $have }/{ $count }
ui-payout = Если проведёте вы:
ui-idle = не занят
ui-rest = без поручения
ui-points = { $points } оч.
ui-others = Остальные
ui-order = Очерёдность:
ui-plans = Поручения открыты
ui-scoring = Итоговый подсчёт
ui-cap = * { $cap }: больше за одну категорию нельзя
ui-unknown-player = Игрока «{ $player }» нет; игроки: { $players }.
ui-unknown-school = Школы «{ $school }» нет; школы: { $schools }.
ui-unknown-card = Карты «{ $card }» в театре нет; есть: { $cards }.

# Слова, которые можно ввести.

word-table = стол
word-table-meaning = всё поле целиком
word-city = город
word-city-meaning = центр и его кубики
word-market = рынок
word-market-meaning = рынок: что продаётся и заказано
word-theater = театр
word-theater-meaning = театр и номера всех игроков
word-workshop = мастерская
word-workshop-meaning = ваша мастерская; «мастерская 2» или имя — чужая
word-tricks = номера
word-tricks-meaning = номера в особняке; «номера оптика» — одна школа
word-card = карта
word-card-meaning = карты представлений подробно; «карта 3» или имя — одна
