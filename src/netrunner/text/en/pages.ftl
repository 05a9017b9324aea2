# The pages of the browser client beside the table; they are loaded with the first of them.

ui-not-playable = Cannot be played yet
ui-not-playable-text = The facts of this card are known, but the game cannot play it yet: decks with it are refused.
ui-no-card = No such card
ui-all-cards = All cards
ui-per-deck = Per deck
ui-card-says = What the card says
ui-rules-that-matter = Rules that matter
ui-decks-that-hold-it = Decks that hold it
ui-no-deck-holds-it = None of the ready-made decks, and none of yours.
ui-printed-in = { $set }, number { $number }
ui-cards-none-found = No card fits. Try fewer words, or another faction or type.
ui-pool = Cards to build with
ui-of = of
ui-cannot-play = { $card } cannot be played here yet: take it out.
ui-odds = Odds
ui-odds-of = At least one
ui-odds-hand = in the first hand
ui-odds-mulligan = with a mulligan
ui-odds-later = within { $n } cards
ui-type-icebreaker = Icebreaker
ui-sample-hand = Hands to try
ui-draw-hand = Draw a hand
ui-another-hand = Another hand
ui-draw-one = Draw one more
ui-new-deck = New deck
ui-all-decks = All decks
ui-try-it = Play the computer
ui-show-as = Show as
ui-as-pictures = Cards
ui-as-list = List
ui-import-text = A deck as text
ui-import-forms = Text or JSON of NetrunnerDB, text of jinteki.net, or an O8D file. The list keeps its name.
ui-import-file = From a file…
ui-import-kept = { $n ->
    [one] One card is in the builder.
   *[other] { $n } cards are in the builder.
    }
ui-import-open = { $n ->
    [one] One thing was not understood:
   *[other] { $n } things were not understood:
    }
ui-line = Line { $n }
ui-did-you-mean = Did you mean
ui-go-on-building = Go on building
ui-file-too-large = The file is too large for a deck: at most 32 kB.
ui-export-form = Form
ui-export-text = The deck in this form
ui-form-text = Text
ui-form-jinteki = jinteki.net
ui-form-json = JSON
ui-form-o8d = O8D
ui-form-jinteki-note = jinteki.net takes the cards alone: choose the identity there.
ui-save-file = Save { $file }
ui-start = Start
ui-join-text = The game begins as soon as you join. You may bring a deck of your own.
ui-waiting-for-anyone = Waiting for an opponent
ui-waiting-listed = Your table is listed on the start page for as long as this page is open.
ui-share-link-too = Or send this link to somebody. The game begins when they join.
ui-open-table-of = { $name } is waiting for an opponent
ui-your-opponent = Your opponent
ui-join-public = Everybody may watch this game.
ui-join-full = Both seats are taken.
ui-game-with-friend = With a friend
ui-search-hint = Title, type or text
ui-faction = Faction
ui-any = Any
ui-cards-found =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-choose-identity = Choose an identity
ui-save = Save
ui-saved = Saved
ui-delete = Delete
ui-band = Agenda points: { $have }; at least { $least }, at most { $most }
ui-curve = Costs
ui-remove-one = One { $card } fewer
ui-add-one = One more { $card }
ui-export = Export
ui-import = Import
ui-import-hint = Paste a deck list here.
ui-at-least = (at least { $n })
ui-at-most = (at most { $n })
ui-no-limit = (no limit)
ui-show = Show
ui-add-cards = Add cards
ui-type-a-card = Type a card
ui-add-to = Add to: { $place }
ui-root-of = Root of { $server }
ui-whose-turn = Whose turn
ui-turn-of-side = { $side ->
        [corp] Corp’s turn
       *[runner] Runner’s turn
    }
ui-run-word = Run
ui-no-run = No run
ui-run-stands = It stands at
ui-run-at-ice = { $how ->
        [approaching] approaching ice { $n }
        [encountering] encountering ice { $n }
       *[passing] passing ice { $n }
    }
ui-run-at-server = approaching the server
ui-run-at-access = accessing
ui-run-begins = beginning
ui-clicks = Clicks
ui-zone-hq = HQ (hand)
ui-zone-rnd = R&D (deck)
ui-zone-archives = Archives
ui-zone-score = Score area
ui-counter-kind = { $kind ->
        [advancement] Advancement
        [credit] Credits
        [virus] Virus
        [power] Power
       *[agenda] Agenda
    }
ui-counter-less = { $kind ->
        [advancement] One advancement counter fewer
        [credit] One credit fewer
        [virus] One virus counter fewer
        [power] One power counter fewer
       *[agenda] One agenda counter fewer
    }
