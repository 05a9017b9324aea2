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
simulate-option-corp = the Corp's deck: a file or a name (jinteki if not given)
simulate-option-runner = the Runner's deck: a file or a name (shaper if not given)
simulate-option-asking =
    which questions are asked: forced leaves out those with a single answer
    (if not given), open asks by what the opponent can see, full asks them all
simulate-option-check = look after each choice whether the state is one that a game can reach (slower)
simulate-option-replay = play only the game with this seed; if it goes wrong, show where
simulate-option-json = print JSON for programs
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
