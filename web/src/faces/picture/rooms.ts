// Rooms: what assets and upgrades happen in.

import { mix } from "../inks";
import { cipher, dots, eye, mask, person } from "./figures";
import { hall } from "./ice/hall";
import { city } from "./places";
import { sitter } from "./portrait";
import { ACROSS, ASLANT, type Print } from "./print";
import { around, block, count, ngon, round, short as s, way } from "./shapes";
import { drum, Isometric, Perspective } from "./space";

/** The far wall of a room, and how light the room is. */
interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly tone: number;
}

function room(print: Print): Room {
  const { chance } = print;
  const half = chance.between(76, 110);
  const left = 200 - half + chance.between(-20, 20);
  const found: Room = {
    left,
    right: left + 2 * half,
    top: 200 - chance.between(58, 84),
    foot: 200 + chance.between(44, 62),
    tone: chance.pick(0.3, 0.45, 0.6, 0.74),
  };
  const { right, top, foot, tone } = found;
  print.ground("deep");
  print.polygon([[0, 0], [400, 0], [right, top], [left, top]], print.fade([print.tone(tone - 0.22), print.tone(tone - 0.05)]));
  print.polygon([[0, 0], [left, top], [left, foot], [0, 400]], print.fade([print.tone(tone - 0.2), print.tone(tone + 0.06)], ACROSS));
  print.polygon([[400, 0], [right, top], [right, foot], [400, 400]], print.fade([print.tone(tone - 0.12), print.tone(tone - 0.3)], ACROSS));
  print.polygon([[0, 400], [left, foot], [right, foot], [400, 400]], print.fade([print.tone(tone + 0.08), print.tone(tone - 0.28)]));
  return found;
}

/** Joints around the room, wider apart where they are near. */
function joints(print: Print, { left, right, top, foot }: Room, n: number): void {
  for (const k of count(n)) {
    const z = ((k + 1) / (n + 1)) ** 1.5;
    const [x0, x1, y0, y1] = [left - left * z, right + (400 - right) * z, top - top * z, foot + (400 - foot) * z];
    print.line([[x0, y0], [x0, y1], [x1, y1], [x1, y0], [x0, y0]], print.inks.night, 1.2 + z * 2, { opacity: 0.3 });
  }
}

export function asset(print: Print): void {
  if (print.has("Advertisement", "Cast")) billboard(print);
  else if (print.has("Ambush", "Hostile")) ambush(print);
  else if (print.has("Executive", "Character", "Political", "Clone", "Bioroid", "Corporation")) print.chance.pick(office, office, behind, meeting)(print);
  else if (print.has("Region")) district(print);
  else if (print.has("Facility", "Industrial", "Beanstalk", "Research")) tanks(print);
  else plinth(print);
}

export function upgrade(print: Print): void {
  if (print.has("Region", "Off-site", "Beanstalk")) district(print);
  else if (print.has("Sysop", "Clone", "Bioroid", "Character", "Executive", "Enforcer", "Connection")) watcher(print);
  else if (print.has("Ambush", "Hostile") && print.chance.often(0.6)) ambush(print);
  else print.chance.pick(racks, racks, watcher)(print);
}

function ambush(print: Print): void {
  print.chance.pick(doorway, doorway, unseen, hatch)(print);
}

/** Eyes in the dark. */
function unseen(print: Print): void {
  const { chance, inks } = print;
  const here = room(print);
  joints(print, here, chance.whole(2, 4));
  print.rect(0, 0, 400, 400, print.fadeOut([[inks.night, 0.9], [inks.night, 0.8, 0.5], [inks.night, 0.1]], 200, 200, 270));
  const n = chance.whole(4, 7);
  for (const k of count(n)) {
    const [x, y] = [200 + (k - (n - 1) / 2) * (250 / n), 200 + chance.between(-46, 46)];
    const size = 10 + 13 * (1 - Math.abs(k - (n - 1) / 2) / n);
    for (const to of [-1, 1]) print.path(`M${s(x + to * size * 0.4)} ${s(y + size * 0.3)}q${s(to * size)} ${s(-size)} ${s(to * size * 2)} ${s(-size * 0.6)}q${s(-to * size * 0.3)} ${s(size * 1.2)} ${s(-to * size * 2)} ${s(size * 0.6)}z`, k === n >> 1 ? inks.spark : print.tone(0.75));
  }
  person(print, 200, 336, 1.5, inks.light, inks.spark);
}

