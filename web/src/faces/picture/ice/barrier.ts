// Barriers: walls of seven kinds. Strength sets how much there is of them.

import { mix } from "../../inks";
import { person } from "../figures";
import { ACROSS, type Print } from "../print";
import { block, count, ngon, short as s, type Point } from "../shapes";
import { Perspective, type Solid } from "../space";
import { hall } from "./hall";

const HORIZON = 205;

export type Wall = "courses" | "piers" | "dam" | "mesh" | "ribs" | "plates" | "monolith";

const WALLS: Record<Wall, (print: Print, strength: number) => void> = { courses, piers, dam, mesh, ribs, plates, monolith };

export function barrier(print: Print, kind?: Wall): void {
  const strength = print.subject.strength ?? 2;
  print.zoom = Math.min(print.zoom, 1.04);
  const chosen = print.chance.pick<Wall>("courses", "piers", "dam", "mesh", "ribs", "plates", "monolith");
  const wall = kind ?? chosen;
  WALLS[wall](print, strength);
  if ((wall === "courses" || wall === "piers" || wall === "dam") && !print.has("Bioroid", "AP") && print.chance.often(0.6)) {
    person(print, 200 + print.chance.between(-60, 60), 330, 0.46, print.inks.paper);
  }
}

/** A hall with a sun, and pillars that fade along both sides. */
function avenue(print: Print): Perspective {
  const { chance, inks } = print;
  hall(print, HORIZON);
  if (chance.often(0.6)) {
    const hot = chance.often(0.45);
    const sun = hot ? print.fade([mix(inks.spark, inks.paper, 0.35), inks.spark]) : print.fade([inks.paper, inks.light]);
    print.disc(chance.between(120, 280), chance.between(84, 120), chance.between(48, 84), sun);
  }
  const camera = new Perspective(print, 200, HORIZON, 300);
  for (let z = 9; z >= 4.4; z -= 1.15) {
    for (const to of [-1, 1]) {
      const x = 2.1 + 0.12 * z;
      camera.box(to < 0 ? [-x - 0.7, -x] : [x, x + 0.7], [-1.05, 3], [z, z + 0.5], print.tone(0.25), { fog: (z - 4) / 9 });
    }
  }
  return camera;
}

const stone = (print: Print): Solid => ({ lit: print.tone(0.95), shade: print.inks.night, graded: true });

function courses(print: Print, strength: number): void {
  const { chance } = print;
  const camera = avenue(print);
  const base = print.tone(chance.pick(0.42, 0.5, 0.6));
  const rows = 4 + Math.min(2, strength >> 1);
  const high = 1.9 / rows;
  const blocks: { x: Point; y: Point; z: number }[] = [];
  for (const row of count(rows)) {
    for (let x = -2.5 - (row % 2 ? 0.35 : 0); x < 2.5; ) {
      const w = chance.between(0.55, 1.15);
      const y = -1.05 + row * high;
      if (row < rows - 1 || chance.often(0.72)) blocks.push({ x: [x, x + w - 0.035], y: [y, y + high - 0.035], z: 3.3 - 0.15 * Math.floor(chance.next() ** 2 * 6.9) });
      x += w;
    }
  }
  blocks.sort((a, b) => b.z - a.z || Math.abs(b.x[0]) - Math.abs(a.x[0]));
  for (const { x, y, z } of blocks) {
    camera.box(x, y, [z, 3.6], mix(base, print.tone(0.22), 0.175 * chance.pick(0, 0, 1, 2, 4)), { ...stone(print), fog: (z - 2.4) * 0.16 });
  }
}

function piers(print: Print, strength: number): void {
  const { chance, inks } = print;
  const camera = avenue(print);
  const base = print.tone(chance.pick(0.42, 0.5, 0.6));
  const n = 5 + Math.min(6, strength);
  const wide = 4.6 / n;
  const fromEdge = count(n).map((k) => ({ x: -2.3 + k * wide, off: Math.abs(-2.3 + (k + 0.5) * wide) / 2.3 }));
  fromEdge.sort((a, b) => b.off - a.off);
  const crown = chance.pick("flat", "slant", "peak");
  for (const { x, off } of fromEdge) {
    const top = 1.25 - off * chance.between(0.5, 1.15);
    const z = 2.75 + off * 0.5 + (chance.often(0.4) ? 0.25 : 0);
    const ink = mix(base, print.tone(0.26), off * 0.5 + chance.between(0, 0.2));
    camera.box([x, x + wide * 0.86], [-1.05, top], [z, 3.7], ink, stone(print));
    const [left, y] = camera.at(x, top, z);
    const [right] = camera.at(x + wide * 0.86, top, z);
    if (crown === "slant") print.polygon([[left, y + 1], [right, y + 1], [right, y - (right - left) * 0.6]], mix(ink, inks.paper, 0.3));
    if (crown === "peak") print.polygon([[left, y + 1], [right, y + 1], [(left + right) / 2, y - (right - left)]], mix(ink, inks.paper, 0.3));
    if (chance.often(0.55)) {
      const [x0, y0] = camera.at(x + wide * 0.34, top - 0.18, z);
      const [x1, y1] = camera.at(x + wide * 0.46, top - chance.between(0.5, 1.3), z);
      print.rect(x0, y0, Math.max(3, x1 - x0), y1 - y0, chance.often(0.35) ? inks.spark : inks.paper, { opacity: 0.92 });
    }
  }
}

