"""Spanish: nouns with their gender, verbs, and the last step from fragments to text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from netrunner.cards.facts import all_facts
from netrunner.rules.machine.terms import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ASSET,
    CORP,
    CREDIT,
    EVENT,
    HARDWARE,
    ICE,
    IDENTITY,
    NO_TYPE,
    OPERATION,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
    VIRUS,
)

from ..grammar import Bare, Clause, Det, Language, Mood, Noun, NounPhrase, Said, Series, Several, Voice, finished

NOUNS: Final = {
    NO_TYPE: Noun("carta", "cartas", feminine=True),
    IDENTITY: Noun("identidad", "identidades", feminine=True),
    AGENDA: Noun("plan", "planes"),
    ASSET: Noun("ventaja", "ventajas", feminine=True),
    ICE: Noun("hielo", "hielos"),
    OPERATION: Noun("operación", "operaciones", feminine=True),
    UPGRADE: Noun("mejora", "mejoras", feminine=True),
    EVENT: Noun("evento", "eventos"),
    HARDWARE: Noun("hardware", "hardware"),
    PROGRAM: Noun("programa", "programas"),
    RESOURCE: Noun("recurso", "recursos"),
}
ICEBREAKER: Final = Noun("rompehielos", "rompehielos")
CONSOLE: Final = Noun("consola", "consolas", feminine=True)
COUNTERS: Final = {
    CREDIT: Noun("crédito", "créditos"),
    ADVANCEMENT: Noun("ficha de Avance", "fichas de Avance", feminine=True),
    VIRUS: Noun("contador de virus", "contadores de virus"),
    POWER: Noun("contador de poder", "contadores de poder"),
    AGENDA_COUNTER: Noun("contador de plan", "contadores de plan"),
}
SUBROUTINE: Final = Noun("subrutina", "subrutinas", feminine=True)
TAG: Final = Noun("marca", "marcas", feminine=True)
BAD_PUBLICITY: Final = Noun("punto de mala publicidad", "puntos de mala publicidad")
#: Servers with their article, because most of them have one.
SERVERS: Final = ("la Sede Central", "I+D", "los Archivos")
DAMAGE: Final = ("físico", "de red", "cerebral")


def damage(kind: int) -> Noun:
    """ "punto de daño de red"."""
    return Noun(f"punto de daño {DAMAGE[kind]}", f"puntos de daño {DAMAGE[kind]}")


@cache
def _subtypes() -> dict[str, str]:
    return {
        english.lower(): " ".join([word if word.isupper() else word.lower() for word in spanish.split()])
        for card in all_facts()
        for english, spanish in zip(card.subtypes, card.subtypes_es, strict=False)
    }


def subtype(english: str) -> str:
    """A subtype as Spanish cards print it.

    >>> subtype("code gate"), subtype("sentry")
    ('puerta de código', 'centinela')
    """
    return _subtypes().get(english.lower(), english)


# Verbs

#: Stems of the present and of the subjunctive where they change by more than spelling: "pierde", "elija".
STEMS: Final = {
    "continuar": ("continú", "continú"),
    "comenzar": ("comienz", "comienc"), "contar": ("cuent", "cuent"), "costar": ("cuest", "cuest"),
    "devolver": ("devuelv", "devuelv"), "elegir": ("elig", "elij"), "exponer": ("expon", "expong"),
    "jugar": ("jueg", "juegu"), "mover": ("muev", "muev"), "obtener": ("obtien", "obteng"),
    "repetir": ("repit", "repit"),
    "perder": ("pierd", "pierd"), "permanecer": ("permanec", "permanezc"), "poder": ("pued", "pued"),
    "poner": ("pon", "pong"), "prevenir": ("previen", "preveng"), "puntuar": ("puntú", "puntú"),
    "reducir": ("reduc", "reduzc"), "resolver": ("resuelv", "resuelv"), "tener": ("tien", "teng"),
    "volver": ("vuelv", "vuelv"),
}  # fmt: skip
#: How a stem is spelled before an e (or, for the last two, before an a).
SPELLING: Final = {"zar": "c", "car": "qu", "gar": "gu", "ger": "j", "gir": "j"}
#: Verbs with forms of their own: (second, third, third plural) of the present, then of the subjunctive.
WHOLE: Final = {
    "ser": (("eres", "es", "son"), ("seas", "sea", "sean")),
    "estar": (("estás", "está", "están"), ("estés", "esté", "estén")),
    "haber": (("has", "ha", "han"), ("hayas", "haya", "hayan")),
    "dar": (("das", "da", "dan"), ("des", "dé", "den")),
    "ir": (("vas", "va", "van"), ("vayas", "vaya", "vayan")),
    "hay": (("hay", "hay", "hay"), ("haya", "haya", "haya")),  # "there is", which has no person
}
IMPERATIVES: Final = {
    "exponer": "expón", "poner": "pon", "prevenir": "prevén", "tener": "ten", "obtener": "obtén", "dar": "da",
    "ser": "sé", "estar": "está",
}  # fmt: skip
#: Second, third and third plural person of the simple past.
PASTS: Final = {
    "destruir": ("destruiste", "destruyó", "destruyeron"), "exponer": ("expusiste", "expuso", "expusieron"),
    "ser": ("fuiste", "fue", "fueron"), "estar": ("estuviste", "estuvo", "estuvieron"),
    "dar": ("diste", "dio", "dieron"), "hay": ("hubo", "hubo", "hubo"), "tener": ("tuviste", "tuvo", "tuvieron"),
    "elegir": ("elegiste", "eligió", "eligieron"),
}  # fmt: skip
PARTICIPLES: Final = {
    "romper": "roto", "exponer": "expuesto", "poner": "puesto", "devolver": "devuelto", "volver": "vuelto",
}  # fmt: skip
MODALS: Final = {"may": "poder", "can": "poder", "cannot": "poder", "must": "deber", "would": "ir"}
_ACCENTS: Final = {"a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"}


def present(verb: str, person: int, wish: bool = False) -> str:
    """The verb of the second (0), third (1) or third plural (2) person, in the indicative or the subjunctive.

    >>> present("perder", 1), present("robar", 0), present("elegir", 1, wish=True), present("destruir", 0, wish=True)
    ('pierde', 'robas', 'elija', 'destruyas')
    >>> [present(verb, 1, wish=True) for verb in ("realizar", "colocar", "pagar", "coger", "disminuir")]
    ['realice', 'coloque', 'pague', 'coja', 'disminuya']
    """
    if verb in WHOLE:
        return WHOLE[verb][int(wish)][person]
    stems = STEMS.get(verb) or _stems(verb)
    vowel = "a" if verb.endswith("ar") != wish else "e"
    return stems[int(wish)] + vowel + ("s", "", "n")[person]


def _stems(verb: str) -> tuple[str, str]:
    stem = verb[:-2]
    if verb.endswith("uir"):
        return f"{stem}y", f"{stem}y"
    return stem, stem[:-1] + SPELLING[verb[-3:]] if verb[-3:] in SPELLING else stem


def imperative(verb: str) -> str:
    """What the reader is told to do."""
    return IMPERATIVES.get(verb) or present(verb, 1)


def preterite(verb: str, person: int) -> str:
    """The simple past.

    >>> preterite("realizar", 1), preterite("romper", 0), preterite("ser", 1)
    ('realizó', 'rompiste', 'fue')
    """
    if verb in PASTS:
        return PASTS[verb][person]
    endings = ("aste", "ó", "aron") if verb.endswith("ar") else ("iste", "ió", "ieron")
    return verb[:-2] + endings[person]


def participle(verb: str) -> str:
    """The past participle.

    >>> participle("instalar"), participle("romper"), participle("perder"), participle("destruir")
    ('instalado', 'roto', 'perdido', 'destruido')
    """
    return PARTICIPLES.get(verb) or verb[:-2] + ("ado" if verb.endswith("ar") else "ido")


def with_clitics(verb: str, clitics: str) -> str:
    """Pronouns behind an imperative; the stress stays where it was, so it needs an accent now.

    >>> [with_clitics(*pair) for pair in (("destruye", "lo"), ("pon", "las"), ("da", "le"), ("prevén", "lo"))]
    ['destrúyelo', 'ponlas', 'dale', 'prevenlo']
    >>> with_clitics("devuelve", "las"), with_clitics("puntúa", "lo"), with_clitics("aproxima", "te")
    ('devuélvelas', 'puntúalo', 'aproxímate')
    """
    if not clitics:
        return verb
    plain = verb.translate(str.maketrans("áéíóú", "aeiou"))
    if verb != plain:  # "prevén", "puntúa"
        return (plain if re.search(r"[áéíóú][ns]?$", verb) else verb) + clitics
    vowels = list(re.finditer(r"(?:i|u)?[aeo](?:i|u)?|[iu]+", plain))
    if len(vowels) < 2:
        return plain + clitics
    stressed = vowels[-2]
    at = next((i for i in range(stressed.start(), stressed.end()) if plain[i] in "aeo"), stressed.end() - 1)
    return f"{plain[:at]}{_ACCENTS[plain[at]]}{plain[at + 1 :]}{clitics}"


def agree(adjective: str, feminine: bool, plural: bool) -> str:
    """An adjective in the gender and number of its noun.

    >>> agree("suspendido", True, False), agree("adicional", False, True), agree("alojado", True, True)
    ('suspendida', 'adicionales', 'alojadas')
    """
    if adjective.endswith("o"):
        return adjective[:-1] + ("a" if feminine else "o") + ("s" if plural else "")
    if not plural:
        return adjective
    return f"{adjective}s" if adjective[-1] in "aeiou" else f"{adjective}es"


def joined(parts: list[str], word: str = "y") -> str:
    """A list in words."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


