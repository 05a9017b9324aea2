"""Upstalk."""

from ...vocabulary import *

card("Near-Earth Hub: Broadcast Center", when(ForEvent("server-created", YOU, first_each_turn=True), Draw(1)))
card("Bad Times", PlayOnlyIf(RunnerTagged()), play(Until(Memory(-2, RUNNER), "turn")))
card("Leprechaun", CanHost(Cards(PROGRAM), limit=2), NoMemoryCost())
