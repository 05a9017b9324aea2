// Servers as lanes: a name, what is in the server, and its ice, one height for all.

import { clamp, RATIO, rect, type Rect } from "./geometry";

/** How much of a card there is room for. */
export type Level = "card" | "tile" | "sliver";

export interface ServerSize {
  ice: number;
  /** What stands in the server: the pile of a central one included. */
  cards: number;
}

export interface Lane {
  /** Within the strip, which may be wider than its window. */
  box: Rect;
  name: Rect;
  roots: Rect[];
  /** From the innermost outwards. */
  ice: Rect[];
  /** Printed on the mat: where the next pieces of ice would lie. */
  slots: Rect[];
  port: Rect;
}

export interface Columns {
  gap: number;
  width: number;
  /** How many whole lanes are in sight. */
  shown: number;
  scrolls: boolean;
}

export interface Strip {
  lanes: Lane[];
  columns: Columns;
  /** The strip's own width; more than the window's if it scrolls. */
  width: number;
  rootHeight: number;
  iceHeight: number;
  rootLevel: Level;
  iceLevel: Level;
  /** Ice overlaps, each piece showing at least thirteen pixels. */
  stacked: boolean;
  fits: boolean;
}

const NAME = 22;
const BELOW_ROOT = 8;
const FOOT = 4;
const INSET = 4;
/** What is seen at least of a piece of ice that lies under another. */
export const PEEK = 13;

/** Lanes as wide as there is room for; below `least` the strip scrolls, and whole lanes are in sight. */
export function columns(room: number, n: number, least: number, most: number): Columns {
  const gap = clamp(4, Math.round(room / 110), 12);
  const free = (room - (n - 1) * gap) / n;
  if (free >= least) return { gap, width: Math.floor(Math.min(free, most)), shown: n, scrolls: false };
  const shown = Math.max(1, Math.floor((room + gap) / (least + gap)));
  return { gap, width: Math.floor((room - (shown - 1) * gap) / shown), shown, scrolls: true };
}

export function iceLevel(height: number): Level {
  return height >= 66 ? "card" : height >= 38 ? "tile" : "sliver";
}

function rootLevel(height: number): Level {
  return height >= 76 ? "card" : height >= 40 ? "tile" : "sliver";
}

interface Heights {
  root: number;
  ice: number;
  pitch: number;
}

/** How high roots and ice are in a strip of height `S` with at most `most` ice on a server. */
function heights(S: number, col: number, most: number, unit: number): Heights {
  const k = Math.max(1, most);
  let gap = 4;
  let root = Math.round(clamp(60, Math.min(0.36 * S, (col - 2 * INSET) / RATIO), 156 * unit));
  const left = (r: number): number => Math.floor((S - NAME - r - BELOW_ROOT - FOOT - k * gap) / k);
  while (root > 84 && left(root) < 46) root -= 2;
  while (root > 46 && left(root) < 34) root -= 2;
  if (left(root) < 20) {
    gap = 2;
    root = Math.min(root, 28);
  }
  const ice = clamp(16, left(root), Math.round(Math.min(0.6 * col, 104 * unit)));
  const room = S - NAME - root - BELOW_ROOT - FOOT - ice;
  const pitch = k > 1 ? Math.min(ice + gap, Math.floor(room / (k - 1))) : ice + gap;
  return { root, ice, pitch };
}

/** Where the cards of a root stand: one in the middle, several beside each other or overlapping. */
function roots(count: number, col: number, height: number): { x: number; w: number }[] {
  const room = col - 2 * INSET;
  const one = Math.min(Math.round(height * RATIO), room);
  if (height < 40) {
    // Slivers: each takes its share of the lane.
    const w = Math.floor((room - (count - 1) * 2) / Math.max(1, count));
    return Array.from({ length: count }, (_, i) => ({ x: INSET + i * (w + 2), w }));
  }
  const w = count > 1 ? Math.min(one, Math.floor(0.6 * room)) : one;
  const step = count > 1 ? Math.min(w + 4, Math.floor((room - w) / (count - 1))) : 0;
  const start = Math.floor((col - w - (count - 1) * step) / 2);
  return Array.from({ length: count }, (_, i) => ({ x: start + i * step, w }));
}

/** The strip of servers: `up` if lanes grow upwards from the own side. */
export function strip(
  servers: readonly ServerSize[],
  room: number,
  S: number,
  ports: number,
  cols: Columns,
  unit: number,
  up: boolean,
): Strip {
  const most = Math.max(0, ...servers.map((server) => server.ice));
  const { root, ice, pitch } = heights(S, cols.width, most, unit);
  const wide = servers.length * (cols.width + cols.gap) - cols.gap;
  const start = cols.scrolls ? 0 : Math.floor((room - wide) / 2);
  const flip = (y: number, h: number): number => (up ? S - y - h : y);
  const firstIce = NAME + root + BELOW_ROOT;
  const places = pitch < ice ? 0 : Math.floor((S - FOOT - firstIce - ice) / pitch) + 1;
  const iceAt = (n: number): Rect => rect(INSET, flip(firstIce + n * pitch, ice), cols.width - 2 * INSET, ice);
  const lanes = servers.map((server, i): Lane => {
    const x = start + i * (cols.width + cols.gap);
    return {
      box: rect(x, 0, cols.width, S),
      name: rect(0, flip(0, NAME), cols.width, NAME),
      roots: roots(server.cards, cols.width, root).map(({ x: left, w }) => rect(left, flip(NAME, root), w, root)),
      ice: Array.from({ length: server.ice }, (_, n) => iceAt(n)),
      slots: Array.from({ length: Math.max(0, places - server.ice) }, (_, n) => iceAt(server.ice + n)),
      port: rect(x + Math.min(8, cols.width / 12), 0, cols.width - 2 * Math.min(8, cols.width / 12), ports),
    };
  });
  const used = NAME + root + (most ? BELOW_ROOT + (most - 1) * pitch + ice : 0) + FOOT;
  return {
    lanes,
    columns: cols,
    width: cols.scrolls ? wide : room,
    rootHeight: root,
    iceHeight: ice,
    rootLevel: rootLevel(root),
    iceLevel: iceLevel(ice),
    stacked: pitch < ice,
    fits: used <= S && (most < 2 || pitch >= PEEK),
  };
}
