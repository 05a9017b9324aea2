# "netrunner puzzle", and what is said of puzzles everywhere.

puzzle-help = prove puzzles, find new ones, and solve them
puzzle-about =
    Positions with one seat to play and a goal: win, score, steal or survive. Each is proved by playing everything out,
    against every answer and every hidden card.
    Examples:
      netrunner puzzle play                the puzzle of the day, in the terminal
      netrunner puzzle play first-run      another one by its name
      netrunner puzzle list                all of them
      netrunner puzzle check all           prove them all anew
      netrunner puzzle check mine.toml     prove one of your own (docs/puzzles.md says how to write one)
      netrunner puzzle find --games 20     look for new ones in games of the computer players
puzzle-what = PUZZLE
puzzle-folder = FOLDER
puzzle-option-action = check, find, list or play
puzzle-option-what = a puzzle by its name, a file, or "all"
puzzle-option-line = with the solution, and what beats the other first moves
puzzle-option-games = how many games "find" looks through (10)
puzzle-option-seed = the seed of the first of these games (0)
puzzle-option-most = how many choices are tried at most
puzzle-option-into = where "find" writes what it finds, one file each; on the screen if it is not given
puzzle-option-json = print JSON for programs

puzzle-goal-win = { $when ->
    [next] Win before the next turn is over.
   *[this] Win this turn.
}
puzzle-goal-score = { $when ->
    [next] Score an agenda before the next turn is over.
   *[this] Score an agenda this turn.
}
puzzle-goal-score-card = { $when ->
    [next] Score { $card } before the next turn is over.
   *[this] Score { $card } this turn.
}
puzzle-goal-score-points = { $when ->
    [next] Score { $points ->
        [one] { $points } agenda point
       *[other] { $points } agenda points
    } before the next turn is over.
   *[this] Score { $points ->
        [one] { $points } agenda point
       *[other] { $points } agenda points
    } this turn.
}
puzzle-goal-steal = { $when ->
    [next] Steal an agenda before the next turn is over.
   *[this] Steal an agenda this turn.
}
puzzle-goal-steal-card = { $when ->
    [next] Steal { $card } before the next turn is over.
   *[this] Steal { $card } this turn.
}
puzzle-goal-steal-points = { $when ->
    [next] Steal { $points ->
        [one] { $points } agenda point
       *[other] { $points } agenda points
    } before the next turn is over.
   *[this] Steal { $points ->
        [one] { $points } agenda point
       *[other] { $points } agenda points
    } this turn.
}
puzzle-goal-survive = { $when ->
    [next] { $side ->
        [corp] Do not lose in the Runner's next turn.
       *[runner] Do not lose in the Corp's next turn.
    }
   *[this] Do not lose this turn.
}
puzzle-goal-odds = { $goal } No line is sure: find the one that works in { $in } of { $of } cases.
puzzle-odds-left = { $in ->
    [0] From here it never works.
   *[other] From here it works in { $in } of { $of } cases at best.
} Another choice would have kept { $bestin } of { $bestof }.
puzzle-known = { $place }: { $cards }
puzzle-place-all = { $zone ->
    [hq] You know what is in HQ
    [rnd] You know R&D, from the top
    [archives] You know what is facedown in Archives
    [stack] You know the stack, from the top
   *[grip] You know what is in the grip
}
puzzle-place-top = { $zone ->
    [stack] You know the top of the stack
   *[rnd] You know the top of R&D
}
puzzle-place = You know { $word ->
    [ice] the ice before
   *[card] the card in
} { $server ->
    [hq] HQ
    [rnd] R&D
    [archives] Archives
   *[remote] Server { $number }
} ({ $at })
puzzle-hidden-theirs = { $side ->
    [corp] The Corp's cards that you cannot see, in any order:
   *[runner] The Runner's cards that you cannot see, in any order:
} { $cards }
puzzle-hidden-own = In your deck, in any order: { $cards }
puzzle-odds-deals = Wherever they lie is as likely as anywhere else; dice and shuffles are fair, and the opponent does what is worst for you.

puzzle-listed = { $degree }  { $key }: { $title } — { $goal }
puzzle-today = Today's puzzle: { $key }
puzzle-head = { $title } (degree { $degree }, { $key })
puzzle-found-one = { $key }: solved by { $moves } ({ $worlds ->
    [one] nothing that matters is hidden
   *[other] { $worlds } arrangements of the hidden cards
}, { $count } choices tried, { $seconds } s)
puzzle-found-several = { $key }: SEVERAL SOLUTIONS: { $moves } ({ $count } choices tried, { $seconds } s)
puzzle-found-none = { $key }: NO SOLUTION ({ $worlds } arrangements of the hidden cards, { $count } choices tried, { $seconds } s)
puzzle-found-odds = { $key }: { $in } of { $of } cases at best, by { $moves } ({ $worlds ->
    [one] chance decides
   *[other] { $worlds } arrangements of the hidden cards
}, { $count } choices tried, { $seconds } s)
puzzle-found-unstated = { $key }: NOT SURE: the best line, { $moves }, works in { $in } of { $of } cases, and the file does not say so (odds = "{ $in }/{ $of }")
puzzle-unproved = { $key }: NOT PROVED: { $reason }
puzzle-checked = { $bad ->
    [0] { $count } puzzles proved.
   *[other] { $bad } of { $count } puzzles are not right.
}
puzzle-line = Solution: { $line }
puzzle-transposed = Also first, in another order or to no harm: { $moves }
puzzle-refuted = Fails: { $line }
puzzle-check-what = Say which: the name of a puzzle, a file, or "all".
puzzle-written = { $path } (degree { $degree })
puzzle-not-written = { $path } cannot be written: { $reason }
puzzle-looked = { $games ->
    [one] One game
   *[other] { $games } games
} looked through, { $count ->
    [0] no puzzle
    [one] one puzzle
   *[other] { $count } puzzles
} found.
puzzle-commands = Choose by number. Also: board, why ACT, quit.
puzzle-beaten = That does not work: { $line }
puzzle-back = You are back before that choice.
puzzle-left = The puzzle stays open.
puzzle-solved = { $tried ->
    [one] Solved at the first try.
   *[other] Solved at try { $tried }.
}
puzzle-no-option = "{ $option }" cannot be chosen now: the puzzle may have changed since. Begin it again.

puzzle-too-many-worlds = The hidden cards can lie in more than { $most } ways: put fewer different cards into decks and hands, or tell more of them (known).
puzzle-too-much = More than { $most } choices would have to be tried: the position is too large to be proved.
puzzle-too-much-chance = Chance can go more than { $most } ways after one choice: the position is too large to be proved.
puzzle-no-question = The side that is to play is not asked anything at the beginning, or could tell more than the position says.
puzzle-no-place = There is no { $place } on the board.
puzzle-unreadable = The puzzle { $name } cannot be read: { $reason }
puzzle-unknown = There is no puzzle { $name }. "netrunner puzzle list" names them all.
