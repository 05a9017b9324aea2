# Why something is not possible, and the words by which players ask for it.

# Answers. $said is one of the sentences below.

why-by-rule = { $said } (rule { $rule })
why-possible = It is possible: { $label }.
illegal-choice = “{ $tried }” cannot be chosen. { $why }
illegal-did-you-mean = “{ $tried }” is not the text of an option. Do you mean “{ $option }”? { $why }
illegal-over = “{ $tried }” cannot be chosen: the game is over. (rule { $rule })
illegal-type =
    { $tried } is neither an option nor the text of one. The open question (rule { $rule }) has { $count ->
        [one] 1 option
       *[other] { $count } options
    }.
illegal-foreign =
    “{ $tried }” belongs to another question. Take an option of the open one (rule { $rule }), or its text.

# What the checks of the rules find. $card is the card in question, $by the card that forbids it.

refused-cannot = An effect forbids it.
refused-cannot-by = { $by } forbids it.
refused-cannot-trash = An effect forbids trashing { $card }, which it would cost.
refused-clicks =
    It needs { $need ->
        [one] 1 click
       *[other] { $need } clicks
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    } left.
refused-credits =
    It costs { $need ->
        [one] 1 credit
       *[other] { $need } credits
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    } for it.
refused-counters =
    It costs { $need ->
        [one] 1 counter
       *[other] { $need } counters
    } from the card, which has { $have ->
        [0] none
       *[other] { $have }
    }.
refused-damage-prevented = It would cost damage, which cannot be suffered now.
refused-tags-prevented = It would cost a tag, which cannot be taken now.
refused-nothing-to-spend = There are not enough cards to pay its cost with.
refused-gone = The card it would cost is no longer there.
refused-no-change = Nothing would change.
refused-not-yours = Only the player who controls { $card } can use it.
refused-once = It has been used this turn already, as often as it may be.
refused-restriction = What { $card } asks for is not given now{ $asked }.
why-says = : “{ $line }”
refused-no-encounter = { $card } can do that only during an encounter, while subroutines can be broken.
refused-not-encountered = You are not encountering { $card }, and only the subroutines of ice you encounter can be broken.
refused-other-ice = { $card } breaks only its own subroutines.
refused-subtype = { $card } does not have the subtype { $subtype }.
refused-strength = { $card } has strength { $have }, and the ice has strength { $need }.
refused-empty-stack = The stack is empty, so there is nothing to draw.
refused-not-advanceable = { $card } cannot be advanced.
refused-advancement =
    { $card } needs { $need ->
        [one] 1 advancement token
       *[other] { $need } advancement tokens
    } and has { $have ->
        [0] none
       *[other] { $have }
    }.
refused-not-agenda = { $card } is not an agenda, and only agendas are scored.
refused-no-score-window = Agendas cannot be scored at this moment.
refused-not-installed = { $card } is not installed.
refused-rezzed = { $card } is rezzed already.
refused-agenda-rez = { $card } is an agenda, and agendas are not rezzed.
refused-ice-not-approached = { $card } is ice, which can be rezzed only in the last window of its approach (step 6.9.2e).
refused-no-rez-window = Cards cannot be rezzed at this moment.
refused-rez-only-if = What { $card } asks for before it can be rezzed is not given now{ $asked }.
refused-not-playable = { $card } is neither an event nor an operation: it is installed, not played.
refused-install-only-if = What { $card } asks for before it can be installed is not given now{ $asked }.
refused-play-only-if = What { $card } asks for before it can be played is not given now{ $asked }.
refused-first-click = { $card } can be played only with your first click of the turn.
refused-first-click-by = Because of { $by }, your first click of the turn must be spent on a run or on a run event.
refused-not-installable = { $card } cannot be installed.
refused-no-destination = There is no place where { $card } could be installed.
refused-no-host = There is no card on which { $card } could be installed.
refused-not-a-host = { $card } cannot host that: only a card that says so can.
refused-no-place = { $card } is installed in no particular place, unless a card can host it.
refused-memory = { $card } needs more memory than you could ever free.
refused-console = You have a console already: { $card }.
refused-no-server = There is no such server.
refused-not-tagged = The Runner has no tag.
refused-not-resource = { $card } is not an installed resource.
refused-in-archives = { $card } is in Archives, where cards cannot be trashed.
refused-no-trash-cost = { $card } has no trash cost.

# What the moment of the game says.

refused-over = The game is over.
refused-not-understood = I do not understand “{ $tried }”.
refused-not-understood-but = I do not understand “{ $tried }”. Possible now: { $options }.
refused-unknown-title = { $said }
refused-only-corp = Only the Corp can do that.
refused-only-runner = Only the Runner can do that.
refused-not-your-turn = You can take actions only in your own action phase. ({ $step })
refused-other-decides = { $who } decides now. ({ $step })
refused-first-answer = You are asked something else first: { $question }
refused-not-among = That is no answer to the question: { $question }
refused-not-in-hand = You have no { $card } in hand.
refused-none-installed = You have no { $card } installed.
refused-not-seen = You see no { $card } that this could be about.
refused-none-there = There is no card in { $server }.
refused-none-such = You see no card like that with which it could be done.
refused-no-act = There is nothing you could do with { $card }.
refused-no-ability = { $card } has no ability that you could use like that.
refused-inactive = { $card } is not active.
refused-no-window = Paid abilities can be used only in a paid ability window.
refused-interrupt-only = { $card } can only interrupt something that is about to happen.
refused-not-accessing = The Runner can do that only with a card while accessing it.
refused-no-run = There is no run.
refused-jack-out-first = The Runner cannot jack out when approaching the first piece of ice of a run.
refused-jack-out-moment = The Runner can jack out only when approaching another piece of ice, or the server.
refused-no-breaker = You have no card that could break subroutines.
refused-no-subroutine = { $count ->
    [one] The ice has one subroutine, and so no subroutine { $number }
   *[other] The ice has { $count } subroutines, and so no subroutine { $number }
}.
refused-broken = Subroutine { $number } is broken already.
refused-in-action = An action is being taken, and no other can begin before it is complete. ({ $step })
refused-other-question = You are asked something else: { $question }
refused-clicks-left =
    The action phase goes on until no clicks are left, and you have { $count ->
        [one] 1 click
       *[other] { $count } clicks
    }.