function dam(print: Print, strength: number): void {
  const { chance, inks } = print;
  const camera = avenue(print);
  const base = print.tone(chance.pick(0.42, 0.5, 0.6));
  const n = 4 + Math.min(5, strength);
  const step = 2.3 / n;
  const gates = chance.whole(1, 3);
  for (let k = n - 1; k >= 0; k--) {
    const z = 2.5 + k * 0.3;
    const y = -1.05 + (k + 1) * step;
    const half = 2.4 - k * 0.1;
    camera.box([-half, half], [y - step, y], [z, z + 0.34], mix(base, print.tone(0.62), (k / n) * 0.8), { ...stone(print), fog: k * 0.03 });
    if (k % 2 === 0) {
      let d = "";
      for (let q = -gates - 1; q <= gates + 1; q++) {
        const [x0, y0] = camera.at(q * 0.55 - 0.09, y - 0.3 / n, z);
        const [x1, y1] = camera.at(q * 0.55 + 0.09, y - 1.9 / n, z);
        d += block(x0, y0, x1 - x0, y1 - y0);
      }
      print.path(d, k === 2 ? inks.spark : mix(inks.night, base, 0.3));
    }
  }
}

/** Doors with teeth, and the light where they meet. */
function mesh(print: Print, strength: number): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  print.ground("deep", "night");
  const base = print.tone(chance.pick(0.42, 0.5, 0.6));
  const n = 4 + Math.min(5, strength);
  const high = 520 / n;
  const reach = chance.between(26, 44);
  const seam: Point[] = [];
  for (const k of count(n + 1)) {
    const x = 200 + (k % 2 ? reach : -reach);
    seam.push([x, -60 + k * high], [x, -60 + (k + 0.72) * high]);
  }
  const hot = chance.pick(paper, paper, spark);
  const end = seam.at(-1)?.[0] ?? 200;
  const start = seam[0]?.[0] ?? 200;
  print.turned(chance.pick(0, 0, 90, 14, -14), 200, 200, () => {
    print.polygon([[-80, -60], [start, -60], ...seam, [end, 470], [-80, 470]], print.fade([mix(base, night, 0.6), base, print.tone(0.78)], ACROSS));
    print.polygon([[480, -60], [start, -60], ...seam, [end, 470], [480, 470]], print.fade([print.tone(0.66), mix(base, night, 0.35), mix(base, night, 0.8)], ACROSS));
    for (const to of [-1, 1]) {
      for (const k of count(4)) {
        const x = 200 + to * (78 + k * 38);
        print.rect(x - 6, -60, 12, 520, night, { opacity: 0.3 });
        print.rect(x - 6, -60, 2, 520, paper, { opacity: 0.35 });
        if (k % 2) for (const q of count(5)) print.disc(x, 40 + q * 80, 5, hot);
      }
    }
    print.line(seam, hot, 40, { opacity: 0.18, soft: true });
    print.line(seam, hot, 20, { opacity: 0.4, soft: true });
    print.line(seam, paper, 6);
  });
}

