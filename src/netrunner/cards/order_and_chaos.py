"""Order and Chaos."""

from ..vocabulary import *

card(
    "Argus Security: Protection Guaranteed",
    whenever(Stolen(), ChooseOne(((GiveTags(1),), (Damage(MEAT, 2, by=THE_RUNNER),)), player=THE_RUNNER)),
)
card(
    "Glenn Station",
    CanHost(Cards(), limit=1),
    paid(Clicks(), HostHere(Chosen(Cards(where=("hq",))), facedown=True)),
    paid(Clicks(), AddTo(Chosen(HostedHere()), "hq")),
)
card(
    "Wormhole",
    CanBeAdvanced(),
    CostsLess("rez", Times(3, CountersOn(ADVANCEMENT)), where=WHILE_ACTIVE | WHILE_UNREZZED),
    sub(ResolveSubroutineOn(Cards(types=(ICE,), rezzed=True, other=True))),
)
card(
    "The Twins",
    whenever(
        ForEvent("pass-ice", cards=Cards(types=(ICE,), rezzed=True, protecting=True)),
        MayPay(
            cost_of(TrashCards(CopiesOf(EventCard()), reveal=True)),
            (ForceEncounterWith(EventCard(), again=True),),
            asked=True,
        ),
        may=True,
    ),
)
card("I've Had Worse", play(Draw(3)), whenever(ThisTrashedByDamage((NET, MEAT)), Draw(3)))
card(
    "Showing Off",
    play(Run((SERVER_RND,))),
    if_successful(Until(AccessFromBottom(), "run"), servers=(SERVER_RND,)),
)
card(
    "Forked",
    play(Run()),
    when(
        ForEvent("fully-broken", YOU, Cards(types=(ICE,), subtypes=("sentry",)), first_this_run=True),
        Trash(EventCard()),
    ),
)
card(
    "Progenitor",
    CanHost(Cards(types=(PROGRAM,), subtypes=("virus",)), limit=1),
    NoMemoryCost(),
    When(Would(F_PURGE), (KeepFromPurge(Hosted()),), interrupt=True),
)
card(
    "Qianju PT",
    when(
        TurnBegins(),
        LoseClicks(1),
        Delayed(When(Would(F_TAGS, first="since"), (Prevent(F_TAGS, 1),), interrupt=True), "once+your next turn"),
        may=True,
    ),
)
