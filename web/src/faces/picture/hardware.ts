// Hardware: things that stand on a grid of traces, without perspective. What costs more stands higher.

import { mix } from "../inks";
import type { Print } from "./print";
import { count, round, way } from "./shapes";
import { Isometric } from "./space";

export function hardware(print: Print): void {
  const { chance } = print;
  print.zoom = Math.min(print.zoom, 1.1);
  print.ground("day", "sheet", "dawn", "night", "flat", "day");
  const plane = new Isometric(print, 200, print.has("Console") ? 222 : 206, 22);
  traces(print, plane);
  if (print.has("Console")) chance.pick(laptop, laptop, wings, tower)(print, plane);
  else if (print.has("Vehicle")) vehicle(print, plane);
  else if (print.has("Weapon", "Gear")) gear(print, plane);
  else if (print.has("Chip", "Mod", "Cybernetic") || chance.often(0.35)) chance.pick(chip, chip, sticks, cluster)(print, plane);
  else assembly(print, plane);
}

function traces(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  let grid = "";
  for (let k = -9; k <= 9; k++) grid += way([plane.at(k, -12), plane.at(k, 12)]) + way([plane.at(-12, k), plane.at(12, k)]);
  print.stroke(grid, print.dark ? print.tone(0.42) : print.tone(0.66), 0.6);
  const lines = { plain: "", hot: "", ends: "" };
  for (const k of count(9)) {
    const to = chance.pick(-1, 1);
    const [x, near, far, bend] = [chance.whole(-4, 4), chance.whole(2, 4) * to, chance.whole(6, 11) * to, chance.pick(-3, -2, 2, 3)];
    const points = [[x, near * 0.5], [x, near], [x + bend, near + Math.abs(bend) * to], [x + bend, far]] as const;
    const across = chance.often(0.5);
    const places = points.map(([a, b]) => (across ? plane.at(a, b) : plane.at(b, a)));
    lines[k % 4 ? "plain" : "hot"] += way(places);
    const end = places[3];
    if (end) lines.ends += round(...end, 4);
  }
  print.stroke(lines.plain, print.dark ? print.tone(0.66) : print.tone(0.36), 3, { soft: true });
  print.stroke(lines.hot, inks.spark, 3, { soft: true });
  print.path(lines.ends, print.ink);
}

/** What a thing leaves dark beside it. */
function shadow(print: Print, plane: Isometric, x: number, y: number, wide: number, deep: number): void {
  print.polygon([plane.at(x, y), plane.at(x + wide, y), plane.at(x + wide + 0.9, y + deep + 0.9), plane.at(x + 0.9, y + deep + 0.9)], print.inks.night, { opacity: 0.22 });
}

function laptop(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  const [dark, body, key] = [print.tone(0.3), print.tone(0.5), print.tone(0.72)];
  shadow(print, plane, -4, -3, 8, 6.5);
  plane.box(-4, -3, 0, [8, 6.4, 0.9], body, { graded: true });
  const [high, wide] = [chance.between(3, 4.6), chance.between(5, 7.4)];
  plane.box(-wide / 2, -2.6, 0.9, [wide, 0.6, high], dark, { graded: true });
  const left = -wide / 2 + 0.3;
  const top = 0.5 + high;
  print.polygon([plane.at(left, -2, 1.3), plane.at(-left, -2, 1.3), plane.at(-left, -2, top), plane.at(left, -2, top)], print.fade([spark, mix(spark, paper, 0.6)]));
  const rows = chance.whole(3, 6);
  for (const k of count(rows)) {
    const z = 1.6 + (k * (high - 1.3)) / rows;
    plane.line([[left + 0.5, -2, z], [left + 0.5 + chance.between(0.8, wide - 1.8), -2, z]], night, 3);
  }
  const keys = chance.whole(5, 7);
  const pitch = 6.4 / keys;
  for (const row of count(3)) {
    for (const k of count(keys)) {
      const ink = chance.often(0.12) ? spark : chance.often(0.5) ? key : mix(key, paper, 0.5);
      plane.box(-3.4 + k * pitch, -0.6 + row * 1.15, 0.9, [pitch * 0.78, 0.85, 0.22], ink);
    }
  }
  if (chance.often(0.6)) plane.drum(2.6, 2.5, 0.9, 0.55, chance.between(0.3, 1.4), dark);
}

