"""The Source."""

from ...vocabulary import *

card("Troll", when(EncounterWith(), Trace(2, ChooseOne(LoseClicks(1, RUNNER), EndRun(), player=RUNNER))))
