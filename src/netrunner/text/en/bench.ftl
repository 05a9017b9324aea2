# How fast the engine is: `netrunner bench`.

bench-help = measure the engine's speed
bench-about =
    Measure the engine's speed: random games with the starter decks Jinteki and
    Shaper and with decks drawn from all cards, single acts at positions from
    such games, and how long commands take to start. Where there is a compiled
    kernel, it and the sources take turns, each in a process of its own.
bench-option-seconds = how long each measurement takes, in seconds (0.3 if not given)
bench-option-repetitions = how many times each is repeated (5 if not given)
bench-option-games = how many games are played each time, and how many positions come from (40 if not given)
bench-option-json = print JSON for programs
bench-option-markdown = print a table in Markdown
bench-what = What
bench-column =
    { $kernel ->
        [compiled] Compiled
       *[pure] Pure
    }, { $which ->
        [best] best
       *[median] median
    }
bench-figure =
    { $name ->
        [decisions_per_second] Decisions per second, starter decks
        [games_per_second] Games per second, starter decks
        [drawn_decisions_per_second] Decisions per second, decks drawn from all cards
        [copy_us] Copy a game (µs)
        [copy_and_choose_us] Copy, and choose an option (µs)
        [options_us] List the options (µs)
        [view_us] View of the deciding player (µs)
        [determinize_us] Draw hidden cards anew (µs)
        [save_us] Save (µs)
        [load_us] Load (µs)
        [board_10_us] A decision with 10 installed cards (µs)
        [board_40_us] A decision with 40 installed cards (µs)
        [board_100_us] A decision with 100 installed cards (µs)
        [copy_bytes] Memory of a kept copy (bytes)
        [help_ms] netrunner --help (ms)
        [play_ms] netrunner play, first question (ms)
       *[other] { $name }
    }
bench-machine = netrunner { $version }, { $python }, { $machine }
