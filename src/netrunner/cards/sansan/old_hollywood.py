"""Old Hollywood."""

from ...vocabulary import *

card("Drug Dealer", when(TurnBegins(), Lose(1)), when(TurnBegins(CORP), Draw(1)))
card("Paparazzi", Tagged(), PreventsDamage(MEAT))
card(
    "Casting Call",
    play(
        install(Cards(AGENDA, where="hq"), faceup=True),
        BecomesCounter(Its(), whenever(ForEvent("access", cards=Host()), GiveTags(2))),
    ),
)
card("Old Hollywood Grid", *persistent(Cannot(A_STEAL, cards=WithoutStolenCopy(), this_server=True)), RegionLimit())
card(
    "Back Channels",
    play(With(Chosen(InServers()), Both(Gain(Times(3, CountersOn(ADVANCEMENT, Its()))), Trash(Its())))),
)
card("Spoilers", whenever(Scored(this=False), Trash(TopOf(CORP), by=CORP)))
card(
    "Rolodex",
    when(Installed(), Look(TopOf(RUNNER, 5)), ArrangeTop()),
    when(ForEvent("trashed", this=True), Trash(TopOf(RUNNER, 3))),
)
card("Fan Site", whenever(Scored(this=False), AddToScoreArea(This(), 0)))
card(
    "Film Critic",
    CanHost(Cards(AGENDA), limit=1),
    whenever(AccessesCard(Cards(AGENDA)), HostHere(EventCard()), may=True),
    paid(Clicks(2), AddToScoreArea(Chosen(HostedHere(Cards(AGENDA))))),
)
card("Ronald Five", whenever(ForEvent("trashed", RUNNER, AnyCardOf(CORP)), LoseClicks(1, RUNNER)))
card(
    "Enforcer 1.0",
    AdditionalRezCost(Forfeit()),
    bioroid(),
    sub(Trash(Chosen(Cards(PROGRAM)))),
    sub(Damage(BRAIN, 1)),
    sub(Trash(Chosen(Cards(subtypes="console")))),
    sub(Trash(All(Cards(RESOURCE, "virtual")))),
)
card(
    "It's a Trap!",
    whenever(ForEvent("exposed", this=True, inactive=True), Damage(NET, 2)),
    sub(trashes(RUNNER, Cards(side=RUNNER)), Trash(This())),
)
ADVANCEABLE = Cards(advanceable=True)
card(
    "Award Bait",
    RevealFromRnD(),
    when(
        Accessed(),
        With(
            Chosen(ADVANCEABLE), Both(ChooseUpTo("tokens placed", 2), PlaceAdvancement(Its(), Named("tokens placed")))
        ),
        may=True,
    ),
)
card("Explode-a-palooza", RevealFromRnD(), when(Accessed(), Gain(5), may=True))
card("Early Premiere", when(TurnBegins(), PlaceAdvancement(Chosen(InServers(ADVANCEABLE))), may_pay=1))
OTHER_ADVANCEABLE = Cards(advanceable=True, other=True)
card(
    "Hollywood Renovation",
    InstallFaceup(),
    whenever(
        ForEvent("advanced", this=True),
        If(
            NumberIs(CountersOn(ADVANCEMENT), least=6),
            May(PlaceAdvancement(Chosen(OTHER_ADVANCEABLE), 2)),
            May(PlaceAdvancement(Chosen(OTHER_ADVANCEABLE))),
        ),
    ),
)
card("Vanity Project")
card(
    "Trope",
    when(TurnBegins(), Place(POWER)),
    paid((Clicks(), RemoveThis()), ShuffleInto(Chosen(Cards(where="heap"), CountersOn(POWER)))),
)
card(
    "Haarpsichord Studios: Entertainment Unleashed",
    Cannot(A_STEAL, condition=HappenedThisTurn("stolen")),
)
card(
    "An Offer You Can’t Refuse",
    play(
        ChooseServer(central=True),
        May(
            Run(chosen=True, during=Cannot(A_JACK_OUT)),
            otherwise=AddToScoreArea(This(), 1),
            player=RUNNER,
        ),
    ),
)
