# Positions: what could not be read, and `netrunner position`. $text is the input as it stands there.

position-at-line = Line { $line }: { $said }
position-no-side = “{ $text }” belongs to nobody yet: write a line “corp:” or “runner:” before it.
position-unknown-entry =
    “{ $text }” begins with a word that the { $side ->
        [corp] Corp’s
       *[runner] Runner’s
    } part does not know.
position-unclear = “{ $text }” is neither a list of numbers (“credits 5, clicks 3”) nor a word with a colon (“hand: Snare!”).
position-unclosed = A bracket in “{ $text }” is not closed, or closed without being opened.
position-too-deep = Too many brackets stand inside each other: “{ $text }”.
position-too-much = From here on nothing was read: too much before it is not understood.
position-too-large = “{ $text }” is too large a number here.
position-unknown-card = “{ $text }” does not name a card.
position-not-implemented = { $text } is not implemented yet: use another card, or define one with netrunner.testing.
position-counter = “{ $text }” is not a counter. Write a kind and a number, for example “virus 2”. Kinds: { $known }.
position-number = “{ $text }” is not a number of the { $side ->
        [corp] Corp
       *[runner] Runner
    }. There are: { $known }. Write for example “credits 5”.
position-seed = The seed “{ $text }” must be a whole number.
position-one-identity = One identity was expected, and this names several cards: “{ $text }”.
position-server-part = “{ $text }” must begin with “ice” or “root”. Cards in the server itself are written as “hand:” or “deck:”.
position-turn = “{ $text }” is not a turn. Write “turn: corp”, “turn: runner 4” or “turn: corp 3, at 5.6.1b”.
position-history = “{ $text }” is not something that a position remembers. Write “successful run on HQ”, “unsuccessful run on R&D”, “run on Server 1”, “stole”, “scored”, “installed”, “rezzed” or “played” with a card, “took 2 tags” or “suffered 1 net damage”.
position-history-card = { $text } is not where it would be after that: a stolen or scored agenda is in a score area, a played card in a discard pile, an installed or rezzed one in play.
position-history-early = This turn has not begun: what happened in it cannot be told. Write “last turn:” for the one before.
position-turn-step = “{ $text }” is not a step of this turn. Write “at” and one of: { $steps }.
position-run-server = “{ $text }” is not a server. Write “HQ”, “R&D”, “Archives” or “Server 1”.
position-run-part =
    “{ $text }” does not say where the run stands. Write “approaching ice 2”, “encountering ice 1”, “passing ice 1”, “approaching server”, “broken 1 2”, or “at” and one of: { $steps }.
position-run-phase = “{ $text }” says “{ $phase }”, and step { $rule } belongs to another phase.
position-not-identity = { $text } is not an identity of that side.
position-identity-in-zone = { $text } is an identity and cannot be there: it stands behind “corp:” or “runner:”.
position-wrong-side = { $text } is a { $side ->
        [corp] Corp
       *[runner] Runner
    } card and cannot be there.
position-not-agenda = { $text } is no agenda. Say how many points it is worth, for example “{ $text } {"{"}points 1{"}"}”.
position-not-ice = { $text } is no ice and cannot protect a server.
position-not-in-server = { $text } cannot be installed there ({ $type }).
position-not-in-rig = { $text } is not a card that stays installed ({ $type }).
position-always-faceup = { $text } is always installed faceup, so it cannot lie facedown (in parentheses) there (rule 3.2.3a).
position-needs-host = { $text } is installed only on another card: write it in brackets behind its host (rule 1.12.5c).
position-odd-place = Note: { $card } cannot be installed in { $where }. The first checkpoint trashes it (rule 8.2.12).
position-odd-server = Note: { $text } holds more than one agenda or asset. The first checkpoint leaves one of them (rule 4.7.8a).
position-odd-regions = Note: { $text } holds more than one region. The first checkpoint leaves one of them (rule 3.6.5).
position-odd-unique = Note: several copies of { $card } are active, which is unique. The first checkpoint leaves one of them (rule 10.3.1d).
position-odd-consoles = Note: the Runner has more than one console. The first checkpoint leaves one of them (rule 3.8.5).
position-odd-host = Note: no ability lets { $host } host { $card } (rule 1.12.5).
position-odd-faceup = Note: { $card } lies faceup, and agendas are installed facedown (rule 8.2.1).
position-no-such-place = There is no card at “{ $text }” that could be remembered.
position-too-many-cards = There are { $text } cards, and a game holds at most { $most }.
position-no-server = { $text } is attacked, but has no cards: a remote server without cards does not exist.
position-no-such-ice = There is no ice { $text } at { $server }: it has { $count }, counted from the innermost.
position-unrezzed-encounter = { $text } is unrezzed (in parentheses) and cannot be encountered.
position-no-such-subroutine =
    { $text } has { $count ->
        [0] no subroutine
        [one] 1 subroutine
       *[other] { $count } subroutines, counted from 1
    }.