/** The floor has opened. */
function hatch(print: Print): void {
  const { chance, inks } = print;
  print.ground("deep", "flat", "dusk", "night");
  const plane = new Isometric(print, 200, 200, 24);
  for (const x of [-8, -5.3, -2.6, 0.1, 2.8, 5.5]) for (const y of [-8, -5.3, -2.6, 0.1, 2.8, 5.5]) print.polygon([plane.at(x, y), plane.at(x + 2.6, y), plane.at(x + 2.6, y + 2.6), plane.at(x, y + 2.6)], print.tone(0.34 + 0.05 * chance.whole(0, 2)));
  const r = 3.2;
  print.polygon([plane.at(-r, -r), plane.at(r, -r), plane.at(r, r), plane.at(-r, r)], inks.night);
  for (const k of count(5)) {
    const q = r - k * 0.22;
    const z = -k * 0.9;
    print.polygon([plane.at(-q, -q, z), plane.at(q, -q, z), plane.at(q, q, z), plane.at(-q, q, z)], mix(inks.night, inks.spark, k / 5));
  }
  print.polygon([plane.at(-r, -r), plane.at(-r, r), plane.at(-r - 0.6, r, 3.4), plane.at(-r - 0.6, -r, 3.4)], print.fade([print.tone(0.85), print.tone(0.5)]));
  print.polygon([plane.at(-r, -r), plane.at(r, -r), plane.at(r, -r - 0.6, 3.4), plane.at(-r, -r - 0.6, 3.4)], print.fade([print.tone(0.5), print.tone(0.2)]));
  print.glow(...plane.at(0, 0, -1), 110, inks.spark, 0.8);
  const [px, py] = plane.at(chance.pick(4.4, -4.6), 4.2);
  person(print, px, py, 0.9, inks.night);
}

/** Somebody seen from behind, against the lights. */
function behind(print: Print): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  city(print, "dusk", "dawn", "deep");
  print.rect(0, 0, 400, 400, night, { opacity: 0.2 });
  print.path([1, 2, 3].map((k) => block(k * 100 - 4, 0, 8, 400)).join("") + block(0, 316, 400, 10), night);
  const [x, wide] = [200 + chance.between(-40, 40), chance.between(84, 108)];
  print.path(`M${s(x - wide)} 405Q${s(x - wide * 0.95)} 268 ${s(x - 26)} 254V232H${s(x + 26)}V254Q${s(x + wide * 0.95)} 268 ${s(x + wide)} 405z`, night);
  print.path(`M${s(x - 38)} 206a38 46 0 0 1 76 0v10q-8 34 -38 36q-30 -2 -38 -36z`, night);
  print.stroke(`M${s(x - 37)} 198a38 46 0 0 1 74 0`, paper, 3, { opacity: 0.7 });
  print.stroke(`M${s(x + wide - 2)} 396Q${s(x + wide * 0.9)} 276 ${s(x + 30)} 256`, paper, 3, { opacity: 0.6 });
  print.polygon([[x - 9, 256], [x + 9, 256], [x, 300]], spark);
}

/** A long table, and who sits at it. */
function meeting(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  const here = room(print);
  joints(print, here, chance.whole(2, 4));
  print.rect(here.left, here.top, here.right - here.left, here.foot - here.top, print.fade([paper, light]));
  print.glow(200, here.top + 20, 130, paper, 0.8);
  person(print, 200, here.foot + 22, 1.15, night, spark);
  print.polygon([[168, here.foot + 4], [232, here.foot + 4], [330, 400], [70, 400]], print.fade([print.tone(0.75), print.tone(0.25)]));
  for (const k of count(3)) {
    const z = (k + 1) / 3;
    for (const to of [-1, 1]) person(print, 200 + to * (48 + z * 112), here.foot + 30 + z * 96, 0.9 + z * 0.95, k === 1 && to > 0 ? print.tone(0.16) : night);
  }
}

