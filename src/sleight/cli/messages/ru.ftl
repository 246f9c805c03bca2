# Люди за столом. Первые буквы имён считают места.

you = Вы
player-1 = Аврора
player-2 = Богдан
player-3 = Варвара
player-4 = Глеб
player-5 = Дарья

# Справка.

help-usage = Использование: { $usage }
help-example = Например:

help-sleight = Настольные игры в терминале; соперники — боты.
help-games-short = Игры, их места, настройки и боты.
help-rules-short = Читать правила игры и искать в них.
help-learn-short = Научиться играть, шаг за шагом.
help-play-short = Сесть за стол и играть с ботами.
help-replay-short = Показать записанную партию по ходам или проверить её.
help-simulate-short = Дать ботам сыграть много партий и подвести итог.
help-check-short = Проверить, что игра соблюдает контракт.
help-bench-short = Измерить скорость игр.
help-serve-short = Открыть сервер для людей и ботов.
help-config-short = Показать настройки сервера.
help-backup-short = Записать все столы сервера в файл.
help-restore-short = Прочитать все столы сервера из файла.
help-names-short = Показать или освободить защищённые имена сервера.

help-games = Список игр: сколько человек играет, какие есть настройки и что они значат, какие есть боты, от слабого к сильному.
help-rules = Читать правила игры. Без слов показывается список страниц; имя страницы или главы, слово «glossary» или правило вроде TR-ASSIGN-02 открывает нужное место; любые другие слова, в любой форме, находят самую подходящую страницу.
help-learn = Сыграть в терминале учебную партию: настоящую игру против бота с подсказками, что делать дальше и почему. Всегда можно сделать иначе. Партия сохраняется после каждого хода; --resume продолжает её.
help-play = Играть в терминале с ботами. Одна строка говорит, что делать; введите номер хода или слово «помощь». Игра сохраняется после каждого хода; --resume продолжает её.
help-replay = Показать записанную партию глазами зрителя или одного из игроков. В терминале Enter ведёт к следующему ходу; иначе печатается всё. --verify только переигрывает запись и сверяет каждый отпечаток.
help-simulate = Дать ботам сыграть много партий и напечатать победы по местам и по ботам, очки и скорость. Одно и то же зерно даёт те же партии при любом числе процессов.
help-check = Сыграть случайные партии и проверить всё, чего контракт требует от игры: обратимость текстов, копии, отказы, скрытые сведения, повторы, конец.
help-bench = Измерить случайную игру: решения и доигранные до конца догадки в секунду, а по ходу новых партий копию, вид, первую и вторую догадку об одном виде и применение хода в микросекундах.
help-serve = Открыть сервер, где люди и боты садятся за один стол. Ход подтверждается только после того, как сохранён; Ctrl-C останавливает сервер, следующий запуск продолжает. По умолчанию он доступен только с этой машины.
help-config = Показать все настройки сервера со значениями по умолчанию, каждую с пояснением на английском. Сохраните их в файл, измените что нужно и передайте файл команде «sleight serve --config».
help-backup = Записать все столы сервера в один файл. Сервер при этом может работать.
help-restore = Заполнить пустую базу из резервной копии, целиком или никак.
help-names = Показать имена, защищённые паролем, или освободить имя, пароль которого потерян. Если потом под этим именем сядут с паролем, оно снова будет защищено. Сервер при этом может работать.

example-sleight = sleight play abracada
example-games = sleight games --lang ru
example-rules = sleight rules trickerion можно ли подготовить номер дважды
example-learn = sleight learn abracada
example-play = sleight play abracada --seats 3 --bots odds,random --option easy=true
example-replay = sleight replay game.sleight --seat 1 --to 12
example-simulate = sleight simulate abracada --games 1000 --bots odds,random
example-check = sleight check abracada --games 100
example-bench = sleight bench abracada
example-serve = sleight serve --host 0.0.0.0 --port 8000
example-config = sleight config > sleight.toml
example-backup = sleight backup tables.gz
example-restore = sleight restore tables.gz --data-dir new-folder
example-names = sleight names reset Зоя

