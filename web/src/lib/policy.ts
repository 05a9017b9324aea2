// When the client passes for its player. What decides is open information only, and the engine tells it (`could_act` in a
// view): if a stop depended on what I hold, or on what I can afford, my opponent could read it off the clock.

import type { Offer, View } from "./view";

export interface Policy {
  /** Stop in the windows of a run in which a card of mine could matter. */
  runs: boolean;
  /** Stop before my turn begins if I could rez, and before it ends if I could use a card. */
  turns: boolean;
  /** Stop in my opponent's turn, wherever I could act. */
  opponent: boolean;
  /** Stop between my own actions, wherever I could act. */
  between: boolean;
  /** Stop at every step. */
  every: boolean;
}

export const STANDARD: Policy = { runs: true, turns: true, opponent: false, between: false, every: false };

function wanted(view: View, policy: Policy): boolean {
  const { moment, could_act: could = [] } = view.decision ?? {};
  if (!could.length) return false;
  if (moment === "run") return policy.runs;
  if (view.turn.side !== view.seat) return policy.opponent;
  if (moment === "begin") return policy.turns && could.includes("rez");
  if (moment === "end") return policy.turns && could.includes("use");
  return policy.between;
}

/** The option to take without asking, or null if the player is to be asked. `unread` if nobody can read anything off the clock. */
export function passes(view: View, offers: readonly Offer[], policy: Policy, unread = false): Offer | null {
  const decision = view.decision;
  if (!decision || decision.side !== view.seat || policy.every) return null;
  const pass = offers.find((offer) => offer.verb === "pass");
  if (!pass) return null;
  if (decision.kind !== "window" || unread) {
    if (offers.length === 1) return pass;
    if (decision.kind !== "window") return null;
  }
  // Nobody wants to miss that, whatever else they want to be asked.
  if (offers.some((offer) => offer.verb === "score") || (!unread && decision.could_act?.includes("score"))) return null;
  return wanted(view, policy) ? null : pass;
}

/** Questions about which nothing is left to think where there is one answer. */
const CHOICES = new Set(["destination", "choose-effect", "target", "choose-server", "attacked-server"]);

/** The answer to a question that has one sensible one: the only place, effect or card there is, or no card trashed that nothing demands. */
export function sensible(view: View, offers: readonly Offer[]): Offer | null {
  const decision = view.decision;
  if (!decision || decision.side !== view.seat) return null;
  if (CHOICES.has(decision.kind ?? "") && offers.length === 1) return offers[0] ?? null;
  // Programs may be trashed before another is installed (8.3.3); whoever has memory for it keeps them.
  if (decision.kind === "trash-like" && view.seat === "runner") return offers.find((offer) => offer.verb === "done") ?? null;
  return null;
}