#: "The first time each turn that" is said in the order of the Spanish cards
_FIRST_TIME: Final = re.compile(r"^(la primera vez) en cada turno que ((?:(?! en el que ).)*)$", re.DOTALL)
#: A condition about what someone else does, or about their turn
_OTHERS: Final = re.compile(
    r"\b(?:(?:que|cuando) (?:la Corporación|el Runner)|turno de (?:la Corporación|el Runner))\b|^si no lo hace$"
)


def _others_act(front: tuple[str, ...]) -> bool:
    """Whether what comes first is about someone else: then an order would be read as what they do."""
    return any([_OTHERS.search(words) is not None for words in front])


class Spanish(Language):
    """How Spanish puts fragments together."""

    def reader(self) -> NounPhrase:
        return NounPhrase(reader=True)

    def player(self, side: int) -> NounPhrase:
        if side == CORP:
            return NounPhrase((Noun("la Corporación", "", True),), fixed="la Corporación")
        return NounPhrase(fixed="el Runner") if side == RUNNER else NounPhrase(fixed="tu rival")

    def noun(self, card_type: int) -> Noun:
        return NOUNS[card_type]

    def _named(self, said: Said, subject: NounPhrase) -> str:
        """What ``subject`` may do; what others do then is brought about: "hacer que la Corporación pierda 5[c]"."""
        if isinstance(said, Several):
            said = Series(said.parts)
        if isinstance(said, Series) and not said.modal:
            word = {"and": "y", "or": "o"}[said.word]
            parts = [self._named(part, subject) for part in said.parts]
            return self._set_off(said.front, " ".join([joined(parts, word), *said.after]), Mood.NAME)
        others = isinstance(said, Clause) and (subject.reader or not said.subject.pronoun)
        if isinstance(said, Clause) and said.subject != subject and not said.modal and others:
            what = f"hacer que {self._clause(said, Mood.WISH)}"
            return self._set_off(said.front, what, Mood.NAME)
        return self.say(said, Mood.NAME)

    def again(self, subject: NounPhrase) -> NounPhrase:
        return subject.with_(pronoun=True)

    def passive(self, verb: str, subject: NounPhrase) -> Clause:
        return Clause("ser", subject, rest=(agree(participle(verb), subject.feminine, subject.plural),))

    def after_search(self, voice: Voice) -> str:
        return self._contracted(f"(Baraja {joined(voice.searched)} después de la búsqueda.)")

    def other_side(self) -> str:
        return "Reverso"

    def deck_limit(self, copies: int) -> str:
        return f"Límite de {copies} por mazo."

    #: What an ability does: the words of abilities, which are written in terms of these.
    says_effect: Callable[[Any, Voice], str]

    def effect_of(self, node: Any, voice: Voice) -> str:
        return self.says_effect(node, voice)

    # Noun phrases

    def phrase(self, phrase: NounPhrase) -> str:
        if phrase.pronoun:  # after a preposition
            return ("ellas" if phrase.plural else "ella") if phrase.feminine else ("ellos" if phrase.plural else "él")
        if phrase.fixed:
            return phrase.fixed
        if phrase.mine or phrase.theirs:
            return self._mine(phrase)
        text = self._described(phrase, phrase.plural)
        if phrase.number and phrase.det is Det.THE:
            return f"{self._determiner(phrase)} {phrase.number} {text}"
        if phrase.number:
            other = agree("otro", phrase.feminine, phrase.plural)
            if phrase.other:
                if phrase.number.isdecimal():
                    return f"{other} {text}" if phrase.number == "1" else f"{other} {phrase.number} {text}"
                return f"{phrase.number} {other} {text}"
            return f"{phrase.number} {text}"
        if phrase.other:
            return f"{agree('otro', phrase.feminine, phrase.plural)} {text}"
        word = self._determiner(phrase)
        return f"{word} {text}" if word else text

    def _described(self, phrase: NounPhrase, plural: bool) -> str:
        nouns = joined([(n.many if plural else n.one) for n in phrase.nouns], "o")
        kinds = self._inflected(joined(list(phrase.kinds), "o"), phrase.feminine, plural)
        if kinds.startswith("operaciones ") and nouns.startswith("operaci"):
            kinds = f"de tipo {kinds}"
        adjectives = [agree(a, phrase.feminine, plural) for a in phrase.adjectives]
        after = [self._inflected(words, phrase.feminine, plural) for words in phrase.after]
        return " ".join([w for w in (nouns, kinds, *adjectives, *after) if w])

    def _inflected(self, words: str, feminine: bool, plural: bool) -> str:
        """Endings that are left open in what follows a noun: "que proteja{n} este servidor", "avanzad{o}"."""
        words = words.replace("{n}", "n" if plural else "").replace("{es}", "es" if plural else "")
        return words.replace("{o}", agree("o", feminine, plural))

    def _mine(self, phrase: NounPhrase) -> str:
        text = self._described(phrase, True)
        whose = "tus" if phrase.mine else "sus"
        if phrase.det is Det.ALL:
            whole = agree("todo", phrase.feminine, True)
            return f"{whole} {whose} {agree('otro', phrase.feminine, True) if phrase.other else ''} {text}"
        if phrase.other and phrase.number in ("", "1"):
            return f"{agree('otro', phrase.feminine, False)} de {whose} {text}"
        return f"{phrase.number or '1'} de {whose} {text}"

    def _determiner(self, phrase: NounPhrase) -> str:
        f, p = phrase.feminine, phrase.plural
        the = ("las" if p else "la") if f else ("los" if p else "el")
        if phrase.det is Det.A:
            return "" if p else ("una" if f else "un")
        first = agree("primero", f, p) if f or p else "primer"
        return {
            Det.THE: the,
            Det.THIS: ("estas" if p else "esta") if f else ("estos" if p else "este"),
            Det.THAT: ("esas" if p else "esa") if f else ("esos" if p else "ese"),
            Det.ALL: f"{agree('todo', f, p)} {the}",
            Det.FIRST: f"{the} {first}",
            Det.NEXT: f"{the} {agree('siguiente', f, p)}",
        }.get(phrase.det, "")

    # Clauses

    def say(self, said: Said, mood: Mood = Mood.ORDER) -> str:
        if isinstance(said, Bare):
            text = " ".join([said.text, *said.rest])
            if said.front and text.startswith("rastreo ["):  # a verb, behind a condition
                text = f"{'realizas' if _others_act(said.front) else 'realiza'} un {text}"
            return self._set_off(said.front, text, mood)
        if isinstance(said, Several):
            return self.say(Series(said.parts), mood)
        if isinstance(said, Series):
            return self._series(said, mood)
        if mood is Mood.ORDER and said.subject.reader and said.verb != "terminar" and _others_act(said.front):
            mood = Mood.TELL
        if said.subject.pronoun and said.subject.nouns and not said.subject.fixed and _others_act(said.front):
            det = said.subject.det if said.subject.det is Det.THIS else Det.THAT
            said = said.with_(subject=said.subject.with_(pronoun=False, det=det, number="", adjectives=(), after=()))
        return self._set_off(said.front, self._clause(said, mood), mood)

    def _set_off(self, front: tuple[str, ...], text: str, mood: Mood) -> str:
        if not front:
            return text
        front = tuple([_FIRST_TIME.sub(r"\1 que \2 en cada turno", words) for words in front])
        if mood is Mood.NAME:
            return f"{text} {' '.join(front)}"
        return f"{', '.join(front)}, {text}"

    def _series(self, series: Series, mood: Mood) -> str:
        if mood is Mood.ORDER and _others_act(series.front):
            mood = Mood.TELL
        word = {"and": "y", "or": "o"}[series.word]
        if series.modal and series.subject is not None:
            text = joined([self._named(part, series.subject) for part in series.parts], word)
            if mood is not Mood.NAME:
                helper = self._helper(series.modal, series.subject, mood)
                who = "" if series.subject.pronoun or series.subject.reader else self.phrase(series.subject)
                text = f"{who} {helper} {text}"
        else:
            said = [self.say(series.parts[0], mood)]
            before = series.parts[0]
            for part in series.parts[1:]:
                if (
                    isinstance(part, Clause)
                    and isinstance(before, Clause)
                    and part.subject == before.subject
                    and not part.front
                ):
                    said.append(self._predicate(part, mood))
                else:
                    said.append(self.say(part, mood))
                before = part
            text = joined(said, word)
        return self._set_off(series.front, " ".join([text, *series.after]), mood)

    def _helper(self, modal: str, subject: NounPhrase, mood: Mood) -> str:
        """The modal verb: "puedes", "no puede", "vayas a"."""
        verb = present(MODALS[modal], self._person(subject), mood is Mood.WISH)
        return {"cannot": f"no {verb}", "would": f"{verb} a"}.get(modal, verb)

    def _person(self, subject: NounPhrase) -> int:
        return 0 if subject.reader else 2 if subject.plural else 1

    def _clause(self, c: Clause, mood: Mood) -> str:
        mood = self._tense(c, mood)
        subject = "" if c.subject.reader or c.subject.pronoun or mood is Mood.NAME else self.phrase(c.subject)
        if c.inverted:
            return f"{self._verb(c, mood)} {subject} {' '.join(c.rest)}".strip()
        return f"{subject} {self._predicate(c, mood)}"

    def _tense(self, c: Clause, mood: Mood) -> Mood:
        """What happened earlier is told in its own tense."""
        if c.tense is None or mood not in (Mood.TELL, Mood.WISH):
            return mood
        return Mood.PERFECT_WISH if mood is Mood.WISH and c.tense is Mood.PERFECT else c.tense

    def _predicate(self, c: Clause, mood: Mood) -> str:
        mood = self._tense(c, mood)
        words = [self._verb(c, mood)]
        per = ""
        if c.object is not None:
            if not c.object.pronoun:
                words.append(self.phrase(c.object))
            per = c.object.per
        if c.to is not None and not c.to.pronoun:
            words.append(f"a {self.phrase(c.to)}")
        words.extend(c.rest)
        if per:
            words.append(per)
        if c.purpose is not None:
            words.append(f"para {self._named(c.purpose, c.subject)}")
        return " ".join([w for w in words if w])

    def _clitics(self, c: Clause, reflexive: bool) -> list[str]:
        """Pronouns in their order: reflexive, who receives, what."""
        found: list[str] = []
        if reflexive:
            found.append("te" if c.subject.reader else "se")
        what = c.object is not None and c.object.pronoun
        if c.to is not None:
            found.append("se" if what else "les" if c.to.plural else "le")
        if what and c.object is not None:
            f, p = c.object.feminine, c.object.plural
            found.append(("las" if p else "la") if f else ("los" if p else "lo"))
        return found

    def _verb(self, c: Clause, mood: Mood) -> str:
        verb, *particles = c.verb.split(" ")
        reflexive = verb.endswith("se")
        verb = verb.removesuffix("se")
        clitics = self._clitics(c, reflexive)
        after = " ".join(particles)
        person = self._person(c.subject)
        no = "no " if c.negative else ""
        if c.modal and mood is not Mood.NAME:
            text = f"{self._helper(c.modal, c.subject, mood)} {verb}{''.join(clitics)}"
        elif mood is Mood.NAME:
            text = f"{no}{verb}{''.join(clitics)}"
        elif mood is Mood.ORDER and c.subject.reader and not c.negative:
            text = with_clitics(imperative(verb), "".join(clitics))
        else:
            finite = self._finite(verb, person, mood, c)
            text = f"{no}{' '.join([*clitics, finite])}"
        return f"{text} {after}".strip()

    def _finite(self, verb: str, person: int, mood: Mood, c: Clause) -> str:
        if mood is Mood.PAST:
            return preterite(verb, person)
        if mood in (Mood.PERFECT, Mood.PERFECT_WISH):
            return f"{present('haber', person, mood is Mood.PERFECT_WISH)} {participle(verb)}"
        return present(verb, person, mood is Mood.WISH)

    # The last step

    def finish(self, text: str) -> str:
        return finished(self._contracted(text))

    def _contracted(self, text: str) -> str:
        """ "de el" becomes "del", "y infligir" becomes "e infligir".

        >>> SPANISH._contracted("el coste de el hielo y instalarlo o otra carta")
        'el coste del hielo e instalarlo u otra carta'
        """
        text = re.sub(r"\s+", " ", text)
        text = re.sub(r"\ba hasta\b", "a un máximo de", text)
        text = re.sub(r"\bde el\b", "del", text)
        text = re.sub(r"\ba el\b", "al", text)
        text = re.sub(r"\by (?=h?[iI](?![aeoé]))", "e ", text)
        return re.sub(r"\bo (?=h?[oO])", "u ", text)


SPANISH: Final = Spanish("es")
