# Строка состояния для того, кого не спрашивают.

status-waits = Игра ждёт: { $seats }.
status-over = { $count ->
    [one] Игра окончена; победа: { $seats }.
   *[other] Игра окончена; победу делят: { $seats }.
}

# Страница сервера без клиента.

client-missing = Клиент здесь не собран; его собирает «make play». API работает: его описывает /api/openapi.json.

# В чём сервер отказывает.

error-table-unknown = Стола «{ $table }» нет.
error-table-nobody = Хотя бы одно место должно быть для человека; в плане мест оно называется «person».
error-table-full = Все места за этим столом заняты.
error-table-started = Игра уже началась; за вас может доиграть бот.
error-table-closed = Этот стол закрыт: все ушли до начала игры.
error-seed-not-alone = Зерно можно выбрать только за столом, где один человек играет с ботами.
error-seat-not-for-people = Место { $seat } за этим столом не для человека.
error-seat-taken = Место { $seat } уже занято.
error-seat-resigned = Это место отдано навсегда.
error-seat-with-bot = На этом месте играет бот; сначала верните его себе.
error-seat-with-person = На этом месте уже играет человек.
error-seat-present = { $name } ещё здесь.
error-name-at-table = Здесь уже сидит игрок с именем «{ $name }».
error-name-wrong = В имени от 1 до 32 букв, и хотя бы одну из них видно.
error-password-wrong = Имя «{ $name }» защищено, и это не его пароль.
error-token-wrong = Этот ключ не открывает ни одного места за этим столом.
error-invitation-wrong = За этот стол садятся по приглашению, и это не оно.
error-not-started = Игра ещё не началась: кого-то не хватает.
error-not-over = Игра ещё не окончена.
error-not-waited = Игра не ждёт этого места.
error-question-stale = На этот вопрос уже отвечено; номер открытого вопроса — { $number }.
error-choice-wrong = Это не ход этой игры: { $why }.
error-rules-changed = За этим столом играли по версии правил { $rules } или с другими данными; сейчас версия { $known }.
error-moment-unknown = Момента { $moment } нет; последний — { $most }.
error-moment-over = В момент { $moment } игра была окончена; продолжить можно с более раннего.
error-chat-closed = За этим столом во время игры не пишут.
error-chat-wrong = В сообщении от 1 до 500 букв.
error-hints-off = За этим столом нет подсказок.
error-odds-off = За этим столом шансы не показывают.
error-bot-absent = У бота сейчас нет ответа.
error-request-wrong = Запрос непонятен: { $why }.
error-request-large = Запрос слишком велик; читается не больше { $most } байт.
error-page-unknown = По этому адресу ничего нет.
error-method-wrong = К этому адресу так не обращаются.
error-too-often = Слишком часто; попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
error-server-fault = В сервере что-то пошло не так; ничего не изменилось.
