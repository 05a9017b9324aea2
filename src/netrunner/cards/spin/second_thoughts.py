"""Second Thoughts."""

from ...vocabulary import *

card(
    "Copycat",
    whenever(
        ForEvent("pass-ice", cards=Cards(ICE, rezzed=True)),
        ContinueFrom(Chosen(CopyOf(EventCard(), Cards(rezzed=True)))),
        may_pay=TrashThis(),
    ),
)
card("The Cleaners", when(Would(F_DAMAGE, MEAT, player=YOU), Increase(F_DAMAGE, 1, MEAT)))
card(
    "Off the Grid",
    RemoteOnly(),
    Cannot(A_RUN, this_server=True),
    whenever(RunSuccessful(SERVER_HQ), Trash(This())),
)
card("Scheherazade", CanHost(Cards(PROGRAM)), whenever(InstalledHere(Cards(PROGRAM)), Gain(1)))
card("Hard at Work", when(TurnBegins(), Both(Gain(2), LoseClicks(1))))
card("Recon", play(Run()), when(EncounterWith(this=False, first_this_run=True), JackOut(), may=True))
card("Leviathan", breaks(3, "code gate", 3, up_to=True), pumps(3, 5))
card("Prepaid VoicePAD", Recurring(1), HostedCreditsFor(P_PLAY, Cards(EVENT)))
card(
    "Wotan",
    sub(Unless(EndRun(), Clicks(2), RUNNER)),
    sub(Unless(EndRun(), 3, RUNNER)),
    sub(Unless(EndRun(), TrashCards(Cards(PROGRAM)), RUNNER)),
    sub(Unless(EndRun(), SufferDamage(BRAIN, 1), RUNNER)),
)
card(
    "Clone Retirement",
    when(Scored(), RemoveBadPublicity(1), may=True),
    when(Stolen(this=True), TakeBadPublicity(1)),
)
card(
    "Swordsman",
    CannotBreakUsing(Cards(PROGRAM, "ai")),
    sub(Trash(Chosen(Cards(PROGRAM, "ai")))),
    sub(Damage(NET, 1)),
)
card(
    "Shipment from SanSan",
    AdditionalPlayCost(Clicks()),
    play(Both(ChooseUpTo("tokens", 2), PlaceAdvancement(Chosen(Cards(advanceable=True)), Named("tokens")))),
)
card(
    "Muckraker",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    sub(Trace(1, GiveTags(1))),
    sub(Trace(2, GiveTags(1))),
    sub(Trace(3, GiveTags(1))),
    sub(If(RunnerTagged(), EndRun())),
)
card(
    "Elizabeth Mills",
    when(ForEvent("rezzed", this=True), RemoveBadPublicity(1)),
    paid((Clicks(), TrashThis()), Trash(Chosen(Cards(subtypes="location"))), TakeBadPublicity(1)),
)
card("Restructure", play(Gain(15)))
card(
    "Eureka!",
    AdditionalPlayCost(Clicks()),
    play(
        Reveal(TopOf(RUNNER)),
        May(Install(Its("revealed"), 10), otherwise=Trash(Its("revealed"))),
    ),
)
card(
    "Record Reconstructor",
    whenever(
        RunSuccessful(SERVER_ARCHIVES),
        instead(AddTo(Chosen(Cards(where="archives", faceup=True)), "rnd"), may=True),
    ),
)
card(
    "Hellion Alpha Test",
    PlayOnlyIf(HappenedLastTurn("installed", RUNNER, Cards(RESOURCE))),
    play(Trace(2, AddTo(Chosen(Cards(RESOURCE)), "stack"), TakeBadPublicity(1))),
)
card(
    "Profiteering",
    when(
        Scored(),
        ChooseUpTo("bad publicity", 3),
        TakeBadPublicity(Named("bad publicity")),
        Gain(Times(5, Named("taken"))),
    ),
)
card(
    "Bishop",
    paid(Clicks(), HostThisOn(Chosen(WithinReach("across", "caïssa")))),
    StrengthBonus(-2, of=Host()),
)
