# Trickerion sur téléphone ou tablette.

phone-plan = Votre semaine : touchez une carte, puis le personnage qui la prend.
phone-plan-who = Votre semaine : qui prend « { $card } » ?
phone-plan-where = Votre semaine : quelle carte pour « { $character } » ?
phone-plan-here = toucher pour envoyer
phone-plan-idle = Un personnage au repos ne coûte rien.
phone-no-wages = sans salaire
phone-cards = Cartes spectacle