flag-help = Показать эту страницу.
flag-version = Показать версию.
version-compiled = { $version }, скомпилировано
version-pure = { $version }, чистый Python
flag-game = Игра; список даёт «sleight games».
flag-bench-game = Игра; по умолчанию все игры.
flag-seats = Сколько мест.
flag-play-seats = Сколько мест; по умолчанию 4, если игра это позволяет.
flag-simulate-seats = Сколько мест; по умолчанию столько, сколько ботов.
flag-bench-seats = Сколько мест; по умолчанию все возможные числа.
flag-seat = Ваше место, считая с 1.
flag-replay-seat = Показать то, что видно с этого места, считая с 1; по умолчанию — глазами зрителя.
flag-bots = Боты через запятую; если их меньше, чем мест, они повторяются. Параметры — после двоеточия: odds:risk=0.4.
flag-seed = Целое число; одно и то же зерно даёт ту же партию.
flag-option = Настройка игры, имя=значение; можно повторять.
flag-check-option = Только столы с этой настройкой, имя=значение; можно повторять.
flag-recommended = Рекомендованный набор настроек, например first; отдельные настройки важнее.
flag-check-recommended = Только столы с этим рекомендованным набором настроек.
flag-data = Папка с данными карт вместо наших.
flag-resume = Продолжить игру из этого файла.
flag-save = Сохранять в новый файл с этим именем; по умолчанию — в вашу папку данных.
flag-words = Имя страницы или главы, glossary или то, что вы ищете.
flag-lesson = Имя урока; по умолчанию первый.
flag-lang = Язык: en, fr или ru.
flag-json = Печатать JSON.
flag-file = Записанная партия.
flag-verify = Только проверить запись.
flag-to = Показать стол после указанного числа ходов.
flag-games = Сколько партий.
flag-jobs = Сколько процессов; по умолчанию по одному на ядро.
flag-check-pair-every = Через сколько ходов сравнивать парные позиции.
flag-check-probe-every = Через сколько ходов пробовать все мыслимые ходы.
flag-bench-seconds = Сколько секунд измерять каждый показатель.
flag-out = Записать партии в этот файл, по строке JSON на каждую.
flag-host = Адрес сервера; 0.0.0.0 открывает его и для других машин.
flag-port = Порт; 0 — любой свободный.
flag-data-dir = Папка базы данных; по умолчанию — ваша папка данных.
flag-database = Другая база: sqlite:///файл или postgresql://имя@узел/база.
flag-open = Открыть браузер, как только сервер готов.
flag-log = Что записывать в журнал: debug, info, warning или error.
flag-config = Файл с настройками сервера; «sleight config» печатает такой. Ключи важнее файла.
flag-trusted-proxy = Прокси или целая сеть, чьему X-Forwarded-For можно верить; можно указать несколько раз.
flag-metrics = Показывать числа для Prometheus по этому адресу, например 127.0.0.1:9100.
flag-backup-file = Файл для записи; его ещё не должно быть.
flag-restore-file = Резервная копия, из которой читать.
flag-names-action = Что сделать: list (показать) или reset (освободить).
flag-names-name = Имя, которое нужно освободить, как оно показано.

# Ошибки командной строки.

error-command-unknown = Команды «{ $command }» нет; есть команды: { $allowed }.
error-flag-unknown = Ключа «{ $flag }» нет; есть ключи: { $allowed }.
error-flag-whole-number = { $flag } — целое число, а не «{ $value }».
error-flag-number = { $flag } — число, а не «{ $value }».
error-flag-file = { $flag } — файл, а не «{ $value }».
error-flag-value = Значение «{ $value }» не подходит для { $flag }; смотрите «sleight --help».
error-flag-empty = { $flag } требует значения; какого, показывает «sleight COMMAND --help».
error-flag-repeated = { $flag } можно указать только один раз.
error-argument-missing = Не хватает аргумента { $argument }; «sleight COMMAND --help» показывает, как пишется команда.
error-argument-extra = Аргумент «{ $argument }» здесь лишний; «sleight COMMAND --help» показывает, как пишется команда.
error-line-unreadable = Командную строку не удаётся прочесть: { $why }
error-file-exists = Файл { $file } уже есть; выберите другое имя или продолжите игру с --resume.
error-port-wrong = Порт — число от 0 до 65535, а не { $port }.
error-log-level = Уровня «{ $level }» нет; уровни: { $allowed }.
error-flag-wrong = Значение { $flag } не подходит. { $why }
error-settings-unreadable = Файл { $file } написан не на TOML: { $why }.
error-setting-unknown = В файле { $file } указана настройка «{ $key }», а такой нет; настройки: { $allowed }.
error-setting-wrong = В файле { $file } значение настройки «{ $key }» не подходит. { $why }
error-setting-whole-number = Нужно целое число от { $least } до { $most }.
error-setting-number = Нужно число от { $least } до { $most }.
error-setting-one-of = Нужно одно из этих слов в кавычках: { $allowed }.
error-setting-rate = Нужно написать так, с числами больше 0: { $example }.
error-setting-text = Нужен непустой текст в кавычках.
error-setting-texts = Нужен список текстов в кавычках.
error-setting-address = Нужен адрес с портом, например 127.0.0.1:9100.
error-setting-proxies = Нужны адреса или сети, например 127.0.0.1 или 10.0.0.0/8.
error-setting-origins = Нужны сайты с протоколом, например https://example.org.
error-resume-fixed = { $flag } нельзя указать вместе с --resume: у сохранённой игры уже есть места, боты, зерно и настройки.
error-resume-nobody = В { $file } не играет ни один человек; --resume продолжает игры «sleight play», а остальные показывает «sleight replay».
error-names-action = Действия «{ $action }» для имён нет; есть: { $allowed }.
error-name-unprotected = Имя «{ $name }» не защищено.

