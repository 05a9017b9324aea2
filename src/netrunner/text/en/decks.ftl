# Decks: what is wrong with one, what could not be read, and `netrunner deck`.

# Legality. $found is what was counted, $least and $most are the bounds, $sum the arithmetic behind $found.

deck-by-rule = { $said } (rule { $rule })
deck-term = { $count } { $title } × { $each }
deck-problem-size =
    The deck has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; { $identity } asks for at least { $least }. { $missing ->
        [one] 1 card is missing.
       *[other] { $missing } cards are missing.
    }
deck-problem-identity-in-deck = { $title } is an identity and cannot be shuffled into a deck: the deck already plays { $identity }.
deck-problem-wrong-side =
    { $title } is a { $side ->
        [corp] Runner card and cannot be in a Corp deck
       *[runner] Corp card and cannot be in a Runner deck
    }: { $found ->
        [one] 1 copy has to go.
       *[other] { $found } copies have to go.
    }
deck-problem-excluded-faction =
    { $title } is of a faction whose cards cannot be in a deck of { $identity }.
deck-problem-no-influence =
    { $title } has no influence cost and cannot be used outside its own faction: { $found ->
        [one] 1 copy has to go.
       *[other] { $found } copies have to go.
    }
deck-problem-influence =
    The deck spends { $found } influence where { $identity } allows { $most }, which is { $excess } too much: { $sum } = { $found }.
deck-problem-agenda-points =
    A Corp deck of { $size } cards needs { $least } or { $most } agenda points and this one has { $found }{ $found ->
        [0] .
       *[other] : { $sum } = { $found }.
    }
deck-problem-draft-only = { $identity } can only be played in the draft format.
deck-problem-copies =
    { $found ->
        [one] There is 1 copy
       *[other] There are { $found } copies
    } of { $title }; { $most ->
        [one] only 1 is
       *[other] at most { $most } are
    } allowed in a deck.

# Formats. $list is the name of a Most Wanted List, $format the name of the format.

format-core = Core Set
format-eternal = Everything to 2019 (eternal)
format-standard = Standard of December 2019 ({ $list })
format-list = { $list }
format-unknown = There is no format “{ $name }”. There are: { $known }.
deck-problem-not-in-format =
    { $title } is not among the cards of this format: { $format }. { $found ->
        [one] 1 copy has to go.
       *[other] { $found } copies have to go.
    }
deck-problem-removed =
    { $title } may not be used by this list: { $format }. { $found ->
        [one] 1 copy has to go.
       *[other] { $found } copies have to go.
    }
deck-problem-restricted =
    Only 1 restricted card may be in a deck by this list: { $format }. This one has { $found }: { $titles }.
deck-problem-list-influence =
    The deck spends { $found } influence where { $identity } allows { $most } by this list: { $format }. { $lowered ->
        [0] The list adds { $listed }: { $sum } = { $found }.
       *[other] The list takes { $lowered } from { $allowed } ({ $listed }), and the deck spends { $sum } = { $found }.
    }

# Reading a deck. $text is the input as it stands there.

deck-at-line = Line { $line }: { $said }
deck-unknown-title = “{ $text }” does not name a card.
deck-outside-campaign = “{ $text }” belongs to the campaign of Terminal Directive; the game for two players has no rules for it.
deck-outside-multiplayer = “{ $text }” is for more than two players; the game for two has no rules for it.
deck-not-implemented = “{ $text }” is not implemented: the engine does not know yet what the card does.
deck-unknown-code = No card has the code “{ $text }”.
deck-too-long = The line is too long for a deck: “{ $text }…”.
deck-too-much = From here on nothing was read: too little of this is a deck.
deck-bad-count = The number of copies must be between 1 and 99: “{ $text }”.
deck-no-identity = No identity is named. Put it on a line of its own, for example “1 Noise: Hacker Extraordinaire”.
deck-not-an-identity = “{ $text }” is not an identity.
deck-no-json = This is not valid JSON: “{ $text }”.
deck-no-xml = This is not a deck file of OCTGN: “{ $text }”.
deck-no-cards = The JSON has no “cards” with a number for each card code: “{ $text }”.
deck-not-for-corp = The deck “{ $name }” is the Runner’s ({ $identity }). Give the Corp a Corp deck.
deck-not-for-runner = The deck “{ $name }” is the Corp’s ({ $identity }). Give the Runner a Runner deck.
deck-cannot-hold = The deck “{ $name }” cannot hold { $title }: it is an identity or a card of the other side. (rule 1.4.4)
deck-both-too-many = Both decks together have { $count } cards, and a game holds at most { $most }. Use smaller decks.
deck-unknown-name = There is no deck “{ $name }”. There are: { $known }.

# The command.

deck-help = check, list and show decks
deck-about =
    Check, list and show decks.

    netrunner deck check FILE   is the deck legal, and if not, what is wrong?
    netrunner deck check FILE --format standard   in a format, by its list
    netrunner deck list         the decks that come along
    netrunner deck show NAME    a deck as text

    A deck is a text file with a number and a title per line, or the JSON that
    NetrunnerDB exports. In place of FILE the name of a deck that comes along
    will do, and - reads from the standard input.
deck-option-action = check, list or show
deck-option-deck = a file, the name of a deck, or - for the standard input
deck-option-format = a format, for example standard, eternal, core or mwl-2.1
deck-format = FORMAT
deck-format-line = Format: { $format }
deck-option-json = print JSON for programs
deck-which = Which deck? Name a file or one of: { $known }.
deck-list-alone = “deck list” lists all decks and takes no name. To see one: netrunner deck show { $deck }
deck-no-file = There is no file “{ $path }” and no deck of that name. The decks are: { $known }.
deck-file-unreadable = The file “{ $path }” cannot be read: { $reason }.
deck-not-text = The file “{ $path }” is not a text in UTF-8.
deck-legal = Legal: { $title }
deck-illegal =
    Not legal: { $title }. { $problems ->
        [one] One thing is wrong:
       *[other] { $problems } things are wrong:
    }
deck-problem-line = - { $sentence }
deck-summary-size = Cards: { $size } (at least { $least })
deck-summary-influence =
    Influence: { $spent } of { $most }{ $spent ->
        [0] { "" }
       *[other] { " " }({ $sum })
    }
deck-summary-agendas = Agenda points: { $points } ({ $least } or { $most } for { $size } cards)
deck-list-starters = Starter decks
deck-list-ready = Ready-made decks: { $format }
deck-list-line = { $name }: { $identity }, { $size } cards
