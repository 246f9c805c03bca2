# What the special assignment cards of the workshop ask and tell.

choice-supply = Put a marker on { WORD("trick", $trick) }
choice-feed = Give back 1 { WORD("component", $component) }

question-supply = { $you ->
    [yes] { WORD("trick", $trick) } gets one marker less. Which other trick gets one?
   *[no] { $seat } chooses another trick for a marker.
}
question-feed = { $you ->
    [yes] { $fed ->
        [0] Which component of { WORD("trick", $trick) } do you give back? Each brings 1 fame and 1 coin.
       *[other] Do you give back another component of { WORD("trick", $trick) }? So far: { $fed }, at most 3.
    }
   *[no] { $seat } gives back components of { WORD("trick", $trick) } (so far: { $fed }).
}
question-stage-marker = { $you ->
    [yes] Where does a new marker of { WORD("trick", $trick) } go, and which way does its school face? Its links pay nothing now.
   *[no] { $seat } puts a new marker of { WORD("trick", $trick) } on a performance card.
}
question-talent = { $you ->
    [yes] Replace your { WORD("character", $character) } with a specialist? A wage of { $wage } coins is due at once.
   *[no] { $seat } may exchange an apprentice for a specialist.
}

refusal-no-further-marker = { WORD("trick", $trick) } already gets every marker you have left for it; the card would add none.
refusal-nothing-to-supply = Apart from { WORD("trick", $trick) }, you have no trick of that level or lower with a marker in reserve.
refusal-basic-only = { WORD("trick", $trick) } requires basic components only.
refusal-nothing-missing = You lack nothing for { WORD("trick", $trick) }; prepare it without the card.
refusal-another-trick = { WORD("trick", $trick) } is the trick you are preparing; the marker goes to another.
refusal-reserve-empty = No marker of { WORD("trick", $trick) } is left in your reserve.
refusal-level-above = { WORD("trick", $trick) } is of a higher level than the trick you are preparing.
refusal-feed-first = You must give back at least one component.
refusal-nothing-to-feed = You have none of the components that { WORD("trick", $trick) } requires, so you could give none back.
refusal-not-required = { WORD("trick", $trick) } does not require { WORD("component", $component) }.
refusal-fed-enough = You have given back as much { WORD("component", $component) } as the trick requires.
refusal-specialists-only = Only a specialist can take the place of the apprentice.

event-marker-supplied = { $you ->
    [yes] You put a marker on { WORD("trick", $trick) }.
   *[no] { $seat } puts a marker on { WORD("trick", $trick) }.
}
event-trick-charged = { $you ->
    [yes] You lay a shard on { WORD("trick", $trick) }: it yields 1 fame and 1 coin more from now on.
   *[no] { $seat } lays a shard on { WORD("trick", $trick) }: it yields 1 fame and 1 coin more from now on.
}
event-component-fed = { $you ->
    [yes] You give back 1 { WORD("component", $component) } for the preparation.
   *[no] { $seat } gives back 1 { WORD("component", $component) } for the preparation.
}
event-marker-staged = { $you ->
    [yes] You put a new marker of { WORD("trick", $trick) } on { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
   *[no] { $seat } puts a new marker of { WORD("trick", $trick) } on { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
}
event-talent-found = { $you ->
    [yes] Your { WORD("character", $apprentice) } is replaced by a specialist, the { WORD("character", $specialist) }; { $owed ->
        [0] you pay { $paid } { $paid ->
            [one] coin
           *[other] coins
        }{ $fame_lost ->
            [0] { "" }
           *[other] { " " }and lose { $fame_lost } fame
        }
       *[other] its wage of { $owed } coins is due with all others
    }.
   *[no] { $seat } replaces the { WORD("character", $apprentice) } with a specialist, the { WORD("character", $specialist) }{ $owed ->
        [0] { "" }, and pays { $paid } { $paid ->
            [one] coin
           *[other] coins
        }{ $fame_lost ->
            [0] { "" }
           *[other] { " " }and loses { $fame_lost } fame
        }
       *[other] { "" }; its wage of { $owed } coins is due with all others
    }.
}
