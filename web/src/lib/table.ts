// What the parts of a table share: what is alive, where it lies, and what a click does.

import { getContext, setContext } from "svelte";
import type { Layout } from "./layout";
import type { Alive } from "./offers";
import type { Offer, Side, View } from "./view";

/** A thing on the table that a player pointed at. */
export interface Pointed {
  title: string | null;
  at: string | null;
  /** Where it lies, which decides what one might want to do with it. */
  zone: "hand" | "rig" | "ice" | "root" | "identity" | "score" | "server" | "deck" | "credits" | "tags" | "card" | "pile";
  faceup: boolean;
  side: Side;
  /** What it is called if it is no card. */
  name?: string;
}

/** What lies over log and stage for a while, or in the middle of a phone. */
export type Drawer =
  | { kind: "actions" | "log" | "chat" | "effects" | "hand" }
  | { kind: "server"; server: string }
  | { kind: "pile"; pile: string; side: Side };

export interface TableContext {
  readonly view: View;
  readonly alive: Alive;
  readonly layout: Layout;
  readonly drawer: Drawer | null;
  /** What breaking with a card would cost, if that can be said now. */
  readonly prices: ReadonlyMap<string, { credits: number; clicks: number }>;
  /** Do what the offers say: the only one at once, one of several after asking which. */
  act: (offers: Offer[], name: string) => void;
  /** Look at a thing: its text, what can be done with it, and why the rest cannot. */
  inspect: (pointed: Pointed) => void;
  /** Do what can be done with a thing; a finger, which cannot hover, gets to read the card first. */
  touch: (offers: Offer[], name: string, pointed: Pointed) => void;
  open: (drawer: Drawer | null) => void;
  /** Several cards are picked from the hand before they are answered with: which ones are, and how many it takes. */
  readonly picking: Picking | null;
  /** Places of cards that are rezzed as soon as the rules allow. */
  readonly wished: ReadonlySet<string>;
  /** Put a card of the hand somewhere: a server, a new one, the rig. */
  drop: (title: string, where: string) => void;
}

/** Cards of the hand that are picked, each by its title and its number among the copies. */
export interface Picking {
  readonly count: number;
  readonly picked: readonly string[];
  toggle: (key: string) => void;
}

const KEY = Symbol("table");

export function provide(table: TableContext): void {
  setContext(KEY, table);
}

/** Undefined outside a table: names of cards are also shown in deck lists. */
export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}

/** The offers that are about a thing. */
export function offersOf(alive: Alive, pointed: Pointed): Offer[] {
  const { zone, title, at } = pointed;
  if (zone === "hand") return (title && alive.byHand.get(title)) || [];
  if (zone === "server") return (at && alive.byServer.get(at)) || [];
  if (zone === "pile") return ((at && alive.byPile.get(at)) || []).filter((offer) => offer.card === title);
  if (zone === "deck") return alive.byPile.get("draw") ?? [];
  if (zone === "credits") return alive.byPile.get("gain") ?? [];
  if (zone === "tags") return alive.general.filter((offer) => offer.verb === "remove-tag");
  const there = (at && alive.byPlace.get(at)) || [];
  return zone === "score" ? there.filter((offer) => offer.card === title) : there;
}

/** What a player may have meant to do with a thing that is not alive, as `why` messages name it. */
export function wishes(pointed: Pointed, type: string | undefined, seat: Side | null): string[] {
  const { title, zone } = pointed;
  if (!seat) return [];
  const mine = pointed.side === seat;
  if (zone === "server") return seat === "runner" && pointed.at ? [`run ${pointed.at}`] : [];
  if (zone === "deck") return mine ? ["draw"] : [];
  if (zone === "credits") return mine ? ["gain"] : [];
  if (zone === "tags") return seat === "runner" ? ["remove-tag"] : [];
  if (!title || zone === "pile") return [];
  const there = pointed.at ? `${title} [${pointed.at}]` : title;
  if (!mine) {
    if (zone === "ice") return [`break ${title}`];
    return zone === "root" || type === "resource" ? [`trash ${title}`] : [];
  }
  if (zone === "hand") return [type === "event" || type === "operation" ? `play ${title}` : `install ${title}`];
  if (zone === "ice") return pointed.faceup ? [] : [`rez ${there}`];
  if (zone === "root") {
    if (type === "agenda") return [`score ${there}`, `advance ${there}`];
    return pointed.faceup ? [`use ${title}`] : [`rez ${there}`];
  }
  return zone === "card" ? [] : [`use ${title}`];
}
