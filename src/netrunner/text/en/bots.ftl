# Computer players: `netrunner match`.

bots-unknown = There is no computer player “{ $level }”. The levels are: { $levels }.
match-help = let two computer players play many games
match-about =
    Let two computer players play many games against each other, and tell who
    won and why. One seed makes one game; without other decks, each seed stands
    for a pairing of starter decks.
match-option-corp = who plays the Corp (novice if not given)
match-option-runner = who plays the Runner (novice if not given)
match-option-games = how many games (100 if not given)
match-option-seed = seed of the first game (0 if not given); the next games take the next seeds
match-option-corp-deck = the Corp's deck: a file, a name, or any (if not given)
match-option-runner-deck = the Runner's deck: a file, a name, or any (if not given)
match-lost =
    { $moves ->
        [one] One move was lost to the default: a player failed or answered with what is no option.
       *[other] { $moves } moves were lost to the default: a player failed or answered with what is no option.
    }

# `netrunner arena`

arena-help = find out which computer player is stronger
arena-about =
    Let computer players meet: every two of them play each seed twice, with the
    same decks and sides swapped. A player is a level, how long it may think
    (expert@0.1, seconds a move) or how much (expert#200, tries a move, which
    gives the same games on every machine).
arena-player = PLAYER
arena-file = FILE
arena-option-players = two players or more, such as: novice beginner expert@0.1
arena-option-games = how many games from each side for every two players (100 if not given)
arena-option-decks = which decks meet: the starter decks (if not given), the ready-made ones, or all
arena-option-until = stop as soon as it is decided whether the first of two players wins more or less than P percent of the games
arena-option-file = keep every game as a line in this file, and go on from what is there
arena-option-csv = write all games to this file as a table
arena-option-plot = draw how the shares came about to this file, as SVG
arena-bad-amount = “{ $text }” does not say how much to think. Write seconds behind @ or tries behind #, such as expert@0.5 or expert#200.
arena-two-players = An arena needs two different players or more, such as: netrunner arena novice beginner.
arena-until-two = --until asks about one pair: name exactly two players.
arena-bad-file = Line { $line } of { $file } is no game of an arena. Mend or remove that line, or name another file.
arena-pair = { $one } against { $other }
arena-share = { $side ->
        [corp] {"  "}as the Corp
        [runner] {"  "}as the Runner
       *[other] {"  "}in all
    }: { $won } of { $games }, { $share } % (95 %: { $low } to { $high })
arena-decided-above = {"  "}Decided: more than { $asked } %.
arena-decided-below = {"  "}Decided: less than { $asked } %.
arena-decided-open = {"  "}Not decided whether it is more or less than { $asked } %.
arena-ratings = Elo ratings
