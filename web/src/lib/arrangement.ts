// How the cards of a view are laid out on the table.

import type { CardFacts, CardView, ServerView, View } from "./view";

export interface Rig {
  programs: CardView[];
  hardware: CardView[];
  resources: CardView[];
  /** Facedown cards and whatever is of no known type. */
  others: CardView[];
}

type Lookup = (title: string | null) => CardFacts | undefined;

export function rigOf(view: View, facts: Lookup): Rig {
  const rig: Rig = { programs: [], hardware: [], resources: [], others: [] };
  for (const card of view.rig) {
    const type = card.faceup ? facts(card.card)?.type : undefined;
    if (type === "program") rig.programs.push(card);
    else if (type === "hardware") rig.hardware.push(card);
    else if (type === "resource") rig.resources.push(card);
    else rig.others.push(card);
  }
  return rig;
}

/** Archives, R&D, HQ, then the remotes: the order in which the Corp lays out its servers. */
export function inOrder(servers: readonly ServerView[]): ServerView[] {
  const rank = (server: ServerView): number => {
    const place = ["Archives", "R&D", "HQ"].indexOf(server.server);
    return place >= 0 ? place : 3 + Number(server.server.replace(/\D/g, ""));
  };
  return [...servers].sort((one, other) => rank(one) - rank(other));
}

/** Copies of a title in a hand are drawn one beside the other, in the order of the view. */
export function copies(titles: readonly string[]): { title: string; n: number }[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const n = seen.get(title) ?? 0;
    seen.set(title, n + 1);
    return { title, n };
  });
}

/** Everything on the table that can be found again after a change: where it is, and what is seen of it. */
export function tokens(view: View): Map<string, string> {
  const found = new Map<string, string>();
  const add = (card: CardView): void => {
    found.set(card.at, card.card ?? `?${card.side}`);
    card.hosted?.forEach(add);
  };
  view.rig.forEach(add);
  view.playing.forEach(add);
  view.set_aside.forEach(add);
  for (const server of view.servers) {
    server.ice.forEach(add);
    server.cards.forEach(add);
  }
  return found;
}
