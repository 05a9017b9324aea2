"""All That Remains."""

from ...vocabulary import *

card("Hostile Infrastructure", whenever(ForEvent("trashed", RUNNER, AnyCardOf(CORP)), Damage(NET, 1)))
card("Gemini", sub(Trace(2, Damage(NET, 1), either=If(NumberIs(TraceStrength(), least=5), Damage(NET, 1)))))
card(
    "Daily Business Show",
    DrawsMore(1),
    when(
        WouldDraw(first_each_turn=True),
        InsteadOfDrawing(
            Look(TopOf(CORP, DrawCount())),
            AddTo(Chosen(those_seen("rnd")), "rnd", top=False),
            DrawTheRest(DrawCount(-1)),
        ),
    ),
)
card("Leela Patel: Trained Pragmatist", whenever(ScoredOrStolen(), AddTo(Chosen(Cards(side=CORP, rezzed=False)), "hq")))
