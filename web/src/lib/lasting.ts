// Effects that go on and that a player may forget; others are seen on the cards themselves.

import type { View } from "./view";

/** Until when such effects last. */
export const LASTS: ReadonlySet<string> = new Set(["turn", "run", "encounter", "next-turn", "in-next-turn", "next-run", "next-encounter", "game", "current"]);

/** Each source once. */
export function lasting(view: View): { source: string | null; until: string }[] {
  return view.effects
    .map((effect) => ({ source: effect.source, until: effect.until.find((until) => LASTS.has(until)) ?? "" }))
    .filter((effect, i, all) => effect.until && all.findIndex((other) => other.source === effect.source && other.until === effect.until) === i);
}
