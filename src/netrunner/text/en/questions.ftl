# What a player is asked, and what each option does.

# The step that everyone can see the game is at; it begins a sentence.

step-setup = Setting up the game
step-beginning = The beginning of { $whose } turn
step-before-action = During { $whose } turn, between actions
step-ending = The end of { $whose } turn
step-draw = During { $whose } draw phase
step-action = During { $whose } action phase
step-discard = During { $whose } discard phase
step-run = A run begins
step-approach-ice = Run on { $server }, approaching { $ice }
step-encounter = Encounter with { $ice }
step-approach-server = Run on { $server }, approaching the server
step-access = Run on { $server }, accessing cards
step-trace = A trace

# Questions. $card is what the question is about.

question-waiting = { $who } decides. ({ $step })
question-mulligan = Do you keep this opening hand?
question-action =
    { $clicks ->
        [one] You have 1 click left. What do you do?
       *[other] You have { $clicks } clicks left. What do you do?
    }
question-window = { $step }: do you act, or pass?
question-encounter =
    { $ice } has strength { $strength } and { $left ->
        [0] no unbroken subroutine left
        [one] 1 unbroken subroutine of { $subroutines }
       *[other] { $left } unbroken subroutines of { $subroutines }
    }. Do you act, or pass?
question-react = Which ability do you trigger?
about-to-damage =
    { $type ->
        [net] The Runner is about to suffer { $count } net damage.
        [meat] The Runner is about to suffer { $count } meat damage.
       *[brain] The Runner is about to suffer { $count } brain damage.
    }
about-to-tags =
    The Runner is about to take { $count ->
        [one] 1 tag
       *[other] { $count } tags
    }.
about-to-trash = About to be trashed: { $card }.
about-to-expose = About to be exposed: { $card }.
about-to-draw =
    { $who } is about to draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
about-to-trace = A trace of base strength { $count } is about to begin.
about-to-purge = Virus counters are about to be purged.
about-to-break = About to have subroutines broken: { $card }.
about-to-strength = About to gain strength: { $card }.
about-to-something = Something is about to happen.
about-to-both = { $one } { $other }
question-prevent-ability = { $card }: do you prevent the ability that is about to resolve?
question-interrupt = { $said } Do you interrupt it?
question-replace = Several effects would replace what happens. Which applies first?
question-instead = Do you use { $card } instead of what would happen?
question-target =
    { $count ->
        [one] { $card }: which card do you choose?
       *[other] { $card }: which cards do you choose? (up to { $count })
    }
question-target-action = Which card do you choose?
question-choose-effect = { $card }: what do you choose?
question-choose-number =
    { $name ->
        [more] { $card }: how many more cards do you access?
        [lost] { $card }: how many credits does the Corp lose?
        [moved] { $card }: how many advancement tokens do you move?
        [top] { $card }: how many cards do you trash from the top of R&D?
        [prevented] { $card }: how much do you prevent?
        [taken] { $card }: how many credits do you take?
       *[other] { $card }: which number do you choose?
    }
question-damage = Which card does the damage trash?
question-remove-trashed = { $card }: do you remove one of these trashed cards from the game?
question-pay-to-jack-out = Do you pay what it costs to jack out?
question-choose-x = { $card }: how much is X?
question-may = Do you use { $card }?
question-may-written = { $card }: { $text }?
question-nested-cost = { $card }: do you { $cost }?
question-arrange = { $card }: which card goes on top as number { $count }?
question-draw-instead = Which card do you install first?
question-arrange-ice = { $card }: which ice goes to position { $count }, counted from the innermost?
question-arrange-all-ice = Which ice takes the place of { $card }?
question-choose-server = { $card }: which server do you choose?
question-resolve-subroutine = { $card }: which subroutine resolves?
question-subtype = { $card }: which subtype do you choose?
question-card-type = { $card }: which card type do you name?
question-spare = { $card }: which subroutine is not broken?
question-name-card = { $card }: which card do you name?
question-search = { $card }: which card do you take?
question-attacked-server = Which server do you run on?
question-jack-out = On the approach { $to }: do you enter, or jack out?
question-jack-out-ice = You approach { $ice }. Do you go on, or jack out?
question-break = Which subroutine do you break?
question-choose-accessed = Which card in HQ does the Runner access? (of { $count })
question-first-pile = { $card }: which cards lie in the first pile?
question-choose-pile = { $card }: which pile do you access? The first one has { $count }.
question-access-next =
    { $count ->
        [one] You have 1 card left to access. Which one?
       *[other] You have { $count } cards left to access. Which one is next?
    }
question-trash-accessed =
    You access { $card }. Do you trash it for { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }?
