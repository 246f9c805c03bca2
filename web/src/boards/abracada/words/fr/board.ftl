# Ce que dit le plateau d’Abracada… Quoi ? ; les mots du jeu viennent du serveur.

abra-others = Les autres joueurs
abra-players = Les joueurs
abra-rows = Les huit sorts
abra-rows-hint = Choisissez le sort que vous voulez annoncer.
abra-middle = Le centre de la table
abra-own = Vos pierres

# Les places

abra-you = vous
abra-to-play = c’est son tour
abra-out = hors jeu pour cette ronde
abra-side-left = à votre gauche
abra-side-right = à votre droite
abra-side-both = à votre gauche et à votre droite
abra-lives = { $lives ->
    [one] { $name } : { $lives } point de vie sur { $most }
   *[other] { $name } : { $lives } points de vie sur { $most }
}
abra-life-change = { $change ->
    [-1] vient de perdre 1 point de vie
    [1] vient de gagner 1 point de vie
   *[other] points de vie : { $signed }
}
abra-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
abra-held-hidden = Une pierre secrète que seul son détenteur connaît
abra-held-own = Votre pierre secrète : { $spell }, { $name }

# La tour

abra-tower = Tour
abra-tower-goal = La partie se termine quand quelqu’un atteint { $goal }
abra-tower-seat = { $name } est à l’étage { $score } sur { $goal }

# Les pierres

abra-hand-of = Pierres : { $name }
abra-stone-face = Emplacement { $place } : { $spell }, { $name }
abra-stone-back = Emplacement { $place } : une pierre vue de dos
abra-stone-none = Emplacement { $place } : vide
abra-stone-own = Votre pierre { $place }
abra-drawn-deal = de la donne
abra-drawn-turn = piochée au tour { $turn }
abra-drawn-deal-short = donne
abra-drawn-turn-short = tour { $turn }
abra-not = ne peut pas être { $spells } : annonce ratée
abra-can-be = peut encore être { $spells }
abra-new = nouvelle

# Les rangées

abra-row = Rangée { $spell }, { $name } : { $lying } sur { $copies } { $lying ->
    [one] posée
   *[other] posées
} ici, { $left } encore à trouver. { $effect }
abra-row-count = { $lying }/{ $copies }
abra-row-left = { $left } à trouver
abra-row-left-none = rien à trouver
abra-row-closed = trop bas : { $last } a été lancé
abra-row-costly = plus bas que { $last } : coûte 1 point de vie et le tour
abra-row-chance = { $chance } de chances
abra-pips = plein : posée ici · à demi : vue ailleurs · vide : encore à trouver

# Le milieu

abra-pool = Pioche
abra-pool-count = { $pool ->
    [0] La pioche est vide
    [one] La pioche contient { $pool } pierre
   *[other] La pioche contient { $pool } pierres
}
abra-secrets = Pierres secrètes
abra-secret = La pierre secrète de l’emplacement { $place }
abra-secret-gone = Emplacement { $place } des pierres secrètes : prise
abra-die = Dé
abra-die-shows = Le dé donne { $result }
abra-die-rests = Le dé n’a pas été lancé
abra-stop = Terminer le tour
abra-leave = Laisser les pierres secrètes
abra-this-turn = Ce tour
abra-this-turn-none = encore aucun sort lancé
abra-this-turn-cast = { $spell }, { $name } : lancé
abra-this-turn-missed = { $spell }, { $name } : raté
abra-this-turn-slipped = { $spell }, { $name } : trop bas
abra-this-turn-floor = suite possible : { $last } ou plus
abra-this-turn-any = suite possible : n’importe quel sort

# Ce qu’un choix signifierait

abra-foretell = Ce qui se passerait
abra-foretell-success = Si vous l’avez :
abra-foretell-success-chance = Si vous l’avez ({ $chance }) :
abra-foretell-failure = Sinon :
abra-foretell-hits = { $who } { $count ->
    [one] perd { $amount }
   *[other] perdent chacun { $amount }
}
abra-foretell-gain = vous gagnez { $amount }
abra-foretell-amount = { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
abra-foretell-die = le résultat du dé
abra-foretell-full = votre vie est au maximum, vous ne gagnez rien
abra-foretell-secret = vous pouvez prendre une pierre secrète
abra-foretell-last-stone = c’est votre dernière pierre : la ronde est à vous
abra-foretell-kills = ce serait la fin pour { $who }
abra-foretell-miss = vous perdez { $amount } et votre tour se termine
abra-foretell-miss-dies = vous perdez { $amount }, tout ce qui vous reste, et ne marquez rien
abra-foretell-miss-may-die = vous perdez { $amount }, peut-être tout ce qui vous reste, et votre tour se termine
abra-foretell-costly = C’est moins que { $last } : vous perdez 1 point de vie et votre tour se termine, même si vous avez cette pierre.
abra-foretell-stop = Votre tour se termine. { $count ->
    [0] Vous ne piochez rien
    [one] Vous piochez { $count } pierre
   *[other] Vous piochez { $count } pierres
}, puis c’est à { $next }.
abra-foretell-take = Vous regardez la pierre et la gardez : 1 point de plus si vous marquez dans cette ronde.
abra-foretell-leave = Les pierres secrètes restent en place.
abra-happened = Ce qui vient de se passer

# La fin d’une ronde

abra-ended-title = Fin de la ronde { $round }
abra-ended-over = Fin de la partie
abra-ended-show = La ronde précédente
abra-ended-player = Joueur
abra-ended-stones = Pierres
abra-ended-secrets = Secrètes
abra-ended-points = Points
abra-ended-tower = Tour
abra-ended-none = aucune
abra-ended-signed = +{ $points }
abra-ended-secret = pierre secrète : { $spell }, { $name }
abra-ended-won = ronde gagnée : { $base }
abra-ended-survived = survie : { $base }
abra-ended-died = plus aucun point de vie
abra-ended-all-cast = un autre joueur a lancé toutes ses pierres
abra-ended-bonus = { $secrets ->
    [one] une pierre secrète : { $secrets }
   *[other] pierres secrètes : { $secrets }
}
abra-ended-continue = Continuer
abra-ended-close = Voir la table
abra-ended-new = La ronde { $round } a commencé

# Ce que font les sorts, en peu de mots

abra-effect-1 = Tous les autres perdent le résultat du dé.
abra-effect-2 = +1 vie pour vous, −1 pour les autres.
abra-effect-3 = Vous gagnez le résultat du dé.
abra-effect-4 = Prenez une pierre secrète.
abra-effect-5 = Vos deux voisins : −1 vie.
abra-effect-6 = Voisin de gauche : −1 vie.
abra-effect-7 = Voisin de droite : −1 vie.
abra-effect-8 = +1 vie pour vous.