/** Somebody stands in the light of a door. */
function doorway(print: Print): void {
  const { inks } = print;
  const { night, paper, spark } = inks;
  const here = room(print);
  joints(print, here, print.chance.whole(2, 5));
  const { left, right, top, foot } = here;
  const [cx, wide] = [(left + right) / 2, right - left];
  print.rect(left, top, wide, foot - top, night);
  const half = wide * 0.26;
  print.rect(cx - half, top + 14, half * 2, foot - top - 14, print.fade([spark, mix(spark, paper, 0.55)]));
  print.polygon([[cx - half, foot], [cx + half, foot], [cx + half * 5.2, 400], [cx - half * 5.2, 400]], print.fade([[spark, 0.95], [spark, 0.1]]));
  print.polygon([[cx - 12, foot + 12], [cx + 12, foot + 12], [cx + 42, 400], [cx - 42, 400]], night, { opacity: 0.55 });
  person(print, cx, foot + 12, 1.25, night);
}

/** A figure at a window above the city. */
function office(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, main, light, paper, spark } = inks;
  const here = room(print);
  joints(print, here, chance.whole(2, 5));
  const { left, right, top, foot } = here;
  const [cx, wide, high] = [(left + right) / 2, right - left, foot - top];
  print.rect(left, top, wide, high, print.fade([paper, light, main]));
  print.disc(cx + chance.between(-40, 40), foot - high * 0.45, 26, spark);
  for (let x = left; x < right; x += 14) {
    const h = chance.between(8, high * 0.5);
    print.rect(x, foot - h, Math.min(12, right - x), h, mix(main, deep, chance.next()));
  }
  print.path([1, 2, 3, 4].map((k) => block(left + (wide * k) / 5, top, 2.4, high)).join(""), night, { opacity: 0.8 });
  print.polygon([[left, foot], [right, foot], [right + wide * 0.9, 400], [left - wide * 0.9, 400]], print.fade([[paper, 0.6], [paper, 0]]));
  const x = cx + chance.pick(-34, 0, 30);
  print.polygon([[x - 14, 298], [x + 14, 298], [x + 60, 400], [x - 50, 400]], night, { opacity: 0.4 });
  if (print.has("Bioroid", "Clone")) for (const to of [-1, 1]) person(print, x + to * 70, 306, 1.8, mix(night, print.far, 0.25), to < 0 ? undefined : light);
  person(print, x, 300, 2.1, night, spark);
  if (chance.often(0.6)) {
    print.polygon([[250, 286], [372, 300], [372, 318], [250, 300]], night);
    print.polygon([[250, 286], [292, 276], [400, 288], [372, 300]], print.tone(0.6));
    print.rect(258, 298, 6, 60, night);
  }
}

/** A hall of tanks. */
function tanks(print: Print): void {
  const { inks } = print;
  const { light, night, paper, spark } = inks;
  const here = room(print);
  joints(print, here, print.chance.whole(2, 5));
  const { left, right, top, foot } = here;
  print.rect(left, top, right - left, foot - top, print.fade([paper, light]));
  const metal = print.fade([print.tone(0.78), print.tone(0.45), print.tone(0.08)], ACROSS);
  for (const k of [1, 2, 3, 4, 5]) {
    const z = (k / 5) ** 1.7;
    const y = foot + (400 - foot) * z * 0.9;
    const [high, w] = [(y - top * (1 - z)) * 0.72, 8 + z * 46];
    for (const x of [left * (1 - z) + w * 0.3, right + (400 - right) * z - w * 1.3]) {
      print.path(`M${s(x)} ${s(y - high)}V${s(y)}A${s(w / 2)} ${s(w / 7)} 0 0 0 ${s(x + w)} ${s(y)}V${s(y - high)}z`, metal);
      print.ellipse(x + w / 2, y - high, w / 2, w / 7, k % 2 ? spark : paper);
      print.rect(x, y - high * 0.5, w, 3 + z * 6, spark, { opacity: 0.85 });
    }
  }
  person(print, (left + right) / 2, foot + 16, 0.55, night);
}

