other = Vous avez choisi autre chose. Pas de problème : continuons à partir de là.

first-title = Votre première partie
first-button = Apprendre en 15 minutes
first-what = La leçon est une vraie partie contre un robot bienveillant. Vous pouvez la quitter et la reprendre à tout moment.

first-goal = Vous jouez un magicien en quête de gloire. Apprenez un tour, préparez-le, montez-le au théâtre et jouez-le : cela rapporte du prestige, et le magicien le plus prestigieux gagne.
first-goal-why = Tout le reste sert ce but : les pièces achètent des matériaux, et votre équipe travaille pour vous.
first-magician = Choisissez le Maître des Chaînes. Sa troupe commence avec tout ce qu’il faut pour un tour.
first-magician-why = Chaque magicien a son école de magie préférée. Pour le reste, ils ne diffèrent guère dans cette partie ; plus tard, chacun aura aussi sa capacité.
first-magician-other = On peut gagner avec n’importe quel magicien. Cette leçon est faite pour le Maître des Chaînes : certaines étapes seront donc sautées, mais le reste continue comme prévu.

first-tricks = Voici vos tours. Tonneau Magique est préparé : les deux losanges sont des marqueurs qui peuvent aller au théâtre.
first-tricks-why = Une carte tour montre ce qu’elle demande, ce qu’elle rapporte quand on la joue, et combien de marqueurs donne une préparation.
first-components = Vos deux morceaux de bois sont ce que demande le tonneau. Ils ne s’usent pas : il suffit de les posséder.
first-team = Votre équipe : le magicien a 3 points d’action, l’ingénieur 2, l’apprenti 1. Chacun ne va qu’à un seul endroit par tour de jeu.
first-shards = Les pierres violettes sont des éclats. Un éclat donne un point d’action de plus à un personnage que vous placez, sauf au théâtre ; à la fin de la partie, chacun vaut 1 point de prestige.
first-poster = Posez une affiche : elle coûte quelques pièces et rapporte 2 points de prestige.
first-poster-why = Plus on joue tôt, moins on paie. Au début, les pièces ne manquent pas, et le prestige ouvre bientôt de meilleurs tours.
first-poster-other = Sans affiche, vous gardez vos pièces. C’est parfois le bon choix.

first-plan = Maintenant, le plan : donnez à chaque personnage une carte qui dit où il va. Centre-ville : apprendre, recruter, prendre des pièces. Marché : acheter. Atelier : préparer. Théâtre : monter et jouer.
first-plan-why = Tout le monde planifie en secret, puis toutes les cartes sont retournées en même temps.
first-plan-magician = Envoyez le magicien au théâtre : seul un magicien peut monter sur scène et jouer.
first-plan-magician-other = D’accord. Sans magicien au théâtre, pas de spectacle ce tour-ci.
first-plan-engineer = L’ingénieur va aussi au théâtre : quelqu’un doit monter le tour en coulisses, avant le spectacle.
first-plan-engineer-other = D’accord. Il faut que quelqu’un monte un tour en coulisses avant qu’on puisse le jouer.
first-plan-apprentice = L’apprenti va au marché : il manque encore du métal à votre autre tour, Évasion du Pilori.
first-plan-apprentice-other = D’accord. Le métal pour Évasion du Pilori peut attendre.
first-confirm = Voilà votre plan, avec les salaires à côté. Confirmez-le.
first-confirm-why = Quand tout le monde a confirmé, les plans sont révélés et ne changent plus.

first-place-apprentice = Votre adversaire, un robot nommé Manager, a déjà monté un tour. Commencez par l’apprenti : prenez l’emplacement +2 du marché.
first-place-apprentice-why = 1 point de l’apprenti et 2 de l’emplacement font 3 points d’action. Les bons emplacements sont pour les premiers arrivés.
first-place-apprentice-other = C’est bien aussi. L’ordre dans lequel vous placez vos personnages ne dépend que de vous.
first-shard = Un éclat donnerait un point de plus. Vous n’en avez pas besoin maintenant : gardez-le.
first-shard-why = À la fin de la partie, un éclat vaut 1 point de prestige, et il vous manquera parfois un seul point d’action.
first-shard-other = Dépensé : vous avez un point d’action de plus.
first-buy-metal = Achetez 2 unités de métal. Ce qui est sur les étals est à vendre ; le reste se commande pour le prochain tour de jeu.
first-buy-metal-other = Vous avez acheté autre chose. La carte de chaque tour dit ce qu’il lui faut.
first-bargain = Négociez une fois : cela coûte un point d’action et fait économiser une pièce.
first-bargain-other = Alors vous payez le prix entier et gardez le point.
first-order = Il reste un point : commandez de la corde. Une commande ne coûte pas de pièces, et au prochain tour de jeu, la corde sera en vente à la place du bois.
first-order-why = Au début, beaucoup de matériaux ne sont pas en vente. Évasion du Réservoir d’Eau, par exemple, demande du métal, du verre et une corde.
first-order-other = Comme vous voulez. Les points non utilisés sont perdus.

