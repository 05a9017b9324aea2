"""The subtypes that exist, by card type (rule 2.16.7).

A player who has to choose a subtype chooses one that has been printed on a card
of the named type (2.16.6), so the list is data of the rules and not of the cards
at hand.

>>> "Virus" in SUBTYPES["program"]
True
>>> "Trap" in SUBTYPES["program"]
False
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SUBTYPES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # 2.16.7a
        "identity": (
            "Bioroid",
            "Clone",
            "Corp",
            "Corporation",
            "Cyborg",
            "Digital",
            "Division",
            "G-mod",
            "Megacorp",
            "Natural",
            "Police Department",
            "Stealth",
            "Subsidiary",
        ),
        # 2.16.7b
        "agenda": (
            "Ambush",
            "Expansion",
            "Initiative",
            "NEXT",
            "Psi",
            "Public",
            "Research",
            "Security",
            "Sensie",
            "Source",
        ),
        # 2.16.7c
        "asset": (
            "Advertisement",
            "Alliance",
            "Ambush",
            "Beanstalk",
            "Bioroid",
            "Cast",
            "Character",
            "Clone",
            "Corporation",
            "Executive",
            "Facility",
            "Government",
            "Hostile",
            "Illicit",
            "Political",
            "Psi",
            "Region",
            "Research",
            "Ritzy",
            "Seedy",
            "Transaction",
        ),
        # 2.16.7d
        "ice": (
            "AP",
            "Advertisement",
            "Ambush",
            "Barrier",
            "Bioroid",
            "Code Gate",
            "Deflector",
            "Destroyer",
            "Grail",
            "Illicit",
            "Morph",
            "Mythic",
            "NEXT",
            "Observer",
            "Psi",
            "Sentry",
            "Tracer",
            "Trap",
        ),
        # 2.16.7e
        "operation": (
            "Alliance",
            "Black Ops",
            "Condition",
            "Current",
            "Double",
            "Gray Ops",
            "Illicit",
            "Lockdown",
            "Psi",
            "Reprisal",
            "Terminal",
            "Transaction",
            "Triple",
        ),
        # 2.16.7f
        "upgrade": (
            "Advertisement",
            "Alliance",
            "Ambush",
            "Beanstalk",
            "Bioroid",
            "Character",
            "Clone",
            "Connection",
            "Enforcer",
            "Executive",
            "Facility",
            "Hostile",
            "Off-site",
            "Orgcrime",
            "Psi",
            "Region",
            "Ritzy",
            "Seedy",
            "Security Protocol",
            "Sysop",
            "Unorthodox",
        ),
        # 2.16.7g
        "event": (
            "Condition",
            "Current",
            "Double",
            "Job",
            "Mod",
            "Orgcrime",
            "Priority",
            "Run",
            "Sabotage",
            "Stealth",
            "Terminal",
        ),
        # 2.16.7h
        "hardware": (
            "Bomb",
            "Chip",
            "Companion",
            "Console",
            "Consumer-grade",
            "Cybernetic",
            "Gear",
            "Link",
            "Mod",
            "Stealth",
            "Vehicle",
            "Weapon",
        ),
        # 2.16.7i
        "program": (
            "AI",
            "Caïssa",
            "Cloud",
            "Daemon",
            "Decoder",
            "Deva",
            "Fracter",
            "Icebreaker",
            "Killer",
            "Stealth",
            "Virus",
        ),
        # 2.16.7j
        "resource": (
            "Clan",
            "Companion",
            "Connection",
            "Directive",
            "Genetics",
            "Government",
            "Job",
            "Link",
            "Location",
            "Remote",
            "Ritzy",
            "Sabotage",
            "Seedy",
            "Source",
            "Stealth",
            "Virtual",
        ),
    }
)
