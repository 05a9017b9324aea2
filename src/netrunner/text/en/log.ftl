# The log: what happens, as a person would tell it. One phrase for each kind of event that is worth a line.
# $who begins the sentence; $from, $with, $due, $to, $for and $at are empty or begin with a space and name the card that did
# it, what was paid and where it happened.

log-from = { " " }from { $source }
log-with = { " " }with { $source }
log-due = { " " }from { $source }
log-to = { " " }to { $source }
log-for = { " " }for { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }
log-card-at = { $card }{ $at }

log-game-begins = The game begins.
log-named = { $who } names { $named }{ $with }.
log-mulligan = { $who } takes a mulligan.
log-turn-begins = { $who } begins turn { $turn }.
log-clicks-gained =
    { $who } gains { $count ->
        [one] a click
       *[other] { $count } clicks
    }{ $from }.
log-clicks-spent =
    { $who } spends { $count ->
        [one] a click
       *[other] { $count } clicks
    }{ $from }.
log-clicks-lost =
    { $who } loses { $count ->
        [one] a click
       *[other] { $count } clicks
    }{ $to }.
log-credits-gained =
    { $who } gains { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }{ $from }.
log-credits-bad-publicity =
    { $who } gains { $count ->
        [one] 1 credit
       *[other] { $count } credits
    } for this run from bad publicity.
log-credits-taken =
    { $who } takes { $count ->
        [one] 1 credit
       *[other] { $count } credits
    } from { $card }.
log-credits-spent =
    { $who } pays { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }.
log-credits-for =
    { $who } pays { $count ->
        [one] 1 credit
       *[other] { $count } credits
    } for { $card }.
log-credits-use =
    { $who } pays { $count ->
        [one] 1 credit
       *[other] { $count } credits
    } to use { $card }.
log-credits-steal =
    { $who } pays { $count ->
        [one] 1 credit
       *[other] { $count } credits
    } to steal { $card }.
log-credits-trace =
    { $who } puts { $count ->
        [one] 1 credit
       *[other] { $count } credits
    } into the trace.
log-credits-lost =
    { $who } loses { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }{ $to }.
log-credits-returned =
    { $who } returns { $count ->
        [one] 1 unspent credit
       *[other] { $count } unspent credits
    } from bad publicity.
log-drew =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }{ $with }.
log-drew-known = { $who } draws { $cards }{ $with }.
log-discarded = { $who } discards { $card }.
log-trashed = { $who } trashes { $card }{ $for }{ $with }.
log-trashed-by-rule = By the rules, { $card } is trashed.
log-moved = { $who } adds { $card } { $zone }{ $with }.
log-removed = { $who } removes { $card } from the game{ $with }.
log-installed = { $who } installs { $card }{ $at }{ $for }.
log-installed-facedown = { $who } installs { $card } facedown{ $for }.
log-rezzed = { $who } rezzes { $card }{ $at }{ $for }.
log-derezzed = { $who } derezzes { $card }{ $at }{ $with }.
log-played = { $who } plays { $card }{ $for }.
log-counters-placed = { $who } places { $counters } on { $card }{ $with }.
log-counters-removed = { $who } removes { $counters } from { $card }{ $with }.
log-advanced = { $who } advances { $card }{ $at }{ $with }.
log-scored =
    { $who } scores { $card }: { $points ->
        [one] 1 agenda point.
       *[other] { $points } agenda points.
    }
log-stolen =
    { $who } steals { $card }: { $points ->
        [one] 1 agenda point.
       *[other] { $points } agenda points.
    }
log-forfeited = { $who } forfeits { $card }{ $with }.

log-run-announced = { $who } makes a run on { $server }{ $with }.
log-run-successful = The run on { $server } is successful.
log-run-unsuccessful = The run on { $server } is unsuccessful.
log-run-ends = The run on { $server } ends.
log-run-ended-by = { $source } ends the run.
log-run-ended = { $who } ends the run.
log-approach-ice = { $who } approaches { $card }{ $at }.
log-approach-known = { $who } approaches { $card }{ $at }, which is unrezzed.
log-approach-unrezzed = { $who } approaches an unrezzed piece of ice{ $at }.
log-encounter = { $who } encounters { $card }.
log-pass-ice = { $who } passes { $card }.
log-jacked-out = { $who } jacks out.
log-bypassed = { $who } bypasses { $card }{ $with }.
log-broken =
    { $who } breaks { $count ->
        [one] 1 subroutine
       *[other] { $count } subroutines
    } on { $card }{ $with }.
log-subroutine = Subroutine { $number } of { $card } resolves.
log-subroutine-text = Subroutine { $number } of { $card } resolves: { $text }.
log-server-changed = { $who } is now running on { $server }.
log-server-gone = { $server_start } no longer exists.

log-access = { $who } accesses { $card }{ $at }.
log-damage =
    { $type ->
        [net] The Runner suffers { $count } net damage{ $due } and loses { $cards }.
        [meat] The Runner suffers { $count } meat damage{ $due } and loses { $cards }.
       *[brain] The Runner suffers { $count } brain damage{ $due } and loses { $cards }.
    }
