# Что говорит сама страница. Фразы игр приходят с сервера.

skip-to-content = Перейти к столу
language = Язык
loading = Стол открывается…
line-broken = Связь потеряна; пробуем снова…
back-to-lobby = Назад в фойе
seat-free = свободно
looking-at-moment = Момент { $moment }:
skip-ahead = Показать всё сразу
confirm-title = Подтвердить выбор
confirm = Подтвердить
step-back = Шаг назад
choices-title = Что вы можете сделать
choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
asides-title = Возможно в любое время
hint-says = { $bot } поступил бы так: { $sentence }
