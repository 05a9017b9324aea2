"""What cards are written in: numbers, conditions, card descriptions, costs, instructions, triggers and abilities.

Every word is a frozen, typed value. A card's text is rendered from these values (``netrunner.text``), so that what a
player reads cannot differ from what the card does.

Card modules import all of it at once; nothing else does so. Each module lists its words in ``__all__``: what is
not listed there is a part that some word is made of, or a helper. No two words share a name.
"""

from types import ModuleType
from typing import TYPE_CHECKING

from .abilities import *
from .accessing import *
from .actions import *
from .agendas import *
from .attributes import *
from .base import *
from .bids import *
from .borrowing import *
from .breakers import *
from .cards import *
from .conditions import *
from .considering import *
from .costs import *
from .counters import *
from .damage import *
from .deckbuilding import *
from .declare import *
from .drawing import *
from .flow import *
from .forfeiting import *
from .hands import *
from .history import *
from .hosting import *
from .ice import *
from .identities import *
from .installs import *
from .instructions import *
from .interrupts import *
from .into_play import *
from .lasting import *
from .leaving_hands import *
from .measures import *
from .mechanics import *
from .moments import *
from .moving import *
from .named_effects import *
from .naming_cards import *
from .numbers import *
from .open_hands import *
from .piles import *
from .preventing import *
from .redirecting import *
from .relocating import *
from .restrictions import *
from .revealing import *
from .running import *
from .scoring_by_abilities import *
from .second_runs import *
from .servers import *
from .set_aside import *
from .spending import *
from .statics import *
from .subroutines import *
from .subtypes import *
from .tags import *
from .text_boxes import *
from .timing import *
from .traces import *
from .traits import *
from .trashing import *
from .triggers import *
from .values import *
from .words import *
from .would import *
from .zones import *

if not TYPE_CHECKING:  # a type checker follows the stars above
    __all__ = [
        word
        for module in list(globals().values())
        if isinstance(module, ModuleType)
        for word in getattr(module, "__all__", ())
    ]
