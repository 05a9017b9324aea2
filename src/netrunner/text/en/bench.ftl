# How fast the engine is: `netrunner bench`.

bench-help = measure the engine's speed
bench-about =
    Measure the engine's speed: random games of the starter decks Jinteki and
    Shaper in one process, and single acts at positions from such games.
bench-option-seconds = how long each measurement takes, in seconds (0.5 if not given)
bench-option-repetitions = how many times each is repeated (7 if not given)
bench-option-json = print JSON for programs
bench-what = What
bench-best = Best
bench-median = Median
bench-worst = Worst
bench-figure =
    { $name ->
        [decisions_per_second] Decisions per second
        [games_per_second] Games per second
        [copy_us] Copy a game (µs)
        [copy_and_choose_us] Copy, and choose an option (µs)
        [options_us] List the options (µs)
        [view_us] View of the deciding player (µs)
        [save_us] Save (µs)
        [load_us] Load (µs)
       *[other] { $name }
    }
bench-machine = netrunner { $version }, { $python }, { $machine }
