// What the act dock shows: the question in a few words, the likely act filled, and a key for each meaning.

import { inOrder } from "./arrangement";
import type { Breaking } from "./game.svelte";
import type { Offer, View } from "./view";

/** A key that means the same throughout the game; null for what is only clicked. */
export type Key = string | null;

export interface Act {
  key: Key;
  /** The phrase of its label with its variables; without one, the offer's own label is shown. */
  say: [phrase: string, args?: Record<string, string | number>] | null;
  offer: Offer | null;
  /** Break everything with the card at this place. */
  breakAt?: string;
  /** What it costs, apart from its name. */
  credits?: number | null;
  clicks?: number | null;
  /** The agenda points that it brings. */
  points?: number | null;
  /** Something bad happens. */
  danger?: boolean;
  /** Why it cannot be done now, as a phrase. */
  off?: [phrase: string, args?: Record<string, string | number>];
  /** All that can be accessed, one after the other. */
  all?: boolean;
  /** It opens a list of these instead of doing something. */
  opens?: Offer[];
  /** The phrase that asks which of them. */
  asks?: string;
  /** Less than the label, where the question says the rest. */
  short?: string;
  /** Keys that are pressed before this one: R then H. */
  after?: string;
}

export interface Dock {
  /** A phrase that says better than the engine's question what is at stake. */
  headline: [phrase: string, args?: Record<string, string | number>] | null;
  /** An offer whose sentence says what the likely act does. */
  does: Offer | null;
  primary: Act | null;
  /** At most four, in rows of two. */
  secondary: Act[];
  /** Basic actions, each in its place whether possible or not. */
  pad: Act[] | null;
  /** Answers that have no meaning of their own: breakers, targets, effects. */
  list: Act[];
  /** Numbers to choose from with a slider. */
  numbers: Offer[] | null;
}

/** Numbers that the stage tells the rest about. */
const NUMBERS: Record<string, Dock["headline"]> = { psi: ["ask-psi"], "trace-corp": ["ask-trace"], "trace-runner": ["ask-trace"] };
/** Questions whether to use abilities that have met their conditions (9.2.8, 9.2.9). */
const TRIGGERS = new Set(["react", "interrupt"]);
/** Cards leave the table for another: never the filled button. */
const TRASHES = new Set(["trash-like", "trash-for-memory"]);
const DECLINES = new Set(["pass", "no", "decline", "done"]);
/** Options that are answered in the dock rather than on the table. */
const SERVER_KEYS: Record<string, string> = { Archives: "A", "R&D": "D", HQ: "H", "new remote": "N" };
/** Questions that are answered with a server: each has the key that it has everywhere. */
const SERVERS = new Set(["destination", "choose-server", "attacked-server", "new-attacked-server"]);

/** Whether a question is answered with a server, and every answer with one of its own. */
export function asksServer(view: View, offers: readonly Offer[]): boolean {
  return SERVERS.has(view.decision?.kind ?? "") && new Set(offers.map((offer) => offer.server ?? "")).size === offers.length && offers.every((offer) => offer.server);
}

/** The key of a server: after R it runs there. */
export function serverKey(server: string): string {
  return SERVER_KEYS[server] ?? server.replace(/\D/g, "");
}

const plain = (offer: Offer, key: Key = null, more: Partial<Act> = {}): Act => ({ key, say: null, offer, credits: offer.price?.credits ?? null, clicks: offer.price?.clicks ?? null, points: offer.points ?? null, ...more });

function unbroken(view: View): number {
  return view.encounter ? view.encounter.subroutines - view.encounter.broken.length : 0;
}

/** The option that does nothing, in words that say what happens then. */
function declining(view: View, offer: Offer, others: readonly Offer[]): Act {
  const kind = view.decision?.kind;
  if (offer.verb !== "pass") return plain(offer, "N");
  if (view.encounter && view.seat === "runner") {
    const left = unbroken(view);
    return left
      ? { key: "N", say: ["act-let-fire", { n: left }], offer, danger: true }
      : { key: "N", say: ["act-past-ice"], offer };
  }
  if (view.run && view.seat === "corp" && others.some((other) => other.verb === "rez" && other.at === view.run?.ice)) return { key: "N", say: ["act-leave-facedown"], offer };
  if (view.run) return { key: "N", say: ["act-run-on"], offer };
  if (kind === "interrupt" || kind === "react") return { key: "N", say: ["act-let-happen"], offer };
  const moment = view.turn.side === view.seat ? view.decision?.moment : undefined;
  if (moment === "begin" || moment === "end") return { key: "N", say: [moment === "begin" ? "act-begin-turn" : "act-end-turn"], offer };
  return { key: "N", say: ["act-nothing"], offer };
}

