"""Deck construction: every requirement of section 1.4, and all that is wrong at once."""

import pytest

from netrunner.cards.facts import facts
from netrunner.decks import Deck, Problem, check, deck_names, named_deck, starter_deck, starter_names
from netrunner.decks.legality import Held, agenda_band, agendas, influence_spent, total

NOISE = "Noise: Hacker Extraordinaire"
NBN = "NBN: Making News"


def changed(deck: Deck, **changes: int) -> Deck:
    """The deck with some titles (spaces as underscores) in other numbers."""
    counts = dict(deck.cards)
    for title, change in changes.items():
        card = facts(title.replace("_", " "))
        counts[card.title] = counts.get(card.title, 0) + change
    return Deck(deck.name, deck.identity, tuple((title, count) for title, count in counts.items() if count))


def problems(deck: Deck) -> list[tuple[str, str]]:
    return [(problem.code, problem.rule) for problem in check(deck)]


def only(deck: Deck) -> Problem:
    (problem,) = check(deck)
    return problem


@pytest.mark.rule("1.4.3")
@pytest.mark.rule("1.4.1:2")
def test_a_deck_needs_the_cards_its_identity_asks_for() -> None:
    legal = changed(starter_deck("anarch"), Infiltration=-2)
    assert (legal.size, check(legal)) == (45, ())
    small = changed(legal, Infiltration=-1)
    problem = only(small)
    assert (problem.code, problem.rule, problem.found, problem.least) == ("size", "1.4.3", 44, 45)


@pytest.mark.rule("1.4.3a:1")
def test_identities_do_not_count_towards_the_size() -> None:
    deck = Deck("", NOISE, (("Djinn", 2), ("Gabriel Santiago: Consummate Professional", 1)))
    assert deck.size == 2


@pytest.mark.rule("1.4.3b")
def test_there_is_no_maximum_deck_size() -> None:
    shaper = starter_deck("shaper")
    big = Deck("", shaper.identity, tuple((title, 3) for title, _ in shaper.cards))
    assert big.size == 60
    assert check(big) == ()


@pytest.mark.rule("1.4.4:1")
def test_a_deck_holds_no_identities() -> None:
    deck = Deck("", NOISE, (*starter_deck("anarch").cards, (NOISE, 1)))
    assert problems(deck) == [("identity-in-deck", "1.4.4")]


@pytest.mark.rule("1.4.4:2")
def test_a_deck_holds_no_cards_of_the_other_side() -> None:
    runner = changed(starter_deck("anarch"), Hedge_Fund=1)
    assert problems(runner) == [("wrong-side", "1.4.4")]
    corp = changed(starter_deck("jinteki"), Sure_Gamble=2)
    assert [problem.code for problem in check(corp) if problem.rule == "1.4.4"] == ["wrong-side"]


@pytest.mark.rule("1.4.4:3")
def test_an_agenda_of_another_faction_lacks_an_influence_cost() -> None:
    deck = changed(starter_deck("jinteki"), Nisei_MK_II=-1, Accelerated_Beta_Test=1)
    problem = only(deck)
    assert (problem.code, problem.rule) == ("no-influence", "1.4.4")
    assert problem.cards == (Held("Accelerated Beta Test", 1),)


@pytest.mark.rule("1.4.5:1")
def test_influence_is_counted_for_other_factions_only() -> None:
    assert influence_spent(starter_deck("criminal")) == ()
    deck = changed(starter_deck("criminal"), Corroder=2, Sure_Gamble=-1)
    assert influence_spent(deck) == (Held("Corroder", 2, 2),)


@pytest.mark.rule("1.4.5:2")
def test_the_influence_limit_may_be_reached_but_not_exceeded() -> None:
    reached = changed(starter_deck("anarch"), Tinkering=3, Inside_Job=1)
    assert (total(influence_spent(reached)), check(reached)) == (15, ())
    exceeded = changed(reached, Easy_Mark=1)
    problem = only(exceeded)
    assert (problem.code, problem.rule, problem.found, problem.most) == ("influence", "1.4.5", 16, 15)
    assert problem.cards == (Held("Easy Mark", 1, 1), Held("Inside Job", 1, 3), Held("Tinkering", 3, 4))


