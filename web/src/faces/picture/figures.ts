// Things that many pictures show: an eye, a keyhole, a blade, a person, a mask, a cipher.

import type { Print } from "./print";
import { block, count, round, short as s, type Point } from "./shapes";

export function eye(print: Print, x: number, y: number, r: number, white = print.inks.paper): void {
  const { night, spark, paper } = print.inks;
  print.disc(x, y, r * 1.22, night);
  print.disc(x, y, r, white);
  print.disc(x, y, r * 0.66, spark);
  print.disc(x, y, r * 0.34, night);
  print.disc(x - r * 0.2, y - r * 0.24, r * 0.13, paper);
}

export function keyhole(print: Print, x: number, y: number, size: number, ink: string): void {
  const r = size * 0.5;
  const slot = `M${s(x - r * 0.45)} ${s(y)}L${s(x - r * 0.85)} ${s(y + size * 0.95)}H${s(x + r * 0.85)}L${s(x + r * 0.45)} ${s(y)}z`;
  print.path(round(x, y - size * 0.28, r) + slot, ink);
}

/** A blade with two facets from a point along an angle; the tip begins at a share of its length. */
export function blade(print: Print, [x, y]: Point, angle: number, length: number, half: number, [lit, dark]: readonly [string, string], tip = 0.82): void {
  const [c, n] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => [x + c * along - n * across, y + n * along + c * across];
  print.polygon([at(0, -half * 0.45), at(length * tip, -half), at(length, 0), at(0, 0)], lit);
  print.polygon([at(0, half * 0.45), at(length * tip, half), at(length, 0), at(0, 0)], dark);
}

/** A small person who stands on (x, y), 62 high at scale 1. */
export function person(print: Print, x: number, y: number, scale: number, ink: string, tie?: string): void {
  const k = (value: number): number => value * scale;
  const body =
    `M${s(x - k(11))} ${s(y - k(42))}Q${s(x)} ${s(y - k(50))} ${s(x + k(11))} ${s(y - k(42))}` +
    `L${s(x + k(10))} ${s(y - k(20))}L${s(x + k(7))} ${s(y)}H${s(x + k(1.6))}L${s(x)} ${s(y - k(20))}L${s(x - k(1.6))} ${s(y)}H${s(x - k(7))}L${s(x - k(10))} ${s(y - k(20))}z`;
  print.path(round(x, y - k(55), k(6.6)) + body, ink);
  if (tie) print.polygon([[x - k(2.4), y - k(46)], [x + k(2.4), y - k(46)], [x, y - k(28)]], tie);
}

/** A face that was made, half of it in light. */
export function mask(print: Print, x: number, y: number, size: number): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  const jaw = chance.between(0.26, 0.42);
  const shoulder = (to: -1 | 1): string =>
    `M${s(x + to * size * 1.5)} ${s(y + size * 2.2)}C${s(x + to * size * 1.4)} ${s(y + size * 1.1)} ${s(x + to * size * 0.5)} ${s(y + size * 1.2)} ${s(x)} ${s(y + size * 1.1)}V${s(y + size * 2.2)}z`;
  const half = (to: -1 | 1): string =>
    `M${s(x)} ${s(y - size)}C${s(x + to * size * 0.9)} ${s(y - size)} ${s(x + to * size * 0.74)} ${s(y + size * 0.1)} ${s(x + to * size * jaw)} ${s(y + size * 0.92)}L${s(x)} ${s(y + size)}z`;
  print.path(shoulder(-1), print.fade([print.tone(0.6), print.tone(0.2)]));
  print.path(shoulder(1), print.fade([print.tone(0.3), night]));
  print.rect(x - size * 0.28, y + size * 0.6, size * 0.28, size * 0.7, print.tone(0.45));
  print.rect(x, y + size * 0.6, size * 0.28, size * 0.7, night);
  print.path(half(-1), print.fade([paper, print.tone(0.7)]));
  print.path(half(1), print.fade([print.tone(0.42), print.tone(0.16)]));
  const brow = y - size * chance.between(-0.02, 0.16);
  const look = chance.whole(0, 3);
  if (look === 0) {
    print.polygon([[x - size * 0.6, brow - size * 0.1], [x + size * 0.6, brow - size * 0.1], [x + size * 0.52, brow + size * 0.12], [x - size * 0.52, brow + size * 0.12]], spark);
  } else if (look === 1) {
    for (const to of [-1, 1]) print.polygon([[x + to * size * 0.12, brow + size * 0.06], [x + to * size * 0.52, brow - size * 0.1], [x + to * size * 0.44, brow + size * 0.1]], spark);
  } else if (look === 2) {
    print.disc(x, brow, size * 0.2, night);
    print.disc(x, brow, size * 0.13, spark);
  } else {
    for (const to of [-1, 1]) print.disc(x + to * size * 0.28, brow, size * 0.1, to < 0 ? night : spark);
  }
  print.line([[x, y - size], [x, y + size]], night, 1.2, { opacity: 0.5 });
  print.line([[x - size * 0.3, y + size * 0.55], [x + size * 0.3, y + size * 0.55]], night, 1.5, { opacity: 0.55 });
}

