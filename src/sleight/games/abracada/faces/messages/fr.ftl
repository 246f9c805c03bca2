game-name = Abracada… Quoi ?
game-description = Vous voyez les pierres de tous les autres, mais pas les vôtres : devinez les sorts posés devant vous et soyez le premier au sommet de la tour.

# Les sorts : leurs noms, et ce qu’ils font.

spell-1 = Dragon Ancestral
spell-2 = Fantôme de la Nuit
spell-3 = Rêves Sucrés
spell-4 = Chanteur Nocturne
spell-5 = Tempête d’Éclairs
spell-6 = Blizzard
spell-7 = Boule de feu
spell-8 = Potion Magique

effect-1 = Lancez le dé : tous les autres perdent autant de points de vie. En cas d’échec, c’est vous qui les perdez.
effect-2 = Vous gagnez 1 point de vie et tous les autres en perdent 1.
effect-3 = Lancez le dé : vous gagnez autant de points de vie.
effect-4 = Vous pouvez prendre une pierre secrète et la regarder ; elle vaut 1 point de plus si vous marquez à la fin de la ronde.
effect-5 = Vos voisins de gauche et de droite perdent chacun 1 point de vie.
effect-6 = Votre voisin de gauche perd 1 point de vie.
effect-7 = Votre voisin de droite perd 1 point de vie.
effect-8 = Vous gagnez 1 point de vie.

# Options.

option-easy = Version facile : après une réussite, on peut annoncer n’importe quel sort, même de numéro inférieur.
option-last-standing = Le dernier prend tout : un joueur sans point de vie est éliminé, et seul le gagnant de la ronde marque.
option-lower = Une annonce inférieure au dernier sort lancé est soit interdite (refuse), soit punie : elle coûte 1 point de vie et met fin au tour (penalty).
option-first = La place qui commence la première ronde ; none la tire au hasard.
recommended-first = Pour une première partie : la version facile.

# Les robots.

bot-clumsy = Annonce ce que sa main contient le plus probablement, mais choisit environ une fois sur trois au hasard.
bot-clumsy-name = Assistant
bot-likeliest = Annonce ce que sa main contient le plus probablement, et s’arrête dès que le risque devient trop grand.
bot-likeliest-name = Manager
bot-odds = Compare, pour chaque annonce, ses chances exactes avec ce que rapporte la réussite et ce que coûte l’échec.
bot-odds-name = Magicien
bot-reader = Pèse ses annonces comme le Magicien, et écoute : ce que les autres annoncent lui dit quelles pierres ils voient devant lui.
bot-reader-name = Légende

# Choix et questions.

choice-call = Annoncer { $spell }, { WORD("spell", $spell) }
choice-stop = Terminer le tour
choice-take = Prendre la pierre secrète { $place }
choice-leave = Laisser les pierres secrètes

question-call = { $you ->
    [yes] { $last ->
        [0] À vous : annoncez un sort que vous pensez avoir devant vous.
       *[other] { $floor ->
            [1] Vous avez lancé { $last } : annoncez n’importe quel sort, ou terminez votre tour.
           *[other] Vous avez lancé { $last } : annoncez { $floor } ou plus, ou terminez votre tour.
        }
    }
   *[no] { $last ->
        [0] { $seat } doit annoncer un sort.
       *[other] { $floor ->
            [1] { $seat } a lancé { $last } et peut annoncer n’importe quel sort ou terminer son tour.
           *[other] { $seat } a lancé { $last } et peut annoncer { $floor } ou plus, ou terminer son tour.
        }
    }
}
question-secret = { $you ->
    [yes] Le Chanteur Nocturne chante : prenez une des pierres secrètes, ou laissez-les.
   *[no] { $seat } peut prendre une des pierres secrètes.
}

# Refus et avertissements.

refusal-lower-than-last = Vous avez lancé { $last } pendant ce tour ; { $spell } est trop bas : annoncez { $last } ou plus.
refusal-no-success-yet = On ne peut terminer son tour qu’après un sort réussi.
refusal-no-night-singer = On ne prend une pierre secrète qu’après un Chanteur Nocturne (4) réussi.
refusal-secret-first = Décidez d’abord pour les pierres secrètes : en prendre une ou les laisser.
refusal-secret-gone = Il n’y a plus de pierre secrète à l’emplacement { $place }.

warning-lower-costs-life = { $spell } est plus bas que { $last }, votre dernier sort : l’annonce vous coûtera 1 point de vie et mettra fin à votre tour, même si vous avez cette pierre.
warning-all-elsewhere = Vous voyez tous les { $spell } ailleurs : cette annonce ne peut pas réussir.
warning-missed-before = Vous avez déjà raté { $spell } et n’avez rien pioché depuis : cette annonce ne peut pas réussir.

# Ce qui se passe.

