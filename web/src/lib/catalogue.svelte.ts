// The cards that the client knows, by English title. A table shows few of them, so a card is asked for when it is first
// looked at; pages that list all of them load the whole catalogue.

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { CardFacts, Lang } from "./view";

let known = $state.raw<{ map: ReadonlyMap<string, CardFacts>; whole: boolean }>({ map: new Map(), whole: false });
let loading: Promise<void> | null = null;

/** Titles that are asked for with the next call, and those that were. */
let wanted: string[] = [];
const asked = new Set<string>();
/** How many a call may ask for. */
const MOST = 150;
/** After a failure the same cards are asked for again. */
const AGAIN = 2000;

/** Load every card. */
export function load(): Promise<void> {
  loading ??= api.cards().then(
    ({ cards }) => {
      known = { map: new Map(cards.map((card) => [card.title, card])), whole: true };
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function want(title: string): void {
  if (known.whole || loading || asked.has(title) || !title) return;
  asked.add(title);
  if (!wanted.length) setTimeout(ask);
  wanted.push(title);
}

function ask(): void {
  const titles = wanted.slice(0, MOST);
  wanted = wanted.slice(MOST);
  if (wanted.length) setTimeout(ask);
  api.cardsOf(titles).then(
    ({ cards }) => {
      if (!known.whole) known = { map: new Map([...known.map, ...cards.map((card) => [card.title, card] as const)]), whole: false };
    },
    () => setTimeout(() => titles.forEach((title) => asked.delete(title) && want(title)), AGAIN),
  );
}

export function facts(title: string | null | undefined): CardFacts | undefined {
  if (!title) return undefined;
  const found = known.map.get(title);
  if (!found) want(title);
  return found;
}

/** Every card, once they are loaded. */
export function all(): CardFacts[] {
  return known.whole ? [...known.map.values()] : [];
}

/** For tests and pages that bring their own cards. */
export function fill(cards: readonly CardFacts[]): void {
  known = { map: new Map(cards.map((card) => [card.title, card])), whole: true };
}

export function titleOf(title: string, lang: Lang = settings.lang): string {
  if (lang === "en") return title;
  return facts(title)?.title_es || title;
}

export function subtypesOf(card: CardFacts, lang: Lang = settings.lang): string[] {
  return lang === "es" && card.subtypes_es.length === card.subtypes.length ? card.subtypes_es : card.subtypes;
}

/** Identities are long: before the colon stands who, after it what. */
export function shortTitle(title: string, lang: Lang = settings.lang): string {
  return titleOf(title, lang).split(":")[0] ?? title;
}
