"""Order and Chaos."""

from ..vocabulary import *

card(
    "Argus Security: Protection Guaranteed",
    whenever(Stolen(), ChooseOne(GiveTags(1), Damage(MEAT, 2, by=RUNNER), player=RUNNER)),
)
card(
    "Glenn Station",
    CanHost(Cards(), limit=1),
    paid(Clicks(), HostHere(Chosen(Cards(where="hq")), facedown=True)),
    paid(Clicks(), AddTo(Chosen(HostedHere()), "hq")),
)
card(
    "Wormhole",
    CanBeAdvanced(),
    CostsLess("rez", Times(3, CountersOn(ADVANCEMENT))),
    sub(ResolveSubroutineOn(Cards(ICE, rezzed=True, other=True))),
)
card(
    "The Twins",
    whenever(
        ForEvent("pass-ice", cards=Cards(ICE, rezzed=True, protecting=True)),
        ForceEncounterWith(EventCard(), again=True),
        may_pay=TrashCards(CopiesOf(EventCard()), reveal=True),
    ),
)
card("I've Had Worse", play(Draw(3)), whenever(ThisTrashedByDamage(NET, MEAT), Draw(3)))
card(
    "Showing Off",
    play(Run(SERVER_RND)),
    if_successful(Until(AccessFromBottom(), "run"), servers=SERVER_RND),
)
card(
    "Forked",
    play(Run()),
    when(ForEvent("fully-broken", YOU, Cards(ICE, "sentry"), first_this_run=True), Trash(EventCard())),
)
card(
    "Progenitor",
    CanHost(Cards(PROGRAM, "virus"), limit=1),
    NoMemoryCost(),
    when(Would(F_PURGE), KeepFromPurge(Hosted())),
)
card(
    "Qianju PT",
    when(
        TurnBegins(),
        LoseClicks(1),
        Delayed(when(Would(F_TAGS, first="since"), Prevent(F_TAGS, 1)), "once+your next turn"),
        may=True,
    ),
)
card("MemStrips", MemoryFor(3, Cards(PROGRAM, "virus")))