ui-counter-more = { $kind ->
        [advancement] One more advancement counter
        [credit] One more credit
        [virus] One more virus counter
        [power] One more power counter
       *[agenda] One more agenda counter
    }
ui-move-before = One place earlier
ui-move-after = One place later
ui-one-more-copy = One more copy
ui-take-away = Take away
ui-do-it = Do it
ui-position-link-bad = This link holds no position, or it was cut off.
ui-empty-board = Empty board
ui-link-too-long = This position is too large for a link: share its text.
ui-as-a-scenario = As a scenario
ui-played-so-far = Played so far
ui-from-beginning = From the beginning
ui-what-happened = What happened
ui-ask-everything = Ask every question, also those with one answer
ui-why-act = What somebody might want to do
ui-why-hint = rez Enigma
ui-ask = Ask
ui-position-as-text = As text
ui-scenario-note = A test of what was played from here: it sets up the board, takes the same choices, and checks what changed.
ui-invited-by = { $name } invites you to a game
ui-invited = You are invited to a game
ui-your-friend = Your friend
ui-you-word = You
ui-plays-side = { $side ->
        [corp] plays the Corp
       *[runner] plays the Runner
    }
ui-plays-you = { $side ->
        [corp] play the Corp
       *[runner] play the Runner
    }
ui-join-timer = Each player has { $n } minutes for all decisions.
ui-deck-given = { $deck } (as proposed)
ui-join-full-text = { $corp } and { $runner } are playing. You may watch.
ui-judge-rez = rez { $what }
ui-judge-use = use { $what }
ui-judge-break = break { $what }
ui-judge-advance = advance { $what }
ui-judge-score = score { $what }
ui-judge-steal = steal { $what }
ui-judge-trash = trash { $what }
ui-judge-install = install { $what }
ui-judge-play = play { $what }
ui-judge-run = run on { $what }
ui-or-another-deck = { $deck }, or a deck of their own

ui-rulebook = Rulebook
ui-rulebook-about = Every rule of the Comprehensive Rules 1.4 in a sentence or two, with boards on which it can be seen and played.
ui-glossary = Glossary
ui-glossary-find = Find a term
ui-terms-found = { $n ->
    [one] One term
   *[other] { $n } terms
    }
ui-terms-none-found = No term fits. Try fewer letters, or ask the rulebook.
ui-term-means = What it means
ui-rules-ask = What do you want to know?
ui-ask-1 = Can I jack out now?
ui-ask-2 = Who acts first if both want to?
ui-ask-3 = When can the Corp rez ice?
ui-ask-4 = Do I have to steal an agenda?
ui-rules-found = { $n ->
    [one] One rule speaks of it
   *[other] { $n } rules speak of it
    }
ui-rules-none-found = No rule speaks of it. Try other words, or a number such as 6.9.2.
ui-no-rule = No such rule
ui-rule-place = Where it stands
ui-rule-beside = Rules before and after
ui-rules-below = Rules under it
ui-rules-inside = What stands here
ui-rule-next = Where it matters next
ui-rule-cards = Cards that turn on it
ui-examples-to-play = Examples to play
ui-boards-n = { $n ->
    [one] 1 board
   *[other] { $n } boards
    }
ui-boards = Boards
ui-board-n = Board { $n }
ui-steps-n = { $n ->
    [0] a board to look at
    [one] 1 step
   *[other] { $n } steps
    }
ui-example = Example
ui-example-end = The end of the example. Take it over, and play on.
ui-both-sides = Play both sides
ui-take-over = Take over
ui-take-over-about = The game goes on from this step, with every card where it lies; the computer takes the other side.
ui-card-examples = Boards to play
ui-card-rulings = { $n ->
    [one] There is one ruling on this card.
   *[other] There are { $n } rulings on this card.
    }
ui-goes-with = Cards that go with it
ui-cannot-act = { $side }: not now: { $act }.
ui-steps = Steps
ui-coach-thinks = The coach looks at what you know, and at what may come of it …
ui-coach-would = In your place I would:
ui-coach-share = wins { $share } %
ui-coach-how = How many of a hundred games are won after each, if both sides play as well as the computer does.
ui-coach-nothing = There is nothing to weigh here.
ui-review = Review this game
ui-review-about = The coach looks at every act of yours again: your chance of winning over time, and what cost most. It may take a minute or two.
ui-review-thinks = Looking at your game again …
ui-review-course = Your chance of winning, act by act
ui-review-costly = What cost you most
ui-review-none = No act of yours cost much.
ui-review-better = Better: { $better }
ui-review-cost = { $cost } % of games
