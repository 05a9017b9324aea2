"""The SanSan cycle."""

from ..vocabulary import *

card(
    "Jinteki Biotech: Life Imagined",
    BeforeFirstTurn(
        ChooseOne(
            SwitchForCopy("Jinteki Biotech: The Brewery"),
            SwitchForCopy("Jinteki Biotech: The Tank"),
            SwitchForCopy("Jinteki Biotech: The Greenhouse"),
        )
    ),
    paid(Clicks(3), FlipThis()),
)
card("Jinteki Biotech: The Brewery", when(Flipped(), Damage(NET, 2)))
card("Jinteki Biotech: The Tank", when(Flipped(), ShuffleInto(All(Cards(where="archives")))))
card(
    "Jinteki Biotech: The Greenhouse", when(Flipped(), PlaceAdvancement(Chosen(Cards(side=CORP, advanceable=True)), 4))
)
card("Cortex Lock", sub(Damage(NET, UnusedMemory())))
card("Predictive Algorithm", play(StaysInPlay()), AdditionalCostTo(A_STEAL, 2))
card(
    "Tech Startup",
    when(
        TurnBegins(),
        Search(Installable(Cards(ASSET, where="rnd")), zones="rnd"),
        Reveal(Found()),
        Install(Found()),
        may_pay=TrashThis(),
    ),
)
card(
    "Off-Campus Apartment",
    CanHost(Cards(subtypes="connection")),
    whenever(InstalledHere(Cards(subtypes="connection")), Draw(1)),
)
card("Titanium Ribs", when(Installed(), Damage(MEAT, 2)), SelectsDamage())
card("Lockdown", sub(Until(Cannot(A_DRAW, RUNNER), "turn")))
card("Little Engine", sub(EndRun()), sub(EndRun()), sub(Gain(5, RUNNER)))
card(
    "Oaktown Renovation",
    InstallFaceup(),
    whenever(ForEvent("advanced", YOU, this=True), If(NumberIs(CountersOn(ADVANCEMENT), least=5), Gain(3), Gain(2))),
)
card(
    "Street Peddler",
    when(Installed(), HostHere(TopOf(RUNNER, 3), facedown=True)),
    moving_hosted(paid(TrashThis(), install(HostedHere(facedown=True), discount=1))),
)
card('Armand "Geist" Walker: Tech Lord', whenever(UsedTrashAbility(), Draw(1)))
card(
    "Forger",
    Link(1),
    interrupt(TrashThis(), Prevent(F_TAGS, 1)),
    paid(TrashThis(), RemoveTags(1)),
    ConsoleLimit(),
)
card("Gang Sign", whenever(Scored(this=False), AccessServer(SERVER_HQ)))
card(
    "Defective Brainchips",
    play(StaysInPlay()),
    when(Would(F_DAMAGE, BRAIN, first="turn"), Increase(F_DAMAGE, 1, BRAIN)),
)
card(
    "Allele Repression",
    CanBeAdvanced(),
    paid(
        TrashThis(),
        SwapEach(
            Chosen(Cards(where="hq"), AsManyAs(CountersOn(ADVANCEMENT), Cards(where="hq"), Cards(where="archives"))),
            Chosen(
                Cards(where="archives"),
                AsManyAs(CountersOn(ADVANCEMENT), Cards(where="hq"), Cards(where="archives")),
                as_="other",
            ),
        ),
    ),
)
card("Drug Dealer", when(TurnBegins(), Lose(1)), when(TurnBegins(CORP), Draw(1)))
card("Paparazzi", Tagged(), PreventsDamage(MEAT))
card(
    "Casting Call",
    play(
        install(Cards(AGENDA, where="hq"), faceup=True),
        BecomesCounter(Its(), whenever(ForEvent("access", cards=Host()), GiveTags(2))),
    ),
)
card("Old Hollywood Grid", *persistent(Cannot(A_STEAL, RUNNER, WithoutStolenCopy(), this_server=True)), RegionLimit())
card("Back Channels", play(With(Chosen(InRoots()), Gain(Times(3, CountersOn(ADVANCEMENT, Its()))), Trash(Its()))))
card(
    "Bookmark",
    paid(Clicks(), HostHere(Chosen(Cards(where="grip"), 3, up_to=True), facedown=True)),
    paid(Clicks(), AddTo(Hosted(), "grip")),
    moving_hosted(paid(TrashThis(), AddTo(Hosted(), "grip"))),
)
card("Wireless Net Pavilion", AdditionalCostTo(A_TRASH_RESOURCE, 2))
card("Chronos Protocol: Selective Mind-mapping", SelectsFirstDamage(NET))
card(
    "Franchise City",
    RevealedIfAccessed(Cards(AGENDA)),
    whenever(AccessesCard(Cards(AGENDA)), AddToScoreArea(This(), 1)),
)
