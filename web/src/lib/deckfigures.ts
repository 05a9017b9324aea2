// Figures of a deck that is being built.

import type { CardFacts } from "./view";

type Lookup = (title: string) => CardFacts | undefined;

const ORDER = ["agenda", "asset", "upgrade", "operation", "ice", "event", "hardware", "resource", "program"];
const TOP = 7;

/** The cards by type, each type in the order of titles. */
export function grouped(cards: Record<string, number>, facts: Lookup): { type: string; n: number; cards: [string, number][] }[] {
  const groups = new Map<string, [string, number][]>();
  for (const [title, n] of Object.entries(cards)) {
    const type = facts(title)?.type ?? "card";
    groups.set(type, [...(groups.get(type) ?? []), [title, n]]);
  }
  return [...groups.entries()]
    .sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
    .map(([type, list]) => ({
      type,
      n: list.reduce((sum, [, count]) => sum + count, 0),
      cards: list.sort(([one], [other]) => one.localeCompare(other)),
    }));
}

/** How many cards cost 0, 1, 2, … and 7 or more. */
export function curve(cards: Record<string, number>, facts: Lookup): { cost: string; n: number }[] {
  const bars = Array.from({ length: TOP + 1 }, (_, cost) => ({ cost: cost === TOP ? `${TOP}+` : String(cost), n: 0 }));
  for (const [title, n] of Object.entries(cards)) {
    const cost = facts(title)?.cost;
    const bar = typeof cost === "number" ? bars[Math.min(cost, TOP)] : undefined;
    if (bar) bar.n += n;
  }
  return bars;
}
