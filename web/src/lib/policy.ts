// When the client passes for its player. What decides is open information only: if a stop depended on what I hold, or on
// what I can afford, my opponent could read it off the clock.

import type { Offer, View } from "./view";

export interface Policy {
  /** Stop in the windows of a run in which I could publicly act. */
  runs: boolean;
  /** Stop at the beginning and the end of turns if I could publicly act. */
  turns: boolean;
  /** Stop between the actions of a turn if I could publicly act. */
  between: boolean;
  /** Stop at every step. */
  every: boolean;
}

export const STANDARD: Policy = { runs: true, turns: true, between: false, every: false };

const BETWEEN = new Set(["5.6.2a", "5.7.1e"]);

/** Whether everybody can see that I may have something to do: a facedown card of mine, or an ability of a faceup one. */
export function couldAct(view: View, offers: readonly Offer[]): boolean {
  if (view.seat === "corp") {
    const run = view.run?.server;
    for (const server of view.servers) {
      const cards = [...server.cards, ...(run ? server.ice.filter((ice) => ice.at === view.run?.ice) : [])];
      if (run && server.server !== run && !cards.some((card) => !card.faceup)) continue;
      if (cards.some((card) => !card.faceup)) return true;
    }
  }
  return offers.some((offer) => offer.verb === "use" || offer.verb === "score");
}

/** The option to take without asking, or null if the player is to be asked. */
export function passes(view: View, offers: readonly Offer[], policy: Policy): Offer | null {
  const decision = view.decision;
  if (!decision || decision.side !== view.seat || policy.every) return null;
  const pass = offers.find((offer) => offer.verb === "pass");
  if (!pass) return null;
  if (decision.kind !== "window") return offers.length === 1 ? pass : null;
  const wanted = view.run ? policy.runs : BETWEEN.has(decision.step) ? policy.between : policy.turns;
  return wanted && couldAct(view, offers) ? null : pass;
}
