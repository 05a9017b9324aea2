"""Crimson Dust."""

from ...vocabulary import *

card(
    "Respirocytes",
    when(Installed(), Damage(MEAT, 1)),
    FirstTimeTrue(NoCardsIn("grip", first=True), Both(Draw(1), Place(POWER))),
    while_true(NumberIs(CountersOn(POWER), 3), Trash(This())),
)
card(
    "Salvaged Vanadis Armory",
    paid(TrashThis(), Trash(TopOf(CORP, DamageThisTurn()), by=CORP), only_if=NextWindowAfter(ForEvent("damage"))),
)
card("Corporate Defector", when(WouldDraw(CORP, each=True, basic=True), Reveal(WouldBeDrawn())))
card(
    "Breached Dome",
    RevealFromRnD(),
    when(Accessed(), Both(Damage(MEAT, 1), Trash(TopOf(RUNNER)))),
)
card(
    "Threat Level Alpha",
    AdditionalPlayCost(Clicks()),
    play(Trace(1, If(NumberIs(Tags(), 1), GiveTags(Tags()), GiveTags(1)))),
)

card(
    "Mining Accident",
    PlayOnlyIf(HappenedThisTurn("run-successful", central=True)),
    play(ChooseOne(Pay(5, CORP), TakeBadPublicity(1), player=CORP)),
    RemovedInstead(),
)
UNREZZED = Cards(ICE, rezzed=False)
card(
    "Reshape",
    play(SwapCards(Chosen(UNREZZED, as_="one", swaps_among=True), Chosen(UNREZZED, swaps_with="one"))),
)
card("CFC Excavation Contract", when(Scored(), Gain(Times(2, Counting(Cards(subtypes="bioroid", rezzed=True))))))
card(
    "MCA Austerity Policy",
    paid(Clicks(), Place(POWER), Delayed(when(TurnBegins(RUNNER), LoseClicks(1, RUNNER))), limit=1),
    paid((Clicks(), TrashThis(), HostedCounters(POWER, 3)), GainClicks(4)),
)
card(
    "Restore",
    play(
        Both(install(Cards(where="archives")), Rez(Its())),
        AddTo(All(CopyOf(Its(), Cards(where="archives"))), "removed"),
    ),
)
card("Sand Storm", sub(MoveToOutermost(), Trash(This())))
card(
    "AR-Enhanced Security",
    when(ForEvent("trashed", RUNNER, AnyCardOf(CORP), first_each_turn=True), GiveTags(1)),
)
card(
    "Rolling Brownout",
    play(StaysInPlay()),
    CostsLess("play", -1, Cards((OPERATION, EVENT))),
    when(ForEvent("played", cards=Cards(EVENT), first_each_turn=True), Gain(1)),
)
card(
    "Fractal Threat Matrix",
    whenever(ForEvent("fully-broken", cards=Cards(ICE, protecting=True)), Trash(TopOf(RUNNER, 2))),
)
card(
    "Conundrum",
    StrengthBonus(3, condition=NumberIs(Counting(Cards(subtypes="ai")), least=1)),
    sub(trashes(RUNNER, Cards(PROGRAM))),
    sub(IfAble(LoseClicks(1, RUNNER))),
    sub(EndRun()),
)

card(
    "Priority Construction",
    AdditionalPlayCost(Clicks()),
    play(install(Cards(ICE, where="hq"), ignore_costs=True, place="remote"), Place(ADVANCEMENT, 3, Its())),
)
card("Caldera", interrupt(3, Prevent(F_DAMAGE, 1, (NET, BRAIN))))
card(
    "Aumakua",
    whenever(AnyOf(ForEvent("exposed", YOU), AccessOver(left=True)), Place(VIRUS)),
    StrengthBonus(CountersOn(VIRUS)),
    breaks(1),
)
card(
    "Diana's Hunt",
    play(
        Run(
            during=whenever(
                EncounterWith(this=False), install(Cards(PROGRAM, where="grip"), ignore_costs=True, may=True)
            )
        )
    ),
    when(ForEvent("run-ends", this=True), Trash(All(HappenedTo("installed", Cards(PROGRAM), "run", by_this=True)))),
)
GRIP_CARDS = Cards(where="grip")
card(
    "Dummy Box",
    interrupt(TrashCards(TypeOfImminent(GRIP_CARDS, by=CORP)), PreventTrash(TypeOfSpent(GRIP_CARDS), by=CORP)),
)