@pytest.mark.rule("1.4.5a")
def test_influence_is_counted_by_copy_and_not_by_name() -> None:
    for copies in (1, 2):
        deck = changed(starter_deck("anarch"), Diesel=copies)
        assert total(influence_spent(deck)) == 2 * copies


@pytest.mark.rule("1.4.6")
@pytest.mark.parametrize(
    ("size", "band"),
    [
        (39, None),
        (40, (18, 19)),
        (44, (18, 19)),
        (45, (20, 21)),
        (49, (20, 21)),
        (50, (22, 23)),
        (54, (22, 23)),
        (55, (24, 25)),
        (59, (24, 25)),
        (60, (26, 27)),
        (66, (28, 29)),
    ],
)
def test_the_agenda_points_that_a_size_asks_for(size: int, band: tuple[int, int] | None) -> None:
    assert agenda_band(size) == band


@pytest.mark.rule("1.4.6b")
@pytest.mark.parametrize(("breaking_news", "legal"), [(-2, False), (-1, True), (0, True), (1, False)])
def test_a_deck_of_45_to_49_cards_has_20_or_21_agenda_points(breaking_news: int, legal: bool) -> None:
    deck = changed(starter_deck("nbn"), Breaking_News=breaking_news, Hedge_Fund=-1)
    assert 45 <= deck.size <= 49
    found = [problem for problem in check(deck) if problem.rule == "1.4.6"]
    assert (not found) == legal
    if found:
        assert (found[0].found, found[0].least, found[0].most) == (21 + breaking_news, 20, 21)


@pytest.mark.rule("1.4.6c")
def test_one_card_more_may_ask_for_more_agenda_points() -> None:
    deck = changed(starter_deck("weyland"), Hunter=1)
    problem = only(deck)
    assert (deck.size, problem.code, problem.found, problem.least) == (50, "agenda-points", 20, 22)
    assert check(changed(deck, Hunter=-1)) == ()


@pytest.mark.rule("1.4.6")
def test_a_runner_deck_needs_no_agenda_points() -> None:
    assert agendas(starter_deck("shaper")) == ()
    assert check(starter_deck("shaper")) == ()


@pytest.mark.rule("1.4.7:1")
def test_a_fourth_copy_is_one_too_many() -> None:
    assert dict(starter_deck("anarch").cards)["Sure Gamble"] == 3
    problem = only(changed(starter_deck("anarch"), Sure_Gamble=1))
    assert (problem.code, problem.rule, problem.found, problem.most) == ("copies", "1.4.7", 4, 3)


@pytest.mark.erratum("11.2.8")
def test_astroscript_is_limited_to_one_per_deck() -> None:
    problem = only(starter_deck("nbn"))
    assert (problem.code, problem.found, problem.most) == ("copies", 2, 1)
    assert problem.cards == (Held("AstroScript Pilot Program", 2),)
    assert check(starter_deck("nbn-legal")) == ()


@pytest.mark.rule("1.4.2")
def test_everything_that_is_wrong_is_told_at_once() -> None:
    deck = Deck(
        "",
        NBN,
        (
            ("Hedge Fund", 4),
            ("Scorched Earth", 4),
            ("Nisei MK II", 3),
            ("Sure Gamble", 3),
            (NOISE, 1),
            ("Wall of Static", 26),
        ),
    )
    assert problems(deck) == [
        ("size", "1.4.3"),
        ("identity-in-deck", "1.4.4"),
        ("wrong-side", "1.4.4"),
        ("no-influence", "1.4.4"),
        ("influence", "1.4.5"),
        ("agenda-points", "1.4.6"),
        ("copies", "1.4.7"),
        ("copies", "1.4.7"),
        ("copies", "1.4.7"),
    ]