/** A desk with two wings, and an image that hovers over it. */
function wings(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  shadow(print, plane, -4.4, -3.4, 8.8, 7);
  plane.box(-4.2, -3.4, 0, [2, 6.6, chance.between(1, 1.8)], print.tone(0.5), { graded: true });
  plane.box(-2, -3.4, 0, [6.2, 2, chance.between(1, 1.8)], print.tone(0.62), { graded: true });
  plane.box(-2, -1.2, 0, [6.2, 4.4, 0.7], print.tone(0.35), { graded: true });
  for (const x of count(5)) for (const y of count(3)) plane.box(-1.6 + x * 1.15, -0.8 + y * 1.2, 0.7, [0.86, 0.86, 0.2], chance.often(0.14) ? inks.spark : print.tone(chance.pick(0.72, 0.85)));
  const [cx, cy] = plane.at(-1.4, -1.6, 3.4);
  print.polygon([[cx - 14, cy + 66], [cx + 14, cy + 66], [cx + 62, cy], [cx - 62, cy]], print.fade([[inks.spark, 0.7], [inks.spark, 0.1]], [0, 1, 0, 0]));
  for (const k of count(3)) print.ellipse(cx, cy - k * 13, 62 - k * 14, 20 - k * 4, "none", { edge: k === 1 ? inks.paper : inks.spark, weight: 5 });
}

/** A tower with slots, its keys before it. */
function tower(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  const high = chance.between(4.2, 6);
  shadow(print, plane, -3.6, -3.4, 7, 7);
  plane.box(-3.4, -3.4, 0, [3.4, 3.4, high], print.tone(0.4), { graded: true });
  for (const k of count(4)) {
    const z = 0.8 + k * ((high - 1.2) / 4);
    print.polygon([plane.at(-3, 0, z), plane.at(-0.4, 0, z), plane.at(-0.4, 0, z + 0.5), plane.at(-3, 0, z + 0.5)], k === 2 ? inks.spark : print.tone(0.9));
  }
  plane.drum(1.6, -2, 0, 1.1, chance.between(1, 2.6), print.tone(0.62));
  plane.box(-3.4, 0.6, 0, [7, 3, 0.5], print.tone(0.5), { graded: true });
  for (const x of count(6)) for (const y of count(2)) plane.box(-3 + x * 1.1, 0.9 + y * 1.25, 0.5, [0.82, 0.9, 0.22], chance.often(0.16) ? inks.spark : print.tone(0.78));
}

/** Boards that stand in a row. */
function sticks(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  shadow(print, plane, -3.6, -3.2, 7.2, 6.4);
  plane.box(-3.6, -3.2, 0, [7.2, 6.4, 0.5], print.tone(0.3), { graded: true });
  const n = chance.whole(3, 5);
  for (const k of count(n)) {
    const [y, high] = [-2.7 + k * (5.6 / n), chance.between(1.8, 3)];
    plane.box(-3, y, 0.5, [6, 0.4, high], k === n - 2 ? inks.spark : print.tone(0.55), { graded: true });
    for (const q of count(4)) print.polygon([[-2.6, 0.9], [-1.6, 0.9], [-1.6, 1.5], [-2.6, 1.5]].map(([x = 0, z = 0]) => plane.at(x + q * 1.4, y + 0.4, 0.1 + z)), print.tone(0.15));
  }
}

/** Small dies on one plate. */
function cluster(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  shadow(print, plane, -3.5, -3.5, 7, 7);
  plane.box(-3.5, -3.5, 0, [7, 7, 0.5], print.tone(0.3), { graded: true });
  const hot = chance.whole(0, 8);
  for (const k of count(9)) {
    const [x, y] = [-3 + (k % 3) * 2.1, -3 + Math.floor(k / 3) * 2.1];
    const high = chance.between(0.3, 1.5);
    if (chance.often(0.25)) plane.drum(x + 0.85, y + 0.85, 0.5, 0.66, high, k === hot ? inks.spark : print.tone(0.62));
    else plane.box(x, y, 0.5, [1.7, 1.7, high], k === hot ? inks.spark : print.tone(chance.pick(0.45, 0.6, 0.75)), { graded: true });
  }
}

