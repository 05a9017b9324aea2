// Which thing on the table each option is about.

import type { Offer, Side, View } from "./view";

/** Options that end a question or do nothing: they get a button, never a card. */
const GENERAL = new Set(["pass", "done", "continue", "no", "decline", "keep", "mulligan", "yes", "jack-out"]);

/** The option that the space bar takes: the one that lets the game go on. */
const ONWARD = ["pass", "continue", "done", "decline"];

export interface Alive {
  /** Options by place of an installed card, an agenda or an identity: "HQ ice 1", "rig 2". */
  byPlace: Map<string, Offer[]>;
  /** Options by title of a card in the own hand. */
  byHand: Map<string, Offer[]>;
  /** Options by the name of a server. */
  byServer: Map<string, Offer[]>;
  /** Options about the own deck, credits and the like. */
  byPile: Map<string, Offer[]>;
  /** Options about nothing that lies on the table. */
  general: Offer[];
}

export const HANDS: Record<Side, string> = { corp: "HQ", runner: "grip" };

/** Cards in piles do not lie open on the table. The own hand does, and is looked up before. */
export function isPile(at: string): boolean {
  return /^(stack|R&D|heap|Archives|HQ|set-aside)( \d+)?$/.test(at);
}

function put(map: Map<string, Offer[]>, key: string, offer: Offer): void {
  const list = map.get(key);
  if (list) list.push(offer);
  else map.set(key, [offer]);
}

/** Sort the options of a decision by what they are about. Every option is reachable from the list of all anyway. */
export function alive(view: View, offers: readonly Offer[]): Alive {
  const found: Alive = {
    byPlace: new Map(),
    byHand: new Map(),
    byServer: new Map(),
    byPile: new Map(),
    general: [],
  };
  const hand = view.seat ? HANDS[view.seat] : "";
  for (const offer of offers) {
    if (offer.server !== null) put(found.byServer, offer.server, offer);
    else if (offer.at !== null && offer.at === hand && offer.card !== null) put(found.byHand, offer.card, offer);
    else if (offer.at !== null && isPile(offer.at)) {
      put(found.byPile, offer.at, offer);
      found.general.push(offer);
    } else if (offer.at !== null) put(found.byPlace, offer.at, offer);
    else if (offer.verb === "draw" || offer.verb === "gain") {
      put(found.byPile, offer.verb, offer);
      found.general.push(offer);
    } else found.general.push(offer);
  }
  return found;
}

/** The option that the space bar takes, if there is exactly one that only lets the game go on. */
export function onward(offers: readonly Offer[]): Offer | null {
  for (const verb of ONWARD) {
    const fit = offers.filter((offer) => offer.verb === verb);
    if (fit.length === 1 && fit[0]) return fit[0];
  }
  return null;
}

/** Whether an option is a plain button rather than something done to a card. */
export function isGeneral(offer: Offer, hand: string): boolean {
  const onTable = offer.server !== null || (offer.at !== null && (offer.at === hand || !isPile(offer.at)));
  return GENERAL.has(offer.verb) || !onTable;
}
