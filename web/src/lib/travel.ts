// Cards that travel: between two views, what left one place and came to another is shown on its way.

import { mount, unmount } from "svelte";
import Face from "../parts/Face.svelte";
import { moving } from "./settings.svelte";
import { tokens } from "./arrangement";
import type { View } from "./view";

const DURATION = 320;
const MOST = 6;

/** Where a card went: from the place (or pile) it left to the place it came to. */
export interface Move {
  what: string;
  from: string;
  to: string;
}

function zone(view: View): Record<string, number> {
  return {
    grip: view.runner.hand.size,
    stack: view.runner.deck.size,
    heap: view.runner.discard.size,
    HQ: view.corp.hand.size,
    "R&D": view.corp.deck.size,
    Archives: view.corp.discard.size,
    "corp-score": view.corp.score.cards.length,
    "runner-score": view.runner.score.cards.length,
  };
}

/** The titles that can be seen in each pile. */
function titles(view: View): Record<string, string[]> {
  const scored = (side: "corp" | "runner"): string[] => view[side].score.cards.flatMap((card) => card.card ?? []);
  return {
    grip: view.runner.hand.cards,
    heap: view.runner.discard.faceup,
    HQ: view.corp.hand.cards,
    Archives: view.corp.discard.faceup,
    "corp-score": scored("corp"),
    "runner-score": scored("runner"),
  };
}

/** The titles of one list that are not in the other, copies counted. */
function without(titles: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return titles.filter((title) => {
    const at = left.indexOf(title);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The moves between two views, as far as they can be seen. */
export function moves(before: View, after: View): Move[] {
  const old = tokens(before);
  const now = tokens(after);
  const gone: { at: string; what: string }[] = [];
  const come: { at: string; what: string }[] = [];
  for (const [at, what] of old) if (now.get(at) !== what) gone.push({ at, what });
  for (const [at, what] of now) if (old.get(at) !== what) come.push({ at, what });
  const found: Move[] = [];
  for (const arrival of [...come]) {
    const i = gone.findIndex((left) => left.what === arrival.what && left.at !== arrival.at);
    if (i >= 0) {
      const [left] = gone.splice(i, 1);
      if (left) found.push({ what: arrival.what, from: left.at, to: arrival.at });
      come.splice(come.indexOf(arrival), 1);
    }
  }
  const was = zone(before);
  const is = zone(after);
  const fewer = Object.keys(was).flatMap((name) => Array<string>(Math.max(0, (was[name] ?? 0) - (is[name] ?? 0))).fill(name));
  const more = Object.keys(is).flatMap((name) => Array<string>(Math.max(0, (is[name] ?? 0) - (was[name] ?? 0))).fill(name));
  // A card turned over where it lies has not travelled.
  const turned = (at: string): boolean => old.has(at) && now.has(at);
  for (const arrival of come) {
    if (turned(arrival.at)) continue;
    const from = fewer.shift();
    if (from) found.push({ what: arrival.what, from, to: arrival.at });
  }
  for (const left of gone) {
    if (turned(left.at)) continue;
    const to = more.shift();
    if (to) found.push({ what: left.what, from: left.at, to });
  }
  const had = titles(before);
  const has = titles(after);
  const came = Object.fromEntries(Object.keys(has).map((name) => [name, without(has[name] ?? [], had[name] ?? [])]));
  const left = Object.fromEntries(Object.keys(had).map((name) => [name, without(had[name] ?? [], has[name] ?? [])]));
  while (fewer.length && more.length) {
    const from = fewer.shift();
    const to = more.shift();
    // What can be seen where it comes to, or could be where it was.
    if (from && to && from !== to) found.push({ what: came[to]?.shift() ?? left[from]?.shift() ?? "", from, to });
  }
  return found.slice(0, MOST);
}

function find(board: HTMLElement, place: string): Element | null {
  const name = CSS.escape(place);
  return board.querySelector(`[data-at="${name}"], [data-zone="${name}"]`);
}

/**
 * Fly a ghost of each card that moved. Called before the new view is drawn; the targets are looked up afterwards.
 * Where scoring and stealing have a moment of their own, it shows the agenda, and no ghost does.
 */
export function travel(board: HTMLElement, before: View, after: View, moments: boolean): void {
  if (!moving() || typeof board.animate !== "function") return;
  const seen = moves(before, after).filter(({ to }) => !moments || !to.endsWith("-score"));
  const flights = seen.map((move) => ({ move, from: find(board, move.from)?.getBoundingClientRect() }));
  if (!flights.length) return;
  requestAnimationFrame(() => {
    // All places are read before the first ghost is put down: each reading after a writing lays the page out anew.
    const ways = flights.map(({ move, from }) => ({ move, from, to: find(board, move.to)?.getBoundingClientRect() }));
    for (const { move, from, to } of ways) {
      if (!from || !to) continue;
      const ghost = document.createElement("div");
      ghost.className = "ghost";
      ghost.setAttribute("aria-hidden", "true");
      document.body.append(ghost);
      const size = { w: 72, h: 100 };
      const hidden = !move.what || move.what.startsWith("?");
      const side = move.what === "?corp" || ["HQ", "R&D", "Archives", "corp-score"].includes(move.from) ? "corp" : "runner";
      const face = mount(Face, { target: ghost, props: { title: hidden ? null : move.what, level: "tile", width: size.w, height: size.h, side } });
      const at = (rect: DOMRect): string =>
        `translate(${rect.left + rect.width / 2 - size.w / 2}px, ${rect.top + Math.min(rect.height, 60) / 2 - size.h / 2}px)`;
      const flight = ghost.animate(
        [
          { transform: at(from), opacity: 0.95 },
          { transform: at(to), opacity: 0.6 },
        ],
        { duration: DURATION, easing: "cubic-bezier(.3,.7,.3,1)" },
      );
      const land = (): void => {
        ghost.remove();
        void unmount(face);
      };
      flight.onfinish = land;
      flight.oncancel = land;
    }
  });
}
