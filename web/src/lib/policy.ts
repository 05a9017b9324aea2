// When the client passes for its player. What decides is open information only: if a stop depended on what I hold, or on
// what I can afford, my opponent could read it off the clock.

import type { CardView, Offer, View } from "./view";

export interface Policy {
  /** Stop in the windows of a run in which I could publicly act. */
  runs: boolean;
  /** Stop at the beginning and the end of turns if I could publicly act. */
  turns: boolean;
  /** Stop after each action of my opponent if I could publicly act. */
  opponent: boolean;
  /** Stop between my own actions if I could publicly act. */
  between: boolean;
  /** Stop at every step. */
  every: boolean;
}

export const STANDARD: Policy = { runs: true, turns: true, opponent: false, between: false, every: false };

/** The windows between the actions of a turn: the Corp's (5.6.2a) and the Runner's (5.7.1e). */
const BETWEEN = new Set(["5.6.2a", "5.7.1e"]);

/** A facedown card of the Corp that could be rezzed in such a window, whatever it is and whatever it costs (8.1). */
function couldRez(view: View): boolean {
  if (view.seat !== "corp") return false;
  return view.servers.some(
    (server) =>
      server.cards.some((card) => !card.faceup) ||
      // Ice is rezzed only while it is approached.
      server.ice.some((ice) => !ice.faceup && view.run !== null && ice.at === view.run.ice),
  );
}

/** The windows in which the Corp may score (5.6.1b, 5.6.2a). There is none at the end of its turn. */
const SCORING = new Set(["5.6.1b", "5.6.2a"]);

/** Whether an agenda may be scored: for all that the Runner knows, any facedown card may be one that has been advanced far enough. */
function couldScore(view: View, step: string): boolean {
  if (view.seat !== "corp" || !SCORING.has(step)) return false;
  return view.servers.some((server) => !server.central && server.cards.some((card) => !card.faceup && (card.counters.advancement ?? 0) > 0));
}

/** The places of cards that lie open to both players. */
function openPlaces(view: View): Set<string> {
  const found = new Set<string>();
  const add = (card: CardView): void => {
    if (card.faceup) found.add(card.at);
    card.hosted?.forEach(add);
  };
  [view.corp.identity, view.runner.identity, ...view.rig, ...view.playing].forEach(add);
  for (const side of ["corp", "runner"] as const) {
    found.add(`${side}-score`);
    for (const agenda of view[side].score.cards) agenda.hosted?.forEach(add);
  }
  for (const server of view.servers) [...server.ice, ...server.cards].forEach(add);
  return found;
}

/** Whether everybody can see that I may have something to do: a facedown card of mine, or an ability of a faceup one. */
export function couldAct(view: View, offers: readonly Offer[]): boolean {
  if (couldRez(view)) return true;
  const open = openPlaces(view);
  // Strength is bought where it is needed: in an encounter.
  return offers.some((offer) => offer.verb === "use" && (!offer.boost || view.encounter) && offer.at !== null && open.has(offer.at));
}

function wanted(view: View, step: string, policy: Policy): boolean {
  if (view.run) return policy.runs;
  if (!BETWEEN.has(step)) return policy.turns;
  return view.turn.side === view.seat ? policy.between : policy.opponent;
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
  if (offers.some((offer) => offer.verb === "score") || (!unread && couldScore(view, decision.step))) return null;
  return wanted(view, decision.step, policy) && couldAct(view, offers) ? null : pass;
}
