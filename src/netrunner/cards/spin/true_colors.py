"""True Colors."""

from ...vocabulary import *

card("Starlight Crusade Funding", when(TurnBegins(), LoseClicks(1)), IgnoresAdditionalCosts(Cards(EVENT, "double")))
card(
    "Keyhole",
    paid(
        Clicks(),
        Run(
            SERVER_RND,
            during=instead_of_accessing(Look(TopOf(CORP, 3)), Both(Trash(Chosen(those_seen("rnd"))), Shuffle(CORP))),
        ),
    ),
)
card("Punitive Counterstrike", play(Trace(5, Damage(MEAT, StolenPointsLastTurn()))))
card(
    "Lawyer Up",
    AdditionalPlayCost(Clicks()),
    play(Both(ChooseUpTo("removed", 2), RemoveTags(Named("removed")), Draw(3))),
)
card("Garrote", breaks(1, "sentry"), pumps(1, 1))
card(
    "LLDS Processor",
    whenever(Installed(Cards(subtypes="icebreaker")), Until(StrengthBonus(1, of=EventCard()), "turn")),
)
card("Sharpshooter", breaks(TrashThis(), "destroyer", ALL_OF_IT, up_to=True), pumps(1, 2))
card(
    "Fenris",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    sub(Damage(BRAIN, 1)),
    sub(EndRun()),
)
card("Panic Button", InstallOnlyIn(SERVER_HQ), paid(1, Draw(1), only_if=RunOnThisServer()))
card("Shock!", RevealFromRnD(), when(Accessed(), Damage(NET, 1)))
card("Tsurugi", sub(Unless(EndRun(), 1)), sub(Damage(NET, 1)), sub(Damage(NET, 1)), sub(Damage(NET, 1)))
card("TGTBT", RevealFromRnD(), when(Accessed(), GiveTags(1)))
card("Sweeps Week", play(Gain(Counting(Cards(where="grip")))))
card("Veterans Program", when(Scored(), Both(ChooseUpTo("removed", 2), RemoveBadPublicity(Named("removed"))), may=True))
card(
    "Activist Support",
    when(TurnBegins(CORP), If(NumberIs(Tags(), most=0), GiveTags(1))),
    when(TurnBegins(), If(NumberIs(BadPublicity(), most=0), TakeBadPublicity(1))),
)
card(
    "Leverage",
    PlayOnlyIf(HappenedThisTurn("run-successful", server=SERVER_HQ)),
    play(May(TakeBadPublicity(2), otherwise=Until(PreventsDamage(), "your next turn"), player=CORP)),
)
card(
    "Rex Campaign",
    when(ForEvent("rezzed", this=True), Load(POWER, 3)),
    when(ThisEmptied(), Trash(This()), ChooseOne(RemoveBadPublicity(1), Gain(5))),
    when(TurnBegins(), Remove(POWER, 1)),
)
card(
    "Curtain Wall",
    StrengthBonus(4, condition=Fits(This(), Outermost())),
    sub(EndRun()),
    sub(EndRun()),
    sub(EndRun()),
)
card(
    "Capstone",
    paid(
        Clicks(),
        Trash(any_number_of(Cards(where="grip"))),
        Draw(Counting(WithCopyIn(Among(Its(), Cards(where="heap")), "installed"))),
    ),
)
card("RSVP", sub(Until(Cannot(A_SPEND_CREDITS, RUNNER), "run")))