/** An object on a plinth. */
export function plinth(print: Print, kind?: Exhibit): void {
  const { chance, inks } = print;
  const here = room(print);
  joints(print, here, chance.whole(2, 5));
  print.rect(here.left, here.top, here.right - here.left, here.foot - here.top, print.fade([print.tone(here.tone + 0.1), print.tone(here.tone - 0.1)]));
  print.polygon([[150, 318], [250, 318], [262, 372], [138, 372]], inks.night);
  print.polygon([[150, 318], [250, 318], [238, 304], [162, 304]], print.tone(0.85));
  print.glow(200, 220, 120, inks.light, 0.8);
  const chosen = chance.pick<Exhibit>("globe", "blocks", "stack", "tank", "tree", "mask", "lamp");
  EXHIBITS[kind ?? chosen](print);
}

export type Exhibit = "globe" | "blocks" | "stack" | "tank" | "tree" | "mask" | "lamp";

const EXHIBITS: Record<Exhibit, (print: Print) => void> = {
  globe: (print) => {
    const { paper, main, night, spark } = print.inks;
    print.disc(200, 230, 62, print.fade([paper, main, night], ASLANT));
    print.ellipse(200, 230, 96, 20, "none", { edge: spark, weight: 6, turn: "rotate(-16 200 230)" });
  },
  blocks: (print) => {
    const plane = new Isometric(print, 200, 276, 20);
    plane.box(-2, -2, 0, [4, 4, 1.4], print.tone(0.5), { graded: true });
    plane.box(-1.3, -1.3, 1.6, [2.6, 2.6, 1.1], print.inks.spark, { graded: true });
    plane.box(-0.7, -0.7, 2.9, [1.4, 1.4, 2], print.tone(0.75), { graded: true });
  },
  stack: (print) => {
    const { chance, inks } = print;
    for (const k of count(4)) {
      const inset = k * 8;
      print.rect(134 + inset, 266 - k * 42, 132 - 2 * inset, 34, print.fade([print.tone(0.65), print.tone(0.2)], ACROSS));
      for (const m of count(6)) print.rect(146 + inset + m * 15, 278 - k * 42, 8, 8, chance.often(0.4) ? inks.spark : inks.paper);
    }
  },
  tank: (print) => {
    const { chance, inks } = print;
    const { night, paper, spark } = inks;
    print.path("M148 300V140A52 16 0 0 1 252 140V300A52 16 0 0 1 148 300z", print.fade([[paper, 0.9], [spark, 0.75], [paper, 0.35]], ACROSS));
    person(print, 200, 282, 1.9, night);
    print.ellipse(200, 140, 52, 15, night);
    print.ellipse(200, 300, 52, 15, night);
    print.path(count(9).map(() => round(chance.between(160, 240), chance.between(160, 285), chance.between(2, 5))).join(""), paper);
  },
  tree: (print) => tree(print, 200, 306, 44),
  mask: (print) => mask(print, 200, 214, 66),
  lamp: (print) => {
    const { inks } = print;
    for (const k of count(5)) {
      const y = 296 - k * 36;
      const half = 30 + 66 * Math.sin((Math.PI * (k + 0.6)) / 5.4);
      print.polygon(ngon(200, y, half, 6).map(([x, py]) => [x, y + (py - y) * 0.3] as const), k === 2 ? inks.spark : print.tone(0.35 + k * 0.12), { edge: inks.night, weight: 2 });
    }
    print.line([[200, 100], [200, 304]], inks.paper, 4);
  },
};

export function tree(print: Print, x: number, y: number, length: number): void {
  const { chance, inks } = print;
  const branches = new Map<number, string>();
  const leaves: (readonly [number, number, number, string])[] = [];
  const grow = (px: number, py: number, angle: number, long: number, wide: number): void => {
    if (long < length * 0.22) {
      leaves.push([px, py, chance.between(6, 13) * (length / 44), chance.often(0.18) ? inks.spark : print.tone(0.6 + 0.07 * chance.whole(0, 5))]);
      return;
    }
    const [nx, ny] = around(px, py, long, angle);
    branches.set(wide, `${branches.get(wide) ?? ""}${way([[px, py], [nx, ny]])}`);
    grow(nx, ny, angle - chance.between(0.25, 0.65), long * 0.76, wide * 0.68);
    grow(nx, ny, angle + chance.between(0.25, 0.65), long * 0.76, wide * 0.68);
  };
  grow(x, y, -Math.PI / 2, length, length / 4);
  for (const [wide, d] of branches) print.stroke(d, inks.night, wide, { soft: true });
  for (const ink of new Set(leaves.map((leaf) => leaf[3]))) dots(print, leaves.filter((leaf) => leaf[3] === ink).map(([px, py, r]) => [px, py, r]), ink);
}