/** A sign of three by three fields, the same on both sides; one field sparks. */
export function cipher(print: Print, x: number, y: number, size: number, ink: string, hot: string): void {
  const { chance } = print;
  const cell = size / 3;
  const cells: Point[] = [];
  for (const row of count(3)) {
    if (chance.often(0.62)) cells.push([0, row], [2, row]);
    if (chance.often(0.62)) cells.push([1, row]);
  }
  if (cells.length < 3) cells.push([1, 0], [1, 1], [1, 2]);
  const lit = chance.whole(0, cells.length - 1);
  const field = ([column, row]: Point): string => block(x - size / 2 + column * cell + 0.8, y - size / 2 + row * cell + 0.8, cell - 1.6, cell - 1.6);
  print.path(cells.filter((_, i) => i !== lit).map(field).join(""), ink);
  const one = cells[lit];
  if (one) print.path(field(one), hot);
}

/** Splinters that fly away from a point. */
export function splinters(print: Print, n: number, place: (k: number) => readonly [x: number, y: number, size: number], inks: readonly string[]): void {
  const byInk = new Map<string, string>();
  for (const k of count(n)) {
    const [x, y, size] = place(k);
    const turn = print.chance.between(0, 6);
    const corners: Point[] = [0, 2.1, 4.2].map((a) => [x + size * Math.cos(turn + a), y + size * Math.sin(turn + a)]);
    const ink = inks[print.chance.whole(0, inks.length - 1)] ?? print.inks.paper;
    const [a, b, c] = corners as [Point, Point, Point];
    byInk.set(ink, `${byInk.get(ink) ?? ""}M${s(a[0])} ${s(a[1])}L${s(b[0])} ${s(b[1])}L${s(c[0])} ${s(c[1])}z`);
  }
  for (const [ink, d] of byInk) print.path(d, ink);
}

/** Roofs along the lower edge. */
export function roofs(print: Print, base: number, [least, most]: Point, [narrow, wide]: Point, ink: string): void {
  let d = "";
  for (let x = -10; x < 410; ) {
    const w = print.chance.between(narrow, wide);
    const h = print.chance.between(least, most);
    d += block(x, base - h, w, h + 60);
    x += w + 1;
  }
  print.path(d, ink);
}

/** Small stars in the upper part of a dark sky. */
export function stars(print: Print, n = 50, height = 230): void {
  const d = count(n).map(() => block(print.chance.between(0, 400), print.chance.between(0, height), 1.7, 1.7));
  print.path(d.join(""), print.inks.paper, { opacity: 0.8 });
}

/** Dots on a screen whose size changes from place to place. */
export function screen(print: Print, step: number, size: (x: number, y: number) => number, ink: string, opacity = 1): void {
  const places: (readonly [number, number, number])[] = [];
  let row = 0;
  for (let y = step / 2; y < 400; y += step * 0.866, row++) {
    for (let x = ((row % 2) * step) / 2; x <= 400; x += step) places.push([x, y, size(x, y)]);
  }
  dots(print, places, ink, opacity);
}

/** Many discs in one ink: lines without length and with round ends, which takes a fifth of the room. */
export function dots(print: Print, places: readonly (readonly [x: number, y: number, r: number])[], ink: string, opacity = 1): void {
  const bySize = new Map<number, string>();
  for (const [x, y, r] of places) {
    const weight = Math.round(r * 2);
    if (weight > 0) bySize.set(weight, `${bySize.get(weight) ?? ""}M${Math.round(x)} ${Math.round(y)}h0`);
  }
  for (const [weight, d] of bySize) print.stroke(d, ink, weight, { soft: true, ...(opacity < 1 ? { opacity } : {}) });
}

