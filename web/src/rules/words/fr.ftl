# Les pages des règles.

title-rules = Règles · Sleight
rules-contents = Sommaire
rules-search = Que voulez-vous savoir ?
rules-search-example = qui est payé dans mon spectacle
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } page trouvée
   *[other] { $count } pages trouvées
}
rules-none = Rien trouvé. Essayez un autre mot, ou parcourez le sommaire.
rules-glossary = Glossaire
rules-everything = Tout sur une page
rules-print = Imprimer
rules-numbered = Les règles numérotées
rules-example = Exemple
rules-loading = Ouverture des règles…

# Ways into the rules from a table, a new table and the lobby.

rules-read = Lire la règle
rules-about = En savoir plus
rules-new-tab = S’ouvre dans un nouvel onglet
menu-rules = Règles
lobby-rules = Lire les règles