event-round-began = { $you-first ->
    [yes] La ronde { $round } commence, et vous jouez en premier.
   *[no] La ronde { $round } commence, et { $first } joue en premier.
}
event-cast = { $you ->
    [yes] Vous lancez { $spell }, { WORD("spell", $spell) } : c’était votre pierre { $place }.
   *[no] { $seat } lance { $spell }, { WORD("spell", $spell) }.
}
event-missed = { $you ->
    [yes] Vous annoncez { $spell }, { WORD("spell", $spell) }, et c’est raté.
   *[no] { $seat } annonce { $spell }, { WORD("spell", $spell) }, et c’est raté.
}
event-slipped = { $you ->
    [yes] Vous annoncez { $spell }, plus bas que { $last }.
   *[no] { $seat } annonce { $spell }, plus bas que { $last }.
}
event-rolled = Le dé donne { $result }.
event-life-lost = { $you ->
    [yes] Vous perdez { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie (il en reste { $life }).
   *[no] { $seat } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie (il en reste { $life }).
}
event-life-gained = { $you ->
    [yes] Vous gagnez { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie ({ $life } en tout).
   *[no] { $seat } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie ({ $life } en tout).
}
event-secret-taken = { $you ->
    [yes] Vous prenez la pierre secrète { $place } : c’est un { $spell }.
   *[no] { $seat } prend la pierre secrète { $place }.
}
event-secrets-left = { $you ->
    [yes] Vous laissez les pierres secrètes.
   *[no] { $seat } laisse les pierres secrètes.
}
event-stopped = { $you ->
    [yes] Vous terminez votre tour.
   *[no] { $seat } termine son tour.
}
event-drew = { $you ->
    [yes] Vous piochez { $count } { $count ->
        [one] pierre
       *[other] pierres
    }{ $left ->
        [0] , et la pioche est vide.
       *[other] .
    }
   *[no] { $seat } pioche { $count } { $count ->
        [one] pierre
       *[other] pierres
    }{ $left ->
        [0] , et la pioche est vide.
       *[other] .
    }
}
event-eliminated = { $you ->
    [yes] Vous quittez la ronde ; vos pierres rejoignent les rangées.
   *[no] { $seat } quitte la ronde ; ses pierres rejoignent les rangées.
}
event-round-ended = { $outcome ->
    [all-cast] { $you-winner ->
        [yes] Vous avez lancé votre dernière pierre et remportez la ronde !
       *[no] { $winner } a lancé sa dernière pierre et remporte la ronde.
    }
    [kill] { $you-winner ->
        [yes] Vous faites perdre à un adversaire son dernier point de vie et remportez la ronde !
       *[no] { $winner } fait perdre à un adversaire son dernier point de vie et remporte la ronde.
    }
    [self-kill] { $you ->
        [yes] Votre annonce vous coûte votre dernier point de vie ; personne ne remporte la ronde.
       *[no] { $seat } perd son dernier point de vie sur sa propre annonce ; personne ne remporte la ronde.
    }
   *[last-standing] { $you-winner ->
        [yes] Il ne reste que vous : vous remportez la ronde !
       *[no] Dernier joueur en lice, { $winner } remporte la ronde.
    }
}
event-game-ended = { $count ->
    [one] { $you-winners ->
        [yes] La partie est terminée : vous avez gagné !
       *[no] La partie est terminée : { $winners } a gagné.
    }
   *[other] { $you-winners ->
        [yes] La partie est terminée : { $winners } partagez la victoire.
       *[no] La partie est terminée : { $winners } partagent la victoire.
    }
}

# Le plateau dans le terminal.

board-round = Ronde { $round } · tour { $turn }
board-over = La partie est terminée
board-pool = Pioche { $pool }
board-secrets = Pierres secrètes
board-player = Joueur
board-life = Vie
board-tower = Tour
board-stones = Pierres
board-rows = Sorts · ● posé ◐ vu ○ caché
board-place = Main
board-drawn = tirée
board-missed = pas
board-deal = donne
board-turn = tour { $turn }
board-points = Points
board-held = Secret
board-signs = Signes : ♥ point de vie, ■ marche gravie de la tour, ▒ une de vos pierres, que seuls les autres voient. Derrière chaque sort : ● dans sa rangée, ◐ devant un autre joueur, ○ pas encore vue. ◆ pierres secrètes.

# Les mots que l’on peut taper.

word-odds = chances
word-odds-meaning = les chances exactes de chaque annonce, d’après tout ce que vous avez vu
word-rules = règles
word-rules-meaning = ce que font les sorts ; « règles 5 » pour un seul
odds-title = Vos chances d’avoir chaque sort devant vous
odds-none = Un spectateur n’a pas de pierres.
rules-unknown = Le sort « { $spell } » n’existe pas ; les sorts vont de 1 à { $most }.
rules-goal = La partie se termine quand quelqu’un atteint { $goal } points ; si plusieurs y arrivent dans la même ronde, celui qui y a marqué le plus de points gagne. { $alone ->
    [yes] Seul le gagnant d’une ronde marque ; chacune de ses pierres secrètes ajoute 1 point.
   *[no] Gagner une ronde rapporte le plus, y survivre rapporte un peu, et chacune de vos pierres secrètes ajoute 1 point si vous marquez.
}

# Le manuel.

manual-spell-count = { $count ->
    [one] Il n’existe qu’une seule pierre de ce sort.
   *[other] Il existe { $count } pierres de ce sort.
}
