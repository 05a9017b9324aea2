"""Chrome City."""

from ...vocabulary import *

card(
    "Immolation Script",
    play(Run(SERVER_ARCHIVES)),
    if_successful(
        Until(
            InsteadOfEachAccess(
                ARCHIVES,
                Trash(Chosen(CopyOf(Its("accessed"), Cards(rezzed=True)))),
                cards=Cards(ICE),
            ),
            "run",
        )
    ),
)
card("Titanium Ribs", when(Installed(), Damage(MEAT, 2)), SelectsDamage())
card("Lockdown", sub(Until(Cannot(A_DRAW, RUNNER), "turn")))
card("Little Engine", sub(EndRun()), sub(EndRun()), sub(Gain(5, RUNNER)))
card(
    "Oaktown Renovation",
    InstallFaceup(),
    whenever(ForEvent("advanced", this=True), If(NumberIs(CountersOn(ADVANCEMENT), least=5), Gain(3), Gain(2))),
)
card(
    "Net-Ready Eyes",
    when(Installed(), Damage(MEAT, 2)),
    whenever(ForEvent("run-begins"), Until(StrengthBonus(1, of=Chosen(Cards(subtypes="icebreaker"))), "run")),
)
card(
    "Analog Dreamers",
    paid(
        Clicks(),
        Run(
            SERVER_RND,
            during=instead_of_accessing(
                ShuffleInto(Chosen(WithoutCounters(ADVANCEMENT, Cards(rezzed=False, not_types=ICE))), owner=CORP),
                may=True,
            ),
        ),
    ),
)
card("Brain Cage", when(Installed(), Damage(BRAIN, 1)), HandSize(3))
card("Cybernetics Division: Humanity Upgraded", HandSize(-1, ANYONE))
card("Self-Destruct Chips", HandSize(-1, RUNNER))
card("Lab Dog", sub(trashes(RUNNER, Cards(HARDWARE)), Trash(This())))
card(
    "Ryon Knight",
    paid(TrashThis(), Damage(BRAIN, 1), only_if=And(RunOnThisServer(), NumberIs(ClicksLeft(RUNNER), most=0))),
)
card("Clairvoyant Monitor", sub(PsiGame(different=Both(Place(ADVANCEMENT, what=Chosen(Cards())), EndRun()))))
card(
    "Corporate Town",
    AdditionalRezCost(Forfeit()),
    when(TurnBegins(), Trash(Chosen(Cards(RESOURCE)), unpreventable=True), may=True),
)
card("Quicksand", when(EncounterWith(), Place(POWER)), StrengthBonus(CountersOn(POWER)), sub(EndRun()))
card("Skulljack", when(Installed(), Damage(BRAIN, 1)), TrashCostsMore(-1, AnyCardOf(CORP)))
card(
    "Turntable",
    Memory(1),
    whenever(Stolen(), SwapCards(EventCard(), Chosen(Cards(AGENDA, where="corp-score"))), may=True),
    ConsoleLimit(),
)
card(
    "Crowbar",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    StrengthBonus(Counting(Cards(subtypes="icebreaker"))),
    breaks(TrashThis(), "code gate", 3, up_to=True),
)
card("Oaktown Grid", TrashCostsMore(3, Cards(in_server=True)), RegionLimit())
card("Chrome Parlor", PreventsDamage(MEAT, BRAIN, from_installing=Cards(subtypes="cybernetic")))