first-place-engineer = Maintenant l’ingénieur : en coulisses, le dimanche.
first-place-engineer-why = Le dimanche enlève un point en coulisses, mais chacun de vos tours rapportera 1 point de prestige et 1 pièce de plus. Le jeudi, c’est l’inverse. Chaque jour appartient au premier arrivé.
first-place-engineer-other = C’est bien aussi. Votre premier personnage au théâtre décide du jour où tous vos tours sont payés.
first-set-up = Montez Tonneau Magique : un de ses marqueurs va sur une carte spectacle.
first-lay = Posez-le à côté du tour adverse, pour que le cercle entre les deux montre deux fois le même signe. C’est un enchaînement, et il vous rapporte aussitôt quelque chose.
first-lay-why = Un marqueur a un signe dans chaque coin ; celui de son école doit être dans un cercle. Les enchaînements avec les tours des autres comptent tout autant. Si plusieurs sens conviennent, vous choisissez comment orienter le marqueur.
first-lay-other = Monté, mais sans enchaînement. Le spectacle rapportera quand même.
first-link = Un enchaînement ! Prenez 1 point de prestige, ou une pièce.

first-place-magician = Maintenant le magicien : sur scène, le dimanche.
first-place-magician-why = Sur scène, le magicien ne fait rien d’autre ce tour-ci. Quand tout le monde a fini, le spectacle commence.
first-place-magician-other = Sans magicien sur scène, votre marqueur reste où il est et attend le prochain spectacle.
first-perform = Lever de rideau ! Choisissez la carte que vous jouez. Tous ses tours sont payés, celui de l’adversaire aussi.
first-perform-other = Alors pas de spectacle. Votre marqueur reste sur la carte.
first-paid = Votre tour a rapporté { $fame } { $fame ->
        [one] point de prestige
       *[other] points de prestige
    } et { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }. Comme c’est votre spectacle, vous avez reçu en plus 1 point de prestige par enchaînement, un éclat pour l’ingénieur, et ce qui est imprimé sur la carte.
first-paid-why = Le marqueur est revenu dans votre réserve ; pour rejouer le tour, il faut en monter un autre.
first-week = Le tour de jeu est fini : les salaires sont payés, tout le monde est rentré, les dés sont relancés, et une nouvelle carte spectacle est arrivée. Une partie compte cinq tours de jeu.
first-week-why = Les personnages qui ont travaillé touchent un salaire : 1 pièce pour l’apprenti, 2 pour l’ingénieur ; le magicien vit d’applaudissements.

