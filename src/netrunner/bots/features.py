"""A position in figures, for a side that knows all of it: what a learned value looks at.

Everything comes from the declarations of the cards (``reading``) and from the state; no card is known by its title.
The figures are read from a world, in which hidden cards are assumed, never from the game itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ..rules.concepts.values import score, strength
from ..rules.machine.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP,
    CREDIT,
    ICE,
    PLAY_AREA,
    RND,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    VIRUS,
)
from .from_state import IN_HQ
from .reading import Reading, read

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.state import Server, State

#: What it costs, at most, to enter a server; a server that nobody can enter costs this much.
CLOSED: Final = 16

#: What a Runner's turn may earn before its last click runs.
_EARNED: Final = 3

#: The names of the figures, in their order.
NAMES: Final = (
    "one", "corp points", "corp points squared", "runner points", "runner points squared",
    "corp credits to 4", "corp credits to 10", "corp credits beyond",
    "runner credits to 4", "runner credits to 10", "runner credits beyond",
    "corp hand", "points in HQ", "ice in HQ", "money in HQ", "points in HQ, open",
    "grip", "grip below 3", "breakers in grip", "money in grip",
    "way into HQ", "way into R&D", "HQ closed", "R&D closed", "ice on HQ", "ice on R&D", "ice on Archives",
    "best remote", "best remote closed", "ice on remotes", "remotes",
    "points installed, safe", "points installed, open", "advanced, safe", "advanced, open", "traps",
    "kinds of ice broken", "breakers", "rig", "money in rig", "drip in rig", "memory free",
    "corp money in play", "corp drip", "upgrades",
    "tags", "brain damage", "bad publicity", "virus counters",
    "points in R&D", "R&D", "stack", "points in Archives", "corp to move", "clicks",
    "scores next, safe", "scores next, open", "wins next, safe", "wins next, open", "corp nearly there",
    "runner nearly there", "rezzed on HQ", "rezzed on R&D", "rezzed on remotes", "to rez",
    "looks at R&D", "looks at HQ",
    "breaks barriers", "breaks code gates", "breaks sentries", "damage in HQ", "deadly", "more access",
    "agendas in HQ", "breakers left", "top of R&D known", "HQ known",
)  # fmt: skip

KINDS: Final = ("barrier", "code gate", "sentry")


def features(s: State) -> list[float]:
    """The figures of a position."""
    cards = s.cards
    rig: list[tuple[Reading, int]] = []
    breakers: list[tuple[Reading, int]] = []
    stock = for_runs = drip = rig_size = virus = more = 0
    memory = 4
    for i in s.zones[PLAY_AREA]:
        c = cards[i]
        if c.owner != RUNNER or not c.installed or i <= RUNNER:
            continue
        known = read(c.defn.title)
        rig_size += 1
        virus += c.counters[VIRUS]
        if not c.faceup:
            continue
        memory += known.memory_bonus - known.memory
        rig.append((known, i))
        if known.recurring:
            for_runs += c.counters[CREDIT]
        else:
            stock += c.counters[CREDIT]
        drip += known.drip
        if known.more_access:
            more += known.more_access if not known.grows else c.counters[VIRUS]
        if known.breaks:
            breakers.append((known, strength(s, c)))
    corp_credits, runner_credits = s.credits[CORP], s.credits[RUNNER]
    purse = runner_credits + (for_runs if breakers else 0)

    ways: dict[int, int] = {}
    safe = exposed = safe_advanced = exposed_advanced = 0.0
    traps = corp_stock = corp_drip = upgrades = remote_ice = remotes = 0
    best_remote = 0
    next_safe = next_open = wins_safe = wins_open = to_rez = 0
    rezzed = [0, 0, 0, 0]
    corp_points, runner_points = score(s, CORP), score(s, RUNNER)
    for number, server in s.servers.items():
        way = way_in(s, server, breakers, corp_credits)
        ways[number] = way
        inside = False
        for i in server.ice:
            c = cards[i]
            if c.faceup:
                rezzed[min(number, 3)] += c.defn.cost
            elif c.defn.cost <= corp_credits:
                to_rez += 1
        eased = sum([read(cards[i].defn.title).eases for i in server.cards if cards[i].faceup])
        for i in server.cards:
            c = cards[i]
            known = read(c.defn.title)
            if c.type == AGENDA:
                inside = True
                share = known.points * min(1.0, c.counters[ADVANCEMENT] / max(1, known.requirement))
                missing = known.requirement - eased - c.counters[ADVANCEMENT]
                soon = known.points if missing <= 3 and missing <= corp_credits else 0
                wins = soon > 0 and corp_points + known.points >= 7
                if way > purse + _EARNED:
                    safe += known.points
                    safe_advanced += share
                    next_safe += soon
                    wins_safe += wins
                else:
                    exposed += known.points
                    exposed_advanced += share
                    next_open += soon
                    wins_open += wins
            elif c.faceup:
                corp_stock += c.counters[CREDIT]
                corp_drip += known.drip
                upgrades += known.trash_cost >= 0 and not known.is_economy
            elif known.trap:
                traps += 1
        if number > SERVER_ARCHIVES:
            remotes += 1
            remote_ice += len(server.ice)
            best_remote = max(best_remote, way if not inside else 0)

    hq_points = hq_ice = hq_money = hq_agendas = damage = 0
    hand = s.hand(CORP)
    for i in hand:
        known = read(cards[i].defn.title)
        damage += known.damage if known.cost <= corp_credits else 0
        if known.type == AGENDA:
            hq_points += known.points
            hq_agendas += 1
        elif known.type == ICE:
            hq_ice += 1
        elif known.is_economy:
            hq_money += 1
    covered = {line.subtype for known, _ in breakers for line in known.breaks}
    kinds = 3 if "" in covered else sum([kind in covered for kind in KINDS])
    grip = s.hand(RUNNER)
    grip_breakers = grip_money = 0
    for i in grip:
        known = read(cards[i].defn.title)
        if known.is_breaker:
            grip_breakers += any([line.subtype not in covered for line in known.breaks])
        elif known.is_economy:
            grip_money += 1

    # what the Runner has seen there: a breach shows nothing new
    top_known = hq_known = 0
    top = s.zones[RND][0] if s.zones[RND] else -1
    for fact in s.facts[RUNNER]:
        if len(fact.places) == 1:
            top_known += top in fact.places
            hq_known += IN_HQ in fact.places

    breakers_left = 0
    for i in s.deck(RUNNER):
        breakers_left += read(cards[i].defn.title).is_breaker
    hq, rnd = ways[SERVER_HQ], ways[SERVER_RND]
    rnd_points = sum([cards[i].defn.points for i in s.zones[RND] if cards[i].type == AGENDA])
    archive_points = sum([cards[i].defn.points for i in s.zones[ARCHIVES] if cards[i].type == AGENDA])
    deck = len(s.zones[RND])
    return [
        1.0, corp_points, corp_points * corp_points / 7, runner_points, runner_points * runner_points / 7,
        min(corp_credits, 4), min(max(corp_credits - 4, 0), 6), min(max(corp_credits - 10, 0), 15),
        min(purse, 4), min(max(purse - 4, 0), 6), min(max(purse - 10, 0), 15),
        len(hand), hq_points, hq_ice, hq_money, hq_points if hq <= purse else 0,
        len(grip), max(0, 3 - len(grip)), grip_breakers, grip_money,
        min(hq, 10), min(rnd, 10), hq > purse, rnd > purse,
        len(s.servers[SERVER_HQ].ice), len(s.servers[SERVER_RND].ice), len(s.servers[SERVER_ARCHIVES].ice),
        min(best_remote, 10), best_remote > purse, remote_ice, remotes,
        safe, exposed, safe_advanced, exposed_advanced, traps,
        kinds, len(breakers), rig_size, stock, drip, memory,
        corp_stock, corp_drip, upgrades,
        s.tags, s.brain, s.bad_publicity, virus,
        rnd_points / max(1, deck) * 10, deck / 10, len(s.deck(RUNNER)) / 10, archive_points, s.turn == CORP,
        s.clicks[CORP] - s.clicks[RUNNER],
        next_safe, next_open, wins_safe, wins_open, max(0, corp_points - 4), max(0, runner_points - 4),
        min(rezzed[SERVER_HQ], 12), min(rezzed[SERVER_RND], 12), min(rezzed[3], 15), to_rez,
        min(4.0, purse / (rnd + 1)) if rnd < CLOSED else 0.0, min(4.0, purse / (hq + 1)) if hq < CLOSED else 0.0,
        *["" in covered or kind in covered for kind in KINDS],
        damage, damage > len(grip) and s.tags > 0, more, hq_agendas / max(1, len(hand)), breakers_left / 3,
        top_known, hq_known / max(1, len(hand)),
    ]  # fmt: skip


def way_in(s: State, server: Server, breakers: list[tuple[Reading, int]], corp_credits: int) -> int:
    """Credits that it takes the Runner to enter a server by breaking what ends the run, ``CLOSED`` if it cannot be.

    The Corp rezzes from the outermost ice inwards as long as it can pay.
    """
    total = 0
    cards = s.cards
    for i in reversed(server.ice):
        c: Card = cards[i]
        known = read(c.defn.title)
        if not c.faceup:
            if known.cost > corp_credits:
                continue
            corp_credits -= known.cost
            strong = known.strength
        else:
            strong = strength(s, c)
        best = CLOSED
        for breaker, own in breakers:
            price = breaking(breaker.title, own, known.title, strong)
            if price < best:
                best = price
        if best < CLOSED:
            total += best if known.threat else 0
        elif known.ends_run:
            return CLOSED
        else:
            total += int(known.threat)
        if total >= CLOSED:
            return CLOSED
    return total


@lru_cache(maxsize=65536)
def breaking(breaker: str, own: int, ice: str, strong: int) -> int:
    """What it costs a breaker of this strength to break all of a piece of ice, ``CLOSED`` if it cannot."""
    known, target = read(breaker), read(ice)
    best = CLOSED
    for line in known.breaks:
        if line.dear or (line.subtype and line.subtype not in target.subtypes):
            continue
        if line.at_most is not None and strong > line.at_most:
            continue
        cost = -(-target.subroutines // line.count) * line.credits
        missing = strong - own
        if missing > 0:
            prices = [-(-missing // p.strength) * p.credits for p in known.pumps if p.strength > 0 and not p.dear]
            if not prices:
                continue
            cost += min(prices)
        best = min(best, cost)
    return best