question-only-accessed = You access { $card }, and there is nothing that you can do with it. Shall we go on?
question-steals =
    You access { $card }, an agenda worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }: you steal it. Shall we go on?
question-use-accessed = You access { $card }. Do you do anything with it?
question-steal = You access { $card }. Do you pay what it costs to steal it?
question-trace-corp =
    Trace of strength { $count }: how many credits do you add? (Credit pool: { $credits })
question-trace-runner =
    The trace has strength { $count }, and your link is { $link }. How many credits do you add? (Credit pool: { $credits })
question-psi = { $card }: how many credits do you secretly spend?
question-new-attacked-server = Which server do you attack from now on?
question-guess-parity = { $card }: has your opponent spent an even or an odd number of credits?
question-guess = { $card }: how many credits has your opponent spent?
question-access-position = { $card }: which of the top cards of R&D do you access?
question-loop = This would go on forever. How often does it happen?
question-destination = Where do you install { $card }?
question-use-ability = Which ability of { $card } do you use?
question-install-position = How many pieces of ice are to be between { $card } and its server?
question-trash-like = You are installing { $card }. Do you trash anything there first?
question-trash-like-first = To install { $card } there, you must trash a card first. Which one?
question-keep-remote = There may be only one remote server. Which one do you keep?
question-keep-one = Only one of these may stay. Which one do you keep?
question-trash-for-memory = Your programs need { $count } more memory than you have. Which one do you trash?
question-trash-for-memory-on = The programs on { $card } need { $count } more memory than there is on it. Which one do you trash?
question-discard =
    { $count ->
        [one] You have 1 card too many. Which one do you discard?
       *[other] You have { $count } cards too many. Which one do you discard first?
    }
question-pay-trash = To pay for { $card }: which card do you trash?
question-pay-forfeit = To pay for { $card }: which agenda do you forfeit?
question-pay-remove = To pay for { $card }: which card do you remove from the game?
question-pay-hand = To pay for { $card }: which card do you add to your hand?
question-pay-shuffle = To pay for { $card }: which card do you shuffle into your deck?
question-pay-to-keep = { $card }: which card do you pay for, to keep it?
question-rez-instead = { $card }: do you pay the other cost instead of its rez cost?
question-pay-bottom = To pay for { $card }: which card do you add to the bottom of your deck?
question-pay-counter = To pay for { $card }: from which card do you take a counter?
question-pay-additional = Do you pay the additional costs of { $card }?
question-pay-from =
    You pay { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }: how many of them from { $card }?

# Options. $cost is in credits.

option-again = { $label } (no. { $count })
option-pass = Pass
option-use-written = { $card } – { $ability }
option-use-break = Use { $card } to break subroutines: { $cost }
option-use-boost = Use { $card } to boost its strength: { $cost }
option-use-other = Use { $card }, ability { $number }: { $cost }
option-rez =
    Rez { $card }: { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }
option-score = Score { $card }
option-trigger = Trigger { $card }
option-trigger-written = { $card }: { $ability }
option-yes = Yes
option-no = No
option-no-accessed = Leave it
option-steals = Steal it
option-only-accessed = Go on
option-pick = { $card }
option-pick-pay-trash = Trash { $card }
option-pick-pay-forfeit = Forfeit { $card }
option-pick-pay-remove = Remove { $card } from the game
option-pick-pay-hand = { $card } to your hand
option-pick-pay-shuffle = Shuffle { $card } into your deck
option-pick-pay-bottom = { $card } to the bottom of your deck
option-pick-pay-counter = A counter on { $card }
option-pick-trash-like = Trash { $card }
option-pick-trash-for-memory = Trash { $card }
option-pick-arrange = { $card }
option-pick-search = Take { $card }
option-name = { $card }
option-done = That is all
option-done-trash = Trash nothing
option-done-trash-more = Trash nothing more
option-done-search = Take nothing
option-done-search-more = Take nothing more
option-number = { $count }
option-credits =
    { $count ->
        [0] None
        [one] 1 credit
       *[other] { $count } credits
    }
option-server = { $server }
option-destination-ice = { $guard }
option-destination-root = in the root { $of }
option-destination-server = in { $server }
option-rig = Into the rig
option-choose = Effect number { $number }
option-keep = Keep the hand
option-mulligan = Take a mulligan
option-jack-out = Jack out
option-continue = Go on
option-continue-ice = Go on to the ice
option-continue-server = Enter { $server }
option-trash =
    Trash { $card }: { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }
option-steal = Pay and steal { $card }
option-steal-for = { $cost } and steal { $card }
option-guess-even = An even number
option-guess-odd = An odd number
option-decline = Do not pay
option-gain = Gain 1 credit
option-draw = Draw a card
option-install =
    Install { $card }{ $cost ->
        [0] { "" }
        [one] : 1 credit
       *[other] : { $cost } credits
    }
