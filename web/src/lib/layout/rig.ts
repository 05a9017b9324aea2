// The rig: the largest cards that fit, then slivers, then a strip that scrolls.

import { clamp, RATIO, rect, type Rect } from "./geometry";

export type RigLevel = "card" | "mini" | "sliver";

export interface RigPlace {
  group: number;
  index: number;
  /** Null for a card, its number among the hosted ones for a sliver of its own. */
  hosted: number | null;
  box: Rect;
  /** Strips of hosted cards under their host; the last may say how many more there are. */
  strips: Rect[];
}

export interface RigLayout {
  level: RigLevel;
  places: RigPlace[];
  /** Named mats under a small rig. */
  mats: Rect[];
  /** Printed on the mats: where the next cards would lie. */
  slots: (Rect & { group: number })[];
  /** Where the names of groups stand, if there are no mats. */
  names: (Rect & { group: number })[];
  height: number;
  width: number;
  scrolls: "none" | "down" | "sideways";
  /** The height of a card. */
  card: number;
}

export const STRIP = 17;
const HEAD = 14;
const LEAD = 18;
/** A rig of at most so many cards lies on mats. */
const MATS = 8;
const MAT_PAD = 10;
const MAT_NAME = 20;

type Groups = readonly (readonly number[])[];

interface Item {
  group: number;
  index: number;
  hosted: number | null;
  strips: number;
  first: boolean;
}

function items(groups: Groups, separate: boolean): Item[] {
  return groups.flatMap((cards, group) =>
    cards.flatMap((hosts, index) => {
      const item: Item = { group, index, hosted: null, strips: separate ? 0 : Math.min(2, hosts), first: index === 0 };
      if (!separate) return [item];
      return [item, ...Array.from({ length: hosts }, (_, n): Item => ({ group, index, hosted: n, strips: 0, first: false }))];
    }),
  );
}

/** How high the rows would be, without laying them out. */
function heightOf(all: readonly Item[], w: number, h: number, room: number, gap: number, between: number): number {
  let x = 0;
  let high = h;
  let strips = 0;
  for (const item of all) {
    const lead = item.first && x > 0 ? between : 0;
    if (x > 0 && x + lead + w > room) {
      high += strips * STRIP + gap + h;
      x = strips = 0;
    } else x += lead;
    x += w + gap;
    if (item.strips > strips) strips = item.strips;
  }
  return high + strips * STRIP;
}

/** Rows of cards of width `w`, with more space where a group begins. */
function flow(all: readonly Item[], w: number, room: number, gap: number, between: number): { item: Item; x: number }[][] {
  const rows: { item: Item; x: number }[][] = [[]];
  let x = 0;
  for (const item of all) {
    const lead = item.first && x > 0 ? between : 0;
    if (x > 0 && x + lead + w > room) {
      rows.push([]);
      x = 0;
    } else x += lead;
    rows.at(-1)?.push({ item, x });
    x += w + gap;
  }
  return rows;
}

function strips(box: Rect, count: number): Rect[] {
  return Array.from({ length: count }, (_, n) => rect(box.x, box.y + box.h + n * STRIP, box.w, STRIP - 1));
}

/** Three mats with as many printed places as there is room for, the cards on the first of them; or null if the cards do not fit so. */
function onMats(groups: Groups, room: number, height: number, unit: number): RigLayout | null {
  const counts = groups.map((cards) => cards.length);
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total > MATS) return null;
  const gap = 8;
  const between = 12;
  const free = room - between * (groups.length - 1);
  const hosts = Math.max(0, ...groups.flat().map((n) => Math.min(2, n)));
  const inner = height - 2 * MAT_PAD - MAT_NAME - hosts * STRIP;
  for (let c = Math.min(Math.round(184 * unit), inner); c >= 96; c--) {
    const w = Math.round(c * RATIO);
    const needs = counts.map((n) => Math.max(n, 1) * (w + gap) - gap + 2 * MAT_PAD);
    const spare = free - needs.reduce((sum, n) => sum + n, 0);
    if (spare < 0) continue;
    const equal = Math.floor(free / groups.length);
    const even = needs.every((need) => need <= equal);
    const widths = needs.map((need) => (even ? equal : need + Math.floor(spare / groups.length)));
    const matHeight = Math.min(height - 8, c + hosts * STRIP + 2 * MAT_PAD + MAT_NAME);
    const top = Math.floor((height - matHeight) / 2);
    const mats: Rect[] = [];
    const places: RigPlace[] = [];
    const slots: (Rect & { group: number })[] = [];
    let x = 0;
    groups.forEach((cards, group) => {
      const width = widths[group] ?? 0;
      mats.push(rect(x, top, width, matHeight));
      const room = Math.max(cards.length, Math.floor((width - 2 * MAT_PAD + gap) / (w + gap)));
      const start = x + Math.floor((width - (room * (w + gap) - gap)) / 2);
      const at = (n: number): Rect => rect(start + n * (w + gap), top + MAT_PAD + MAT_NAME - 4, w, c);
      for (let n = cards.length; n < room; n++) slots.push({ ...at(n), group });
      cards.forEach((hosted, index) => {
        const box = at(index);
        places.push({ group, index, hosted: null, box, strips: strips(box, Math.min(2, hosted)) });
      });
      x += width + between;
    });
    return { level: c >= 124 ? "card" : "mini", places, mats, slots, names: [], height, width: room, scrolls: "none", card: c };
  }
  return null;
}