refused-not-pickable = { $card } is not among what can be chosen: { $question }
refused-number = It must be a number from { $least } to { $most }.
refused-not-done = There is still something to choose: { $question }
refused-mandatory = It is mandatory, so you cannot pass before it: { $cards }.
refused-discard = Cards are discarded only in the discard phase, and only down to your maximum hand size of { $most }; you have { $count }.
refused-no-access = No cards are being accessed from among which you could choose.
refused-order-of-deck = Cards in R&D are accessed in order, from the top.
refused-not-accessible = That card is not among those to be accessed: { $question }
refused-outermost = { $card } is ice, which is installed in the outermost position.
refused-remote-only = { $card } can be installed only in a remote server.
refused-not-that-server = { $card } cannot be installed in that server.
refused-other-server = { $card } must be installed in another server.
refused-interrupting-cost = { $card } cannot interrupt the payment of a cost.
refused-not-agenda-stolen = { $card } is not an agenda, and only agendas are stolen.
refused-only-by-ability = That is no basic action: only the ability of a card does it, and none lets you now.
refused-conditional = { $card } has no ability that you could use whenever you like: what it does waits for its condition.
refused-concede = Giving up answers no question: it is possible at any time.
refused-which-server = On which server?
refused-which-card = Which card?

# What a player may type, separated by commas. The case of letters, accents and punctuation do not matter.

wish-lead = why can’t I, why cannot I, why can I not, why can’t we, why not, why, can I, may I, I want to, let me, I
wish-article = the, a, an, my, on, of, with, in, into, at, from, using, to, root of, the root of
wish-using = with, using
wish-and = and
wish-subroutine = subroutine, subroutines, sub, subs
wish-ordinals = first, second, third, fourth, fifth, sixth
wish-to-break = to break
wish-cards = card, cards
wish-any = card, one card, 1 card, it, this card, this, accessed card
wish-agenda = agenda
wish-asset = asset
wish-ice = ice, piece of ice
wish-operation = operation
wish-upgrade = upgrade
wish-event = event
wish-hardware = hardware
wish-program = program
wish-resource = resource
wish-rez = rez
wish-play = play
wish-install = install
wish-advance = advance
wish-score = score
wish-run = run, run on, make a run on, make a run, attack
wish-draw = draw, draw a card, draw 1 card, draw one card, draw card
wish-gain = gain, gain a credit, gain 1 credit, gain credit, gain one credit, take a credit, take 1 credit, get a credit, get 1 credit, click for a credit, click for credit
wish-purge = purge, purge virus counters, purge viruses
wish-remove-tag = remove tag, remove a tag, remove 1 tag, remove one tag, clear tag, clear a tag, remove the tag, remove my tag, remove tags, clear the tag, clear my tag, clear tags, shake the tag, shake a tag
wish-jack-out = jack out, jackout
wish-continue = continue, go on, keep running
wish-use = use, activate, click
wish-boost = boost, pump, boost strength, boost the strength of, increase the strength of, raise the strength of
wish-trigger = trigger
wish-trash = trash, destroy, trash-resource
wish-steal = steal
wish-break = break, break subroutine, break subroutines of, break a subroutine of
wish-access = access
wish-pass = pass, do nothing, let it resolve, let them resolve, let it fire, no response, let the subroutines resolve, let the subroutines fire
wish-keep = keep, keep hand
wish-mulligan = mulligan, take a mulligan
wish-discard = discard
wish-pick = pick, choose, take, target, host, keep-card, apply, name
wish-number = number, pay, spend
wish-done = done, be done, that is all, nothing more, am done, finished, that’s all, no more, nothing else
wish-server = server
wish-end-turn = end the turn, end my turn, end turn, finish the turn, finish my turn
wish-yes = yes, accept, ok, sure
wish-no = no, decline, leave it, no thanks
wish-concede = concede, resign, give up, surrender
wish-effect = bypass, expose, derez, forfeit, swap, move, reveal, shuffle, search, look at, rearrange, encounter, approach, prevent, avoid, redirect, flip, turn, return, add, remove, trace, end the run, lose
wish-inside = in, into, on, protecting, in front of, outward of, outward from, outside of, over, on top of, at
wish-inward = inward of, inward from, inside of, behind
wish-new-remote = new remote, a new remote, new server, new remote server
wish-hq = HQ, headquarters
wish-rnd = R&D, RnD, RD, R and D, research and development
wish-archives = archives
wish-remote = server, remote, remote server
