"""Which language a request wants."""

from __future__ import annotations

from netrunner.text.phrases import LANGUAGES


def wished(query: str | None, accepted: str | None) -> str:
    """The language of ``?lang=``, or the first known one of Accept-Language, or English.

    >>> wished(None, "fr-CH, es;q=0.9, en;q=0.8"), wished("en", "es"), wished("xx", None)
    ('es', 'en', 'en')
    """
    if query in LANGUAGES:
        return query or "en"
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "").split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.strip()[:2].lower()
        try:
            rank = float(weight) if weight else 1.0
        except ValueError:
            rank = 0.0
        if lang in LANGUAGES and rank > 0:
            ranked.append((-rank, place, lang))
    return min(ranked)[2] if ranked else "en"
