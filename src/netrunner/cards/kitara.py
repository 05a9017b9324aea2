"""The Kitara cycle."""

from ..vocabulary import *

SEEN = Among(Its("seen"), Cards(where=("rnd",)))

card(
    "By Any Means",
    FirstClickOnly(),
    play(
        Delayed(
            When(AccessesCard(not_in=(ARCHIVES,)), (Both((Trash(EventCard()), Damage(MEAT, 1))),)),
            "turn",
        )
    ),
)
card(
    "Puffer",
    StrengthBonus(CountersOn(POWER)),
    MemoryCostsMore(CountersOn(POWER)),
    breaks(1, "sentry"),
    pumps(2, 1),
    paid(Clicks(), ChooseOne(((Place(POWER),), (Remove(POWER),)))),
)
card(
    "Reconstruction Contract",
    whenever(ForEvent("damage", of=MEAT), Place(ADVANCEMENT), may=True),
    paid(TrashThis(), MoveCountersFromThis(ADVANCEMENT, Chosen(Cards(side=CORP, advanceable=True)))),
)
card(
    "Emergent Creativity",
    AdditionalPlayCost(cost_of(Clicks())),
    play(
        Trash(
            Chosen(
                Cards(types=(PROGRAM, HARDWARE), where=("grip",)),
                AnyNumberOf(Cards(types=(PROGRAM, HARDWARE), where=("grip",))),
                up_to=True,
                as_="scrap",
            )
        ),
        Search(Installable(Cards(types=(PROGRAM, HARDWARE), where=("stack",)), InstallCostOf("scrap"))),
        Install(Found(), InstallCostOf("scrap")),
    ),
)
card(
    "Jinja City Grid",
    When(
        WouldDraw(each=True),
        (
            Look(WouldBeDrawn()),
            InsteadOfAdding(
                Chosen(InstallableHere(Among(WouldBeDrawn(), Cards(types=(ICE,), where=("rnd",))), 4), up_to=True),
                (Reveal(Its()), InstallHere(Its(), 4, ice=True)),
            ),
        ),
        interrupt=True,
    ),
    RegionLimit(),
)
card(
    "Bacterial Programming",
    When(
        ThisScoredOrStolen(),
        (
            Look(TopOf(CORP, 7)),
            AddTo(Chosen(SEEN, AnyNumberOf(SEEN), up_to=True), "hq"),
            Trash(Chosen(SEEN, AnyNumberOf(SEEN), up_to=True)),
            ArrangeTop(),
        ),
        optional=True,
        player=THE_CORP,
    ),
)
card(
    "No One Home",
    When(
        WouldAny((Would(F_TAGS), Would(F_DAMAGE, NET)), first="turn"),
        (
            MayPay(
                cost_of(TrashThis()),
                (
                    Trace(
                        0,
                        failure=(
                            ChooseOne(
                                ((Prevent(F_TAGS, -1, up_to=True),), (Prevent(F_DAMAGE, -1, NET, up_to=True),)),
                                player=THE_RUNNER,
                            ),
                        ),
                    ),
                ),
                asked=True,
            ),
        ),
        optional=True,
        interrupt=True,
    ),
)
card(
    "Anansi",
    whenever(EncounterOver(This()), If(Not(AllBroken()), (Damage(NET, 3),))),
    sub(Look(TopOf(CORP, 5)), ArrangeTop()),
    sub(May((Draw(1),)), MayPay(cost_of(2), (Draw(1, THE_RUNNER),), player=THE_RUNNER)),
    sub(Damage(NET, 1)),
)
card(
    "Because I Can",
    play(Run(remote=True)),
    if_successful(instead(ShuffleInto(All(InAttackedServer()), THE_CORP), may=True), remote=True),
)
card(
    "Kill Switch",
    play(StaysInPlay()),
    RevealedIfAccessed(Cards(types=(AGENDA,))),
    whenever(AccessesCard(Cards(types=(AGENDA,)), or_scored=True), Trace(3, (Damage(BRAIN, 1),))),
)
card(
    "Freedom Khumalo: Crypto-Anarchist",
    while_accessing(
        VirusCountersForAccessed(),
        Trash(AccessedCard()),
        only_if=Accessing(Cards(types=(ASSET, ICE, OPERATION, UPGRADE))),
        limit=1,
    ),
)
card(
    "Gebrselassie",
    paid(Clicks(), HostThisOn(Chosen(Cards(types=(PROGRAM,), subtypes=("icebreaker",), without=("ai",))))),
    StrengthLasts("turn", Host()),
)
