"""Station One."""

from ...vocabulary import *

card(
    "Counter Surveillance",
    paid(
        (Clicks(1), TrashThis()),
        Run(during=instead_of_accessing(IfAble(Pay(Credits(Tags())), AccessUpTo(Tags())))),
    ),
)
card(
    "Severnius Stim Implant",
    paid(
        Clicks(),
        Trash(Chosen(Cards(where="grip"), AnyNumberOf(Cards(where="grip")), at_least=2)),
        Run((SERVER_HQ, SERVER_RND), during=AccessMoreThere(ForEvery(2, JustTrashed()))),
    ),
)
card(
    "System Seizure",
    play(StaysInPlay()),
    when(
        Would(F_STRENGTH, first="turn", cards=Cards(subtypes="icebreaker")),
        Until(StrengthLasts("run", ImminentCards(F_STRENGTH)), "run"),
    ),
)
card(
    "Nerine 2.0",
    bioroid(2),
    sub(Damage(BRAIN, 1), May(Draw(1))),
    sub(Damage(BRAIN, 1), May(Draw(1))),
)
card(
    "MCA Informant",
    when(resolved(), EndActionPhase()),
    play(
        BecomesCounter(
            Chosen(Cards(RESOURCE, "connection")),
            GrantsAbility(paid((Clicks(), 2), Trash(This())), of=Host()),
            ConsideredTags(1),
        )
    ),
)

card(
    "Clan Vengeance",
    whenever(ForEvent("damage"), Place(POWER)),
    paid(TrashThis(), TrashAtRandom(CountersOn(POWER), CORP, by=YOU)),
)
card("Los: Data Hijacker", when(ForEvent("rezzed", cards=Cards(ICE), first_each_turn=True), Gain(2)))
card(
    "Customized Secretary",
    when(Installed(), Reveal(TopOf(RUNNER, 5)), HostHere(any_number_of(those_revealed("stack", PROGRAM))), Shuffle()),
    paid(Clicks(), install(HostedHere())),
)
card("Build Script", play(Both(Gain(1), Draw(2))))
card("Seidr Adaptive Barrier", StrengthBonus(Counting(Cards(ICE, protecting=True))), sub(EndRun()))
card("Load Testing", play(Delayed(when(TurnBegins(RUNNER), LoseClicks(1, RUNNER)))))
card(
    "Replanting",
    AdditionalPlayCost(Clicks()),
    play(AddTo(Chosen(Cards(side=CORP)), "hq"), *[install(Cards(where="hq"), ignore_costs=True)] * 2),
)
card("CPC Generator", when(FirstOfAny(SpendsClickTo("gain", player=RUNNER)), Gain(1)))
card("Free Lunch", paid(HostedCounters(POWER), Lose(1, RUNNER)), sub(Place(POWER)), sub(Place(POWER)))
card(
    "Clyde Van Rite",
    when(TurnBegins(), ChooseOne(Pay(1, RUNNER), Trash(TopOf(RUNNER), by=RUNNER), player=RUNNER)),
)
card("Watchtower", sub(Search(Cards(), zones="rnd", criteria=False), AddTo(Found(), "hq")))
card("Self-Adapting Code Wall", StrengthNotLowered(), sub(EndRun()))
card(
    "Möbius",
    play(
        Run(
            SERVER_RND,
            during=if_successful(
                Delayed(
                    when(
                        ForEvent("run-ends"),
                        Run(SERVER_RND, during=if_successful(Gain(4))),
                        may=True,
                    )
                )
            ),
        )
    ),
)
card(
    "Sacrifice",
    AdditionalPlayCost(Forfeit()),
    play(RemoveBadPublicity(PointsOfForfeited()), Gain(Named("bad publicity removed"))),
)
ICE_IN_HQ = Cards(ICE, where="hq")
card(
    "Bloom",
    sub(install(ICE_IN_HQ, ignore_costs=True, may=True, place="another")),
    sub(InstallBehind(Chosen(Installable(ICE_IN_HQ), up_to=True), rez=False)),
)
