"""Why can't I? Answers about an act or a card by name, from the same checks that list the options.

`game.why_not("corp", "rez Ice Wall")` reads free words (see `netrunner.wishes`) and says whether it is possible now
and, if not, what is in the way and which rule says so. It answers from what that side may know: about a card that the
side cannot see, the answer is the same whether or not the card is there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from netrunner import why_no_ability, why_no_answer
from netrunner.cards.facts import did_you_mean, suggestions
from netrunner.errors import IllegalChoice
from netrunner.positions.titles import key as title_key
from netrunner.questions import option_phrase, question_phrase, step
from netrunner.rules.abilities.paid_ability_window import CLOSED, PaidWindow
from netrunner.rules.accessing.access import accessed_card, why_not_steal, why_not_trash
from netrunner.rules.concepts.scoring import why_not_score
from netrunner.rules.into_play.installing import PLAIN, why_not_install
from netrunner.rules.into_play.playing import why_not_play
from netrunner.rules.into_play.rezzing import why_not_rez
from netrunner.rules.machine import decisions as d
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.decisions import Decision, Key, Option
from netrunner.rules.machine.refusals import Refusal
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    AGENDA,
    ARCHIVES,
    CORP,
    EVENT,
    FIRST_REMOTE,
    NEW_REMOTE,
    NO_SERVER,
    OPERATION,
    RUNNER,
    SIDES,
)
from netrunner.rules.questions.option_texts import option_text, place_name, server_name
from netrunner.rules.runs.run import ANYWHERE, current_run, why_not_jack_out
from netrunner.rules.turns import actions as act
from netrunner.rules.turns.first_click import why_not_first_click
from netrunner.rules.turns.turn import RETURN_TO_WINDOW, Turn
from netrunner.text import spoken
from netrunner.text.phrases import LANGUAGES, Phrase, Value, phrase
from netrunner.text.subtypes import Subtype
from netrunner.text.words import CardTitle, card_name, finished, knows, listed, side_name
from netrunner.text.words import server_name as server_words
from netrunner.views import public_step
from netrunner.wishes import (
    Wish,
    is_new_remote,
    is_some_remote,
    kinds_called,
    plain,
    read,
    server_called,
    split_place,
    split_server,
    title_called,
    without_article,
)

from .rules.machine.zones import hand_of

#: Reasons that another moment may take away: at the wrong moment, the moment itself is the better reason.
_MOMENTARY: Final = frozenset({"refused-clicks", "refused-credits", "refused-no-change", "refused-cannot"})
#: A number by itself; nobody needs more digits
_ANY_NUMBER: Final = re.compile(r"number (\d{1,18})")
#: How many options are named to someone who was not understood.
_NAMED: Final = 8
#: Refusals by what a card asks for, and where its definition keeps that, unless an ability of its own asks for it.
_ASKING: Final = {
    "refused-play-only-if": "play_only_if",
    "refused-rez-only-if": "rez_only_if",
    "refused-install-only-if": "install_only_if",
    "refused-restriction": "",
}


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer: whether it is possible, the rule that decides, and the reason in words."""

    possible: bool
    rule: str
    reason: Phrase
    option: str = ""
    """The text of the option, if it is possible."""

    def sentence(self, lang: str = "en") -> str:
        """The answer as a sentence, with the number of its rule."""
        return self.words().text(lang)

    def __str__(self) -> str:
        return self.sentence()

    def words(self) -> Phrase:
        """The answer, not yet in any language."""
        return _Finished("why-by-rule", {"said": _Finished("", {"said": self.reason}), "rule": self.rule})

    def __bool__(self) -> bool:
        return self.possible


class _Finished(Phrase):
    """A sentence whose last full stop may be one too many; without a key, the sentence of ``said`` itself."""

    __slots__ = ()

    def text(self, lang: str) -> str:
        if self.key:
            return phrase(lang, self.key, **self.variables)
        said = self.variables["said"]
        sentence = finished(said.text(lang) if isinstance(said, Phrase) else str(said))
        return sentence[:1].upper() + sentence[1:]


