# The browser client. The client bundles this file; the server never needs it.

ui-welcome = Android: Netrunner, by the rules
ui-welcome-text = One player is a megacorporation that advances its agendas behind ice. The other is a hacker who breaks in and steals them. Play the computer at once, or send a friend a link. Every rule is enforced, and explained when you ask.
ui-first-game = Guided first game
ui-play-now = Play now
ui-first-game-note = You are the Runner with the Shaper deck, against Jinteki: the pair that the rulebook recommends for a first game.
ui-your-games = Your games
ui-watching = watching
ui-resume = Resume
ui-replay = Replay
ui-forget = Remove from the list
ui-new-game = New game
ui-opponent = Opponent
ui-opponent-computer = The computer
ui-opponent-friend = A friend, by link
ui-opponent-watch = Watch two computers
ui-your-side = Your side
ui-side-corp = Corp
ui-side-runner = Runner
ui-side-random = Either
ui-level = Level
ui-timer = Time per player
ui-timer-none = No limit
ui-timer-minutes = { $n } minutes
ui-corp-deck = The Corp’s deck
ui-runner-deck = The Runner’s deck
ui-your-name = Your name
ui-your-deck = Your deck
ui-start = Start
ui-look-around = Look around
ui-cards = Cards
ui-decks = Decks
ui-build-deck = Build a deck
ui-load-position = Set up a position
ui-position = Position
ui-position-text = Write who has what, card by card; cards in parentheses lie facedown. The game begins right there, against the computer.
ui-unofficial = An unofficial project made by players. No card art and no printed card text.
ui-pages = Pages
ui-language = Language
ui-cards-not-loaded = The cards could not be loaded: { $reason }
ui-connecting = Connecting to the table…
ui-reconnecting = The connection was lost. Trying again…
ui-no-such-game = This game does not exist, or this link has no seat at it.
ui-to-start = To the start page
ui-table = The table
ui-waiting-for-friend = Waiting for your friend
ui-share-link = Send this link to your friend. The game begins when they join.
ui-copy = Copy
ui-copied = Copied
ui-share = Copy link
ui-join = Join the game
ui-join-text =
    A friend invites you to a game. You play the { $side ->
        [corp] Corp
       *[runner] Runner
    }.
ui-join-full = Both seats are taken.
ui-watch = Watch
ui-deck-chosen-for-you = The deck that was chosen
ui-game-with-friend = With a friend
ui-from-replay = From a replay
ui-question = What is asked
ui-passing = Passing…
ui-sending = …
ui-all-options = All options ({ $n })
ui-fewer-options = Fewer options
ui-how-much = How much?
ui-hint-space = Space: { $label }. Digits choose from the list.
ui-rematch = Play again, sides swapped
ui-rematch-wanted =
    { $side ->
        [corp] The Corp
       *[runner] The Runner
    } wants to play again.
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-asked =
    { $side ->
        [corp] The Corp
       *[runner] The Runner
    } asks to take back a choice.
ui-undo-refused = Taking back was refused.
ui-allow = Allow
ui-refuse = Refuse
ui-concede = Concede
ui-concede-sure = You would lose this game as { $name }. Concede?
ui-cancel = Cancel
ui-close = Close
ui-opponent-away = Your opponent is away. In { $seconds } seconds you may claim the win.
ui-opponent-gone = Your opponent has stayed away. You may wait, or claim the win.
ui-claim-win = Claim the win
ui-away = away
ui-windows-and-settings = Windows and settings
ui-policy = When should the game stop for you?
ui-policy-why = Outside of these moments your chances to act are passed for you. Stops depend only on what both players can see, so they do not tell what you hold.
ui-policy-runs = During runs, when I could rez or use a card
ui-policy-turns = At the beginning and end of turns, when I could
ui-policy-between = Between the actions of a turn, when I could
ui-policy-every = At every step
ui-appearance = Appearance
ui-motion = Moving cards and lights
ui-log = Log
ui-chat = Chat
ui-send = Send
ui-breakers = What breaking would cost
ui-break-all =
    Break all with { $card }: { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }
ui-cannot-break = cannot break this ice now
ui-why-not = Why not?
ui-rule = rule { $rule }
ui-you-can = You can
ui-you-remember = You remember
ui-may-be =
    { $n ->
        [one] This is { $title }.
       *[other] One of { $n } places where { $title } may be.
    }
ui-facedown = facedown
ui-facedown-card = Facedown card
ui-facedown-ice = Unrezzed ice
ui-facedown-count =
    { $n ->
        [one] 1 card lies facedown.
       *[other] { $n } cards lie facedown.
    }
ui-not-rezzed = not rezzed
ui-pile-empty = No cards.
ui-pile-hq = Hand
ui-pile-rnd = Deck
ui-pile-archives = Discard
ui-pile-grip = Grip
ui-pile-stack = Stack
ui-pile-heap = Heap
ui-hand-empty = No cards in hand.
ui-your-hand = Your hand: { $n } of at most { $most }
ui-rig = Rig
ui-rig-programs = Programs
ui-rig-hardware = Hardware
ui-rig-resources = Resources
ui-rig-others = Others
ui-servers = Servers
ui-server-hq = HQ
ui-server-rnd = R&D
ui-server-archives = Archives
ui-server-remote = Server { $n }
ui-ice-of = Ice protecting { $server }, outermost first
ui-run-here = ◀ run
ui-being-played = Being played, or set aside
ui-accessing = Accessing { $card }
ui-tracing = Trace: strength { $strength } against link { $link }
ui-subroutines = { $n } subroutines, { $broken } broken
ui-counter =
    { $kind ->
        [advancement] advancement tokens: { $n }
        [virus] virus counters: { $n }
        [power] power counters: { $n }
        [agenda] agenda counters: { $n }
        [credit] credits on it: { $n }
        [recurring] recurring credits: { $n }
       *[other] { $kind }: { $n }
    }
ui-credits = Credits
ui-clicks = Clicks
ui-run-credits = Credits from bad publicity
ui-link = Link
ui-memory = Memory
ui-tags = Tags
ui-brain-damage = Brain damage
ui-bad-publicity = Bad publicity
ui-points = Agenda points
ui-clock = Time left
ui-where-am-i = Where in the turn
ui-turn-of =
    Turn { $n }: { $side ->
        [corp] Corp
       *[runner] Runner
    }
