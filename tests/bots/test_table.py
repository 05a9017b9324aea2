"""The table that rules of thumb read is the same from a view and from the state of a world."""

from random import Random

from netrunner import Game
from netrunner.bots import asked
from netrunner.bots.arena import pairing
from netrunner.bots.from_state import table_of as from_state
from netrunner.bots.from_view import table_of as from_view
from netrunner.bots.table import Act, Seen, Table
from netrunner.bots.thumb import CorpPlayer, RunnerPlayer
from netrunner.rules.machine.terms import NO_SERVER

#: Fields that are compared as they are; where only some questions need a figure, the state is not asked for it.
PLAIN = (
    "side", "kind", "rule", "number", "turn", "mine", "credits", "clicks", "points", "hand_size", "hand_limit", "deck",
    "facedown_archives", "tags", "bad_publicity", "run_credits", "attacked", "left", "known_in_hq",
)  # fmt: skip


def told(seen: Seen | None) -> tuple[object, ...] | None:
    if seen is None:
        return None
    return seen.known.title, seen.owner, seen.faceup, seen.strength, seen.advancement, seen.credits, seen.virus


def option(act: Act) -> tuple[object, ...]:
    return act.n, act.verb, act.card.title if act.card else None, told(act.seen), act.server, act.number


def same(one: Table, other: Table) -> None:
    for name in PLAIN:
        assert getattr(one, name) == getattr(other, name), name
    assert sorted(card.title for card in one.hand) == sorted(card.title for card in other.hand)
    assert sorted(card.title for card in one.archives) == sorted(card.title for card in other.archives)
    assert {n: [told(c) for c in (*site.ice, *site.cards)] for n, site in one.sites.items()} == {
        n: [told(c) for c in (*site.ice, *site.cards)] for n, site in other.sites.items()
    }
    assert sorted(map(told, one.rig), key=repr) == sorted(map(told, other.rig), key=repr)
    if one.attacked != NO_SERVER:
        assert one.at_server == other.at_server
    assert told(one.encountered) == told(other.encountered)
    assert (one.top_of_rnd and one.top_of_rnd.title) == (other.top_of_rnd and other.top_of_rnd.title)
    assert [option(act) for act in one.acts] == [option(act) for act in other.acts]


def test_a_table_is_the_same_from_a_view_and_from_a_state() -> None:
    """Twelve games with other decks each: every question gives the same table, and the same answer."""
    for seed in range(0, 84, 7):
        game = Game.start(*pairing("all", seed), seed, asking="forced")
        players = [(CorpPlayer(Random(seed)), RunnerPlayer(Random(seed))) for _ in range(2)]
        while (decision := game.decision) is not None:
            question = asked(decision)
            viewed = from_view(game.view(decision.side), question)
            read = from_state(game.state, decision)
            same(viewed, read)
            first = players[0][decision.player].choose(viewed)
            second = players[1][decision.player].choose(read)
            assert first.n == second.n, (decision.kind, question.options[first.n], question.options[second.n])
            game.choose(decision.options[first.n])
