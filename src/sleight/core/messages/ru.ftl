# То, что может понадобиться любой игре и любой команде.

seat-name = Место { $number }
list-and = { $first } и { $last }

# Ошибки: что не так и что разрешено.

error-game-unknown = Игры «{ $game }» нет; есть игры: { $allowed }.
error-game-broken = Игру «{ $game }» из пакета { $package } не удаётся загрузить: { $reason }
error-game-incomplete = Игра «{ $game }» из пакета { $package } ещё не готова. Не хватает: { $missing }.
error-game-clash = Игру «{ $game }» предлагают сразу несколько пакетов: { $packages }. Оставьте только один из них.
error-guide-missing = Для игры { $game } учебной партии нет.
error-guide-unknown = Учебной партии «{ $guide }» для игры { $game } нет; есть: { $allowed }.
error-opening-wrong = Каждая строка начала партии — это место и выбор, например «1 advertise»; эта не такая: { $line }.
error-manual-missing = У игры «{ $game }» нет страниц с правилами.
error-games-none = Здесь не установлено ни одной игры. Установите sleight заново: его игры входят в комплект.
error-language-unknown = Языка «{ $lang }» нет; есть языки: { $allowed }.
error-seat-count = Для игры { $game } число мест { $seats } не подходит; можно: { $allowed }.
error-seat-unknown = Места { $seat } нет; есть места: { $allowed }.
error-seed-value = Зерно — целое число не меньше 0, а не «{ $seed }».
error-option-unknown = Настройки «{ $option }» нет; есть настройки: { $allowed }.
error-option-value = Настройка { $option } не может быть «{ $value }»; возможные значения: { $allowed }.
error-option-needs = Настройка { $option } возможна, только если задано { $needs } ({ $rule }).
error-option-seats = Настройка { $option } возможна только при таком числе мест: { $seats } ({ $rule }).
error-recommended-unknown = У игры { $game } нет рекомендованного набора «{ $name }»; есть наборы: { $allowed }.
error-text-unknown = «{ $text }» — не ход этой игры; ходы пишутся так: { $allowed }.
error-bot-unknown = Бота «{ $bot }» нет; есть боты: { $allowed }.
error-bot-parameter = У бота { $bot } нет параметра «{ $parameter }»; его параметры: { $allowed }.
error-bot-value = Параметр { $parameter } бота { $bot } не может быть «{ $value }»; это число от { $least } до { $most }.
error-bots-too-many = Ботов { $bots }, а мест для них { $seats }; назовите не больше ботов, чем есть мест.
error-number-least = { $name } — число не меньше { $least }, а не { $value }.
error-file-unwritable = Файл { $file } не удаётся записать: { WORD("system", $why) }.
error-file-taken = В файл { $file } пишет другая команда; дождитесь её или укажите другой файл с помощью { $option }.
error-database-unknown = Такой базы данных нет; её называют так: «sqlite:///папка/файл» или «postgresql://имя@узел/база».
error-database-unusable = Базой данных нельзя пользоваться: { $why }.
error-database-newer = Эту базу данных открывала более новая версия sleight. Установите её или восстановите резервную копию, сделанную до обновления.
error-database-taken = Этой базой данных уже пользуется другой сервер sleight: { $holder }. Сначала остановите его или укажите другую базу.
error-database-not-empty = База данных не пуста; копия восстанавливается только в пустую.
error-address-taken = Адрес { $host }, порт { $port }, недоступен: он занят или не принадлежит этой машине. Попробуйте другой порт или адрес.
error-backup-wrong = Файл { $file } — не резервная копия sleight или лишь её часть.
error-data-unreadable = Данные { $file } не читаются: { WORD("system", $why) }.
error-data-wrong = Данные { $file } неверны: { $why }.
error-position-wrong = Это не позиция игры: { $why }.
error-record-start = Запись начинается с числа мест и зерна или с позиции; не дано ни того, ни другого.
error-record-to = Строки { $to } нет; запись можно показать от 0 до { $most }.
error-record-unreadable = Файл { $file } не читается: { WORD("system", $why) }.
error-record-foreign = Строка { $line }: это не запись игры; запись начинается с заголовка.
error-record-format = Строка { $line }: формат файла — { $format }; эта версия читает формат { $known }.
error-record-header = Строка { $line }: заголовок неверен: { $why }
error-record-game = Строка { $line }: это запись игры { $game }, а не { $known }.
error-record-rules = Строка { $line }: игра шла по правилам версии { $rules }, а здесь версия { $known }. Откройте запись той версией sleight, которой она сделана.
error-record-data = Строка { $line }: игра шла с данными { $data }; здесь данные { $known }.
error-record-seat = Строка должна начинаться с номера места: игра сейчас ждёт не одного игрока.
error-record-row = Строка { $line }: «{ $row }» сыграть нельзя: { $why }
error-record-count = Строка { $line }: в конце указано ходов: { $said }, а их { $rows }.
error-record-fingerprint = Строка { $line }: отпечаток не совпадает с позицией; запись повреждена или изменена.
error-record-truncated = Строка { $line }: запись обрывается; нет последней строки «end».
error-record-after-end = Строка { $line }: после конца записи ничего быть не может.

# Отказы, общие для всех игр.

refusal-unknown-choice = За этим столом такого хода нет.
refusal-not-asked = Сейчас выбираете не вы; игра ждёт: { $seats }.
refusal-not-now = Сейчас это невозможно.
refusal-game-over = Игра окончена; ходов больше нет.
refusal-undo-nothing = Пока не сыграно ничего, что можно отменить.
refusal-undo-learned = Отменить нельзя: последний ход уже что-то раскрыл.
refusal-undo-others = Отменить нельзя: последний ход сделал другой игрок ({ $seat }).
refusal-undo-together = Пока несколько игроков решают одновременно, отменить ничего нельзя; неподтверждённый план можно составить заново.

# Что говорит в пользу подсказки.

hint-chance = { $best ->
    [yes] Вероятность: { $percent } %. Вероятнее ничего нет.
   *[no] Вероятность: { $percent } %. Есть и вероятнее, но это может принести больше.
}

## Why the system refuses a file

system-ENOENT = такого файла нет
system-EACCES = нет доступа
system-EPERM = нет доступа
system-EISDIR = это папка
system-ENOTDIR = часть пути к нему — не папка
system-ENOSPC = диск заполнен
system-EROFS = на этот диск нельзя писать
system-ENAMETOOLONG = слишком длинное имя
