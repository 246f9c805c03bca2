# Страницы правил.

title-rules = Правила · Sleight
rules-contents = Содержание
rules-search = Что вы хотите узнать?
rules-search-example = кому платят за представление
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлась { $count } страница
    [few] Нашлось { $count } страницы
   *[many] Нашлось { $count } страниц
}
rules-none = Ничего не нашлось. Попробуйте другое слово или загляните в содержание.
rules-glossary = Словарик
rules-everything = Всё на одной странице
rules-print = Напечатать
rules-numbered = Нумерованные правила
rules-example = Пример
rules-loading = Открываем правила…

# Ways into the rules from a table, a new table and the lobby.

rules-read = Прочитать правило
rules-about = Подробнее
rules-new-tab = Откроется в новой вкладке
menu-rules = Правила
lobby-rules = Читать правила