def why_not(s: State, side: str, text: str) -> WhyNot:
    """Whether ``side`` can do what the words say now, and if not, why."""
    if side not in SIDES:
        raise ValueError(f"{side!r} is no player: corp or runner")
    if not isinstance(text, str):
        raise TypeError(f"what is asked for is said in words, not by {text!r}")
    asker = _Asker(s, SIDES.index(side))
    return asker.answer(text)


def why_not_ability(s: State, side: str, card: int, slot: int) -> WhyNot:
    """The same about the ability in a slot of a card on the table: without words that must be understood first."""
    return why_no_ability.use_slot(_Asker(s, SIDES.index(side)), s.cards[card], slot)


def find_option(s: State, text: str) -> Option | None:
    """The option of the open decision with this text, also one that is legal but inert (3.9.5d)."""
    decision = s.decision
    if decision is None:
        return None
    found = decision.find(text)
    if found is None:
        wanted = " ".join(text.split()).lower()
        for option in inert_options(s):
            if option_text(decision, option).lower() == wanted:
                return option
        number = _ANY_NUMBER.fullmatch(wanted)
        if number is not None:
            meant = [o for o in decision.options if o.verb == d.V_NUMBER and o.arg == int(number[1])]
            return meant[0] if len(meant) == 1 else option_with(s, (d.V_NUMBER, -1, int(number[1])))
    return found


def option_with(s: State, key: Key) -> Option | None:
    """The option with this key, also one that is legal but not listed: inert, or any number of a loop (10.10.1)."""
    decision = s.decision
    if decision is None:
        return None
    if key not in decision.keys:
        verb, card, arg = key
        endless = decision.kind == "loop" and verb == d.V_NUMBER and card == -1 and arg >= 0
        if not endless and key not in [option.key for option in inert_options(s)]:
            return None
    return Option(*key, decision)


def inert_options(s: State) -> list[Option]:
    """What the open window leaves out because nothing could observe it; it may be chosen all the same."""
    decision = s.decision
    top = s.stack[-1] if s.stack else None
    if decision is None or decision.kind != "window" or not isinstance(top, PaidWindow):
        return []
    return [Option(*key, decision) for key in top.options(s, decision.player, True) if key not in decision.keys]


def chosen(s: State, choice: object) -> Option:
    """The option that ``choice`` stands for; `IllegalChoice` with the reason if there is none."""
    decision = s.decision
    if decision is None:
        raise IllegalChoice(key="illegal-over", tried=_spelled(choice), rule="1.7.1")
    if isinstance(choice, str):
        found = find_option(s, choice)
        if found is not None:
            return found
        answer = why_not(s, decision.side, choice)
        key = "illegal-did-you-mean" if answer.possible else "illegal-choice"
        raise IllegalChoice(key=key, tried=choice, why=answer.words(), option=answer.option)
    if not isinstance(choice, Option):
        count = len(decision)
        raise IllegalChoice(key="illegal-type", tried=repr(choice), rule=decision.rule, count=count)
    if decision.owns(choice):
        return Option(choice.verb, choice.card, choice.arg, decision)
    if choice.decision is None or choice.decision is decision:
        if choice.key not in decision.keys and option_with(s, choice.key) is not None:
            return choice
        words = _tried(s, choice, decision)
        answer = why_not(s, decision.side, words)
        if not answer.possible and choice not in decision:
            raise IllegalChoice(key="illegal-choice", tried=words, why=answer.words())
    raise IllegalChoice(key="illegal-foreign", tried=_spelled(choice), rule=decision.rule)


def _spelled(choice: object) -> str:
    return choice if isinstance(choice, str) else repr(choice)


def _tried(s: State, option: Option, decision: Decision) -> str:
    """An option that is none, in words: what it names may not be there, or not be known to the player."""
    words = d.VERBS[option.verb] if 0 <= option.verb < len(d.VERBS) else str(option.verb)
    if 0 <= option.card < len(s.cards):
        card = s.cards[option.card]
        place = place_name(s, card) if card.installed and card.owner == CORP else ""
        if knows(s, card, decision.player):
            words += f" {card.defn.title}" + (f" [{place}]" if place else "")
        elif place:
            words += f" [{place}]"
    elif option.verb in (d.V_RUN, d.V_SERVER) and option.arg >= 0:
        words += f" {server_name(option.arg)}"
    elif option.arg >= 0:
        words += f" {option.arg}"
    return words


