train-progress = партии
train-stopped = Остановлено; та же команда продолжит.
train-compared = Партий: { $games }, из них отложено для проверки: { $tested }. Типичная ошибка на них: { NUMBER($before, maximumFractionDigits: 2) } с нынешними весами, { NUMBER($after, maximumFractionDigits: 2) } с новыми. { $verdict ->
        [better] Новые лучше.
        [worse] Новые хуже.
       *[close] Разница слишком мала, чтобы судить.
    }
train-file = Партии лежат в { $file }.
train-written = Веса лежат в { $file }, отпечаток { $digest }.