/** A bright sign above the roofs. */
function billboard(print: Print): void {
  const { chance, inks } = print;
  const { night, second, paper, spark } = inks;
  city(print, "dusk", "night", "deep");
  const x = chance.between(70, 100);
  const [y, wide, high] = [110, 400 - 2 * x, 150];
  print.path(block(x + wide * 0.2, y + high, 12, 200) + block(x + wide * 0.75, y + high, 12, 200) + block(x - 8, y - 8, wide + 16, high + 16), night);
  print.rect(x, y, wide, high, print.fade([spark, mix(spark, second, 0.6)], ASLANT));
  print.within(block(x, y, wide, high), () => {
    if (chance.often(0.5)) sitter(print, { x: x + wide * 0.28, y: y + 72, scale: 0.72 });
    else {
      print.disc(x + wide * 0.3, y + high / 2, 58, paper);
      cipher(print, x + wide * 0.3, y + high / 2, 66, night, spark);
    }
    for (const k of count(4)) print.rect(x + wide * 0.6, y + 34 + k * 24, chance.between(40, wide * 0.36), 11, k ? paper : night);
  });
}

/** A district seen from above. */
function district(print: Print): void {
  const { chance, inks } = print;
  print.ground("day", "dusk", "night", "dawn");
  const n = print.has("Off-site") ? 4 : 5;
  const u = 10 / n;
  const plane = new Isometric(print, 200, 206, 20);
  print.polygon([plane.at(-5.4, -5.4), plane.at(5.4, -5.4), plane.at(5.4, 5.4), plane.at(-5.4, 5.4)].map(([x, y]) => [x, y + 26] as const), inks.night, { opacity: 0.25 });
  plane.box(-5.3, -5.3, -0.8, [10.6, 10.6, 0.8], print.tone(0.28), { graded: true });
  for (const sum of count(2 * n - 1)) {
    for (const a of count(n)) {
      const b = sum - a;
      if (b < 0 || b >= n) continue;
      const [x, y] = [-5 + a * u, -5 + b * u];
      const off = Math.hypot(a - (n - 1) / 2, b - (n - 1) / 2);
      const high = Math.max(0.15, (n - off) * chance.between(0.1, 0.95));
      if (chance.often(0.16)) {
        plane.box(x, y, 0, [u * 0.8, u * 0.8, 0.12], inks.spark);
        continue;
      }
      const ink = print.tone(chance.pick(0.35, 0.5, 0.62));
      if (chance.often(0.15)) plane.drum(x + u * 0.4, y + u * 0.4, 0, u * 0.34, high, ink);
      else {
        plane.box(x, y, 0, [u * 0.8, u * 0.8, high], ink, { graded: true });
        if (chance.often(0.4)) plane.box(x + u * 0.2, y + u * 0.2, high, [u * 0.4, u * 0.4, high * 0.5], print.tone(0.66), { graded: true });
      }
    }
  }
}

