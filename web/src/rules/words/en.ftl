# The pages about the rules.

title-rules = Rules · Sleight
rules-contents = Contents
rules-search = What would you like to know?
rules-search-example = who gets paid in my show
rules-found = { $count ->
    [0] Nothing found
    [one] 1 page found
   *[other] { $count } pages found
}
rules-none = Nothing found. Try another word, or look through the contents.
rules-glossary = Glossary
rules-everything = Everything on one page
rules-print = Print
rules-numbered = The numbered rules
rules-example = Example
rules-loading = Opening the rules…

# Ways into the rules from a table, a new table and the lobby.

rules-read = Read the rule
rules-about = More about this
rules-new-tab = Opens in a new tab
menu-rules = Rules
lobby-rules = Read the rules
