# The browser client. The client bundles this file; the server never needs it.

ui-welcome =
    Break in.
    Or keep them out.
ui-welcome-text = The card game of one hacker against one megacorporation, with every rule enforced and explained. Free, no account.
ui-first-game = First game, guided
ui-learn-first = Learn to play
ui-learn-on = Go on learning
ui-rating = Rating
ui-rating-about = Elo, from games of the computers against each other
ui-play-now = Play now
ui-play-now-note = New here? The first lesson takes two minutes.
ui-play-place = Play
ui-learn-place = Learn
ui-puzzles-place = Puzzles
ui-positions = Positions
ui-play-computer = Play the computer
ui-play-level = Play against { $level }
ui-theme-to-dark = Dark theme
ui-theme-to-light = Light theme
ui-page-not-loaded = This page could not be loaded
ui-load-again = Load again
ui-your-games = Your games
ui-watching = watching
ui-resume = Resume
ui-replay = Replay
ui-forget = Remove from the list
ui-your-side = Your side
ui-side-corp = Corp
ui-side-runner = Runner
ui-side-random = Either
ui-level = Level
ui-corp-deck = The Corp’s deck
ui-runner-deck = The Runner’s deck
ui-your-name = Your name
ui-your-deck = Your deck
ui-cards = Cards
ui-rules = Rules
ui-decks = Decks
ui-build-deck = Build a deck
ui-position = Position
ui-unofficial = An unofficial project made by players. No card art and no printed card text.
ui-skip-to-page = Skip to the page
ui-pages = Pages
ui-language = Language
ui-connecting = Connecting to the table…
ui-reconnecting = The connection was lost. Trying again…
ui-no-such-game = This game does not exist, or this link has no seat at it.
ui-to-start = To the start page
ui-table = The table
ui-waiting-for-friend = Waiting for your friend
ui-share-link = Send this link to your friend. The game begins when they join.
ui-game-with = With { $name }
ui-copy = Copy
ui-copied = Copied
ui-share = Copy link
ui-join = Join the game
ui-watch = Watch
ui-deck-chosen-for-you = The deck that was chosen
ui-from-replay = From a replay
ui-question = What is asked
ui-passing = Passing…
ui-sending = …
ui-late = Your choice is on its way…
ui-how-much = How much?
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
ui-policy = When should the game stop for you?
ui-policy-why = You are stopped only where everybody can see that a card of yours could matter, and always where you could score; all other moments are passed for you, so that nobody reads off the clock what you hold.
ui-policy-runs = In runs: at ice of mine that is not rezzed, at a facedown card in the attacked server, at a card that I could use
ui-policy-turns = Before my turn begins, if I could rez; before it ends, if I could use a card
ui-policy-between = Between my own actions, if I could act
ui-policy-every = At every step
ui-appearance = Appearance
ui-motion = Motion
ui-log = Log
ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-chat-write = Write to the other player
ui-chat-watching = You watch: the players write here.
ui-send = Send
ui-breakers = What breaking would cost
ui-break-all = Break all with { $card }
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
ui-being-played = Being played, or set aside
ui-accessing = Accessing { $card }
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
ui-phase-approach-server = Approach server
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
ui-faction-neutral = Neutral
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
ui-sign-c = credit
ui-sign-click = click
ui-sign-recurring = recurring credit
ui-sign-sub = subroutine
ui-sign-trash = trash
ui-sign-mu = memory unit
ui-sign-link = link
ui-sign-interrupt = interrupt
ui-search = Search
ui-side = Side
ui-type = Type
ui-more = More
ui-deck-name = Name of the deck
ui-deck-legal = Legal deck
ui-format = Format
ui-format-none = The rules alone
ui-deck-illegal = Not legal yet
ui-deck-size = Cards
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
ui-next-hidden = { $side ->
    [corp] Next the Corp decides.
   *[runner] Next the Runner decides.
}
ui-n-credits =
    { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
ui-n-clicks =
    { $n ->
        [one] 1 click
       *[other] { $n } clicks
    }
ui-subroutine-n = Subroutine { $n }
ui-broken = broken
ui-phase-setup = Setting up
ui-accessing-hidden = The Runner accesses a card
ui-not-connected = There is no connection to the table at the moment. Your choice was not sent.
ui-no-table = No table here
ui-no-page = No page here
ui-no-page-text = There is nothing at “{ $path }”. Check the address, or begin at the start page.
ui-waiting-note = Keep this page open, or come back to it from the start page.
ui-final-points = Agenda points: Corp { $corp }, Runner { $runner }. Turn { $turn }.
ui-rematch-waiting = You want to play again. Waiting for the other player…
ui-undo-waiting = Waiting for the other player’s consent…
ui-policy-opponent = In my opponent’s turn, after each action and at both ends, if I could act
ui-payments = Where do your credits come from?
ui-payments-why = Some cards hold credits that can pay for certain things.
ui-payments-cards = First from cards that can pay, then from the pool
ui-payments-pool = First from the credit pool, then from cards
ui-payments-ask = Ask me each time
ui-motion-system = As the system asks for
ui-motion-on = Cards travel, numbers light up
ui-motion-off = Nothing moves
ui-keys = Keys
ui-log-empty = Nothing has happened yet.
ui-rig-none = none
ui-hand-of =
    { $side ->
        [corp] The Corp’s hand: { $n }
       *[runner] The Runner’s hand: { $n }
    }
ui-they-decide = deciding
ui-not-yours =
    { $side ->
        [corp] This card is the Corp’s: only the Corp can use it.
       *[runner] This card is the Runner’s: only the Runner can use it.
    }
ui-hidden-ice = Ice that is not rezzed yet: only the Corp knows what it is. The Corp may rez it, by paying its cost, when the Runner approaches it.
ui-hidden-root = A facedown card: an agenda, an asset or an upgrade. Only the Corp knows which. The Runner sees it by making a successful run on this server.
ui-hidden-runner = A facedown card of the Runner. It has no abilities while it lies like this.
ui-place-ice =
    { $n ->
        [one] { $server }, innermost ice
       *[other] { $server }, ice { $n } from the inside
    }
ui-place-root = { $server }, card { $n }
ui-place-from-top = { $pile }, card { $n } from the top
ui-settings = Settings
ui-stops = Stops for you: { $when }
ui-stops-every = at every step
ui-stops-runs = in runs
ui-stops-turns = before your turn begins and ends
ui-stops-opponent = in your opponent’s turn
ui-stops-between = between your actions
ui-stops-never = only when you must decide
ui-starter-decks = Starter decks
ui-other-decks = Other decks
ui-own-decks = Your decks
ui-open = Open
ui-server-away = The server does not answer. Is it running?
ui-deck-limit = At most { $n } copies
ui-deck-empty = Choose an identity, then add cards from the list.
ui-share-replay = Copy link to this moment
ui-replay-of = { $corp } (Corp) against { $runner } (Runner)
ui-loading = Loading…
ui-copy-failed = Copy the link from the address bar.
ui-deck-word-legal = legal by the list
ui-deck-gabe-siphon = Gabriel, siphoning
ui-deck-gabe-toolbox = Gabriel, well equipped
ui-deck-hb-fast-advance = Haas-Bioroid, working overtime
ui-deck-hb-glacier = Haas-Bioroid, walled in
ui-deck-jinteki-katana = Jinteki, on the blade
ui-deck-jinteki-traps = Jinteki, full of traps
ui-deck-kate-opus = Kate, earning
ui-deck-kate-workshop = Kate, in the workshop
ui-deck-nbn-fast-advance = NBN, breaking the story
ui-deck-nbn-tags = NBN, on the trail
ui-deck-andromeda-suckers = Andromeda, a hand of nine
ui-deck-blue-sun-orbit = Blue Sun, power from orbit
ui-deck-kate-prepaid = Kate, paid in advance
ui-deck-maxx-punk = MaxX, maximum noise
ui-deck-adam-directives = Adam, a compulsive reader
ui-deck-apex-hunger = Apex, endless hunger
ui-deck-near-earth-broadcast = Near-Earth Hub, news at full speed
ui-deck-replicating-caprice = Replicating Perfection, Caprice on guard
ui-deck-sunny-security = Sunny, security clearance
ui-deck-architects-glacier = Architects of Tomorrow, bioroid glacier
ui-deck-controlling-the-message = Controlling the Message, every trash is news
ui-deck-freedom-virus = Freedom, viruses
ui-deck-lat-khusyuk = Lat, as many of a kind
ui-deck-palana-gardens = Pālanā, sustainable growth
ui-deck-noise-mill = Noise, milling
ui-deck-noise-rush = Noise, rushing
ui-deck-weyland-fortress = Weyland, building higher
ui-deck-weyland-scorched = Weyland, scorching
ui-between = ({ $least } or { $most })
ui-until =
    { $until ->
        [turn] until the turn ends
        [run] until the run ends
        [encounter] until the encounter ends
        [next-turn] until the next turn
        [next-encounter] until after the next encounter
        [in-next-turn] until the next turn ends
        [next-run] until the next run ends
        [current] until another current
       *[game] for the rest of the game
    }
ui-acted-on = { $source } acts on it, { $until }
ui-removed = Removed from the game:

# The table

ui-beside = Beside the table
ui-n-ice = { $n } ice
ui-n-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-n-more = +{ $n } more
ui-n-further =
    { $n ->
        [one] 1 more server
       *[other] { $n } more servers
    }
ui-n-tags =
    { $n ->
        [one] tag
       *[other] tags
    }
ui-bad-publicity-short = bad pub.
ui-facedown-short = unrezzed
ui-passed = passed
ui-you = you
ui-no-agendas = no agendas yet
ui-points-of = points
ui-effects = In effect
ui-hand = Hand
ui-hand-hidden =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
ui-pile-count-hq = in hand
ui-pile-count-rnd = in deck
ui-pile-count-archives = discarded
ui-new-server = New server
ui-run-on = Run on { $server }
ui-plus-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
ui-port-run = Run
ui-port-here = Install here
ui-port-choose = Choose
ui-protected-by =
    { $n ->
        [0] not protected
       *[other] protected by { $n } ice
    }
ui-chip-archives = Arch
ui-chip-rnd = R&D
ui-chip-hq = HQ
ui-chip-remote = S{ $n }
ui-outermost-below = The outermost ice is below: a run meets it first.
ui-no-ice = no ice
ui-ice-n-of = ice { $n } of { $of }
ui-phase-access = Access
ui-you-point-at = You point at
ui-you-look-at = You look at
ui-told-last = Just now
ui-asked-about = This is about
ui-step-trace = Trace
ui-trace-strength = trace strength
ui-strength-word = strength
ui-will-fire = will fire
ui-break-this = Break this subroutine with { $card }
ui-strength-by = Strength { $now } (printed { $printed }): { $what }.
ui-strength-source = { $sign }{ $n } { $card }
ui-strength-effect = an effect
ui-chosen-for = Chosen: { $what }
ui-hosts = Hosts: { $what }
ui-you-watch = You are watching this game.
ui-over-at = The game is over · turn { $turn }
ui-stops-word = Stops
ui-clicks-left =
    { $n ->
        [one] 1 click left
       *[other] { $n } clicks left
    }
ui-hint-action = Cards with a gold tick can be played or used.
ui-step-back-act = Back
ui-act-gain = Gain 1 credit
ui-act-draw = Draw a card
ui-act-run = Run…
ui-act-clear-tag = Clear a tag
ui-act-advance = Advance…
ui-act-purge = Purge: 3 clicks
ui-act-let-fire =
    { $n ->
        [one] Let it fire
        [2] Let both fire
       *[other] Let { $n } fire
    }
ui-act-past-ice = Go past the ice
ui-act-leave-facedown = Leave it facedown
ui-act-run-on = Let the run go on
ui-act-let-happen = Let it happen
ui-act-begin-turn = Begin the turn
ui-act-end-turn = End the turn
ui-act-nothing = Do nothing now
ui-act-break-all =
    { $n ->
        [one] Break it: { $card }
        [2] Break both: { $card }
       *[other] Break all: { $card }
    }
ui-act-break-clicks =
    { $n ->
        [one] Break it with clicks
        [2] Break both with clicks
       *[other] Break all with clicks
    }
ui-act-access-all =
    { $n ->
        [2] Access both, in this order
       *[other] Access all { $n }, in this order
    }
ui-act-one-by-one = One by one…
ui-act-abilities = Abilities…
ui-off-now = not now
ui-off-nothing = nothing
ui-off-clicks = 3 clicks
ui-off-credits = 2 credits
ui-off-no-tag = no tag
ui-ask-encounter =
    { $n ->
        [0] Nothing is left to break. Go past the ice?
        [one] 1 subroutine will fire. Break it?
       *[other] { $n } subroutines will fire. Break them?
    }
ui-ask-rez = Rez { $card }?
ui-ask-trigger = Use { $card }?
ui-ask-move = What do you do?
ui-ask-steals = You access { $card }, an agenda worth { $n ->
    [one] 1 point
   *[other] { $n } points
}: you steal it.
ui-ask-accessed = You access { $card }. There is nothing to do with it.
ui-ask-use = What do you use?
ui-ask-run = Where do you run?
ui-ask-advance = What do you advance?
ui-ask-psi = How many credits do you bid?
ui-ask-trace = How many credits do you add?
ui-act-trigger = Use { $card }
ui-act-no-trigger = Do not use it
ui-approaching = Next
ui-approach-unrezzed = Unrezzed ice
ui-approach-rez = The Corp may rez it now. If it does, you encounter it; if not, you pass it.
ui-approach-rez-corp = Rezzed now, it is encountered.
ui-approach-hq = A successful run accesses a random card of HQ, and what is installed there.
ui-approach-rnd = A successful run accesses the top card of R&D, and what is installed there.
ui-approach-archives = { $n ->
    [0] A successful run turns the cards of Archives faceup. There is none now.
   *[other] A successful run turns the cards of Archives faceup and accesses all of them.
}
ui-approach-remote = { $n ->
    [0] There is nothing in this server.
    [one] A successful run accesses the card in this server.
   *[other] A successful run accesses the { $n } cards in this server.
}
ui-ask-score = You can score an agenda.
ui-ask-run-window = Do you act before the run goes on?
ui-ask-window-begin = Before your turn begins: do you rez or use something?
ui-ask-window-end = Before your turn ends: do you use something?
ui-ask-window = Do you act?
ui-ask-act = { $act }?
ui-ask-run-where = Run where? A Archives, D R&D, H HQ, or the number of a server
ui-do-play = Play { $card }
ui-do-install = Install { $card }
ui-do-rez = Rez { $card }
ui-do-trash = Trash { $card }
ui-do-advance = Advance { $card }
ui-actions-all = All actions
ui-actions-find = Type to find
ui-actions-none = Nothing can be done now.
ui-actions-basic = Basic actions
ui-actions-run = Run
ui-actions-play = Play
ui-actions-install = Install
ui-actions-advance = Advance
ui-actions-rez = Rez
ui-actions-use = Use a card
ui-actions-trash = Trash a resource
ui-actions-other = Answers
ui-actions-not-now = Not now
ui-theme = Colours
ui-theme-system = As the system has them
ui-theme-dark = Dark
ui-theme-light = Light
ui-rez-word = rez
ui-detail-encounter = { $card } has strength { $strength }.
ui-detail-fire = If not: { $what }
ui-detail-points = With it you have { $n } of { $of } points.
ui-detail-rez = Left facedown, it lets the Runner pass.
ui-detail-pool = You have { $n ->
    [one] 1 credit
   *[other] { $n } credits
} to spend.
ui-plan-boosts = strength { $from } → { $to }
ui-plan-strength = strength { $n }
ui-plan-clicks = { $n ->
    [one] Spend 1 click
   *[other] Spend { $n } clicks
}
ui-plan-breaks = breaks { $n }
ui-letter-corp = C
ui-letter-runner = R
ui-subject-corp = The Corp
ui-subject-runner = The Runner
ui-stage = What it is about
ui-keyname-space = Space
ui-keyname-enter = Enter
ui-key-space = the filled button; what is pointed at; a step back
ui-key-basic = gain a credit, draw a card
ui-key-run = run: on Archives, R&D, HQ or a remote server
ui-key-runner = clear a tag, jack out, break all, one by one
ui-key-answers = steal or score, trash, decline
ui-key-corp = advance, rez, purge
ui-key-digits = places in a list
ui-key-arrows = from one possible thing to the next; Enter takes it
ui-key-undo = take back, all actions, log, pause, one step
ui-moment-steal = Stolen
ui-moment-score = Scored
ui-moment-damage = Damage
ui-moment-tags = Tagged
ui-moment-flatline = Flatlined
ui-moment-points = { $from } → { $to } of 7 points
ui-moment-left =
    { $n ->
        [one] 1 card left in the grip
       *[other] { $n } cards left in the grip
    }
ui-pace = The computer’s turn
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-quick = Quick
ui-pace-once = At once
ui-pace-step = Step by step
ui-pace-pause = Pause
ui-pace-on = Go on
ui-pace-one = One step
ui-plot-points = Agenda points
ui-plot-credits = Credits at the end of each turn
ui-plot-runs = Runs and damage
ui-plot-runs-told = { $runs } runs, { $successful } of them successful; { $damage } damage
ui-plot-successful = { $n } successful
ui-plot-unsuccessful = { $n } not
ui-plot-damage = { $n } damage
ui-end-turn = Turn { $n }
ui-end-won = You win, { $mine } to { $theirs }.
ui-end-lost = You lose, { $mine } to { $theirs }.
ui-end-what = Play again, or look at the game from both sides.
ui-ended-by-damage = What flatlined the Runner
ui-ended-by-agenda = The winning agenda
ui-end-word =
    { $reason ->
        [flatline] Flatlined
        [empty-rnd] R&D is empty
        [concession] Conceded
        [time] Out of time
        [claim] Gone
       *[other] Over
    }
ui-easier-opponent = Easier: { $name }
ui-you-won = You win
ui-you-lost = You lose
ui-wins-corp = The Corp wins
ui-wins-runner = The Runner wins
ui-wins-nobody = Nobody wins
ui-plot-actions = Your actions
ui-plot-actions-runner = The Runner’s actions
ui-acts-run = Runs
ui-acts-credits = Credits
ui-acts-installs = Installs
ui-acts-draws = Draws
ui-acts-cards = Cards
ui-acts-others = Others
ui-end-hidden = What you could not see
ui-end-held = What was held
ui-end-facedown = facedown on the table
ui-end-nothing = Nothing was hidden.
ui-end-turning = Turning points
ui-side-corp-short = Corp
ui-since-last = Since your last turn

ui-psi = Secret bid
ui-psi-theirs = their bid, secret
ui-psi-mine = your bid
ui-psi-if = If they spend { $n }
ui-psi-same = same
ui-psi-different = different
ui-opening-hand = Your opening hand
ui-psi-how = Both bid in secret, then reveal. The card says what follows if the bids differ, and if they are the same.
ui-trace-would = As it stands, the trace succeeds.
ui-trace-would-not = As it stands, the trace fails.
ui-bid-psi = Bid { $n }
ui-bid-trace =
    { $n ->
        [0] Add nothing
        [one] Add 1 credit
       *[other] Add { $n } credits
    }
ui-bid-pay =
    { $n ->
        [0] Pay all of it from the pool
       *[other] Take { $n } from { $card }
    }
ui-bid-number = Choose { $n }
ui-you-play = You play
ui-spread-hide = Look at the table
ui-spread-show = Back to the cards
ui-picking-how = Choose among the cards in your hand.
ui-picking-left =
    { $n ->
        [one] 1 more card to choose
       *[other] { $n } more cards to choose
    }
ui-picking-done =
    { $n ->
        [one] Discard this card
       *[other] Discard these { $n } cards
    }
ui-since-step = Step through
ui-since-next = Next
ui-since-back = One back
ui-since-all = All of it
ui-picking-ask =
    { $n ->
        [one] You have 1 card too many. Which do you discard?
       *[other] You have { $n } cards too many. Which do you discard?
    }
ui-rez-soon = It will be rezzed at the next moment that the rules allow. Click it again to leave it as it is.
ui-title-yours = your decision
ui-sound = Sound
ui-key-quiet = sound on or off; one back in what happened
ui-policy-plain = Also put questions that have one sensible answer: the only place for a card, cards to trash that nothing demands
ui-undo-asked-act =
    { $side ->
        [corp] The Corp
       *[runner] The Runner
    } asks to take this back: “{ $act }”
ui-rematch-same = Same sides
ui-rematch-wanted-same =
    { $side ->
        [corp] The Corp
       *[runner] The Runner
    } wants to play again with the same sides.
ui-next-opponent = Next: { $name }
ui-coach = Coach