position-broken-outside = Subroutines ({ $text }) are broken only while ice is encountered.

# Scenarios (netrunner.testing). $what is an act in English words, $options and $answers are texts of options.

scenario-board = The board:
scenario-over = The game is over: { $winner } won ({ $reason }).
scenario-question = The open question is the { $side ->
        [corp] Corp
       *[runner] Runner
    }’s: { $kind } (rule { $rule }). Options:
scenario-game-over = The { $side ->
        [corp] Corp
       *[runner] Runner
    } cannot { $what }: the game is over.
scenario-not-asked = The { $side ->
        [corp] Corp
       *[runner] Runner
    } cannot { $what }: the other player must answer first.
scenario-cannot = The { $side ->
        [corp] Corp
       *[runner] Runner
    } cannot { $what } now.
scenario-ambiguous = The { $side ->
        [corp] Corp
       *[runner] Runner
    } cannot just { $what }, for it could be any of these: { $options }. Say which: by the place (“Enigma [HQ ice 1]”), by the number of the copy (“Bank Job #2”), or by the line of the card (ability=2).
scenario-other-question = Another question was expected: { $wanted }.
scenario-not-offered = The { $side ->
        [corp] Corp
       *[runner] Runner
    } is not offered “{ $text }”.
scenario-offered = The { $side ->
        [corp] Corp
       *[runner] Runner
    } is offered “{ $text }”, and should not be.
scenario-no-option = “{ $text }” can never be the text of an option: write it as options are printed.
scenario-refuses-not-asked =
    Nothing is refused: the { $side ->
        [corp] Corp
       *[runner] Runner
    } is not asked anything now, so “{ $text }” proves nothing.
scenario-refuses-other-question =
    Nothing is refused: “{ $text }” could not be an answer to a question of this kind to the { $side ->
        [corp] Corp
       *[runner] Runner
    }.
scenario-not-there = “{ $text }” means nothing that is there.
scenario-no-such-value = Nothing is called “{ $name }” that could be expected; docs/scenarios.md lists what can be looked at.
scenario-pay-from = It is asked how many of the credits come from a card: say so with paying=[…].
scenario-trashed-too = { $title } was trashed for it as well, and is not in trashing=[…].
scenario-left-open = The scenario ends, but a question is open.
scenario-left-over = The scenario ends, but these prepared answers were never asked for: { $answers }.
scenario-which-card = One card was meant with “{ $title }”, and there are: { $found }.
scenario-unexpected = Not as expected: { $differences }.
scenario-no-such-hand = No hand holds all of these cards: { $titles }.

# The command.

position-help = load a position, list what is legal, and play on
position-about =
    Load a position from a text file, tell who must decide, and list every legal
    option with the rule that allows it. In a terminal, the game goes on from
    there: answer with the number or the text of an option; ? shows what else
    can be typed.

    netrunner position FILE --why "rez Ice Wall"   why is that not possible?

    docs/scenarios.md explains the text form, which starts like this:

      corp:
        HQ: ice (Enigma)
      runner:
        credits 5
        rig: Gordian Blade
      run: HQ, approaching ice 1
position-file = FILE
position-text = TEXT
position-act = ACT
position-option-file = the file with the position, or - for the standard input
position-option-choose = take these options, by text or number, one after the other
position-option-why = tell why something is not possible, for example “rez Ice Wall”, and by which rule
position-option-play = play on with answers from the standard input, a line each
position-option-full = ask every question, even those with a single answer
position-option-json = print JSON for programs
position-no-file = “{ $path }” cannot be read: { $reason }.
position-not-text = “{ $path }” is not a text file in UTF-8.
position-decides = { $who } decides (rule { $rule }): { $question }
position-line = { $label } (rule { $rule })
position-over =
    The game is over: { $winner ->
        [corp] the Corp won
        [runner] the Runner won
       *[nobody] nobody won
    }{ $reason ->
        [agenda-points] { " " }by agenda points
        [flatline] { " " }by flatline
        [empty-rnd] , because R&D ran out
        [concession] { " " }by concession
       *[other] { "" }
    }.
position-why = “{ $act }”: { $answer }
position-commands =
    The number of an option chooses it, and so does its text.

      ?          this help
      why ACT    why something is not possible: “why rez Ice Wall”
      board      the board as a position
      quit       leave
position-prompt = Your choice:
