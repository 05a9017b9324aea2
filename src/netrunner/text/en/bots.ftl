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