option-play =
    Play { $card }{ $cost ->
        [0] { "" }
        [one] : 1 credit
       *[other] : { $cost } credits
    }
option-play-x = Play { $card }: X credits
option-advance =
    Advance { $card }{ $count ->
        [0] { "" }
        [one] { " " }(it has 1 token)
       *[other] { " " }(it has { $count } tokens)
    }
option-trash-resource = Trash the resource { $card }
option-purge = Purge virus counters
option-run = Run on { $server }
option-remove-tag = Remove a tag
option-access = { $card }
option-access-hq = A card in HQ, at random
option-access-rnd = The next card of R&D
option-access-next = The next card
option-discard = Discard { $card }
option-apply = Apply { $card }
option-break = Break subroutine { $number } of { $card }
option-keep-card = { $card }
option-break-written = Break subroutine { $number } of { $card }: { $text }
option-subroutine = Subroutine { $number } of { $card }
option-subroutine-written = Subroutine { $number } of { $card }: { $text }
option-host = On { $card }

price-clicks =
    { $count ->
        [one] 1 click
       *[other] { $count } clicks
    }
    .you =
        { $count ->
            [one] spend 1 click
           *[other] spend { $count } clicks
        }
    .to =
        { $count ->
            [one] spend 1 click
           *[other] spend { $count } clicks
        }
price-credits =
    { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }
    .you =
        { $count ->
            [one] pay 1 credit
           *[other] pay { $count } credits
        }
    .to =
        { $count ->
            [one] pay 1 credit
           *[other] pay { $count } credits
        }
price-counters = { $counters }
    .you = remove { $counters }
    .to = remove { $counters }
price-trash = trash it
    .you = trash it
    .to = trash it
price-nothing = free
    .you = pay 0 credits
    .to = pay 0 credits
price-tags =
    { $count ->
        [one] take 1 tag
       *[other] take { $count } tags
    }
    .you =
        { $count ->
            [one] take 1 tag
           *[other] take { $count } tags
        }
    .to =
        { $count ->
            [one] take 1 tag
           *[other] take { $count } tags
        }
price-bad-publicity = take { $count } bad publicity
    .you = take { $count } bad publicity
    .to = take { $count } bad publicity
price-net = suffer { $count } net damage
    .you = suffer { $count } net damage
    .to = suffer { $count } net damage
price-meat = suffer { $count } meat damage
    .you = suffer { $count } meat damage
    .to = suffer { $count } meat damage
price-brain = suffer { $count } brain damage
    .you = suffer { $count } brain damage
    .to = suffer { $count } brain damage
price-pick-trash =
    { $count ->
        [one] trash a card
       *[other] trash { $count } cards
    }
    .you =
        { $count ->
            [one] trash a card
           *[other] trash { $count } cards
        }
    .to =
        { $count ->
            [one] trash a card
           *[other] trash { $count } cards
        }
price-pick-forfeit =
    { $count ->
        [one] forfeit an agenda
       *[other] forfeit { $count } agendas
    }
    .you =
        { $count ->
            [one] forfeit an agenda
           *[other] forfeit { $count } agendas
        }
    .to =
        { $count ->
            [one] forfeit an agenda
           *[other] forfeit { $count } agendas
        }
price-pick-bottom =
    { $count ->
        [one] add a card to the bottom of your deck
       *[other] add { $count } cards to the bottom of your deck
    }
    .you =
        { $count ->
            [one] add a card to the bottom of your deck
           *[other] add { $count } cards to the bottom of your deck
        }
    .to =
        { $count ->
            [one] add a card to the bottom of your deck
           *[other] add { $count } cards to the bottom of your deck
        }
price-pick-shuffle =
    { $count ->
        [one] shuffle a card into your deck
       *[other] shuffle { $count } cards into your deck
    }
    .you =
        { $count ->
            [one] shuffle a card into your deck
           *[other] shuffle { $count } cards into your deck
        }
    .to =
        { $count ->
            [one] shuffle a card into your deck
           *[other] shuffle { $count } cards into your deck
        }
price-pick-remove =
    { $count ->
        [one] remove a card from the game
       *[other] remove { $count } cards from the game
    }
    .you =
        { $count ->
            [one] remove a card from the game
           *[other] remove { $count } cards from the game
        }
    .to =
        { $count ->
            [one] remove a card from the game
           *[other] remove { $count } cards from the game
        }
price-pick-hand =
    { $count ->
        [one] add a card to your hand
       *[other] add { $count } cards to your hand
    }
    .you =
        { $count ->
            [one] add a card to your hand
           *[other] add { $count } cards to your hand
        }
    .to =
        { $count ->
            [one] add a card to your hand
           *[other] add { $count } cards to your hand
        }
