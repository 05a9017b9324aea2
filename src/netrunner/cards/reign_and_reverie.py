"""Reign and Reverie."""

from ..vocabulary import *

card(
    "Patchwork",
    Memory(1),
    when(WouldPlayOrInstall(), LowerCost(2), may_pay=TrashCards(NotImminent(Cards(where="grip"))), limit=1),
    ConsoleLimit(),
)
card(
    "Thunder Art Gallery",
    when(
        FirstOfAny(Prevented(F_TAGS), ForEvent("tags-removed", YOU)),
        install(Cards((HARDWARE, PROGRAM, RESOURCE), where="grip"), discount=1),
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
        Gain(Counting(Cards(AGENDA, where="runner-score"))),
        ChooseUpTo("cards drawn", Counting(Cards(AGENDA, where="runner-score"))),
        Draw(Named("cards drawn")),
        install_in_one_remote(Cards(where="hq"), Counting(Cards(AGENDA, where="runner-score"))),
    ),
)
card(
    "Giordano Memorial Field",
    whenever(
        RunSuccessful(this_server=True),
        Unless(EndRun(), Credits(Times(2, Counting(Cards(AGENDA, where="runner-score")))), RUNNER),
    ),
)
card(
    "Peeping Tom",
    when(
        EncounterWith(),
        ChooseCardType(),
        RevealCounting(All(Cards(where="grip"))),
        Until(GrantsAbility(sub(Unless(EndRun(), TakeTags(1), RUNNER)), n=Named("matching")), "run"),
    ),
)
card(
    "Lady Liberty",
    when(TurnBegins(), Place(POWER)),
    paid(Clicks(3), AddAgenda(Chosen(AgendasWorth(Cards(AGENDA, where="hq"), CountersOn(POWER))))),
    RegionLimit(),
)
