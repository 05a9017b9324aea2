// Finding cards as one types: words are looked for in titles, types and texts, without accents or case.

import type { CardFacts, Lang } from "./view";

export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[̀-ͯ]/g, "")
    .toLowerCase();
}

export interface Filter {
  words: string;
  side: string;
  faction: string;
  type: string;
}

interface Hay {
  titles: string;
  rest: string;
}

/** What is searched in a card, made plain once for each language. */
const hays: Record<Lang, WeakMap<CardFacts, Hay>> = { en: new WeakMap(), es: new WeakMap() };

function hayOf(card: CardFacts, lang: Lang): Hay {
  let found = hays[lang].get(card);
  if (!found) {
    found = {
      titles: plain(`${card.title} ${card.title_es ?? ""}`),
      rest: plain([card.type, ...card.subtypes, ...card.subtypes_es, ...card.text[lang]].join(" ")),
    };
    hays[lang].set(card, found);
  }
  return found;
}

/** Cards that fit, those whose title begins with the words first. */
export function found(cards: readonly CardFacts[], filter: Filter, lang: Lang): CardFacts[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  const whole = plain(filter.words.trim());
  const scored: { card: CardFacts; rank: number }[] = [];
  for (const card of cards) {
    if (filter.side && card.side !== filter.side) continue;
    if (filter.faction && card.faction !== filter.faction) continue;
    if (filter.type && card.type !== filter.type) continue;
    const { titles, rest } = hayOf(card, lang);
    if (!words.every((word) => titles.includes(word) || rest.includes(word))) continue;
    const rank = titles.startsWith(whole) ? 0 : words.every((word) => titles.includes(word)) ? 1 : 2;
    scored.push({ card, rank });
  }
  return scored.sort((one, other) => one.rank - other.rank).map(({ card }) => card);
}