first-poster-again = Encore une affiche ? Pendant ce tour de jeu, vous ferez des achats : gardez les pièces, ou achetez du prestige. Les deux se valent.
first-again-magician = Un seul tour ne suffit pas. Envoyez le magicien au centre-ville : apprendre un tour demande 3 points.
first-again-magician-other = D’accord. Les tours s’apprennent au centre-ville, dès que quelqu’un y a 3 points.
first-again-engineer = L’ingénieur va à l’atelier, pour préparer vos tours une fois les achats faits.
first-again-engineer-other = D’accord. Les tours se préparent à l’atelier.
first-again-apprentice = Et l’apprenti retourne au marché.
first-again-apprentice-other = D’accord. Ce qui manque à un tour s’achète au marché.
first-again-confirm = Apprendre, acheter, préparer : confirmez le plan.
first-to-downtown = Cette fois, l’ordre compte : d’abord le magicien, au centre-ville.
first-to-downtown-other = Cela marche aussi, tant que vous apprenez, achetez et préparez dans cet ordre.
first-shard-downtown = Trois points suffisent pour apprendre. Gardez l’éclat.
first-learn = Apprenez Télépathie. Le filtre « il manque une chose » montre ce genre de tours : il ne faut que 2 unités de verre, et vous recevez trois marqueurs.
first-learn-why = Un dé doit montrer l’école du tour ; celui qui vaut pour toutes convient toujours. Télépathie rapporte des éclats, et trois marqueurs sont trois occasions d’enchaîner.
first-learn-other = C’est un bon tour aussi. Sa carte dit ce qu’il lui faut.
first-symbol = Choisissez-lui un symbole. Il ne sert qu’à distinguer vos tours.
first-to-market = Ensuite l’apprenti : un point suffit pour un achat.
first-to-market-other = C’est bien aussi.
first-shard-market = Gardez l’éclat.
first-buy-glass = Achetez ce qui manque : 2 unités de verre.
first-buy-glass-other = Vous avez acheté autre chose. Regardez ce qui manque encore à vos tours.
first-to-workshop = Tout est là. L’ingénieur se met au travail dans votre atelier.
first-to-workshop-other = C’est bien aussi.
first-shard-workshop = Deux points font deux préparations. Gardez l’éclat.
first-prepare = Préparez Télépathie : ses marqueurs vont sur la carte.
first-prepare-other = Préparé : c’est ce qui compte.
first-prepare-both = Et Évasion du Pilori, pour laquelle vous avez acheté le métal. Sur le plateau de l’ingénieur, le tour reçoit même un marqueur de plus.
first-prepare-both-other = Comme vous voulez. Un tour sans marqueur ne peut pas être monté.

first-free = Vous avez enchaîné, joué, appris, acheté et préparé : c’est tout le jeu. À vous maintenant. « Conseil » montre ce que ferait un robot, et je n’interviendrai plus que pour vous mettre en garde.
first-free-why = À partir de la fin du tour de jeu 3, la carte la plus à droite quitte le théâtre avec ses marqueurs : jouez à temps. À 16 points de prestige s’ouvrent les tours de niveau 2.
first-end = C’était votre première partie. Regardez d’où viennent les points. Vos occasions manquées, s’il y en a, sont listées elles aussi, et vous pouvez revenir à chacune. Ensuite vient l’allée sombre : cartes spéciales et prophéties.

# --- l’allée sombre -----------------------------------------------------------------------------------

dark-alley-title = L’allée sombre
dark-alley-button = L’allée sombre
dark-alley-what = Cartes spéciales et prophéties : piocher, anticiper, et jouer une carte là où elle sert.

dark-alley-alley = L’allée sombre est un cinquième lieu. On y vient pour les cartes spéciales et pour la diseuse de bonne aventure. Votre plan est fait : le magicien est en route, les autres restent au repos.
dark-alley-alley-why = Avec l’allée sombre, chaque magicien a aussi une capacité, il y a des tours de niveau 3, et la partie dure 7 tours de jeu.
dark-alley-place = Placez votre magicien sur l’emplacement simple. Ses 3 points suffisent aujourd’hui.
dark-alley-place-why = La première carte coûte 1 point, chaque carte de plus pendant la même visite 2, et la diseuse de bonne aventure 1.
dark-alley-place-other = C’est bien aussi. Le bonus de l’emplacement donne des points pour une carte de plus.
dark-alley-shard = Trois points suffisent. Gardez l’éclat.
dark-alley-shard-other = Dépensé : vous avez un point de plus ici.
dark-alley-prophecies = Trois prophéties sont en attente. La première, Péage des bonnes places, sera la règle du prochain tour de jeu : chaque emplacement +2 coûterait 3 pièces.
dark-alley-prophecies-why = Une seule prophétie est active à la fois, et elle vaut pour tout le monde. Au premier tour de jeu, il n’y en a pas.
dark-alley-foresee = Consultez la diseuse de bonne aventure pour 1 point : les prophéties avancent d’une place. Le péage passe en dernier, et Recrues empressées vient en tête.
dark-alley-foresee-other = Alors le péage reste en tête, et tout le monde le paiera au prochain tour de jeu.
dark-alley-draw = Piochez maintenant une carte pour 1 point. Chaque pioche sert à un lieu : prenez celle du centre-ville.
dark-alley-draw-why = Il y a une pioche pour chaque lieu : centre-ville, marché, atelier et théâtre. Personne ne voit vos cartes, seulement la pioche choisie.
dark-alley-draw-other = Toutes les pioches conviennent. Une carte spéciale se joue toujours au lieu de sa pioche.
dark-alley-keep = Vous voyez deux cartes et en gardez une. Prenez Chasseur de têtes : avec lui, un dé de l’auberge recrute qui vous voulez. L’autre va sous la pioche.
dark-alley-keep-other = C’est une bonne carte aussi. Lisez ce qu’elle fait avant de la jouer.
dark-alley-finish = Il reste un point, mais une deuxième carte en coûterait 2. Terminez ici.
dark-alley-finish-other = Vous utilisez aussi le dernier point : les prophéties ont encore avancé.

