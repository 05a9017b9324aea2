# `netrunner play`: a game in the terminal.

play-help = play a game in the terminal
play-about =
    Play a game of Netrunner in the terminal against the computer.

    Without options you are the Runner with the Shaper starter deck, against
    the Corp with the Jinteki starter deck: the pair that the rulebook
    recommends for a first game. Type the number of an option, or say in words
    what you want to do; ? shows the commands.
play-deck = DECK
play-file = FILE
play-option-side = the side you play: corp or runner (otherwise runner)
play-option-corp = the Corp’s deck: a file or a name (otherwise jinteki)
play-option-runner = the Runner’s deck: a file or a name (otherwise shaper)
play-option-seed = a number; the same number gives the same game
play-option-opponent =
    who plays the other side: novice plays by rules of thumb (if not given),
    random chooses blindly
play-option-explain = weigh your acts before you choose, and look at the game again when it is over
play-option-full = ask in every window, also where nothing but passing is possible
play-option-resume = go on with a saved game
play-illegal-deck = The deck “{ $name }” is not legal, but it can be played. “netrunner deck check { $name }” tells why.
play-cannot-read = The saved game “{ $path }” cannot be read: { $reason }.

play-welcome-corp = You are the Corp: { $mine }. Your opponent, the Runner, is { $theirs }. (Seed { $seed })
play-welcome-runner = You are the Runner: { $mine }. Your opponent, the Corp, is { $theirs }. (Seed { $seed })
play-hint-runner = Type the number of an option, or what you want to do in words, for example “run HQ”. Type ? for help.
play-hint-corp = Type the number of an option, or what you want to do in words, for example “install Enigma”. Type ? for help.
play-prompt = >
play-number-range = Type a number from { $least } to { $most }.
play-left = You leave the game. With --seed { $seed } the same game begins again.
play-won = You win!
play-lost = You lose.
play-draw = A draw.

play-commands =
    The number of an option chooses it, and so do words: “run HQ”, “install Gordian Blade”, “draw”.

      ?               this help
      why ACT         why something is not possible: “why run HQ”
      coach           what an expert would do in your place, and why
      card TITLE      what a card does
      board           the table
      log             the story so far
      undo            take your last choice back
      save FILE       save the game, to go on with it later
      concede         give the game up
      quit            leave

    On the table, ice stands to the right of its server, the outermost last: Server 1: card ← ice ← ice.
play-all-hint = To access them all in this order, type “all”.
play-why-what = Why what? For example “why run HQ”.
play-no-text = (It has no text, or is not part of the game yet.)
play-save-where = Save it where? For example “save game.json”.
play-saved = Saved: { $path }
play-go-on =
    { $side ->
        [corp] To go on with it: netrunner play --side corp --resume { $path }
       *[runner] To go on with it: netrunner play --resume { $path }
    }
play-other-file = that file is there already, and it is not a saved game
play-card-which = Which card? For example “card Enigma”.
play-not-saved = The game could not be saved in { $path }: { $reason }.
play-nothing-to-undo = There is nothing to take back.
play-undone = Your last choice is taken back.
play-really = Do you really give the game up? Type yes.
play-yes = yes

# What can be typed as a command, separated by commas.

play-word-help = help
play-word-why = why can’t I, why
play-word-coach = coach, what would you do, hint
play-word-log = log
play-word-board = board, table
play-word-card = card
play-word-save = save
play-word-undo = undo
play-word-concede = concede
play-word-all = all, all of them
play-word-quit = quit, exit, q

# The board.

play-before = Before the game
play-turn-corp = Turn { $turn }: the Corp
play-turn-runner = Turn { $turn }: the Runner
play-side-corp = Corp
play-side-runner = Runner
play-you = { " " }(you)
play-credits =
    { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }
play-clicks =
    { $count ->
        [one] 1 click
       *[other] { $count } clicks
    }
play-points =
    { $count ->
        [one] 1 agenda point
       *[other] { $count } agenda points
    }
play-agenda-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
play-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
play-bad-publicity = { $count } bad publicity
play-memory = memory { $used } of { $limit }
play-link = link { $count }
play-tags =
    { $count ->
        [one] 1 tag
       *[other] { $count } tags
    }
play-brain-damage = { $count } brain damage
play-label-hand-corp = Your hand
play-label-score = Scored
play-label-rig = Rig
play-label-grip = Grip
play-label-stack = Stack
play-label-heap = Heap
play-server-hq = HQ
play-server-rnd = R&D
play-server-archives = Archives
play-server-remote = Server { $number }
play-root = in the root: { $cards }
play-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
play-nothing = –
play-facedown = { $card } (facedown)
play-facedown-cards =
    { $count ->
        [one] 1 facedown card
       *[other] { $count } facedown cards
    }
play-unrezzed = unrezzed
play-unrezzed-ice = unrezzed ice
play-unrezzed-card = unrezzed card
play-strength = strength { $count }

# What is printed on a card.

play-type-identity = Identity
play-type-agenda = Agenda
play-type-asset = Asset
play-type-ice = Ice
play-type-operation = Operation
play-type-upgrade = Upgrade
play-type-event = Event
play-type-hardware = Hardware
play-type-program = Program
play-type-resource = Resource
play-fact-cost = cost { $count }
play-fact-strength = strength { $count }
play-fact-memory = memory cost { $count }
play-fact-advancement = advancement requirement { $count }
play-fact-points = agenda points { $count }
play-fact-trash = trash cost { $count }
play-fact-link = link { $count }
