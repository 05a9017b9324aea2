"""Chrome City."""

from ...vocabulary import *

card("Titanium Ribs", when(Installed(), Damage(MEAT, 2)), SelectsDamage())
card("Lockdown", sub(Until(Cannot(A_DRAW, RUNNER), "turn")))
card("Little Engine", sub(EndRun()), sub(EndRun()), sub(Gain(5, RUNNER)))
card(
    "Oaktown Renovation",
    InstallFaceup(),
    whenever(ForEvent("advanced", YOU, this=True), If(NumberIs(CountersOn(ADVANCEMENT), least=5), Gain(3), Gain(2))),
)