dark-alley-week = Nouveau tour de jeu : Recrues empressées est active, et recruter coûte 1 point au lieu de 3. C’est grâce à vous.
dark-alley-week-why = À la fin de chaque tour de jeu, la prophétie active s’en va, la première en attente devient active, et une nouvelle arrive derrière.
dark-alley-poster = D’abord l’affiche, comme toujours. Les pièces ne manqueront pas aujourd’hui : faites comme vous voulez.
dark-alley-plan = Posez Chasseur de têtes sous votre magicien, à la place d’une carte ordinaire. Cette carte l’envoie au centre-ville et lui donne son bonus.
dark-alley-plan-other = C’est bien aussi. La carte spéciale reste dans votre main jusqu’à ce qu’elle serve.
dark-alley-plan-engineer = Personne d’autre n’est nécessaire. Laissez l’ingénieur et l’apprenti sans carte : pas de travail, pas de salaire.
dark-alley-plan-engineer-other = Toute aide est bienvenue, mais elle coûte un salaire.
dark-alley-plan-apprentice = L’apprenti reste aussi au repos.
dark-alley-plan-apprentice-other = Toute aide est bienvenue, mais elle coûte un salaire.
dark-alley-confirm = Voilà le plan : un magicien, une carte spéciale. Confirmez-le.
dark-alley-downtown = Placez votre magicien au centre-ville. Dès ce moment, la carte compte comme utilisée.
dark-alley-downtown-other = Comme vous voulez. Une carte sous un personnage au repos revient dans votre main.
dark-alley-choose = Une carte spéciale laisse le choix : son bonus, ou un point d’action de plus. Gardez le bonus.
dark-alley-choose-why = Le point est utile quand le bonus ne convient pas. On ne peut pas avoir les deux.
dark-alley-choose-other = Vous prenez le point ; le bonus est perdu.
dark-alley-shard-downtown = Vous avez assez de points. Gardez l’éclat.
dark-alley-shard-downtown-other = Dépensé : un point de plus.
dark-alley-bonus = Utilisez le bonus maintenant. Avec Chasseur de têtes et Recrues empressées, recruter ne coûte aucun point.
dark-alley-bonus-other = Le bonus attend : il sert une fois, pour un recrutement pendant cette visite.
dark-alley-hire = Le dé montre un apprenti, mais Chasseur de têtes vous laisse recruter qui vous voulez. Prenez l’assistant.
dark-alley-hire-other = C’est un bon choix aussi pour votre équipe.
dark-alley-end = Vous avez détourné une prophétie, pioché une carte spéciale et l’avez jouée : voilà tout pour l’allée sombre. Les cartes utilisées retournent sous leur pioche. Continuez ici, ou prenez la leçon suivante.
dark-alley-end-why = Regardez ensuite la capacité de votre magicien : passez le pointeur dessus, ou appuyez longuement.

# --- les pouvoirs du magicien -------------------------------------------------------------------------

powers-title = Les pouvoirs du magicien
powers-button = Les pouvoirs
powers-what = Des effets durables que vos éclats soutiennent : apprendre un pouvoir, l’utiliser, et voir comment on le perd.

