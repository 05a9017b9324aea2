# netrunner cards: the list, the filters, and a card by itself.

cards-help = list, search and show cards
cards-about =
    Lists the cards, or shows one with its facts, its text and the rules that
    matter for it. The text is made from what the card does in the engine.

    netrunner cards                            all cards
    netrunner cards Ice Wall                   one card
    netrunner cards --type ice --cost 0-3      cheap ice
    netrunner cards --text "net damage"        cards whose text says so

    Cards that the engine cannot play yet are marked.
cards-title = TITLE
cards-name = NAME
cards-words = WORDS
cards-option-title = the title of a card, in English or Spanish
cards-option-side = corp or runner
cards-option-faction =
    anarch, criminal, shaper, haas-bioroid, jinteki, nbn, weyland-consortium,
    neutral-corp, neutral-runner or neutral
cards-option-type =
    identity, agenda, asset, ice, operation, upgrade, event, hardware, program
    or resource
cards-option-subtype = a subtype such as barrier or virus
cards-option-cost = the printed cost: a number, a range such as 2-4, or X
cards-option-text = words in the title or the text
cards-option-set = the set or cycle that a card is from, by its name or code
cards-option-json = print JSON for programs
cards-none = No card fits.
cards-count =
    { $found ->
        [one] 1 card of { $known }.
       *[other] { $found } cards of { $known }.
    }
cards-unknown-subtype = No card has the subtype “{ $name }”.
cards-unknown-set = No set or cycle is called “{ $name }”.
cards-bad-cost = A cost is a number, a range such as 2-4, or X, but not “{ $cost }”.
cards-mark-missing = (not implemented)
cards-missing = This card is not implemented: the engine does not know yet what it does.
cards-printed = { $set }, number { $number }, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } in the box
cards-rules = Rules that matter (Comprehensive Rules 1.4):

cards-fact-play-cost = Play cost: { $value }
cards-fact-rez-cost = Rez cost: { $value }
cards-fact-install-cost = Install cost: { $value }
cards-fact-requirement = Advancement requirement: { $value }
cards-fact-points = Agenda points: { $value }
cards-fact-strength = Strength: { $value }
cards-fact-memory = Memory cost: { $value }
cards-fact-trash = Trash cost: { $value }
cards-fact-link = Base link: { $value }
cards-fact-deck-size = Minimum deck size: { $value }
cards-fact-influence-limit = Influence limit: { $value }
cards-fact-influence = Influence cost: { $value }

cards-set-core = Core Set
cards-set-23s = 23 Seconds
cards-set-asis = A Study in Static
cards-set-atr = All That Remains
cards-set-baw = Blood and Water
cards-set-bb = Breaker Bay
cards-set-bf = Business First
cards-set-bm = Blood Money
cards-set-cac = Creation and Control
cards-set-cc = Chrome City
cards-set-cd = Crimson Dust
cards-set-ce = Cyber Exodus
cards-set-cotc = Council of the Crest
cards-set-dad = Data and Destiny
cards-set-dag = Democracy and Dogma
cards-set-dc = Daedalus Complex
cards-set-df = Downfall
cards-set-draft = Draft
cards-set-dt = Double Time
cards-set-dtwn = Down the White Nile
cards-set-eas = Earth's Scion
cards-set-es = Escalation
cards-set-fal = Fear and Loathing
cards-set-fc = First Contact
cards-set-fm = Free Mars
cards-set-fp = Future Proof
cards-set-ftm = Fear the Masses
cards-set-hap = Honor and Profit
cards-set-hs = Humanity's Shadow
cards-set-in = Intervention
cards-set-ka = Kampala Ascendent
cards-set-kg = Kala Ghoda
cards-set-ml = Martial Law
cards-set-mo = Magnum Opus
cards-set-mt = Mala Tempora
cards-set-oac = Order and Chaos
cards-set-oh = Old Hollywood
cards-set-om = Opening Moves
cards-set-qu = Quorum
cards-set-rar = Reign and Reverie
cards-set-si = Salsette Island
cards-set-so = Station One
cards-set-ss = Sovereign Sight
cards-set-st = Second Thoughts
cards-set-ta = Trace Amount
cards-set-tc = True Colors
cards-set-td = Terminal Directive Cards
cards-set-tdatd = The Devil and the Dragon
cards-set-tlm = The Liberated Mind
cards-set-ts = The Source
cards-set-tsb = The Spaces Between
cards-set-uao = Up and Over
cards-set-uot = The Universe of Tomorrow
cards-set-up = Upstalk
cards-set-ur = Uprising
cards-set-urbp = Uprising Booster Pack
cards-set-uw = The Underway
cards-set-val = The Valley
cards-set-win = Whispers in Nalubaale
cards-set-wla = What Lies Ahead

cards-type-identity = Identity
cards-type-agenda = Agenda
cards-type-asset = Asset
cards-type-ice = Ice
cards-type-operation = Operation
cards-type-upgrade = Upgrade
cards-type-event = Event
cards-type-hardware = Hardware
cards-type-program = Program
cards-type-resource = Resource

cards-faction-anarch = Anarch
cards-faction-criminal = Criminal
cards-faction-shaper = Shaper
cards-faction-haas-bioroid = Haas-Bioroid
cards-faction-jinteki = Jinteki
cards-faction-nbn = NBN
cards-faction-weyland-consortium = Weyland Consortium
cards-faction-adam = Adam
cards-faction-apex = Apex
cards-faction-sunny-lebeau = Sunny Lebeau
cards-faction-neutral-corp = Neutral (Corp)
cards-faction-neutral-runner = Neutral (Runner)
