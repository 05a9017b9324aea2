"""Breaker Bay."""

from ...vocabulary import *

card("Blacklist", CannotLeave(HEAP))
card("Research Grant", when(Scored(), ScoreIt(Chosen(Cards(title="Research Grant"))), may=True))
card(
    "Off-Campus Apartment",
    CanHost(Cards(subtypes="connection")),
    whenever(InstalledHere(Cards(subtypes="connection")), Draw(1)),
)
card("Career Fair", play(install(Cards(RESOURCE, where="grip"), discount=3)))
card(
    "Dorm Computer",
    when(Installed(), Place(POWER, 4)),
    paid((Clicks(), HostedCounters(POWER)), Run(during=when(Would(F_TAGS), Prevent(F_TAGS, ALL_OF_IT)))),
)
card(
    "Hayley Kaplan: Universal Scholar",
    when(
        ForEvent("installed", YOU, first_each_turn=True), install(SameType(EventCard(), Cards(where="grip"))), may=True
    ),
)
card(
    "Comet",
    Memory(1),
    when(
        ForEvent("resolved", of=EVENT, first_each_turn=True),
        PlayIt(Chosen(Playable(Cards(EVENT, where="grip")))),
        may=True,
    ),
    ConsoleLimit(),
)
card("Study Guide", StrengthBonus(CountersOn(POWER)), breaks(1, "code gate"), paid(2, Place(POWER)))
card("Tyson Observatory", paid(Clicks(2), Search(Cards(HARDWARE)), Reveal(Found()), AddTo(Found(), "grip")))
card("Beach Party", when(TurnBegins(), LoseClicks(1)), HandSize(5))
card(
    "Recruiting Trip",
    play(
        Search(Cards(subtypes="sysop"), X(), up_to=True, zones="rnd", different=True),
        Reveal(Found()),
        AddTo(Found(), "hq"),
    ),
)
card("Breaker Bay Grid", CostsLess("rez", 5, Cards(in_server=True)), RegionLimit())
card("Crick", StrengthBonus(3, condition=ThisProtects(SERVER_ARCHIVES)), sub(install(Cards(where="archives"))))
card("Gutenberg", StrengthBonus(3, condition=ThisProtects(SERVER_RND)), sub(Trace(7, GiveTags(1))))
card("Meru Mati", StrengthBonus(3, condition=ThisProtects(SERVER_HQ)), sub(EndRun()))
card(
    "Hacktivist Meeting",
    play(StaysInPlay()),
    AdditionalCostTo(A_REZ, TrashAtRandomToPay(), Cards(not_types=ICE)),
)
card("Game Day", AdditionalPlayCost(Clicks()), play(Draw(RoomInHand())))
card(
    "Turing",
    StrengthBonus(3, condition=ThisProtects(remote=True)),
    CannotBreakUsing(Cards(PROGRAM, "ai")),
    sub(Unless(EndRun(), Clicks(3), RUNNER)),
)
card("Student Loans", AdditionalCostTo(A_PLAY, 2, WithCopyIn(Cards(EVENT), "heap")))
card(
    "London Library",
    when(ForEvent("turn-ends", YOU), Trash(All(HostedHere(Cards(PROGRAM))))),
    paid(Clicks(), install(Cards(PROGRAM, without="virus", where="grip"), ignore_install_cost=True, place="here")),
    paid(Clicks(), AddTo(Chosen(HostedHere(Cards(PROGRAM))), "grip")),
)
