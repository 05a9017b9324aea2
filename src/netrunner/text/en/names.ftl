# Names of players, servers, zones, cards and counters, as other phrases use them.
# .start begins a sentence, .of, .to and .guard carry a preposition (Spanish joins it with the article).

side-corp = the Corp
    .start = The Corp
    .whose = the Corp’s
    .of = of the Corp
    .to = to the Corp
side-runner = the Runner
    .start = The Runner
    .whose = the Runner’s
    .of = of the Runner
    .to = to the Runner

server-hq = HQ
    .start = HQ
    .of = of HQ
    .guard = protecting HQ
    .to = to HQ
server-rnd = R&D
    .start = R&D
    .of = of R&D
    .guard = protecting R&D
    .to = to R&D
server-archives = Archives
    .start = Archives
    .of = of Archives
    .guard = protecting Archives
    .to = to Archives
server-remote = Server { $number }
    .start = Server { $number }
    .of = of Server { $number }
    .guard = protecting Server { $number }
    .to = to Server { $number }
server-new = a new remote server
    .start = A new remote server
    .of = of a new remote server
    .guard = protecting a new remote server
    .to = to a new remote server
server-rig = the rig
    .start = The rig
    .of = of the rig
    .guard = protecting the rig
    .to = to the rig

zone-rd = R&D
    .to = to R&D
zone-hq = HQ
    .to = to HQ
zone-archives = Archives
    .to = to Archives
zone-corp-score = the Corp’s score area
    .to = to the Corp’s score area
zone-stack = the stack
    .to = to the stack
zone-grip = the grip
    .to = to the grip
zone-heap = the heap
    .to = to the heap
zone-runner-score = the Runner’s score area
    .to = to the Runner’s score area
zone-play = the play area
    .to = to the play area
zone-set-aside = the set-aside cards
    .to = to the set-aside cards
zone-removed = the cards removed from the game
    .to = to the cards removed from the game
zone-outside = the cards outside the game
    .to = to the cards outside the game

# Cards. $number counts from the server outwards, $count is how many there are at that place.

a-card = a card
an-ice = a piece of ice
unrezzed-ice = an unrezzed piece of ice
card-facedown = a facedown card
card-ice = the unrezzed ice { $guard }{ $count ->
        [1] { "" }
       *[other] { " " }(position { $number })
    }
card-ice-known = { $card } { $guard }{ $count ->
        [1] { "" }
       *[other] { " " }(position { $number })
    }
card-root = the unrezzed card in the root { $of }{ $count ->
        [1] { "" }
       *[other] { " " }(number { $number })
    }
card-root-known = { $card } in the root { $of }
card-server = the unrezzed card in { $server }{ $count ->
        [1] { "" }
       *[other] { " " }(number { $number })
    }
card-server-known = { $card } in { $server }
card-on = a facedown card on { $host }
card-on-known = { $card } on { $host }
place-ice = { " " }{ $guard }
place-root = { " " }in the root { $of }
place-server = { " " }in { $server }

counters-credit =
    { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }
counters-advancement =
    { $count ->
        [one] 1 advancement token
       *[other] { $count } advancement tokens
    }
counters-virus =
    { $count ->
        [one] 1 virus counter
       *[other] { $count } virus counters
    }
counters-power =
    { $count ->
        [one] 1 power counter
       *[other] { $count } power counters
    }
counters-agenda =
    { $count ->
        [one] 1 agenda counter
       *[other] { $count } agenda counters
    }

list-comma = { $first }, { $next }
list-and = { $first } { $sound ->
        [i] and
       *[other] and
    } { $last }
list-times = { $count } copies of { $name }

# Words in place of the symbols in card texts.

symbol-credits =
    { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }
symbol-credits-x = X credits
symbol-credit = credits
symbol-recurring =
    { $count ->
        [one] 1 recurring credit
       *[other] { $count } recurring credits
    }
symbol-clicks =
    { $count ->
        [one] 1 click
       *[other] { $count } clicks
    }
symbol-trash = trash this card
symbol-memory = { " " }MU
symbol-link = { " " }link
symbol-subroutine = ↳

# Signs of card texts in a terminal: these words in brackets.

sign-trash = trash
sign-interrupt = interrupt
sign-click = click
sign-recurring = recurring
sign-link = link
sign-memory = MU
