# Avec quoi une table se joue, en quelques mots.

played-edition-2019 = règles de 2019
played-edition-first = cartes de 2019, règles de la première édition
played-dark-alley = Allée sombre
played-prophecies = prophéties
played-powers = pouvoirs du magicien ⌂ (cartes maison)
played-power-shards-1 = 1 éclat au départ
played-power-shards-3 = 3 éclats au départ
played-dawn = Aube de la technologie ⌂ (en partie contenu maison)
played-machine-costs-heavy = machines plus chères de 1 pièce
played-allow-unrecommended = avec ce que les règles déconseillent
played-quick = démarrage rapide
played-dummies = marqueurs fictifs
played-thresholds-14-30 = seuils de prestige 14 et 30
played-thresholds-none = sans seuil de prestige
played-first-draw-resets-never = première pioche à bas prix une seule fois
played-no-level3-with-marker = bonus de niveau 3 seulement avec tous les matériaux
