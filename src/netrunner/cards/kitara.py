"""The Kitara cycle."""

from ..vocabulary import *

card(
    "By Any Means",
    FirstClickOnly(),
    play(Delayed(when(AccessesCard(not_in=ARCHIVES), Both(Trash(EventCard()), Damage(MEAT, 1))), "turn")),
)
card(
    "Puffer",
    StrengthBonus(CountersOn(POWER)),
    MemoryCostsMore(CountersOn(POWER)),
    breaks(1, "sentry"),
    pumps(2, 1),
    paid(Clicks(), ChooseOne(Place(POWER), Remove(POWER))),
)
card(
    "Reconstruction Contract",
    whenever(ForEvent("damage", of=MEAT), Place(ADVANCEMENT), may=True),
    paid(TrashThis(), MoveCountersFromThis(ADVANCEMENT, Chosen(Cards(side=CORP, advanceable=True)))),
)
card(
    "Emergent Creativity",
    AdditionalPlayCost(Clicks()),
    play(
        Trash(any_number_of(Cards((PROGRAM, HARDWARE), where="grip"), as_="scrap")),
        Search(Installable(Cards((PROGRAM, HARDWARE), where="stack"), InstallCostOf("scrap"))),
        Install(Found(), InstallCostOf("scrap")),
    ),
)
card(
    "Jinja City Grid",
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        InsteadOfAdding(
            Chosen(InstallableHere(Among(WouldBeDrawn(), Cards(ICE, where="rnd")), 4), up_to=True),
            Reveal(Its()),
            InstallHere(Its(), 4, ice=True),
        ),
    ),
    RegionLimit(),
)
card(
    "Bacterial Programming",
    when(
        ScoredOrStolen(this=True),
        Look(TopOf(CORP, 7)),
        AddTo(any_number_of(those_seen("rnd")), "hq"),
        Trash(any_number_of(those_seen("rnd"))),
        ArrangeTop(),
        may=True,
        player=CORP,
    ),
)
card(
    "No One Home",
    when(
        WouldAny(Would(F_TAGS), Would(F_DAMAGE, NET), first="turn"),
        Trace(
            0,
            failure=ChooseOne(
                Prevent(F_TAGS, ALL_OF_IT, up_to=True), Prevent(F_DAMAGE, ALL_OF_IT, NET, up_to=True), player=RUNNER
            ),
        ),
        may_pay=TrashThis(),
    ),
)
card(
    "Anansi",
    whenever(EncounterEnds(This()), If(Not(AllBroken()), Damage(NET, 3))),
    sub(Look(TopOf(CORP, 5)), ArrangeTop()),
    sub(May(Draw(1)), MayPay(2, Draw(1, RUNNER), player=RUNNER)),
    sub(Damage(NET, 1)),
)
card(
    "Because I Can",
    play(Run(remote=True)),
    instead_of_accessing(ShuffleInto(All(InAttackedServer()), CORP), remote=True, may=True),
)
card(
    "Kill Switch",
    play(StaysInPlay()),
    RevealedIfAccessed(Cards(AGENDA)),
    whenever(AccessesCard(Cards(AGENDA), or_scored=True), Trace(3, Damage(BRAIN, 1))),
)
card(
    "Freedom Khumalo: Crypto-Anarchist",
    while_accessing(
        Trash(AccessedCard()),
        paying=VirusCountersForAccessed(),
        only_if=Accessing(Cards((ASSET, ICE, OPERATION, UPGRADE))),
        limit=1,
    ),
)
card(
    "Gebrselassie",
    paid(Clicks(), HostThisOn(Chosen(Cards(PROGRAM, "icebreaker", without="ai")))),
    StrengthLasts("turn", Host()),
)
