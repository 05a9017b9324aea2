// What ready-made decks are called.

import type { DeckEntry } from "./api";
import { shortTitle } from "./catalogue.svelte";
import { say, settings } from "./settings.svelte";
import { hasPhrase } from "./words.svelte";

/** A starter deck is its faction's; others have a name of their own. */
export function deckName(deck: DeckEntry): string {
  if (deck.starter) {
    const faction = say(`faction-${deck.faction}`);
    const who = shortTitle(deck.identity);
    const rest = deck.key.startsWith(`${deck.faction}-`) ? ` (${deckWord(deck.key.slice(deck.faction.length + 1))})` : "";
    return (who === faction ? faction : `${faction}: ${who}`) + rest;
  }
  return hasPhrase(settings.lang, `deck-${deck.key}`) ? say(`deck-${deck.key}`) : deck.name;
}

function deckWord(word: string): string {
  return hasPhrase(settings.lang, `deck-word-${word}`) ? say(`deck-word-${word}`) : word;
}
