// What one may expect to draw from a deck.

import type { CardFacts } from "./view";

type Lookup = (title: string) => CardFacts | undefined;

/** Cards in an opening hand. */
export const HAND = 5;
/** Cards seen when a game is well under way: the opening hand and five more. */
export const LATER = 10;

/** The chance that at least one of `wanted` cards among `size` is within `drawn`. */
export function atLeastOne(size: number, wanted: number, drawn: number): number {
  if (wanted <= 0 || size <= 0) return 0;
  let none = 1;
  for (let i = 0; i < Math.min(drawn, size); i++) none *= Math.max(0, size - wanted - i) / (size - i);
  return 1 - none;
}

export interface Odds {
  /** A type of cards, or "icebreaker". */
  kind: string;
  n: number;
  /** In the opening hand; in one of two, as one mulligan is allowed; after some turns. */
  opening: number;
  mulligan: number;
  later: number;
}

/** For every kind of card in a deck, how likely it is to see one. */
export function oddsOf(cards: Record<string, number>, facts: Lookup): Odds[] {
  const counts = new Map<string, number>();
  let size = 0;
  for (const [title, n] of Object.entries(cards)) {
    const card = facts(title);
    if (!card || card.type === "identity") continue;
    size += n;
    counts.set(card.type, (counts.get(card.type) ?? 0) + n);
    if (card.subtypes.includes("Icebreaker")) counts.set("icebreaker", (counts.get("icebreaker") ?? 0) + n);
  }
  return [...counts].map(([kind, n]) => {
    const opening = atLeastOne(size, n, HAND);
    return { kind, n, opening, mulligan: 1 - (1 - opening) ** 2, later: atLeastOne(size, n, LATER) };
  });
}

/** The cards of a deck in some order, copies one by one. */
export function shuffled(cards: Record<string, number>, random: () => number = Math.random): string[] {
  const deck = Object.entries(cards).flatMap(([title, n]) => Array.from({ length: n }, () => title));
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j] as string, deck[i] as string];
  }
  return deck;
}
