// Decks in the making, one for each side: kept in the tab, so that a look at another page or side loses none.

import type { Side } from "./view";

export interface Draft {
  name: string;
  identity: string;
  cards: Record<string, number>;
}

export interface Drafts {
  /** The side that is worked on. */
  side: Side;
  corp: Draft;
  runner: Draft;
}

const KEY = "netrunner-drafts";
const empty = (): Draft => ({ name: "", identity: "", cards: {} });

export function drafts(): Drafts {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Drafts>;
    return { side: kept.side === "corp" ? "corp" : "runner", corp: { ...empty(), ...kept.corp }, runner: { ...empty(), ...kept.runner } };
  } catch {
    return { side: "runner", corp: empty(), runner: empty() };
  }
}

export function keepDraft(side: Side, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...drafts(), side, [side]: draft }));
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}