function placed(
  rows: { item: Item; x: number }[][],
  w: number,
  h: number,
  gap: number,
  top: number,
  room: number,
): { places: RigPlace[]; names: (Rect & { group: number })[]; bottom: number } {
  const places: RigPlace[] = [];
  const names: (Rect & { group: number })[] = [];
  let y = top;
  for (const row of rows) {
    const wide = (row.at(-1)?.x ?? 0) + w;
    const start = LEAD + Math.max(0, Math.floor((room - wide) / 2));
    for (const { item, x } of row) {
      const box = rect(start + x, y, w, h);
      places.push({ group: item.group, index: item.index, hosted: item.hosted, box, strips: strips(box, item.strips) });
      if (item.first) names.push({ ...rect(start + x - 16, y, 14, h), group: item.group });
    }
    y += h + gap + Math.max(0, ...row.map(({ item }) => item.strips)) * STRIP;
  }
  return { places, names, bottom: y - gap };
}

/** The rig in a region of a desk. */
export function rig(groups: Groups, width: number, height: number, unit: number): RigLayout {
  const mats = onMats(groups, width, height, unit);
  if (mats) return mats;
  const room = width - LEAD;
  const whole = items(groups, false);
  for (let c = Math.round(184 * unit); c >= 80; c--) {
    const w = Math.round(c * RATIO);
    if (HEAD + heightOf(whole, w, c, room, 8, 20) > height) continue;
    const at = placed(flow(whole, w, room, 8, 20), w, c, 8, HEAD, room);
    return { level: c >= 124 ? "card" : "mini", ...at, mats: [], slots: [], height, width, scrolls: "none", card: c };
  }
  const each = items(groups, true);
  for (let h = 44; h >= 20; h -= 2) {
    for (const w of [128, 112, 98]) {
      if (HEAD + heightOf(each, w, h, room, 4, 12) > height) continue;
      const at = placed(flow(each, w, room, 4, 12), w, h, 4, HEAD, room);
      return { level: "sliver", ...at, names: [], mats: [], slots: [], height, width, scrolls: "none", card: h };
    }
  }
  const rows = flow(each, 98, room, 4, 12);
  const at = placed(rows, 98, 22, 4, HEAD, room);
  return { level: "sliver", ...at, names: [], mats: [], slots: [], height: Math.max(height, at.bottom), width, scrolls: "down", card: 22 };
}

/** The rig of a phone: one row that scrolls sideways. */
export function rigRow(groups: Groups, width: number, height: number, slivers: boolean): RigLayout {
  const h = slivers ? clamp(36, height - 18, 46) : height - 10;
  const w = slivers ? 122 : Math.round(h * RATIO);
  const top = Math.floor((height - h) / 2);
  let x = 0;
  const places = items(groups, true).map((item): RigPlace => {
    if (item.first && x) x += 8;
    const box = rect(x, top, w, h);
    x += w + 6;
    return { group: item.group, index: item.index, hosted: item.hosted, box, strips: [] };
  });
  const wide = Math.max(0, x - 6);
  const slots: (Rect & { group: number })[] = [];
  for (let left = x && x + 8; left + w <= width; left += w + 6) slots.push({ ...rect(left, top, w, h), group: -1 });
  const level: RigLevel = slivers ? "sliver" : "mini";
  return { level, places, mats: [], slots, names: [], height, width: Math.max(width, wide), scrolls: wide > width ? "sideways" : "none", card: h };
}