@pytest.mark.rulebook("R10")
def test_the_deckbuilding_example_of_the_rulebook() -> None:
    """A Criminal starter deck of 47 cards takes in Shaper cards and becomes a legal deck of 45."""
    deck = starter_deck("criminal")
    assert (deck.size, total(influence_spent(deck))) == (47, 0)

    wished = changed(
        deck,
        Diesel=3,
        Gordian_Blade=3,
        The_Toolbox=1,
        **{"The_Maker's_Eye": 2},
        Akamatsu_Mem_Chip=2,
        Tinkering=3,
        Magnum_Opus=2,
    )
    assert total(influence_spent(wished)) == 39  # the rulebook says 35, which leaves out Magnum Opus
    assert problems(wished) == [("influence", "1.4.5")]

    blades = changed(deck, Gordian_Blade=2)
    assert total(influence_spent(blades)) == 6
    memory = changed(blades, Akamatsu_Mem_Chip=2, The_Toolbox=1)
    assert total(influence_spent(memory)) == 10
    assert total(influence_spent(changed(memory, Diesel=2))) == 14
    assert problems(changed(memory, Diesel=3)) == [("influence", "1.4.5")]
    full = changed(memory, Akamatsu_Mem_Chip=-1, Diesel=3)
    assert (full.size, total(influence_spent(full)), check(full)) == (54, 15, ())

    final = changed(
        full,
        Desperado=-1,
        Data_Dealer=-1,
        Crypsis=-2,
        Lemuria_Codecracker=-1,
        Access_to_Globalsec=-2,
        Forged_Activation_Orders=-2,
    )
    assert (final.size, total(influence_spent(final)), check(final)) == (45, 15, ())
    assert final.cards == named_deck("gabe-toolbox").cards


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_problem_is_worded_with_its_rule_its_figures_and_its_titles(lang: str) -> None:
    deck = Deck(
        "",
        NBN,
        (("Hedge Fund", 4), ("Scorched Earth", 4), ("Nisei MK II", 3), ("Sure Gamble", 3), (NOISE, 1)),
    )
    for problem in check(deck):
        sentence = problem.sentence(lang)
        assert problem.rule in sentence
        for held in problem.cards:
            assert facts(held.title).title_in(lang) in sentence


def test_the_arithmetic_of_influence_is_shown() -> None:
    deck = changed(starter_deck("anarch"), Tinkering=3, Diesel=2)
    assert only(deck).sentence("en") == (
        "The deck spends 16 influence where Noise: Hacker Extraordinaire allows 15, which is 1 too much: "
        "2 Diesel × 2 + 3 Tinkering × 4 = 16. (rule 1.4.5)"
    )


def test_a_problem_is_worded_in_spanish() -> None:
    assert only(starter_deck("nbn")).sentence("es") == (
        "Hay 2 copias de Programa Piloto AstroScript; en un mazo se permite solo 1. (regla 1.4.7)"
    )


@pytest.mark.parametrize("name", [name for name in starter_names() if name != "nbn"])
def test_a_starter_deck_is_legal(name: str) -> None:
    assert check(starter_deck(name)) == ()


@pytest.mark.parametrize("name", deck_names("core"))
def test_a_ready_made_deck_is_legal_and_uses_all_its_influence(name: str) -> None:
    deck = named_deck(name)
    assert check(deck) == ()
    assert total(influence_spent(deck)) == facts(deck.identity).influence_limit


@pytest.mark.rule("1.4.8")
def test_an_identity_for_drafts_leads_no_constructed_deck() -> None:
    wyvern = Deck("Draft", "Wyvern: Chemically Enhanced", starter_deck("anarch").cards)
    assert [problem.code for problem in check(wyvern)] == ["draft-only"]
    said = "Wyvern: Chemically Enhanced can only be played in the draft format. (rule 1.4.8)"
    assert only(wyvern).sentence("en") == said


@pytest.mark.rule("1.4.7:2")
@pytest.mark.parametrize("title", ["Rebirth", "DJ Fenris"])
def test_a_card_may_say_that_a_deck_holds_only_one_of_it(title: str) -> None:
    deck = starter_deck("shaper")
    twice = Deck("Twice", deck.identity, (*deck.cards, (title, 2)))
    assert "copies" in [problem.code for problem in check(twice)]
