// The card catalogue: loaded once, looked up by English title.

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { CardFacts, Lang } from "./view";

const byTitle = $state<{ map: Map<string, CardFacts> }>({ map: new Map() });
let loading: Promise<void> | null = null;

export function load(): Promise<void> {
  loading ??= api.cards().then(
    ({ cards }) => {
      byTitle.map = new Map(cards.map((card) => [card.title, card]));
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export function facts(title: string | null | undefined): CardFacts | undefined {
  return title ? byTitle.map.get(title) : undefined;
}

export function all(): CardFacts[] {
  return [...byTitle.map.values()];
}

/** For tests and pages that bring their own cards. */
export function fill(cards: readonly CardFacts[]): void {
  byTitle.map = new Map(cards.map((card) => [card.title, card]));
}

export function titleOf(title: string, lang: Lang = settings.lang): string {
  const card = byTitle.map.get(title);
  return (lang === "es" && card?.title_es) || title;
}

export function subtypesOf(card: CardFacts, lang: Lang = settings.lang): string[] {
  return lang === "es" && card.subtypes_es.length === card.subtypes.length ? card.subtypes_es : card.subtypes;
}

/** Identities are long: before the colon stands who, after it what. */
export function shortTitle(title: string, lang: Lang = settings.lang): string {
  return titleOf(title, lang).split(":")[0] ?? title;
}
