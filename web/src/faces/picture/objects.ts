// Things that titles name: dice, flames, a clock, a key, a moon, a book, a storm.

import { mix } from "../inks";
import { roofs, stars } from "./figures";
import { ACROSS, ASLANT, type Print } from "./print";
import { around, block, count, ngon, round, short as s, TURN, way, type Point } from "./shapes";
import { Isometric } from "./space";

/** A die for each face of luck. */
export function dice(print: Print): void {
  const { chance, inks } = print;
  print.ground("flat", "dawn", "deep", "day", "dusk");
  print.disc(200, 210, 150, print.fade([print.tone(0.62), print.tone(0.4)]));
  const spots: Record<number, Point[]> = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]] };
  for (const [x, y, size, hot] of [[128, 150, 21, false], [246, 172, 27, true]] as const) {
    const plane = new Isometric(print, x, y, size);
    const side = 3.4;
    const ink = hot ? inks.spark : inks.paper;
    print.polygon([plane.at(-1, side + 0.6, -side), plane.at(side + 0.6, side + 1.4, -side), plane.at(side + 2.2, side, -side), plane.at(0, -1, -side)].map(([px, py]): Point => [px + 12, py + 30]), inks.night, { opacity: 0.25 });
    plane.box(0, 0, -side, [side, side, side], ink, { lit: mix(ink, inks.paper, 0.7), shade: mix(ink, inks.night, 0.55), graded: true });
    const pip = (u: number, v: number, on: (a: number, b: number) => Point): Point => on(side / 2 + u * 0.95, side / 2 + v * 0.95);
    const faces: [number, (a: number, b: number) => Point][] = [
      [chance.pick(1, 3, 5), (a, b) => plane.at(a, b, 0)],
      [chance.pick(2, 5), (a, b) => plane.at(a, side, -b)],
      [chance.pick(1, 2, 3), (a, b) => plane.at(side, a, -b)],
    ];
    for (const [n, on] of faces) print.path((spots[n] ?? []).map(([u, v]) => round(...pip(u, v, on), size * 0.3)).join(""), inks.night);
  }
}

export function flames(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dusk");
  print.glow(200, 280, 230, inks.light, 0.5);
  const tongue = (x: number, y: number, wide: number, high: number, lean: number): string =>
    `M${s(x - wide)} ${s(y)}C${s(x - wide * 1.1)} ${s(y - high * 0.45)} ${s(x - wide * 0.1 + lean)} ${s(y - high * 0.5)} ${s(x + lean)} ${s(y - high)}C${s(x + wide * 0.5 + lean)} ${s(y - high * 0.62)} ${s(x + wide * 1.2)} ${s(y - high * 0.4)} ${s(x + wide)} ${s(y)}z`;
  // Fire is of the warmest ink that the faction has.
  const warmth = (ink: string): number => Number.parseInt(ink.slice(1, 3), 16) - Number.parseInt(ink.slice(5), 16);
  const fire = [inks.main, inks.spark, inks.second].reduce((best, ink) => (warmth(ink) > warmth(best) ? ink : best));
  const layers: [string, number][] = [[mix(fire, inks.night, 0.55), 1], [fire, 0.82], [mix(fire, inks.paper, 0.5), 0.6], [inks.paper, 0.36]];
  for (const [ink, size] of layers) {
    const d = [-96, -48, 0, 48, 96].map((x) => tongue(200 + x * (0.5 + size * 0.5), 372, 44 * size, (300 - Math.abs(x) * 1.2) * size * chance.between(0.85, 1.1), chance.between(-26, 26)));
    print.path(d.join(""), ink);
  }
  print.path(tongue(200, 372, 14, 96, 6), fire === inks.spark ? inks.main : inks.spark);
  print.path(count(16).map(() => round(chance.between(70, 330), chance.between(40, 240), chance.between(1.5, 5))).join(""), inks.light);
  roofs(print, 400, [14, 50], [18, 50], inks.night);
}

export function clock(print: Print): void {
  const { chance, inks } = print;
  print.ground("flat", "deep", "dawn", "day", "night");
  const [x, y, r] = [200 + chance.between(-24, 24), 200, chance.between(126, 150)];
  print.disc(x + 8, y + 12, r + 14, inks.night, { opacity: 0.3 });
  print.disc(x, y, r + 14, print.fade([print.tone(0.55), print.tone(0.15)], ASLANT));
  print.disc(x, y, r, print.fade([inks.paper, print.tone(0.78)], ASLANT));
  const marks = count(12).map((k) => way([around(x, y, r - (k % 3 ? 20 : 34), (k * TURN) / 12), around(x, y, r - 8, (k * TURN) / 12)]));
  print.stroke(marks.join(""), inks.night, 7);
  const [hour, minute] = [chance.between(0, TURN), chance.between(0, TURN)];
  const sweep = minute + chance.between(0.5, 1.5);
  print.path(`M${s(x)} ${s(y)}L${around(x, y, r - 40, minute).map(s).join(" ")}A${s(r - 40)} ${s(r - 40)} 0 0 1 ${around(x, y, r - 40, sweep).map(s).join(" ")}z`, inks.spark, { opacity: 0.75 });
  print.line([[x, y], around(x, y, r * 0.52, hour)], inks.night, 14, { soft: true });
  print.line([[x, y], around(x, y, r * 0.78, minute)], inks.night, 8, { soft: true });
  print.disc(x, y, 13, inks.spark);
}

