"""Up and Over."""

from ...vocabulary import *

card(
    "Labyrinthine Servers",
    when(Scored(), Place(POWER, 2)),
    interrupt(HostedCounters(POWER), PreventJackingOut(), Until(Cannot(A_JACK_OUT), "run")),
)
card(
    "Architect",
    Cannot(A_TRASH, cards=This()),
    sub(Look(TopOf(CORP, 5)), install(those_seen("rnd"), ignore_install_cost=True, may=True)),
    sub(install(Cards(where=("archives", "hq")), may=True)),
)
card(
    "Universal Connectivity Fee",
    sub(
        If(Not(RunnerTagged()), Lose(1, RUNNER)),
        If(RunnerTagged(), Both(Trash(This()), Lose(ALL_OF_IT, RUNNER))),
    ),
)
card(
    "Astrolabe",
    Memory(1),
    whenever(ForEvent("server-created"), Draw(1)),
    ConsoleLimit(),
)
card("Peak Efficiency", play(Gain(Counting(Cards(ICE, rezzed=True)))))
card("Ashigaru", GrantsAbility(sub(EndRun()), n=Counting(Cards(where="hq"))))
card(
    "Mamba",
    paid(HostedCounters(POWER), Damage(NET, 1), only_if=DuringRun()),
    sub(Damage(NET, 1)),
    sub(PsiGame(different=Place(POWER))),
)
card(
    "Reversed Accounts",
    CanBeAdvanced(),
    paid((Clicks(), TrashThis()), Lose(Times(4, CountersOn(ADVANCEMENT)), RUNNER)),
)
card(
    "Changeling",
    CanBeAdvanced(),
    GetsSubtype("sentry", condition=IsOdd(CountersOn(ADVANCEMENT))),
    GetsSubtype("barrier", n=-1, condition=IsOdd(CountersOn(ADVANCEMENT))),
    sub(EndRun()),
)
card(
    "Reuse",
    AdditionalPlayCost(Clicks()),
    play(Trash(any_number_of(Cards(where="hq"))), Gain(Times(2, JustTrashed()))),
)
card("Hades Fragment", when(TurnBegins(), AddTo(Chosen(Cards(where="archives")), "rnd", top=False), may=True))
card("Origami", HandSize(Counting(Cards(title="Origami"))))
card("Fester", whenever(ForEvent("purged"), Lose(2, CORP)))
card(
    "Switchblade",
    breaks(CreditsFrom(1, Cards(subtypes="stealth")), "sentry", ALL_OF_IT, up_to=True),
    pumps(CreditsFrom(1, Cards(subtypes="stealth")), 7),
)
card(
    "Inject",
    play(
        Reveal(TopOf(RUNNER, 4)),
        Trash(All(those_revealed("stack", PROGRAM))),
        Both(Gain(JustTrashed()), AddTo(All(those_revealed("stack")), "grip")),
    ),
)
card(
    "Angel Arena",
    when(Installed(), Load(POWER, PaidX())),
    when(ThisEmptied(), Trash(This())),
    paid(HostedCounters(POWER), Reveal(TopOf(RUNNER)), May(AddTo(Its("revealed"), "stack", top=False))),
)
card(
    "Blue Sun: Powering the Future",
    when(
        TurnBegins(),
        With(Chosen(Cards(rezzed=True)), Both(AddTo(Its(), "hq"), Gain(RezCostOf(Its())))),
        may=True,
    ),
)
card(
    "Docklands Crackdown",
    paid(Clicks(2), Place(POWER)),
    CostsLess("install", Times(-1, CountersOn(POWER)), Cards(side=RUNNER), FirstThisTurn("installed", player=RUNNER)),
)
card(
    "Autoscripter",
    when(InstalledFrom("grip", Cards(PROGRAM), first_in_turn=True), GainClicks(1)),
    when(ForEvent("run-unsuccessful"), Trash(This())),
)
card(
    "Trade-In",
    AdditionalPlayCost(TrashCards(Cards(HARDWARE))),
    play(
        Gain(ForEvery(2, InstallCostOf("paid", became="trashed"))),
        Search(Cards(HARDWARE)),
        Reveal(Found()),
        AddTo(Found(), "grip"),
    ),
)