ui-phase-draw = Draw
ui-phase-action = Actions
ui-phase-discard = Discard
ui-phase-initiation = Run begins
ui-phase-approach-ice = Approach ice
ui-phase-encounter-ice = Encounter
ui-phase-pass-ice = Pass ice
ui-phase-approach-server = Server
ui-phase-run-ends = Run ends
ui-type-identity = Identity
ui-type-agenda = Agenda
ui-type-asset = Asset
ui-type-ice = Ice
ui-type-operation = Operation
ui-type-upgrade = Upgrade
ui-type-event = Event
ui-type-hardware = Hardware
ui-type-program = Program
ui-type-resource = Resource
ui-type-card = Card
ui-faction-anarch = Anarch
ui-faction-criminal = Criminal
ui-faction-shaper = Shaper
ui-faction-neutral-runner = Neutral Runner
ui-faction-haas-bioroid = Haas-Bioroid
ui-faction-jinteki = Jinteki
ui-faction-nbn = NBN
ui-faction-weyland-consortium = Weyland Consortium
ui-faction-neutral-corp = Neutral Corp
ui-faction-adam = Adam
ui-faction-apex = Apex
ui-faction-sunny-lebeau = Sunny Lebeau
ui-figure-cost = Cost
ui-figure-strength = Strength
ui-figure-memory = Memory
ui-figure-trash = Trash
ui-figure-requirement = Advance
ui-figure-points = Points
ui-figure-link = Link
ui-figure-influence = Influence
ui-figure-minimum = Minimum deck size
ui-figure-limit = Influence limit
ui-search = Search
ui-search-hint = Title, type or text
ui-side = Side
ui-faction = Faction
ui-type = Type
ui-any = Any
ui-cards-found =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-more = More
ui-open-deck = Open a deck
ui-choose-identity = Choose an identity
ui-deck-name = Name of the deck
ui-save = Save
ui-saved = Saved
ui-delete = Delete
ui-deck-legal = Legal deck
ui-deck-illegal = Not legal yet
ui-deck-size = Cards
ui-band = Agenda points: { $have }; at least { $least }, at most { $most }
ui-curve = Costs
ui-remove-one = One { $card } fewer
ui-add-one = One more { $card }
ui-import-export = Import and export
ui-export = As text
ui-import = Import
ui-import-hint = Paste a deck list here.
ui-step = Step
ui-step-back = One step back
ui-step-on = One step on
ui-turn-back = One turn back
ui-turn-on = One turn on
ui-play = Play
ui-pause = Pause
ui-seen-by = Seen by
ui-seat-open = Everything open
ui-play-on = Play on from here
ui-play-on-as = Play on as
ui-next-choice = Next: { $label }
ui-guide = Guide
ui-guide-close = Close the guide
ui-guide-mulligan-title = Your opening hand
ui-guide-mulligan = Look for a way to earn credits and, as the Runner, for a program that breaks ice. If there is neither, take five new cards: you may do so once.
ui-guide-over-title = The game is over
ui-guide-over = Whoever has 7 agenda points wins. The Corp also wins if the Runner must discard more cards than they hold, the Runner if the Corp cannot draw. Look at the replay, or play again with sides swapped.
ui-guide-corp-action-title = Your actions
ui-guide-corp-action = You have three clicks. Protect HQ and R&D with a piece of ice each, install an agenda in a remote server behind ice, and advance it. What glows can be clicked; the list shows everything you may do.
ui-guide-corp-window-title = A chance to act
ui-guide-corp-window = In such a moment you may rez cards and use abilities. If nothing presses, pass.
ui-guide-corp-run-title = The Runner is running
ui-guide-corp-run = Ice works only when it is rezzed, and it can be rezzed only when the Runner approaches it. Is it worth its cost now?
ui-guide-runner-action-title = Your actions
ui-guide-runner-action = You have four clicks: install programs, earn credits, draw cards, run. A server without ice costs only a click to look at. R&D and HQ hold agendas from the first turn on.
ui-guide-runner-action-poor-title = You are short of credits
ui-guide-runner-action-poor = Breaking ice costs credits. Earn some first: a click gives one, cards give more.
ui-guide-runner-window-title = A chance to act
ui-guide-runner-window = In such a moment you may use abilities of your installed cards. If nothing presses, pass.
ui-guide-runner-approach-title = A run
ui-guide-runner-approach = You meet the ice from the outside in. The Corp may rez each piece as you come to it.
ui-guide-runner-encounter-title = An encounter with ice
ui-guide-runner-encounter = Every subroutine that you do not break takes effect. A breaker needs at least the strength of the ice and must fit its type. The buttons below the question break everything at once, if it can be done.
ui-guide-runner-jack-out-title = Go on?
ui-guide-runner-jack-out = Here you may leave the run without further harm. If you go on, what comes next cannot be avoided.
ui-guide-runner-access-title = You access a card
ui-guide-runner-access = Agendas are stolen. Cards with a trash cost may be trashed by paying it. Some cards bite.
ui-guide-trace-title = A trace
ui-guide-trace = The Corp adds credits to the strength of the trace, then the Runner to their link. If the trace is stronger, it succeeds.
ui-guide-discard-title = Too many cards
ui-guide-discard = At the end of your turn you discard down to your maximum hand size.
ui-guide-wait-title = Your opponent decides
ui-guide-wait = Watch the log on the side: it tells what happens and by which rule. Hover over a card to read it.
