// What the parts of a table share: what is alive, and what a click does.

import { getContext, setContext } from "svelte";
import type { Alive } from "./offers";
import type { Offer, Side, View } from "./view";

/** A thing on the table that a player pointed at. */
export interface Pointed {
  title: string | null;
  at: string | null;
  /** Where it lies, which decides what one might want to do with it. */
  zone: "hand" | "rig" | "ice" | "root" | "identity" | "score" | "pile";
  faceup: boolean;
  side: Side;
}

export interface TableContext {
  readonly view: View;
  readonly alive: Alive;
  /** Do what the offers say: the only one at once, one of several after asking which. */
  act: (offers: Offer[], name: string) => void;
  /** Look at a card: its text, what can be done with it, and why the rest cannot. */
  inspect: (pointed: Pointed) => void;
}

const KEY = Symbol("table");

export function provide(table: TableContext): void {
  setContext(KEY, table);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}

/** What a player may have meant to do with a card that is not alive, as `why` messages name it. */
export function wishes(pointed: Pointed, type: string | undefined, seat: Side | null): string[] {
  const { title, zone } = pointed;
  if (!title || !seat) return [];
  if (zone === "hand") return pointed.side === seat ? [type === "event" || type === "operation" ? `play ${title}` : `install ${title}`] : [];
  if (pointed.side !== seat) return [];
  if (zone === "ice") return pointed.faceup ? [] : [`rez ${title}`];
  if (zone === "root") {
    if (type === "agenda") return [`score ${title}`, `advance ${title}`];
    return pointed.faceup ? [`use ${title}`] : [`rez ${title}`];
  }
  if (zone === "rig" || zone === "identity" || zone === "score") return [`use ${title}`];
  return [];
}
