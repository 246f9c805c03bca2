# Trickerion on a phone or a tablet.

phone-plan = Plan your week: tap a card, then who takes it.
phone-plan-who = Plan your week: who takes “{ $card }”?
phone-plan-where = Plan your week: which card for { $character }?
phone-plan-here = tap to send
phone-plan-idle = Idle characters cost no wages.
phone-no-wages = no wages
phone-cards = Performance cards
