"""Double Time."""

from ...vocabulary import *

card(
    "Singularity",
    AdditionalPlayCost(Clicks()),
    play(Run(remote=True)),
    instead_of_accessing(Trash(All(InAttackedServer()))),
)
card(
    "Fall Guy",
    interrupt(TrashThis(), PreventTrash(Cards(RESOURCE, other=True))),
    paid(TrashThis(), Gain(2)),
)
card("Dyson Fractal Generator", Recurring(1), HostedCreditsFor(P_USE, Cards(PROGRAM, "fracter")))
card("Silencer", Recurring(1), HostedCreditsFor(P_USE, Cards(PROGRAM, "killer")))
card("Savoir-faire", paid(2, install(Cards(PROGRAM, where="grip")), limit=1))
card("Power Nap", AdditionalPlayCost(Clicks()), play(Gain(2), Gain(Counting(Cards(EVENT, "double", where="heap")))))
card("Lucky Find", AdditionalPlayCost(Clicks()), play(Gain(9)))
card("Gyri Labyrinth", sub(Until(HandSize(-2, RUNNER), "your next turn")))
card("Corporate Shuffle", AdditionalPlayCost(Clicks()), play(ShuffleInto(All(Cards(where="hq"))), Draw(5)))
card("Caprice Nisei", whenever(ForEvent("pass-all-ice", condition=RunOnThisServer()), PsiGame(different=EndRun())))
card(
    "Shinobi",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    sub(Trace(1, Damage(NET, 1))),
    sub(Trace(2, Damage(NET, 2))),
    sub(Trace(3, Both(Damage(NET, 3), EndRun()))),
)
card("Marker", sub(Until(GrantsAbility(sub(EndRun()), of=NextEncountered()), "run")))
card(
    "Witness Tampering",
    AdditionalPlayCost(Clicks()),
    play(Both(ChooseUpTo("removed", 2), RemoveBadPublicity(Named("removed")))),
)
card("Quandary", sub(EndRun()))
card(
    "Hive",
    LosesSubroutines(PointsIn(CORP)),
    sub(EndRun()),
    sub(EndRun()),
    sub(EndRun()),
    sub(EndRun()),
    sub(EndRun()),
)
card("NAPD Contract", Requirement(BadPublicity()), AdditionalStealCost(4))
card(
    "Queen's Gambit",
    AdditionalPlayCost(Clicks()),
    play(
        Both(ChooseUpTo("tokens", 3), Place(ADVANCEMENT, Named("tokens"), Chosen(InServers(Cards(rezzed=False))))),
        Gain(Times(2, Named("tokens"))),
        Until(Cannot(A_ACCESS, cards=Its()), "turn"),
    ),
)
card(
    "Paintbrush",
    paid(
        Clicks(),
        With(
            Chosen(Cards(ICE, rezzed=True)),
            ChooseASubtype(among=("sentry", "code gate", "barrier")),
            Until(GetsChosenSubtype(Its()), "next run"),
        ),
    ),
)
card(
    "Broadcast Square",
    whenever(Would(F_BAD_PUBLICITY), Trace(3, Prevent(F_BAD_PUBLICITY, ALL_OF_IT))),
)
card(
    "Reclamation Order",
    AdditionalPlayCost(Clicks()),
    play(
        NameCard(types=(AGENDA, ASSET, ICE, OPERATION, UPGRADE), other=True),
        Both(Reveal(any_number_of(CopiesOfNamed(Cards(where="archives")))), AddTo(Its(), "hq")),
    ),
)
