"""Reign and Reverie."""

from ..vocabulary import *

card(
    "Patchwork",
    Memory(1),
    When(
        WouldPlayOrInstall(),
        (MayPay(cost_of(TrashCards(NotImminent(Cards(where=("grip",))))), (LowerCost(2),), asked=True),),
        optional=True,
        interrupt=True,
        limit=1,
    ),
    ConsoleLimit(),
)
card(
    "Thunder Art Gallery",
    when(
        FirstOfAny((Prevented(F_TAGS), ForEvent("tags-removed", YOU))),
        Install(Chosen(Installable(Cards(types=(HARDWARE, PROGRAM, RESOURCE), where=("grip",)), 1)), discount=1),
        may=True,
    ),
)
card(
    "DJ Fenris",
    when(Installed(), HostHere(Chosen(OtherIdentity(same_faction=False, subtype="g-mod")))),
    GainsHostedText(),
)
card(
    "Fast Break",
    play(
        Gain(Counting(Cards(types=(AGENDA,), where=("runner-score",)))),
        ChooseUpTo("cards drawn", Counting(Cards(types=(AGENDA,), where=("runner-score",)))),
        Draw(Named("cards drawn")),
        install_in_one_remote(Cards(where=("hq",)), Counting(Cards(types=(AGENDA,), where=("runner-score",)))),
    ),
)
card(
    "Giordano Memorial Field",
    whenever(
        RunSuccessful(this_server=True),
        Unless(
            (EndRun(),),
            cost_of(Credits(Times(2, Counting(Cards(types=(AGENDA,), where=("runner-score",)))))),
            THE_RUNNER,
        ),
    ),
)
card(
    "Peeping Tom",
    when(
        EncounterWith(),
        ChooseCardType(),
        RevealCounting(All(Cards(where=("grip",)))),
        Until(GrantsAbility(sub(Unless((EndRun(),), cost_of(TakeTags(1)), THE_RUNNER)), n=Named("matching")), "run"),
    ),
)
card(
    "Lady Liberty",
    when(TurnBegins(), Place(POWER)),
    paid(Clicks(3), AddAgenda(Chosen(AgendasWorth(Cards(types=(AGENDA,), where=("hq",)), CountersOn(POWER))))),
    RegionLimit(),
)
