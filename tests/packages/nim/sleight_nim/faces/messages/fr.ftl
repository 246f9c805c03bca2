game-name = Nim
game-description = Trois tas d’allumettes : prenez-en autant que vous voulez dans un seul tas, et soyez celui ou celle qui prend la dernière.

option-misere = Misère : qui prend la dernière allumette perd.
bot-sum = Compte les tas et gagne dès qu’ils le permettent.

choice-take = Prendre { $count } { $count ->
    [one] allumette
   *[other] allumettes
} dans le tas { $heap }

question-how-many = { $you ->
    [yes] À vous : prenez des allumettes dans un tas (il en reste { $left }).
   *[no] { $seat } prend des allumettes dans un tas (il en reste { $left }).
}

refusal-too-many = Dans le tas { $heap }, il n’en reste que { $left }.

event-taken = { $you ->
    [yes] Vous en prenez { $count } dans le tas { $heap } (il y en reste { $left }).
   *[no] { $seat } en prend { $count } dans le tas { $heap } (il y en reste { $left }).
}

board-heap = Tas { $heap }  { $matches }