function pad(view: View, offers: readonly Offer[]): Act[] {
  const one = (verb: string): Offer | undefined => offers.find((offer) => offer.verb === verb);
  const basic = (verb: string, key: string, phrase: string, off: string, args?: Record<string, string | number>): Act => {
    const offer = one(verb) ?? null;
    return { key, say: [phrase, args], offer, ...(offer ? { credits: offer.price?.credits ?? null } : { off: [off] }) };
  };
  const several = (verb: string, key: string, phrase: string, asks: string, off: string): Act => {
    const list = offers.filter((offer) => offer.verb === verb);
    return { key, say: [phrase], offer: null, asks, ...(list.length ? { opens: inLanes(view, list) } : { off: [off] }) };
  };
  const both = [basic("gain", "1", "act-gain", "off-now"), basic("draw", "2", "act-draw", "off-now")];
  if (view.seat === "corp")
    return [...both, several("advance", "A", "act-advance", "ask-advance", "off-nothing"), basic("purge", "V", "act-purge", view.corp.clicks < 3 ? "off-clicks" : "off-now")];
  return [...both, several("run", "R", "act-run", "ask-run", "off-now"), basic("remove-tag", "T", "act-clear-tag", view.runner.tags ? "off-credits" : "off-no-tag")];
}

/** Keys of options that have a meaning of their own. */
function meaning(offer: Offer, view: View): Key {
  switch (offer.verb) {
    case "jack-out":
      return "J";
    case "steal":
    case "score":
      return "S";
    case "trash":
      return "X";
    case "mulligan":
      return "M";
    case "rez":
      return view.run && offer.at === view.run.ice ? "R" : null;
    default:
      return DECLINES.has(offer.verb) ? "N" : null;
  }
}

function encounter(view: View, offers: readonly Offer[], plans: readonly Breaking[], pass: Offer): Dock {
  const left = unbroken(view);
  const [best] = plans.filter((plan) => plan.complete && plan.steps.length);
  const decline = declining(view, pass, offers);
  const uses = offers.filter((offer) => offer !== pass);
  const primary: Act | null = !left
    ? { ...decline, key: "N" }
    : best
      ? { key: "B", say: ["act-break-all", { n: left, card: best.card }], offer: null, breakAt: best.at, credits: best.cost, clicks: best.clicks, ...(best.at === view.encounter?.ice ? { say: ["act-break-clicks", { n: left }] as Act["say"] } : {}) }
      : null;
  const secondary: Act[] = [];
  if (uses.length) secondary.push({ key: "O", say: [best ? "act-one-by-one" : "act-abilities"], offer: null, opens: [...uses] });
  if (left) secondary.push(decline);
  return { headline: ["ask-encounter", { n: left }], does: null, primary, secondary, pad: null, list: [], numbers: null };
}

/** Servers in the order in which they lie on the table. */
function inLanes(view: View, offers: readonly Offer[]): Offer[] {
  const place = (offer: Offer): number => {
    const at = inOrder(view.servers).findIndex((server) => server.server === (offer.server ?? /^(Archives|R&D|HQ|Server \d+)/.exec(offer.at ?? "")?.[0]));
    return at < 0 ? view.servers.length : at;
  };
  return [...offers].sort((one, other) => place(one) - place(other));
}

/** The cards in Archives are accessed in any order (7.6.5), which seldom matters: nobody must name one after the other. */
function archives(view: View, offers: readonly Offer[]): Act | null {
  if (view.decision?.kind !== "access-next" || offers.length < 2 || !offers.every((offer) => offer.verb === "access" && offer.at?.startsWith("Archives"))) return null;
  return { key: null, say: ["act-access-all", { n: view.decision.number ?? offers.length }], offer: null, all: true };
}