function chip(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  const tones = [print.tone(0.5), print.tone(0.72), print.tone(0.3), print.tone(0.5)];
  shadow(print, plane, -3.4, -3.4, 6.8, 6.8);
  plane.box(-3.4, -3.4, 0, [6.8, 6.8, 0.5], print.tone(0.3), { graded: true });
  for (let k = -3; k < 3; k++) {
    plane.box(3.4, k + 0.3, 0, [0.6, 0.4, 0.25], inks.light);
    plane.box(k + 0.3, 3.4, 0, [0.4, 0.6, 0.25], inks.light);
  }
  let z = 0.5;
  let wide = chance.between(4.4, 5.6);
  for (const k of count(chance.whole(2, 4))) {
    const high = chance.between(0.35, 1.2);
    plane.box(-wide / 2, -wide / 2, z, [wide, wide, high], tones[k] ?? inks.main, { graded: true });
    z += high;
    wide *= chance.between(0.6, 0.82);
  }
  const crown = chance.whole(0, 2);
  const half = wide / 2;
  if (crown === 0) plane.drum(0, 0, z, wide * 0.42, 0.8, inks.spark);
  else if (crown === 1) for (const k of count(4)) plane.box(-half + 0.1, -half + (k * wide) / 4, z, [wide - 0.2, wide / 8, 0.9], inks.spark);
  else {
    const lid = half - 0.3;
    print.polygon([plane.at(-lid, -lid, z), plane.at(lid, -lid, z), plane.at(lid, lid, z), plane.at(-lid, lid, z)], inks.spark);
    print.glow(...plane.at(0, 0, z), 60, inks.spark, 0.7);
  }
}

/** Plates, drums and fins. */
function assembly(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  const cost = typeof print.subject.cost === "number" ? print.subject.cost : 2;
  const tones = [print.tone(0.5), print.tone(0.72)];
  shadow(print, plane, -3.7, -3.7, 7.4, 7.4);
  plane.box(-3.7, -3.7, 0, [7.4, 7.4, 0.6], print.tone(0.3), { graded: true });
  [[-3.5, -3.5], [0, -3.5], [-3.5, 0], [0, 0]].forEach(([x = 0, y = 0], i) => {
    const high = chance.between(1, 2 + Math.min(6, cost) * 0.5);
    const ink = tones[i % 2] ?? inks.main;
    const kind = chance.whole(0, 3);
    if (kind === 0) plane.box(x + 0.2, y + 0.2, 0.6, [3, 3, high], ink, { graded: true });
    else if (kind === 1) plane.drum(x + 1.75, y + 1.75, 0.6, 1.25, high, ink);
    else if (kind === 2) for (const k of count(5)) plane.box(x + 0.2, y + 0.2 + k * 0.65, 0.6, [3, 0.34, high * 0.8], k === 2 ? inks.spark : ink);
    else for (const k of count(3)) plane.box(x + 0.2 + k * 0.4, y + 0.2 + k * 0.4, 0.6 + (k * high) / 3, [3 - k * 0.8, 3 - k * 0.8, high / 3], k === 2 ? inks.spark : ink, { graded: true });
  });
}

/** Something with wheels, or without: low, long, with a lit screen. */
function vehicle(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  const [body, roof] = [print.tone(0.5), print.tone(0.3)];
  const high = chance.between(0.9, 1.5);
  shadow(print, plane, -2, -5, 4, 10);
  for (const y of [-3.6, 2.2]) plane.drum(-2, y + 0.7, 0, 0.75, 0.6, inks.night);
  plane.box(-2, -5, 0.5, [4, 10, high], body, { graded: true });
  plane.box(-1.6, -2.4, 0.5 + high, [3.2, 4.6, 1], roof, { graded: true });
  print.polygon([plane.at(-1.3, 2.2, 0.7 + high), plane.at(1.3, 2.2, 0.7 + high), plane.at(1.3, 2.2, 1.3 + high), plane.at(-1.3, 2.2, 1.3 + high)], inks.spark);
  for (const x of [-1.5, 0.9]) print.polygon([plane.at(x, 5, 0.9), plane.at(x + 0.6, 5, 0.9), plane.at(x + 0.6, 5, 1.3), plane.at(x, 5, 1.3)], inks.paper);
  for (const y of [2.2, 3.6]) plane.drum(2, y, 0.1, 0.75, 0.4, inks.night);
}

/** A tool that lies on its case. */
function gear(print: Print, plane: Isometric): void {
  const { chance, inks } = print;
  shadow(print, plane, -4.4, -2.6, 8.8, 5.2);
  plane.box(-4.4, -2.6, 0, [8.8, 5.2, 0.8], print.tone(0.3), { graded: true });
  plane.box(-4, -0.7, 0.8, [chance.between(6.5, 8), 1.1, 0.8], print.tone(0.72), { graded: true });
  plane.box(-4, 0.4, 0.8, [1.6, 2.4, 0.7], print.tone(0.5), { graded: true });
  for (const k of count(4)) plane.box(-1.6 + k * 0.9, -0.5, 1.6, [0.45, 0.7, chance.between(0.3, 1.3)], k === 2 ? inks.spark : print.tone(0.5));
  plane.drum(3.2, -1.6, 0.8, 0.6, chance.between(0.6, 1.6), inks.spark);
}