log-damage-alone =
    { $type ->
        [net] The Runner suffers { $count } net damage{ $due }.
        [meat] The Runner suffers { $count } meat damage{ $due }.
       *[brain] The Runner suffers { $count } brain damage{ $due }.
    }
log-tags-taken =
    The Runner takes { $count ->
        [one] 1 tag
       *[other] { $count } tags
    }{ $due }.
log-tags-removed =
    { $who } removes { $count ->
        [one] 1 tag
       *[other] { $count } tags
    }{ $with }.
log-bad-publicity-taken = The Corp takes { $count } bad publicity{ $due }.
log-bad-publicity-removed = { $who } removes { $count } bad publicity{ $with }.
log-prevented-damage = { $who } prevents { $count } damage{ $with }.
log-prevented-tags =
    { $who } avoids { $count ->
        [one] 1 tag
       *[other] { $count } tags
    }{ $with }.
log-prevented-trash = { $who } prevents { $card } from being trashed{ $with }.
log-prevented-expose = { $who } prevents { $card } from being exposed{ $with }.
log-prevented-purge =
    { $count ->
        [one] { $who } keeps 1 virus counter on { $card } from being purged{ $with }.
       *[other] { $who } keeps { $count } virus counters on { $card } from being purged{ $with }.
    }
log-prevented-break = { $who } prevents a subroutine of { $card } from being broken{ $with }.
log-prevented-subroutine = A subroutine of { $card } does not resolve{ $with }.
log-prevented-ability = { $who } prevents an ability of { $card }{ $with }.
log-prevented-jack-out = { $who } prevents the Runner from jacking out{ $with }.
log-prevented-end-run = { $who } prevents the run from being ended{ $with }.
log-prevented-other = { $who } prevents it{ $with }.

log-exposed = { $who } exposes { $card }{ $at }{ $with }.
log-revealed = { $who } reveals { $cards }{ $with }.
log-revealed-cards =
    { $who } reveals { $count ->
        [one] a card
       *[other] { $count } cards
    }{ $with }.
log-looked =
    { $who } looks at { $count ->
        [one] a card
       *[other] { $count } cards
    }{ $with }.
log-looked-known = { $who } looks at { $cards }{ $with }.
log-searched =
    { $who } searches { $zone }{ $with } and { $count ->
        [0] finds nothing
        [one] finds a card
       *[other] finds { $count } cards
    }.
log-shuffled = { $who } shuffles { $zone }.
log-turned-archives = The facedown cards in Archives are turned faceup: { $cards }.
log-turned-faceup = { $who } turns { $card } faceup{ $with }.
log-turned-facedown = { $who } turns { $card } facedown{ $with }.
log-hosted = { $who } hosts { $card }{ $with }.
log-flipped = { $who } flips their identity: it is { $card } now.
log-switched = { $who } switches identities: it is { $card } now.
log-gained-text = { $card } gains the text of { $cards }.
log-swapped = { $who } swaps { $cards }{ $with }.
log-swapped-cards = { $who } swaps two cards{ $with }.
log-ice-moved = { $who } moves { $card } to the outermost position protecting { $server }{ $with }.
log-relocated = { $who } moves { $card } to { $server }{ $with }.
log-ice-arranged = { $who } rearranges the ice protecting { $server }{ $with }.
log-condition-counter = { $who } makes { $card } a condition counter{ $with }.
log-converted =
    { $who } adds { $card } { $zone } as an agenda worth { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
log-emptied = { $card } is empty.

log-trace-initiated = { $who } starts a trace of strength { $count }{ $with }.
log-trace-successful = The trace is successful: trace strength { $count } against link strength { $against }.
log-trace-unsuccessful = The trace is unsuccessful: trace strength { $count } against link strength { $against }.
log-purged =
    { $who } purges virus counters: { $count ->
        [0] there were none.
        [one] 1 is removed.
       *[other] { $count } are removed.
    }
log-used = { $who } uses { $card }.
log-chose = { $who } chooses { $card }{ $with }.
log-named-type =
    { $who } names { $which ->
        [2] agendas
        [3] assets
        [4] ice
        [5] operations
        [6] upgrades
        [7] events
        [8] hardware
        [9] programs
       *[other] resources
    }{ $with }.
log-chose-subtype = { $who } chooses the subtype { $subtype }{ $with }.
log-chose-server = { $who } chooses { $server }{ $with }.
log-loop =
    { $who } repeats the loop { $count ->
        [one] once
       *[other] { $count } times
    }.
log-guess =
    { $who } guesses that { $count ->
        [0] no credits were
        [one] 1 credit was
       *[other] { $count } credits were
    } spent.
log-bid =
    { $who } has secretly spent { $count ->
        [0] no credits
        [one] 1 credit
       *[other] { $count } credits
    }.

log-ends-agenda-points = { $who } wins the game with agenda points.
log-ends-flatline = The Runner is flatlined: { $winner } wins the game.
log-ends-empty-rnd = R&D is empty and the Corp must draw: { $winner } wins the game.
log-ends-concession = { $other } concedes: { $winner } wins the game.
log-draw = The game ends in a draw.