/** The dock for what is asked of a seat now; `atOnce` if the client can access everything in Archives with one act. */
export function dock(view: View, offers: readonly Offer[], plans: readonly Breaking[], atOnce = false): Dock {
  const empty: Dock = { headline: null, does: null, primary: null, secondary: [], pad: null, list: [], numbers: null };
  const kind = view.decision?.kind;
  const [only, ...others] = offers;
  if (!only || !view.seat) return empty;
  if (kind === "action") return { ...empty, pad: pad(view, offers) };
  if (others.length && offers.every((offer) => offer.verb === "number")) return { ...empty, headline: NUMBERS[kind ?? ""] ?? null, numbers: [...offers].sort((one, other) => (one.number ?? 0) - (other.number ?? 0)) };
  const pass = offers.find((offer) => offer.verb === "pass");
  if (view.encounter && kind === "window" && pass && view.seat === "runner") return encounter(view, offers, plans, pass);
  if (!others.length) {
    const act = only.verb === "pass" ? declining(view, only, []) : plain(only, meaning(only, view));
    const accessed = kind === "trash-accessed" ? view.access?.card : null;
    const said: Dock["headline"] = accessed ? [only.points ? "ask-steals" : "ask-accessed", { card: accessed, n: only.points ?? 0 }] : pass ? headline(view, offers) : null;
    return { ...empty, headline: said, primary: { ...act, danger: only.verb === "pick" && TRASHES.has(kind ?? "") } };
  }
  const decline = offers.find((offer) => DECLINES.has(offer.verb)) ?? null;
  const trigger = decline && TRIGGERS.has(kind ?? "") && offers.length === 2 ? offers.find((offer) => offer !== decline && offer.card) : undefined;
  if (decline && trigger?.card) {
    return {
      ...empty,
      headline: kind === "react" ? ["ask-trigger", { card: trigger.card }] : null,
      does: trigger,
      primary: plain(trigger, null, { say: ["act-trigger", { card: trigger.card }] }),
      secondary: [{ ...declining(view, decline, offers), say: [kind === "react" ? "act-no-trigger" : "act-let-happen"] }],
    };
  }
  const through = atOnce ? archives(view, offers) : null;
  const likely = through ? null : likelyOf(view, offers);
  const rest = offers.filter((offer) => offer !== likely && offer !== decline);
  const named = rest.filter((offer) => meaning(offer, view) !== null || offer.verb === "mulligan");
  const list = rest.filter((offer) => !named.includes(offer));
  const secondary = [...named.map((offer) => plain(offer, meaning(offer, view))), ...(decline && decline !== likely ? [declining(view, decline, offers)] : [])];
  return {
    ...empty,
    headline: headline(view, offers),
    primary: through ? through : likely ? (DECLINES.has(likely.verb) ? declining(view, likely, offers) : plain(likely, meaning(likely, view))) : null,
    secondary,
    list: asksServer(view, list) ? inLanes(view, list).map((offer) => plain(offer, serverKey(offer.server ?? ""))) : list.map((offer, i) => plain(offer, i < 9 ? String(i + 1) : null)),
  };
}

function headline(view: View, offers: readonly Offer[]): Dock["headline"] {
  const decision = view.decision;
  if (decision?.kind !== "window") return null;
  const rez = offers.find((offer) => offer.verb === "rez" && offer.at === view.run?.ice);
  if (view.seat === "corp" && rez) return ["ask-rez", { card: rez.card ?? "" }];
  if (offers.some((offer) => offer.verb === "score")) return ["ask-score"];
  if (view.run) return ["ask-run-window"];
  if (view.turn.side === view.seat && (decision.moment === "begin" || decision.moment === "end")) return [decision.moment === "begin" ? "ask-window-begin" : "ask-window-end"];
  return ["ask-window"];
}

/** The card that a question is about: the one that asks, or the only one that could be used. */
export function aboutCard(view: View, offers: readonly Offer[]): string | null {
  if (view.decision?.card) return view.decision.card;
  // The ice that the Corp may rez now (6.9.2).
  const met = view.seat === "corp" && view.run?.ice ? offers.find((offer) => offer.verb === "rez" && offer.at === view.run?.ice) : undefined;
  if (met) return met.card;
  if (!TRIGGERS.has(view.decision?.kind ?? "")) return null;
  const cards = new Set(offers.map((offer) => offer.card).filter(Boolean));
  return cards.size === 1 ? ([...cards][0] ?? null) : null;
}

/** What a careful player mostly wants; null where that cannot be said. It never lets harm happen. */
export function likelyOf(view: View, offers: readonly Offer[]): Offer | null {
  const first = (verb: string): Offer | null => offers.find((offer) => offer.verb === verb) ?? null;
  const kind = view.decision?.kind;
  const steal = first("steal") ?? first("score");
  if (steal) return steal;
  switch (kind) {
    case "mulligan":
      return first("keep");
    case "jack-out":
      return first("continue");
    case "trash-accessed": {
      const trash = first("trash");
      const cost = trash?.price?.credits ?? 0;
      return trash && view.runner.credits >= 2 * cost ? trash : first("no");
    }
    case "access-next":
      return first("access");
    case "may":
      return first("yes");
    case "trash-like": // nobody trashes for the sake of it (8.3.3)
      return first("done");
    case "window":
      return offers.find((offer) => offer.verb === "rez" && offer.at !== null && offer.at === view.run?.ice) ?? null;
    default:
      return null;
  }
}

/** The number that is picked at first: all that a card can pay; as the Runner in a trace the least that escapes it, if that can be paid (8.9). */
export function firstNumber(view: View, numbers: readonly Offer[]): number {
  if (view.decision?.kind === "pay-from") return numbers.length - 1;
  if (view.decision?.kind !== "trace-runner" || !view.trace) return 0;
  const needed = view.trace.strength - view.trace.link;
  const found = numbers.findIndex((offer) => offer.number === needed);
  return Math.max(0, found);
}
