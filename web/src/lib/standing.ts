// What acts on a card now, and until when: the reasons for figures that differ from the printed ones.

import type { View } from "./view";

export interface Acting {
  /** The English title of the card from which it comes. */
  source: string;
  /** When it ends: the first of its ends that a player would name. */
  until: string;
}

/** Lingering effects on the card at a place; the same source twice is told once. */
export function acting(view: View, at: string): Acting[] {
  const found = new Map<string, Acting>();
  for (const { source, targets, until } of view.effects) {
    if (!source || !targets.includes(at) || until.includes("over")) continue;
    const end = until[0] ?? "game";
    found.set(`${source}/${end}`, { source, until: end });
  }
  return [...found.values()];
}