# sleight games

games-seats = Места
games-options = Настройки
games-bots = Боты
games-default = { $name }={ $default } (из { $allowed })
games-recommended = Наборы
games-set = --recommended { $name } ({ $options })
games-bots-list = { $bots } (от слабого к сильному)

# sleight play

greet-seats = Ваше место — { $seat }. Остальные: { $others }.
greet-help = Введите «{ $help }», чтобы узнать, что можно вводить.
ask-anyway = Всё равно сделать это? (да/нет)
input-unknown = Непонятно: «{ $line }». Введите номер из списка, ход вроде «{ $example }» или «помощь».
why-possible = «{ $choice }» — можно.
why-some-possible = Сейчас можно:
why-more-possible = … и ещё { $count } в списке.
why-refused = «{ $choice }»{ $more ->
    [0] { "" }
   *[other] {" "}и ещё { $more }
}: { $reason }
why-more = { $count ->
    [one] Есть ещё { $count } причина; добавьте слово, чтобы уточнить.
    [few] Есть ещё { $count } причины; добавьте слово, чтобы уточнить.
   *[many] Есть ещё { $count } причин; добавьте слово, чтобы уточнить.
}
why-now = Сейчас нужно ответить на вопрос: { $question }
explain-more = … и ещё { $count } в списке. Пустая строка снова покажет стол и список.
explain-why = Чтобы узнать, почему что-то нельзя, назовите это после вопросительного знака: «? { $example }» или несколько слов оттуда.
hint-says = Бот «{ $bot }» советует { $key }: { $sentence }
hint-second = Следующий по силе ход: { $sentence }
explain-rules = Прочитать правило: { $command }
list-give-away = Чтобы что-то вернуть, напишите: { $choices }.
ask-give-away = «{ $choice }»: взамен вы ничего не получите.
log-undo = { $you ->
    [yes] Вы отменяете свой последний ход.
   *[no] { $seat } отменяет последний ход.
}
result-line = { $rank }. { $name }: { $score }
saved-over = Посмотреть эту игру снова:
saved-file = Игра сохранена в файле:
saved-open = Продолжить:

word-choice = номер или ход
word-choice-meaning = сыграть этот ход из списка; «{ $example }» — то же, что его номер
word-why = почему
word-why-meaning = объясняет вопрос и ответы на него; «? { $example }» или любые слова — что можно и почему нельзя остальное
word-hint = подсказка
word-hint-meaning = что сделал бы сейчас сильнейший бот и почему
word-undo = отмена
word-undo-meaning = отменить свой последний ход, пока из него никто ничего не узнал
word-log = журнал
word-log-meaning = что было недавно; «журнал всё» расскажет всё
word-help = помощь
word-help-meaning = этот список; пустая строка снова показывает стол
word-quit = выход
word-quit-meaning = уйти; игра сохранена
word-yes = да

# sleight replay

replay-verified = { $rows ->
    [one] Проверен { $rows } ход
    [few] Проверены { $rows } хода
   *[many] Проверено { $rows } ходов
}, отпечаток { $fingerprint }.
replay-next = [{ $number } из { $rows }] Enter — дальше, q — стоп:

# sleight serve

serve-ready = Сервер открыт по адресу { $address } (Ctrl-C останавливает его).
serve-metrics = Числа для Prometheus — по адресу { $address }.
serve-stopped = Сервер остановлен; всё сохранено.

# sleight backup, sleight restore

backup-done = { $rows ->
    [one] Записана { $rows } строка
    [few] Записаны { $rows } строки
   *[other] Записано { $rows } строк
} в { $file }.
restore-done = { $rows ->
    [one] Прочитана { $rows } строка
    [few] Прочитаны { $rows } строки
   *[other] Прочитано { $rows } строк
} из { $file }.

# sleight names

names-none = Защищённых имён нет.
names-reset = Имя «{ $name }» снова свободно.

# Правила.

learn-type = Введите { $key } или что-нибудь другое.
learn-missed = Упущенные возможности:
learn-chance = Раунд { $round }: { $sentence }
learn-others = Другие уроки:
learn-other = { $command }   { $title }, { $minutes } мин
rules-how = «sleight rules { $game } ИМЯ» показывает страницу или главу, «… glossary» — словарик, «… ваш вопрос» — ищет.
rules-things = { $count ->
    [one] { $count } страница о карте или фишке
    [few] { $count } страницы о картах и фишках
   *[many] { $count } страниц о картах и фишках
}
rules-others = Ещё страницы по теме:
rules-nothing = Ни на одной странице нет слов «{ $words }». Все страницы: «sleight rules { $game }».