class _Asker:
    """One player's question to the rules."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat

    # -- answers ----------------------------------------------------------------------------------------------

    def yes(self, option: Option) -> WhyNot:
        decision = self.s.decision
        assert decision is not None
        label = option_phrase(option, decision)
        known = option if option in decision.options else None
        text = decision.text_of(known) if known is not None else option_text(decision, option)
        return WhyNot(True, decision.rule, Phrase("why-possible", {"label": label}), text)

    def no(self, key: str, rule: str, **variables: Value) -> WhyNot:
        return WhyNot(False, rule, Phrase(key, variables))

    def refused(self, refusal: Refusal, card: Card | None = None) -> WhyNot:
        """A refusal of the rules in words that this player may read."""
        s = self.s
        variables: dict[str, Value] = {"card": self.name(card) if card is not None else Phrase("a-card")}
        if refusal.card != -1:
            variables["card"] = self.name(s.cards[refusal.card])
        if refusal.by != -1:
            variables["by"] = self.name(s.cards[refusal.by])
        if refusal.subtype:
            variables["subtype"] = Subtype(refusal.subtype)
        variables["need"], variables["have"] = refusal.need, refusal.have
        if refusal.key in _ASKING:
            variables["asked"] = self._asked_for(refusal)
        return WhyNot(False, refusal.rule, Phrase(refusal.key, variables))

    def _asked_for(self, refusal: Refusal) -> Value:
        """The line of the card that is not fulfilled, if it has words."""
        card = self.s.cards[refusal.card]
        line: Phrase | None = None
        if knows(self.s, card, self.seat):
            if refusal.ability is not None:
                line = spoken.ability_line(card.defn, refusal.ability)
            elif (condition := getattr(card.defn, _ASKING[refusal.key])) is not None:
                line = spoken.restriction(card.defn, condition)
        return "" if line is None else Phrase("why-says", {"line": line})

    def name(self, card: Card) -> Phrase:
        return card_name(self.s, card, self.seat)

    def moment(self, action: bool = False) -> WhyNot:
        """The wrong moment: whose turn, whose decision, or another question first."""
        s, decision = self.s, self.s.decision
        assert decision is not None
        if action and (s.turn != self.seat or s.phase != "action"):
            return self.no("refused-not-your-turn", "5.2.5", step=step(s))
        turn = s.stack[0]
        if action and isinstance(turn, Turn) and turn.step == RETURN_TO_WINDOW and len(s.stack) > 1:
            return self.no("refused-in-action", "5.2.2a", step=step(s))
        if decision.player != self.seat:
            who = side_name(decision.player, "start")
            return self.no("refused-other-decides", public_step(s), who=who, step=step(s))
        return self.no("refused-first-answer", decision.rule, question=question_phrase(decision))

    def inert(self) -> list[Option]:
        """What the open window leaves out."""
        return inert_options(self.s)

    def step(self) -> Phrase:
        """Where the game stands, in words."""
        return step(self.s)

    def not_asked(self) -> WhyNot:
        """An answer to a question that is not open."""
        decision = self.s.decision
        assert decision is not None
        if decision.player != self.seat:
            return self.moment()
        return self.no("refused-other-question", decision.rule, question=question_phrase(decision))

    def not_among(self) -> WhyNot:
        decision = self.s.decision
        assert decision is not None
        if decision.player != self.seat:
            return self.moment()
        return self.no("refused-not-among", decision.rule, question=question_phrase(decision))

    # -- the question -----------------------------------------------------------------------------------------

    def answer(self, text: str) -> WhyNot:
        decision = self.s.decision
        if decision is None:
            return self.no("refused-over", "1.7.1")
        wish = read(text)
        if not wish.act and wish.about[:1].isdecimal() and any([o.verb == d.V_NUMBER for o in decision.options]):
            wish = Wish("number", wish.about)  # "3" and "3 credits", where numbers are asked for
        if decision.player == self.seat:
            found = find_option(self.s, text) or why_no_answer.labelled(decision, text)
            found = found or self._matching(decision, wish.act, wish.about)
            if found is not None:
                return self.yes(found)
        if not wish.act and (server_called(wish.about) is not None or is_new_remote(wish.about)):
            if decision.player == self.seat and decision.kind in ("destination", "attacked-server"):
                return why_no_answer.server(self, wish.about)
        if not wish.act:
            return self._about_card(wish.about, text)
        return _HANDLERS[wish.act](self, wish.about)

    def _matching(self, decision: Decision, act: str, about: str) -> Option | None:
        """The one option that the words could mean."""
        verbs = _VERBS.get(act, ())
        server = NEW_REMOTE if is_new_remote(about) else server_called(about) if about else None
        found: list[Option] = []
        if act and not about:
            meant = [option for option in decision.options if option.verb in verbs]
            return meant[0] if len(meant) == 1 else None
        for option in (*decision.options, *inert_options(self.s)):
            if act and option.verb not in verbs:
                continue
            if act == "number" and about.split()[0] == str(option.arg):
                found.append(option)
            elif option.card >= 0:
                card = self.s.cards[option.card]
                if self._is_called(card, about) or (server is not None and card.server == server):
                    found.append(option)
            elif server is not None and option.arg == server and option.verb in (d.V_RUN, d.V_SERVER, d.V_ACCESS):
                found.append(option)
        return found[0] if found else None

    # -- which cards ------------------------------------------------------------------------------------------

    def _is_called(self, card: Card, about: str) -> bool:
        """Whether the words name this card, as far as the player may know it."""
        title, _, place = about.partition("[")
        if place:
            if place_name(self.s, card).lower() != place.rstrip("] ").lower() or not card.installed:
                return False
            title = title.strip()
            if not title:
                return True
        decision = self.s.decision
        searches = decision is not None and decision.kind == "search" and decision.player == self.seat
        searching = searches and card.owner == self.seat
        if not searching and not knows(self.s, card, self.seat):
            return False
        named = title_called(title)
        if named is not None:
            return card.defn.title == named
        if kinds := kinds_called(title):
            return card.defn.type in kinds
        wanted = title_key(without_article(title))
        if len(wanted) < 3:
            return False
        titles = [CardTitle(card.defn.title).text(lang) for lang in LANGUAGES]
        parts = [*titles, *[title.partition(":")[2] for title in titles]]  # "Personal Evolution"
        return any([title_key(part).startswith(wanted) for part in parts])

    def _as_they_lie(self) -> Iterator[Card]:
        """All cards, zone by zone: their numbers follow the decklists, and would tell what lies facedown."""
        for zone in self.s.zones:
            for i in zone:
                yield self.s.cards[i]

    def _called(self, about: str, suits: Callable[[Card], bool]) -> list[Card]:
        server = server_called(about)
        thing, place = split_server(about)
        found = []
        for card in self._as_they_lie():
            there = server is not None and card.installed and card.server == server
            here = place is None or (card.installed and card.server == place)
            if suits(card) and (there or (here and self._is_called(card, thing))):
                found.append(card)
        return found

    def _unknown(self, about: str, key: str, rule: str) -> WhyNot:
        """No such card for this player: the same answer whether it exists or not."""
        if not about:
            return self.no("refused-which-card", rule)
        about, place = split_server(about)
        server = server_called(about) if place is None else place
        if server is not None:
            return self.no("refused-none-there", rule, server=server_words(server))
        title = title_called(about.partition("[")[0])
        if title is None and kinds_called(about):
            return self.no("refused-none-such", rule)
        if title is None:
            said = did_you_mean(Phrase("unknown-card", {"title": about}), suggestions(about))
            return self.no("refused-unknown-title", rule, said=said)
        return self.no(key, rule, card=CardTitle(title))

    # -- acts with a card -------------------------------------------------------------------------------------

    def _of_cards(self, cards: Sequence[Card], check: Callable[[Card], WhyNot]) -> WhyNot:
        """The best answer for cards that the words may mean: possible, else the most particular reason."""
        answers = [check(card) for card in cards]
        for answer in answers:
            if answer.possible or answer.reason.key not in ("refused-rezzed", "refused-not-installed"):
                return answer
        return answers[0]

    def _as_action(self, verb: int, card: Card | None, refusal: Refusal | None, arg: int = -1) -> WhyNot:
        """An action (5.2): possible in its action window if the check finds nothing."""
        decision = self.s.decision
        assert decision is not None
        if decision.kind == "action" and decision.player == self.seat:
            tried = (verb, -1 if card is None else card.id)
            refusal = refusal or why_not_first_click(self.s, self.seat, tried, decision.keys)
            if refusal is not None:
                return self.refused(refusal, card)
            for option in decision.options:
                if option.verb == verb and option.arg == arg and self._same(option.card, card):
                    return self.yes(option)
            return self.not_among()
        if refusal is not None and refusal.key not in _MOMENTARY:
            return self.refused(refusal, card)
        return self.moment(action=True)

    def _same(self, i: int, card: Card | None) -> bool:
        """Whether an option is about this card, or about a copy beside it that stands for both."""
        if card is None or i < 0:
            return card is None and i < 0
        other = self.s.cards[i]
        return other is card or (other.defn is card.defn and other.zone == card.zone and not card.installed)

    def rez(self, about: str) -> WhyNot:
        if self.seat != CORP:
            return self.no("refused-only-corp", "8.1.2")
        cards = self._called(about, lambda c: c.owner == CORP and c.installed)
        if not cards:
            return self._unknown(about, "refused-none-installed", "8.1.2")
        return self._of_cards(cards, self._rez)

    def _rez(self, card: Card) -> WhyNot:
        refusal = why_not_rez(self.s, card, self._window())
        return self._in_window(d.V_REZ, card) if refusal is None else self.refused(refusal, card)

    def score(self, about: str) -> WhyNot:
        if self.seat != CORP:
            return self.no("refused-only-corp", "1.16.3")
        cards = self._called(about, lambda c: c.owner == CORP and c.installed)
        if not cards:
            return self._unknown(about, "refused-none-installed", "1.16.3")
        return self._of_cards(cards, self._score)

    def _score(self, card: Card) -> WhyNot:
        refusal = why_not_score(self.s, card, self._window())
        return self._in_window(d.V_SCORE, card) if refusal is None else self.refused(refusal, card)

    def _window(self) -> PaidWindow:
        """The paid ability window that is open."""
        top = self.s.stack[-1]
        return top if isinstance(top, PaidWindow) else CLOSED

    def _in_window(self, verb: int, card: Card) -> WhyNot:
        decision = self.s.decision
        assert decision is not None
        if decision.player == self.seat:
            for option in decision.options:
                if option.verb == verb and option.card == card.id:
                    return self.yes(option)
        return self.moment()

    def advance(self, about: str) -> WhyNot:
        if self.seat != CORP:
            return self.no("refused-only-corp", "5.2.7f")
        cards = self._called(about, lambda c: c.owner == CORP and c.installed)
        if not cards:
            return self._unknown(about, "refused-none-installed", "5.2.7f")
        return self._of_cards(cards, lambda card: self._as_action(d.V_ADVANCE, card, act.why_not_advance(self.s, card)))

    def play(self, about: str) -> WhyNot:
        cards = self._in_hand(about)
        if not cards:
            return self._unknown(about, "refused-not-in-hand", "5.2.7e" if self.seat == CORP else "5.2.8e")
        s, seat, play = self.s, self.seat, d.V_PLAY
        return self._of_cards(cards, lambda card: self._as_action(play, card, why_not_play(s, seat, card, clicks=1)))

    def install(self, about: str) -> WhyNot:
        about, where = split_place(about)
        cards = self._in_hand(about)
        if not cards:
            return self._unknown(about, "refused-not-in-hand", "5.2.7d" if self.seat == CORP else "5.2.8d")
        card = cards[0]
        refusal = why_not_install(self.s, self.seat, card, PLAIN, 1)
        if where and (refusal is None or refusal.key in _MOMENTARY):
            there = (why_no_answer.destination if self.seat == CORP else why_no_answer.onto)(self, card, where)
            if there is not None:
                return there
        return self._as_action(d.V_INSTALL, card, refusal)

    def _in_hand(self, about: str) -> list[Card]:
        return self._called(about, lambda c: c.zone == hand_of(self.seat))

    def trash(self, about: str) -> WhyNot:
        if self.seat == RUNNER:
            return self._trash_accessed(about)
        cards = self._called(about, lambda c: c.owner == RUNNER and c.installed)
        cards = cards or self._called(about, lambda c: c.installed)
        if not cards:
            return self._unknown(about, "refused-not-seen", "5.2.7g")
        refusal = act.why_not_trash_resource
        return self._of_cards(cards, lambda card: self._as_action(d.V_TRASH_RESOURCE, card, refusal(self.s, card)))

    def _trash_accessed(self, about: str) -> WhyNot:
        card = accessed_card(self.s)
        if card is None or (about and not self._is_called(card, about)):
            there = self._in_archives(about)
            if there is not None:
                return self.no("refused-in-archives", "7.7.2a", card=self.name(there))
            return self.no("refused-not-accessing", "7.7.2")
        refusal = why_not_trash(self.s, card)
        return self.moment() if refusal is None else self.refused(refusal, card)

    def _in_archives(self, about: str) -> Card | None:
        """The card in Archives that the words name, while cards are accessed there."""
        found = self._called(about, lambda c: c.zone == ARCHIVES) if about else []
        return found[0] if found and self.s.decision is not None and current_run(self.s) is not None else None

    def steal(self, about: str) -> WhyNot:
        if self.seat != RUNNER:
            return self.no("refused-only-runner", "7.7.3")
        card = accessed_card(self.s)
        if card is None or (about and not self._is_called(card, about)):
            return self.no("refused-not-accessing", "7.7.3")
        refusal = why_not_steal(self.s, card)
        return self.moment() if refusal is None else self.refused(refusal, card)

    # -- acts without a card ----------------------------------------------------------------------------------

    def run(self, about: str) -> WhyNot:
        if self.seat != RUNNER:
            return self.no("refused-only-runner", "5.2.8f")
        if not about:
            anywhere = [self.run(server_name(n)) for n in self.s.servers]
            alike = {answer.reason.key for answer in anywhere} == {anywhere[0].reason.key}
            return anywhere[0] if alike and not anywhere[0].possible else self.no("refused-which-server", "6.1.2")
        server = server_called(about)
        if server is None:
            remotes = [n for n in self.s.servers if n >= FIRST_REMOTE] if is_some_remote(about) else []
            if len(remotes) > 1:
                return self.no("refused-which-server", "6.1.2")
            server = remotes[0] if remotes else NO_SERVER
        return self._as_action(d.V_RUN, None, act.why_not_run_action(self.s, server), server)

    def draw(self, about: str) -> WhyNot:
        return self._as_action(d.V_DRAW, None, act.why_not_draw(self.s, self.seat))

    def gain(self, about: str) -> WhyNot:
        return self._as_action(d.V_GAIN, None, act.why_not_gain(self.s, self.seat))

    def purge(self, about: str) -> WhyNot:
        if self.seat != CORP:
            return self.no("refused-only-corp", "5.2.7h")
        return self._as_action(d.V_PURGE, None, act.why_not_purge(self.s))

    def remove_tag(self, about: str) -> WhyNot:
        if self.seat != RUNNER:
            return self.no("refused-only-runner", "5.2.8g")
        return self._as_action(d.V_REMOVE_TAG, None, act.why_not_remove_tag(self.s))

    def jack_out(self, about: str) -> WhyNot:
        if self.seat != RUNNER:
            return self.no("refused-only-runner", "6.1.5")
        run = current_run(self.s)
        refusal = why_not_jack_out(self.s, ANYWHERE if run is None else run.step)
        return self.moment() if refusal is None else self.refused(refusal)

    def other(self, about: str) -> WhyNot:
        """Answers that belong to a certain question only."""
        return self.not_asked()

    # -- a card alone -----------------------------------------------------------------------------------------

    def _about_card(self, about: str, text: str) -> WhyNot:
        """The act that a card by itself suggests: play or install, rez or score, use, trash."""
        known = self._called(about, lambda c: True) if about else []
        hand = [c for c in known if c.zone == hand_of(self.seat)]
        table = [c for c in known if c.installed and c.owner == CORP == self.seat]
        accessed = accessed_card(self.s)
        if accessed is not None and self.seat == RUNNER and self._is_called(accessed, about):
            return self._trash_accessed(about)
        if known and why_no_answer.is_choosing(self):
            return why_no_answer.pick(self, about)
        if any(why_no_ability.could_use(self, c) and c.active for c in known):
            return why_no_ability.use(self, about)
        if table:
            if table[0].type == AGENDA:
                return self.score(about)
            return self.rez(about)
        if hand:
            playable = hand[0].defn.type in (EVENT, OPERATION)
            return self.play(about) if playable else self.install(about)
        if known:
            return self.no("refused-no-act", "9.5.1", card=self.name(known[0]))
        if title_called(about.partition("[")[0]) is not None or suggestions(about):
            return self._unknown(about, "refused-not-seen", "1.20.1")
        return self._not_understood(text)

    def _not_understood(self, text: str) -> WhyNot:
        decision = self.s.decision
        assert decision is not None
        if decision.player != self.seat:
            return self.no("refused-not-understood", public_step(self.s), tried=text)
        named: list[Value] = [Phrase("suggestion", {"name": option_phrase(o, decision)}) for o in decision.options]
        if len(named) > _NAMED:
            named[_NAMED:] = ["…"]
        return self.no("refused-not-understood-but", decision.rule, tried=text, options=listed(named))


_HANDLERS: Final[dict[str, Callable[[_Asker, str], WhyNot]]] = {
    "rez": _Asker.rez,
    "score": _Asker.score,
    "advance": _Asker.advance,
    "play": _Asker.play,
    "install": _Asker.install,
    "trash": _Asker.trash,
    "steal": _Asker.steal,
    "use": why_no_ability.use,
    "boost": why_no_ability.boost,
    "trigger": why_no_answer.pick,
    "break": why_no_ability.break_,
    "run": _Asker.run,
    "draw": _Asker.draw,
    "gain": _Asker.gain,
    "purge": _Asker.purge,
    "remove-tag": _Asker.remove_tag,
    "jack-out": _Asker.jack_out,
    "continue": _Asker.other,
    "access": why_no_answer.access,
    "pass": why_no_answer.passing,
    "keep": _Asker.other,
    "mulligan": _Asker.other,
    "discard": why_no_answer.discard,
    "pick": why_no_answer.pick,
    "number": why_no_answer.number,
    "done": why_no_answer.done,
    "server": why_no_answer.server,
    "end-turn": why_no_answer.end_turn,
    "yes": _Asker.other,
    "no": _Asker.other,
    "effect": why_no_ability.by_ability,
    "concede": why_no_answer.concede,
}

#: The options that an act may mean in the open question.
_VERBS: Final[dict[str, tuple[int, ...]]] = {
    "rez": (d.V_REZ,),
    "score": (d.V_SCORE,),
    "advance": (d.V_ADVANCE,),
    "play": (d.V_PLAY,),
    "install": (d.V_INSTALL,),
    "trash": (d.V_TRASH, d.V_TRASH_RESOURCE, d.V_PICK),
    "steal": (d.V_STEAL,),
    "use": (d.V_USE, d.V_TRIGGER, d.V_APPLY, d.V_YES),
    "trigger": (d.V_TRIGGER,),
    "break": (d.V_BREAK,),
    "run": (d.V_RUN, d.V_SERVER),
    "draw": (d.V_DRAW,),
    "gain": (d.V_GAIN,),
    "purge": (d.V_PURGE,),
    "remove-tag": (d.V_REMOVE_TAG,),
    "jack-out": (d.V_JACK_OUT,),
    "continue": (d.V_CONTINUE,),
    "access": (d.V_ACCESS,),
    "pass": (d.V_PASS,),
    "keep": (d.V_KEEP,),
    "mulligan": (d.V_MULLIGAN,),
    "discard": (d.V_DISCARD,),
    "pick": (d.V_PICK, d.V_HOST, d.V_DISCARD, d.V_KEEP_CARD, d.V_APPLY, d.V_NAME, d.V_CHOOSE),
    "number": (d.V_NUMBER,),
    "done": (d.V_DONE,),
    "server": (d.V_SERVER,),
    "end-turn": (),
    "yes": (d.V_YES,),
    "no": (d.V_NO, d.V_DECLINE),
}

__all__ = ["WhyNot", "chosen", "find_option", "inert_options", "plain", "why_not"]
