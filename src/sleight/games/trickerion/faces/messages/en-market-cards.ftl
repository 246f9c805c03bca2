# What the special assignment cards of the market row bring.

token-stall-1 = buy slot 1
token-stall-2 = buy slot 2
token-stall-3 = buy slot 3
token-stall-4 = buy slot 4
token-quick = the quick-order slot
token-extra-1 = the first one beside the buy slots
token-extra-2 = the second one beside the buy slots

choice-stock = Order { WORD("component", $component) } and put it on sale now
choice-pilfer = Steal the token: { WORD("token", $place) }
choice-leave = Leave { WORD("component", $component) } in its place

question-take-more = { $you ->
    [yes] Taken so far: { WORD("component", $components) }, price { $price }. What else do you take?
   *[no] { $seat } puts a purchase together.
}
question-store-one = { $you ->
    [yes] Where do you store the { WORD("component", $component) }? A stack on the Manager’s board counts as one more, up to 3 where stacks have a limit.
   *[no] { $seat } chooses a board.
}
question-bargain-mix = { $you ->
    [yes] Total: { $price } { $price ->
        [one] coin
       *[other] coins
    } ({ WORD("component", $components) }). Each bargain costs 1 action point and takes 1 coin off.
   *[no] { $seat } bargains.
}
question-pilfer = { $you ->
    [yes] Several tokens on sale show { WORD("component", $component) }: which one do you steal?
   *[no] { $seat } chooses a token to steal.
}
question-leave = { $you ->
    [yes] Which basic component do you leave instead of the stolen token ({ WORD("token", $place) })?
   *[no] { $seat } leaves something instead of the stolen token ({ WORD("token", $place) }).
}
question-merchants = { $you ->
    [yes] The merchants offer { WORD("component", $component) } for { $price } { $price ->
        [one] coin
       *[other] coins
    }. Where do you store it, if you buy one?
   *[no] { $seat } may buy { WORD("component", $component) } at once.
}
question-take-home = { $you ->
    [yes] You get the component on the quick-order slot ({ WORD("component", $component) }). Where do you store it? You may return components to make room, or skip it.
   *[no] { $seat } may take { WORD("component", $component) } from the quick-order slot.
}

refusal-too-little-fame = That costs { $cost } fame, and you have { $fame }.
refusal-too-cheap-for-fame = The card pays fame only if you can spend { $coins } coins or more on this purchase.
refusal-not-delivered = You own no { WORD("component", $component) }, so none can be delivered.
refusal-one-by-one = Take the components one by one.
refusal-mix-complete = You’ve taken { $units } components; that’s the limit.
refusal-beyond-barter = The prices would add up to { $price }; a shard is worth { $most }.
refusal-no-token-to-steal = There is no token of { WORD("component", $component) } to steal.
refusal-token-not-there = { WORD("component", $component) } is not there ({ WORD("token", $place) }).

event-goods-bought = { $you ->
    [yes] You receive { WORD("component", $components) } for { $fame ->
        [0] { $shards ->
            [0] { $coins } { $coins ->
                [one] coin
               *[other] coins
            }
            [one] 1 shard
           *[other] { $shards } shards
        }
       *[other] { $fame } fame
    }{ $bargains ->
        [0] { "" }
        [one] { " " }after 1 bargain (the price was { $price })
       *[other] { " " }after { $bargains } bargains (the price was { $price })
    }.
   *[no] { $seat } receives { WORD("component", $components) } for { $fame ->
        [0] { $shards ->
            [0] { $coins } { $coins ->
                [one] coin
               *[other] coins
            }
            [one] 1 shard
           *[other] { $shards } shards
        }
       *[other] { $fame } fame
    }{ $bargains ->
        [0] { "" }
        [one] { " " }after 1 bargain (the price was { $price })
       *[other] { " " }after { $bargains } bargains (the price was { $price })
    }.
}
event-token-stolen = { $you ->
    [yes] You steal the token of { WORD("component", $component) } ({ WORD("token", $place) }) and leave { WORD("component", $left) }.
   *[no] { $seat } steals the token of { WORD("component", $component) } ({ WORD("token", $place) }) and leaves { WORD("component", $left) }.
}
event-component-displayed = { $you ->
    [yes] You order { WORD("component", $component) }: it is on sale at once, until orders arrive.
   *[no] { $seat } orders { WORD("component", $component) }: it is on sale at once, until orders arrive.
}
event-component-claimed = { $you ->
    [yes] You take { WORD("component", $component) } home from the quick-order slot.
   *[no] { $seat } takes { WORD("component", $component) } home from the quick-order slot.
}
event-coins-shared = { $you ->
    [yes] You get the { $coins } { $coins ->
        [one] coin
       *[other] coins
    } spent by { $payer }.
   *[no] { $seat } gets the { $coins } { $coins ->
        [one] coin
       *[other] coins
    } spent by { $payer }.
}