export function key(print: Print): void {
  const { chance, inks } = print;
  print.ground("flat", "deep", "dawn", "night", "sheet");
  print.disc(200, 200, 140, print.fade([print.tone(0.66), print.tone(0.4)]));
  const ink = print.dark ? inks.paper : inks.night;
  print.turned(chance.pick(-40, -28, 32, 46), 200, 200, () => {
    const teeth = count(3).map((k) => block(278 + k * 24, 208, 14, chance.between(18, 44))).join("");
    const bow = chance.often(0.5) ? ngon(110, 200, 56, chance.pick(4, 6, 8), 0.4) : ngon(110, 200, 54, 20);
    print.polygon(bow.map(([x, y]): Point => [x + 6, y + 9]), inks.night, { opacity: 0.3 });
    print.polygon(bow, ink);
    print.path(block(150, 190, 200, 20) + teeth, ink);
    print.disc(110, 200, 26, inks.spark);
    print.disc(110, 200, 12, inks.night);
  });
}

/** A moon over a land of its own. */
export function moon(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dusk");
  stars(print, 60, 260);
  const [x, y, r] = [200 + chance.between(-50, 50), 168, chance.between(92, 120)];
  print.disc(x, y, r, print.fade([inks.paper, inks.light, print.tone(0.3)], ASLANT));
  for (const _ of count(9)) {
    const [cx, cy] = around(x, y, chance.between(0, r * 0.7), chance.between(0, TURN));
    const size = chance.between(5, 17);
    print.disc(cx, cy, size, print.tone(0.62), { opacity: 0.55 });
    print.disc(cx + size * 0.2, cy + size * 0.2, size * 0.8, print.tone(0.8), { opacity: 0.5 });
  }
  for (const layer of count(3)) {
    const ridge: Point[] = [[-5, 405]];
    for (let px = -5; px <= 410; px += 34) ridge.push([px, 300 + layer * 30 - chance.between(0, 54 - layer * 12)]);
    print.polygon([...ridge, [410, 405]], mix(print.far, inks.night, 0.4 + layer * 0.28));
  }
  print.rect(196, 214, 8, 92, inks.spark);
  print.ellipse(200, 228, 34, 8, "none", { edge: inks.spark, weight: 4 });
}

/** An open book, or a ledger. */
export function book(print: Print): void {
  const { chance, inks } = print;
  print.ground("flat", "deep", "dusk", "day");
  print.glow(200, 170, 190, inks.light, 0.8);
  for (const to of [-1, 1]) {
    const at = (x: number, y: number): Point => [200 + to * x, y];
    for (const k of [2, 1, 0]) print.polygon([at(0, 158 + k * 10), at(150 + k * 4, 132 + k * 12), at(158 + k * 4, 270 + k * 12), at(0, 304 + k * 10)], k ? print.tone(0.2 + k * 0.1) : print.fade(to < 0 ? [inks.paper, print.tone(0.75)] : [print.tone(0.8), print.tone(0.5)], ACROSS));
    for (const k of count(6)) print.line([at(22, 178 + k * 19), at(22 + chance.between(60, 112), 174 + k * 19 - 8)], k === 2 && to > 0 ? inks.spark : inks.night, 5, { opacity: 0.8 });
  }
  print.line([[200, 156], [200, 306]], inks.night, 4);
  print.path(count(14).map(() => block(chance.between(90, 310), chance.between(40, 150), 7, 7)).join(""), inks.spark, { opacity: 0.85 });
}

/** A bolt out of clouds. */
export function storm(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dusk", "flat");
  for (const layer of count(3)) {
    let d = `M-20 -10V${s(70 + layer * 24)}`;
    for (let x = -20; x < 420; ) {
      const r = chance.between(22, 46);
      d += `a${s(r)} ${s(r * 0.9)} 0 0 0 ${s(2 * r)} 0`;
      x += 2 * r;
    }
    print.path(`${d}V-10z`, print.tone(0.62 - layer * 0.2), { opacity: 0.9 });
  }
  const bolt = (x: number, scale: number): Point[] => [[0, 0], [34, 0], [16, 74], [52, 74], [-22, 214], [2, 112], [-30, 112]].map(([dx = 0, dy = 0]) => [x + dx * scale, 104 + dy * scale]);
  print.glow(200, 240, 150, inks.paper, 0.6);
  print.polygon(bolt(196, 1.15), inks.spark);
  for (const x of [96, 316]) print.polygon(bolt(x, chance.between(0.4, 0.7)), inks.paper, { opacity: 0.85 });
  roofs(print, 400, [30, 96], [16, 46], inks.night);
}

/** Crystals that have grown from one root. */
export function crystals(print: Print): void {
  const { chance, inks } = print;
  print.ground("dusk", "dawn", "deep", "night");
  print.glow(200, 230, 210, inks.light, 0.9);
  const order = count(9).sort((a, b) => Math.abs(b - 4) - Math.abs(a - 4));
  for (const k of order) {
    const lean = (k - 4) * 0.2 + chance.between(-0.05, 0.05);
    const [high, half] = [250 - Math.abs(k - 4) * 34 + chance.between(-14, 14), chance.between(15, 27)];
    const at = (u: number, v: number): Point => [200 + (k - 4) * 13 + Math.cos(lean) * u + Math.sin(lean) * v, 350 + Math.sin(lean) * u - Math.cos(lean) * v];
    const hot = k === 4;
    print.polygon([at(-half, 0), at(-half, high * 0.8), at(-half * 0.2, high), at(-half * 0.2, 0)], print.fade([hot ? inks.paper : print.tone(0.9), print.tone(0.5)]));
    print.polygon([at(half, 0), at(half, high * 0.74), at(-half * 0.2, high), at(-half * 0.2, 0)], print.fade([hot ? inks.spark : print.tone(0.5), print.tone(0.12)]));
  }
  print.polygon([[0, 400], [60, 344], [150, 356], [250, 342], [340, 356], [400, 340], [400, 400]], inks.night);
}