powers-powers = Voici vos pouvoirs. Vous en avez reçu 12 ; vous en gardez 8 pour toute la partie et en défaussez 4. Trois sont déjà partis.
powers-powers-why = Un pouvoir jaune demande 1 point de prestige, un orange 16, un rouge 36. Le prestige qui manque se paie en pièces quand vous apprenez le pouvoir.
powers-discard = Défaussez aussi Bas de laine. Il ne compte qu’à la fin de la partie, et demande 36 points de prestige.
powers-discard-other = À vous de choisir : tant que vous n’avez pas gardé le reste, vous pouvez annuler.
powers-keep = Il en reste huit. Gardez-les ; personne d’autre ne les voit avant que vous les appreniez.
powers-keep-other = Changez d’avis autant que vous voulez, puis gardez-en huit.
powers-poster = D’abord l’affiche, comme toujours. Les pouvoirs s’apprennent juste après.
powers-slots = Vos éclats soutiennent les pouvoirs. L’emplacement 1 est ouvert avec 1 éclat, le 2 avec 3, le 3 avec 5, le 4 avec 8. Vous avez 3 éclats : les emplacements 1 et 2 sont ouverts.
powers-slots-why = Vous pouvez apprendre un pouvoir par tour de jeu, au début de la planification, avant de poser une carte.
powers-learn = Apprenez Langue bien pendue à l’emplacement 2. C’est gratuit, et une fois par tour de jeu, une négociation ne coûte aucun point d’action.
powers-learn-why = Un pouvoir indique les emplacements qu’il peut occuper. Celui qui s’y trouvait déjà revient dans votre main.
powers-learn-other = C’est bien aussi. Chaque pouvoir dit ce qu’il fait et quels emplacements conviennent.
powers-plan-magician = Planifiez comme d’habitude : le magicien va au centre-ville.
powers-plan-magician-other = Comme vous voulez. Un magicien au théâtre ou au marché convient tout aussi bien.
powers-plan-engineer = L’ingénieur va au marché : c’est là que le pouvoir servira.
powers-plan-engineer-other = Comme vous voulez. Langue bien pendue ne sert que là où vous achetez.
powers-plan-apprentice = Laissez l’apprenti sans carte aujourd’hui : cela évite un salaire. Voilà, le plan est prêt.
powers-plan-apprentice-other = Toute aide est bienvenue, mais elle coûte un salaire.
powers-confirm = Confirmez le plan.
powers-market = Placez l’ingénieur au marché, sur l’emplacement simple : deux points suffisent aujourd’hui.
powers-market-other = C’est bien aussi.
powers-shard = Ne dépensez pas d’éclat maintenant : l’emplacement 2 se fermerait.
powers-shard-other = Dépensé. L’emplacement 2 a perdu un éclat, et Langue bien pendue est revenue dans votre main.
powers-buy = Achetez 2 unités de métal.
powers-buy-other = Tout convient : le pouvoir sert à chaque achat.
powers-bargain = Négociez une fois. D’habitude, cela coûte un point ; avec Langue bien pendue, c’est gratuit pendant ce tour de jeu.
powers-bargain-other = Vous payez le prix entier ; le pouvoir attend un autre achat.
powers-finish = Rien d’autre à acheter. Terminez ici.
powers-finish-other = D’accord, utilisez vos points.
powers-downtown = Maintenant le magicien : placez-le au centre-ville.
powers-downtown-other = Comme vous voulez. Partout sauf au théâtre, un éclat donnerait un point de plus.
powers-spend = Dépensez un éclat cette fois, pour voir ce qui se passe : il donne un point d’action de plus.
powers-spend-other = Vous gardez l’éclat, et le pouvoir reste en place. C’est souvent plus sage.
powers-lost = Il vous reste 2 éclats. L’emplacement 2 en demande 3 : Langue bien pendue est aussitôt revenue dans votre main. Avant de dépenser un éclat, regardez ce qu’il soutient.
powers-lost-why = Rien n’est perdu : vous pourrez l’apprendre à nouveau au prochain tour de jeu, à l’emplacement 1. Les éclats au-delà de huit se dépensent sans risque.
powers-coins = Prenez 6 pièces à la banque, pour que la visite en vaille la peine.
powers-coins-other = D’accord, c’est aussi un bon usage de vos points.
powers-done = Il reste un point, mais rien qui le vaille. Terminez.
powers-done-other = D’accord, utilisez le dernier point.
powers-end = Vous avez trié vos pouvoirs, appris et utilisé l’un d’eux, et vu comment un éclat dépensé ferme son emplacement. Au prochain tour de jeu, vous pourrez l’apprendre à nouveau à l’emplacement 1. Continuez ici, ou prenez la leçon suivante.