/** Arches, and bars before the light at their end. */
function ribs(print: Print, strength: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  hall(print, HORIZON);
  const base = print.tone(chance.pick(0.42, 0.5, 0.6));
  const n = 5 + Math.min(4, strength);
  const arch = chance.often(0.5);
  for (const k of count(n)) {
    const z = 1 - (k / n) * 0.78;
    const [half, top, foot, thick] = [250 * z, HORIZON - 230 * z, HORIZON + 150 * z, 34 * z];
    const side = (w: number, y: number, sweep: 0 | 1): string => (arch ? `A${s(w)} ${s(w)} 0 0 ${sweep} ` : "L") + `${s(200 + (sweep ? w : -w))} ${s(y)}`;
    const shoulder = top + (arch ? half : half * 0.35);
    const middle = (y: number): string => (arch ? "" : `L200 ${s(y)}`);
    const outer = `M${s(200 - half)} ${s(foot)}V${s(shoulder)}${middle(top)}${side(half, shoulder, 1)}V${s(foot)}`;
    const inner = `H${s(200 + half - thick)}V${s(shoulder)}${middle(top + thick * 1.1)}${side(half - thick, shoulder, 0)}V${s(foot)}z`;
    print.path(outer + inner, print.fade([mix(base, print.tone(0.85), (k / n) * 0.7), mix(night, base, 0.35 + (k / n) * 0.5)]));
  }
  print.glow(200, HORIZON - 10, 130, paper);
  print.disc(200, HORIZON - 12, 58, paper);
  for (const k of count(4 + Math.min(4, strength))) {
    const y = HORIZON + 46 - k * 17;
    print.rect(128, y, 144, 11, print.fade([print.tone(0.3), night], ACROSS));
    print.rect(128, y, 144, 2, light);
  }
  print.rect(194, HORIZON - 90, 12, 150, spark);
}

/** Armour of hexagons, one of them glowing. */
function plates(print: Print): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  print.ground("deep");
  const radius = chance.pick(48, 54, 62);
  const wide = radius * 1.732;
  const light = [-0.16, -0.24, -0.1, 0.08, 0.2, 0.04];
  let hot = chance.whole(0, 2);
  for (let row = -1; row * radius * 1.5 < 440; row++) {
    for (let column = -1; column * wide < 440; column++) {
      const x = column * wide + ((row + 1) % 2 ? 0 : wide / 2);
      const y = row * radius * 1.5;
      const off = Math.hypot(x - 200, y - 195) / 240;
      const tone = 0.72 - off * 0.5 + chance.between(-0.1, 0.1);
      const corners = ngon(x, y, radius * 0.95, 6, Math.PI / 6);
      const peak: Point = [x + chance.between(-0.28, 0.28) * radius, y + chance.between(-0.28, 0.28) * radius];
      const burns = off < 0.2 && hot-- === 0;
      // Three facets of two sides each: more would not be seen.
      for (const i of [0, 2, 4]) {
        const ink = burns ? mix(spark, i < 3 ? night : paper, 0.12 + 0.08 * i) : print.tone(tone + (light[i] ?? 0));
        print.polygon([corners[i] ?? peak, corners[i + 1] ?? peak, corners[(i + 2) % 6] ?? peak, peak], ink);
      }
    }
  }
  print.rect(0, 0, 400, 400, print.fadeOut([[night, 0], [night, 0, 0.5], [night, 0.55]], 200, 195, 290));
}

/** A single block, and how small one stands before it. */
function monolith(print: Print, strength: number): void {
  const { chance, inks } = print;
  const { night, deep, light, paper, spark } = inks;
  print.ground("dusk", "dawn", "flat", "dusk");
  const half = chance.between(96, 150);
  const top = chance.between(52, 84);
  const foot = 338;
  print.disc(200 + chance.pick(-1, 1) * half * 0.8, 150, chance.between(60, 92), print.fade([paper, light]));
  print.path(count(6).map((k) => block(0, 250 + k * 15, 400, 2)).join(""), paper, { opacity: 0.35 });
  for (let k = chance.whole(1, 3); k >= 1; k--) {
    for (const to of [-1, 1]) {
      const [near, away] = [200 + to * (half + k * 52 - 20), 200 + to * (half + k * 52 + 26)];
      print.polygon([[near, 320], [away, 320], [away, top + k * 44], [near, top + k * 44 + 10]], mix(print.far, night, 0.75 - k * 0.2));
    }
  }
  print.rect(0, 318, 400, 90, print.fade([mix(night, deep, 0.4), night]));
  const edge = 200 + half * 0.78;
  print.polygon([[200 - half, top], [edge, top], [edge, foot], [200 - half, foot]], print.fade([print.tone(0.3), night]));
  print.polygon([[edge, top], [200 + half, top + 14], [200 + half, foot - 14], [edge, foot]], print.fade([paper, light]));
  const joints = 1 + Math.min(6, strength);
  for (const k of count(joints)) {
    const y = top + 26 + k * (220 / joints);
    print.rect(200 - half, y, half * 1.78, 3, night);
    print.rect(200 - half, y + 3, half * 1.78, 1.2, print.tone(0.5));
  }
  print.rect(196, top, 4, foot - top, spark);
  person(print, 200 + chance.between(-40, 40), 372, 0.95, paper);
}
