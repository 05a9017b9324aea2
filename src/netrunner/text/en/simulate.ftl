# Random games: `netrunner simulate`.

simulate-help = play many random games and see whether the engine holds
simulate-about =
    Play many games in which every choice is made by chance, and tell who won,
    why, and whether anything went wrong.

    One seed makes one game, the cards and the choices both: a game that went
    wrong is played again by its seed alone, with
    netrunner simulate --replay-seed S and the same decks.
simulate-deck = DECK
simulate-option-games = how many games (100 if not given)
simulate-option-seed = seed of the first game (0 if not given); the next games take the next seeds
simulate-option-corp =
    the Corp's deck: a file, a name (jinteki if not given), or any: each seed
    stands for a starter deck, and twelve seeds in a row play all pairings
simulate-option-runner = the Runner's deck: a file, a name (shaper if not given), or any
simulate-option-asking =
    which questions are asked: forced leaves out those with a single answer
    (if not given), open asks by what the opponent can see, full asks them all
simulate-option-check = look after each choice whether the state is one that a game can reach (slower)
simulate-option-replay = play only the game with this seed; if it goes wrong, show where
simulate-option-json = print JSON for programs
simulate-option-jobs = how many processes play at once (one for each processor if not given); the report is the same
simulate-process-ended = A process that played games was ended after { $games } of them, at or after the seed { $seed }. With --jobs 1 everything is played in one process.
simulate-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } in { $seconds } s ({ $speed } decisions/s)
simulate-winner =
    { $winner ->
        [corp] The Corp won
        [runner] The Runner won
       *[draw] Nobody won
    }: { $games }
simulate-reason =
    { $reason ->
        [agenda-points] By agenda points
        [flatline] By flatline
        [empty-rnd] Because R&D ran out
        [concession] By concession
       *[other] { $reason }
    }: { $games }
simulate-no-errors = Nothing went wrong.
simulate-errors =
    { $errors ->
        [one] One game went wrong:
       *[other] { $errors } games went wrong:
    }
simulate-error-line = - seed { $seed }: { $error }
simulate-more = - and { $more } more
simulate-how-to-replay = netrunner simulate --replay-seed { $seed } (with the same decks) shows where.

# What the games reached: `--coverage`.

simulate-option-coverage = tell which cards and which lines of their text the games reached, and which they never did
simulate-coverage-card = { $card }: { $what }
simulate-coverage-happened =
    { $verb ->
        [installed] installed { $times }
        [played] played { $times }
        [rezzed] rezzed { $times }
        [scored] scored { $times }
        [stolen] stolen { $times }
        [trashed] trashed { $times }
       *[used] used { $times }
    }
simulate-coverage-in-play = in play { $times }
simulate-coverage-nothing = nothing happened to it
simulate-coverage-cards = { $reached } of { $cards } cards took effect.
simulate-coverage-verb =
    - { $verb ->
        [installed] installed
        [played] played
        [rezzed] rezzed
        [scored] scored
        [stolen] stolen
        [trashed] trashed
       *[used] used
    }: { $reached } of { $cards }
simulate-coverage-lines = { $reached } of { $lines } lines of text were reached.
simulate-coverage-kind =
    - { $kind ->
        [paid] paid abilities used
        [conditional] conditional abilities triggered
        [subroutine] subroutines resolved
        [play] play abilities resolved
        [static] static abilities in effect
       *[trait] restrictions and other properties that mattered
    }: { $reached } of { $lines }
simulate-coverage-never-cards = Cards that never took effect:
simulate-coverage-never-card = - { $card }
simulate-coverage-never-lines = Lines that were never reached:
simulate-coverage-never-line =
    - { $card } ({ $kind ->
        [paid] paid ability
        [conditional] conditional ability
        [subroutine] subroutine
        [play] play ability
        [static] static ability
       *[trait] property
    }): { $text }
simulate-coverage-all = Every line of every card was reached.