# --- les machines -------------------------------------------------------------------------------------

machines-title = Machines et tours signature
machines-button = Les machines
machines-what = Aube de la technologie : construire des machines, les utiliser, les réactiver, et apprendre votre tour signature.

machines-machines = Voici la rangée de vos machines ; chaque école a les siennes. Les vôtres sont des bobines Tesla : elles donnent des pièces. Les quatre emplacements sont encore vides.
machines-machines-why = Les machines à fumée remplacent des matériaux, les hypnotiseurs économisent des pièces et changent les plans, les machines de formation donnent des points d’action.
machines-place = Votre plan est fait. Placez l’assistant à l’atelier : c’est là que se construisent les machines.
machines-place-other = C’est bien aussi. Les machines ne se construisent que dans votre atelier.
machines-shard = Gardez vos éclats : vous verrez bientôt à quoi ils servent.
machines-shard-other = Dépensé : un point de plus, mais un éclat de moins à côté de vos machines.
machines-build = Construisez votre première machine. Il faut 1 point d’action, et la première ne coûte aucune pièce.
machines-build-other = D’accord. Construire coûte 1 point à l’atelier, quand vous voulez.
machines-build-again = Il reste un point : construisez la deuxième, pour 1 pièce. Chaque machine coûte 1 pièce de plus que la précédente.
machines-build-again-other = Comme vous voulez. La deuxième coûte 1 point et 1 pièce.
machines-use = Vous pouvez vous servir de vos machines avant de placer un personnage. Utilisez la première bobine : elle donne 2 pièces et se retourne.
machines-use-why = Utiliser une machine ne coûte rien, mais elle ne sert qu’une fois par tour de jeu. Celles des autres écoles ont d’autres occasions, comme préparer ou acheter.
machines-use-other = Vous pourrez encore l’utiliser avant de placer votre prochain personnage.
machines-use-again = Et la deuxième, pour 2 pièces de plus.
machines-use-again-other = Vous pourrez encore l’utiliser avant de placer votre prochain personnage.
machines-signature = Avec une machine, votre tour signature est à portée. Anneaux Perpétuels est une meilleure version d’Anneaux Magiques, que personne d’autre ne peut apprendre ; il attend à côté de votre plateau.
machines-signature-why = Il rapporte 1 point de prestige et 2 pièces, donne 3 marqueurs, et une seule action peut en monter deux.
machines-downtown = Maintenant le tour signature : placez le magicien au centre-ville pour l’apprendre.
machines-downtown-other = Comme vous voulez. Les tours s’apprennent au centre-ville, pour 3 points.
machines-shard-downtown = Trois points suffisent pour apprendre. Gardez l’éclat.
machines-shard-downtown-other = Dépensé : un point de plus, mais un éclat de moins à côté de vos machines.
machines-learn = Apprenez Anneaux Perpétuels. Ce tour prend la place d’Anneaux Magiques et en reçoit les deux marqueurs.
machines-learn-other = C’est un bon tour aussi. Votre tour signature vous attend.
machines-back = Le tour de jeu est fini, et votre première bobine est de nouveau active. Son emplacement a son éclat : il ne lui en faut pas plus.
machines-back-why = Les machines se réactivent à la fin du tour de jeu, sans que vous dépensiez d’éclats. Certaines rapportent alors du prestige.
machines-asleep = La deuxième reste inactive : son emplacement demande 3 éclats en tout, et vous en avez 2. Un éclat gardé, c’est donc une machine qui resservira.
machines-asleep-why = Avec 1, 3, 5 et 8 éclats, les emplacements 1 à 4 sont alimentés. Une machine active le reste, même si vous dépensez ses éclats.
machines-prepare = Pour préparer un tour signature, il faut des machines : une pour un tour de niveau 1, deux pour le niveau 2, trois pour le niveau 3. Vous en avez assez.
machines-end = Vous avez construit et utilisé deux machines, appris votre tour signature, et vu laquelle se réactive. À la fin de la partie, 3 éclats valent 2 points de prestige. Continuez ici, ou choisissez une autre leçon.
