"""The Devil and the Dragon."""

from ...vocabulary import *

card(
    "Knobkierie",
    MemoryFor(3, Cards(PROGRAM, "virus")),
    when(RunSuccessful(first_each_turn=True), Place(VIRUS, 1, Chosen(Cards(PROGRAM, "virus"))), may=True),
    ConsoleLimit(),
)
card(
    "Malia Z0L0K4",
    when(ForEvent("rezzed", this=True), Remember(Chosen(Cards(RESOURCE, without="virtual")))),
    BlankText(Remembered()),
)
card(
    "Because I Can",
    play(Run(remote=True)),
    instead_of_accessing(ShuffleInto(All(InAttackedServer()), CORP), may=True),
)
card(
    "Kill Switch",
    play(StaysInPlay()),
    RevealedIfAccessed(Cards(AGENDA)),
    whenever(AccessesCard(Cards(AGENDA), or_scored=True), Trace(3, Damage(BRAIN, 1))),
)

card(
    "419: Amoral Scammer",
    when(
        ForEvent("installed", CORP, first_each_turn=True),
        Unless(Expose(EventCard()), 1, CORP),
        may=True,
    ),
)
card(
    "Rogue Trading",
    when(Installed(), Load(CREDIT, 18)),
    when(ThisEmptied(), Trash(This())),
    paid(Clicks(2), Both(Take(6), GiveTags(1))),
)
card(
    "Nyashia",
    when(Installed(), Place(POWER, 3)),
    whenever(
        ForEvent("access-cards", servers=SERVER_RND),
        Until(AccessMore(1, SERVER_RND), "access"),
        may_pay=HostedCounters(POWER),
    ),
)
card(
    "Consume",
    whenever(ForEvent("trashed", YOU, AnyCardOf(CORP)), Place(VIRUS), may=True),
    paid(Clicks(), Both(Gain(Times(2, CountersOn(VIRUS))), Remove(VIRUS, ALL_OF_IT))),
)
card(
    "Tempus",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), Trace(3, ChooseOne(LoseClicks(2, RUNNER), Damage(BRAIN, 1), player=RUNNER))),
)
card(
    "Bio Vault",
    RemoteOnly(),
    CanBeAdvanced(),
    paid((TrashThis(), HostedCounters(ADVANCEMENT, 2)), EndRun()),
)
card(
    "Sadaka",
    sub(Look(TopOf(CORP, 3)), ChooseOne(ArrangeTop(), Shuffle()), May(Draw(1))),
    sub(
        May(Trash(Chosen(Cards(where="hq")))),
        If(TrashedThisWay(), Trash(Chosen(Cards(RESOURCE)))),
        Trash(This()),
    ),
)
card("Endless EULA", *[sub(Unless(EndRun(), 1, RUNNER)) for _ in range(6)])
card(
    "Sandman",
    sub(AddTo(Chosen(Cards(side=RUNNER)), "grip")),
    sub(AddTo(Chosen(Cards(side=RUNNER)), "grip")),
)
card(
    "Oduduwa",
    when(
        EncounterWith(),
        Place(ADVANCEMENT),
        May(Place(ADVANCEMENT, CountersOn(ADVANCEMENT), Chosen(Cards(ICE, other=True)))),
    ),
    sub(EndRun()),
    sub(EndRun()),
)
card("Rashida Jaheem", when(TurnBegins(), Both(Gain(3), Draw(3)), may_pay=TrashThis()))

card(
    "Glut Cipher",
    play(Run(SERVER_ARCHIVES)),
    instead_of_accessing(
        If(
            NumberIs(Counting(Cards(where="archives")), least=5),
            (
                AddTo(Chosen(Cards(where="archives"), 5, player=CORP), "hq", by=CORP),
                TrashAtRandom(5, CORP),
            ),
        )
    ),
)
card(
    "Falsified Credentials",
    play(
        ChooseCardType(),
        Expose(Chosen(Cards(not_types=ICE, rezzed=False, central=False))),
        If(And(DidExpose(), Fits(Its(), OfChosenType(Cards()))), Gain(5)),
    ),
)

card(
    "Amani Senai",
    whenever(ScoredOrStolen(), Trace(RequirementOf(EventCard()), AddTo(Chosen(Cards(side=RUNNER)), "grip")), may=True),
)
FACEUP_AGENDAS = All(Cards(AGENDA, faceup=True))
card(
    "SSO Industries: Fueling Innovation",
    when(
        ForEvent("turn-ends", YOU),
        Place(ADVANCEMENT, AgendaPointsOf(FACEUP_AGENDAS), Chosen(WithoutCounters(ADVANCEMENT, Cards(ICE)))),
        may=True,
    ),
)
card(
    "City Works Project",
    InstallFaceup(),
    when(Accessed(only_in=PLAY_AREA), Damage(MEAT, Plus(CountersOn(ADVANCEMENT), 2))),
)
