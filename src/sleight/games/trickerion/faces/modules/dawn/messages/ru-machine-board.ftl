# «Расцвет технологий» на столе.

ui-machines = Аппараты
ui-no-machines = В этой игре нет «Расцвета технологий».
ui-house-machines = ⌂ Наши данные, не из издания: гнёзда и цены аппаратов, коронные номера и карты к ним.
ui-machine-slot = Ячейка { $slot }
ui-machine-state = { $state ->
    [active] активен
    [inactive] неактивен
   *[none] не собран, { $coins }¢
}{ $fame ->
    [0] { "" }
   *[other] , { $fame }★ за перезапуск
}
ui-machine-used = уже запущен в этом раунде
ui-machine-apart = { $shards ->
    [one] { $shards } осколок отдельно, тратится первым
    [few] { $shards } осколка отдельно, тратятся первыми
   *[many] { $shards } осколков отдельно, тратятся первыми
}
ui-signature = Коронный
ui-signature-place = { $beside ->
    [yes] рядом с планшетом
   *[no] в мастерской
}
kind-machine = Аппараты
word-machines = аппараты
word-machines-meaning = аппараты и коронные номера всех игроков и что они делают
