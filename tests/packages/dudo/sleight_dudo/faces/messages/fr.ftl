game-name = Dudo
game-description = Vous lancez chacun vos dés sous un gobelet. Pariez sur ce que cachent les deux gobelets, doutez d’une enchère trop haute, et ne perdez pas tous vos dés.

bot-careful = Annonce ce qu’il a et ce qu’il peut attendre de vous, et doute de tout le reste.

choice-bid = Annoncer { $count } × { $face }
choice-doubt = Douter de l’enchère

question-bid = { $you ->
    [yes] { $count ->
        [0] À vous de commencer : faites une enchère sur les { $dice } dés.
       *[other] L’enchère est de { $count } × { $face } pour { $dice } dés : montez ou doutez.
    }
   *[no] { $count ->
        [0] { $seat } doit faire une enchère.
       *[other] { $seat } doit monter au-dessus de { $count } × { $face } ou douter.
    }
}

refusal-nothing-to-doubt = Il n’y a pas encore d’enchère dont vous pourriez douter.
refusal-too-many = Il n’y a que { $dice } dés.
refusal-too-low = L’enchère est de { $count } × { $face } : annoncez plus de dés, ou autant d’une face plus haute.

event-rolled = Les dés sont lancés.
event-raised = { $you ->
    [yes] Vous annoncez { $count } × { $face }.
   *[no] { $seat } annonce { $count } × { $face }.
}
event-doubted = { $you ->
    [yes] Vous doutez de { $count } × { $face }.
   *[no] { $seat } doute de { $count } × { $face }.
} Sous les gobelets, il y en a { $found } : { $you-loser ->
    [yes] vous perdez un dé.
   *[no] { $loser } perd un dé.
}
