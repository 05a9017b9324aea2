"""Fear the Masses."""

from ...vocabulary import *

card(
    "The Black File",
    Cannot(A_WIN, CORP),
    when(TurnBegins(), Place(POWER), If(NumberIs(CountersOn(POWER), least=3), AddTo(This(), "removed"))),
)
card(
    "Rigged Results",
    play(
        SecretlySpend(
            2, RunServerOf(Chosen(Cards(ICE)), during=when(EncounterWith(cards=Its(), first_this_run=True), Bypass()))
        )
    ),
)
card("Lateral Growth", play(Gain(4), install_from_hq()))
card("Subcontract", PlayOnlyIf(RunnerTagged()), play(play_from_hq(), play_from_hq()))