/** A terminal between racks. */
function racks(print: Print): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  hall(print, 205);
  const camera = new Perspective(print, 200, 205, 300);
  const n = chance.whole(4, 6);
  for (let k = n; k >= 1; k--) {
    const fog = ((k - 1) / n) * 0.7;
    for (const to of [-1, 1]) {
      const [z, x] = [2 + k * 1.05, 1.15 + 0.06 * k];
      camera.box(to < 0 ? [-x - 1, -x] : [x, x + 1], [-1.05, 1.7], [z, z + 0.62], print.tone(0.34), { fog, graded: true });
      for (const m of count(5)) {
        const [[x0, y0], [x1, y1]] = [camera.at(to * (x + 0.16), -0.7 + m * 0.46, z), camera.at(to * (x + 0.84), -0.55 + m * 0.46, z)];
        print.rect(Math.min(x0, x1), y1, Math.abs(x1 - x0) * chance.between(0.3, 1), y0 - y1, mix(chance.often(0.3) ? spark : paper, print.far, fog));
      }
    }
  }
  print.polygon([[160, 322], [240, 322], [252, 400], [148, 400]], print.fade([print.tone(0.3), night]));
  print.polygon([[152, 322], [248, 322], [236, 306], [164, 306]], print.tone(0.8));
  print.glow(200, 250, 110, spark, 0.7);
  const kind = chance.whole(0, 2);
  if (kind === 0) {
    print.polygon(ngon(200, 246, 46, 6, Math.PI / 6), print.fade([paper, spark]));
    cipher(print, 200, 246, 42, night, inks.main);
  } else if (kind === 1) {
    print.disc(200, 246, 44, night);
    eye(print, 200, 246, 34);
  } else {
    print.rect(154, 208, 92, 66, night);
    print.rect(160, 214, 80, 54, print.fade([spark, mix(spark, paper, 0.6)]));
    for (const m of count(4)) print.rect(168, 222 + m * 11, chance.between(20, 62), 5, night);
  }
}

/** Somebody before many screens. */
function watcher(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, light, spark } = inks;
  joints(print, room(print), 3);
  const [columns, rows] = [chance.whole(3, 5), chance.whole(2, 3)];
  const wide = 300 / columns;
  const glass = print.fade([print.tone(0.85), print.tone(0.55)]);
  for (const row of count(rows)) {
    for (const column of count(columns)) {
      const [x, y] = [50 + column * wide, 92 + row * 62];
      const [kind, on] = [chance.whole(0, 4), chance.often(0.8)];
      print.rect(x + 3, y + 3, wide - 6, 56, night);
      print.rect(x + 6, y + 6, wide - 12, 50, on ? glass : print.tone(0.2));
      if (!on) continue;
      const [cx, cy] = [x + wide / 2, y + 31];
      if (kind === 0) print.disc(cx, cy, 15, spark);
      else if (kind === 1) print.path(count(5).map((m) => block(x + 12 + (m * (wide - 24)) / 5, cy + 16 - m * 6 + chance.between(-4, 4), (wide - 24) / 6, 4 + m * 6)).join(""), deep);
      else if (kind === 2) print.line([[x + 9, cy], [cx - 8, cy], [cx - 2, cy - 16], [cx + 5, cy + 14], [cx + 9, cy], [x + wide - 9, cy]], night, 2.5);
      else if (kind === 3) person(print, cx, cy + 22, 0.8, night);
      else {
        print.ring(cx, cy, 15, 2.5, night);
        print.line([[cx, cy], [cx + 13, cy - 9]], spark, 3);
      }
    }
  }
  if (print.has("Bioroid", "Clone")) mask(print, 200, 306, 46);
  else {
    print.path("M120 400Q126 312 176 300H224Q274 312 280 400zM176 268a24 30 0 0 1 48 0v20q-8 20-24 22q-16-2-24-22z", night);
    print.stroke("M178 262a22 28 0 0 1 44 0", light, 3);
  }
  print.path("M0 400V352L130 338H270L400 352V400z", print.fade([print.tone(0.3), night]));
  if (print.has("Ambush", "Psi", "Hostile")) print.glow(200, 280, 80, spark, 0.8);
}

/** Something that has been shut in. */
export function bars(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.ground("flat", "dusk", "deep", "night");
  print.glow(200, 200, 190, light, 0.9);
  print.polygon(ngon(200, 200, chance.between(70, 96), chance.pick(4, 5, 6, 8), chance.between(0, 1)), print.fade([paper, spark]));
  eye(print, 200, 200, 34);
  const n = chance.whole(7, 11);
  const wide = 400 / n;
  const metal = print.fade([print.tone(0.75), print.tone(0.3), night], ACROSS);
  for (const k of count(n)) print.rect(k * wide + wide * 0.3, -5, wide * 0.4, 410, metal);
  for (const y of [70, 316]) {
    print.rect(0, y, 400, 18, print.fade([print.tone(0.7), print.tone(0.2)]));
    for (const k of count(n)) drum(print, (k + 0.5) * wide, y + 12, 5, 2, 6, light);
  }
}
