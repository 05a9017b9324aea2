// Decks that the player built: kept in the browser.

import type { Side } from "./view";

export interface SavedDeck {
  name: string;
  side: Side;
  identity: string;
  cards: Record<string, number>;
  text: string;
}

const KEY = "netrunner-decks";

export function savedDecks(): SavedDeck[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedDeck[];
  } catch {
    return [];
  }
}

export function saveDeck(deck: SavedDeck): void {
  const others = savedDecks().filter((other) => other.name !== deck.name);
  localStorage.setItem(KEY, JSON.stringify([deck, ...others]));
}

export function removeDeck(name: string): void {
  localStorage.setItem(KEY, JSON.stringify(savedDecks().filter((deck) => deck.name !== name)));
}
