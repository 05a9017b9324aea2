// Sentries: what cuts and what watches. There is always an eye or a spark.

import { mix } from "../../inks";
import { blade, eye, splinters } from "../figures";
import type { Print } from "../print";
import { around, count, ngon, short as s, TURN, type Point } from "../shapes";
import { hall } from "./hall";

export type Watch = "iris" | "jaws" | "swords" | "lances" | "sentinels" | "swarm";

const WATCHES: Record<Watch, (print: Print, strength: number) => void> = { iris, jaws, swords, lances, sentinels, swarm };

export function sentry(print: Print, kind?: Watch): void {
  const watching = print.chance.pick<Watch>("iris", "sentinels");
  const chosen = print.chance.pick<Watch>("iris", "jaws", "swords", "lances", "sentinels", "swarm");
  WATCHES[kind ?? (print.has("Observer") ? watching : chosen)](print, print.subject.strength ?? 2);
}

function iris(print: Print, strength: number): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dusk", "flat");
  const n = 7 + Math.min(7, strength);
  const turn = chance.between(0, TURN);
  const sweep = chance.between(0.35, 0.8);
  print.glow(200, 200, 200, inks.light, 0.8);
  for (const k of count(n)) {
    const t = turn + (k * TURN) / n;
    const [a, b] = [around(200, 200, 330, t - (TURN / n) * 0.75), around(200, 200, 330, t + (TURN / n) * 0.35)];
    const [tip, ridge] = [around(200, 200, 62, t + sweep), around(200, 200, 170, t + 0.12)];
    print.polygon([a, ridge, tip, around(200, 200, 200, t - 0.15)], print.fadeBetween([print.tone(0.24), print.tone(0.6)], a, tip));
    print.polygon([b, ridge, tip], print.fadeBetween([print.tone(0.1), print.tone(0.86)], b, tip));
  }
  const pupil = chance.whole(0, 3);
  if (pupil < 2) eye(print, 200, 200, 40);
  else {
    print.disc(200, 200, 50, inks.night);
    print.disc(200, 200, 41, pupil === 2 ? inks.spark : inks.paper);
    if (pupil === 2) print.path("M200 160q16 40 0 80q-16 -40 0 -80z", inks.night);
    else for (const k of count(3)) print.disc(...around(200, 200, 20, turn + (k * TURN) / 3), 11, inks.spark, { edge: inks.night, weight: 4 });
  }
}

/** Rows of teeth from both sides. */
function jaws(print: Print, strength: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.ground("night", "deep", "dusk", "flat");
  print.glow(200, 205, 250, light);
  print.rect(0, 196, 400, 14, paper, { opacity: 0.8 });
  if (chance.often(0.6)) {
    print.disc(200, 203, 40, night);
    eye(print, 200, 203, 30);
  } else print.disc(200, 203, 30, spark);
  for (const row of [2, 1, 0]) {
    const n = ([5, 7, 9][row] ?? 5) + (Math.min(6, strength) >> 1);
    const wide = 440 / n;
    const fog = row * 0.3;
    const bright = mix(mix(paper, light, 0.35), print.far, fog);
    const dark = mix(print.tone(0.18), print.far, fog * 1.1);
    for (const upper of [true, false]) {
      const [lit, shade] = upper
        ? [print.fade([mix(dark, bright, 0.15), bright]), print.fade([night, dark])]
        : [print.fade([bright, mix(dark, bright, 0.15)]), print.fade([dark, night])];
      for (let k = -1; k <= n; k++) {
        const x = k * wide + (upper ? 0 : wide / 2) - 20;
        const edge = Math.min(1, Math.abs(x - 200) / 190);
        const tip = upper
          ? 196 - (2 - row) * 20 - (1 - edge) * (60 - row * 20) + chance.between(-14, 14)
          : 226 + (2 - row) * 22 + (1 - edge) * (52 - row * 16) + chance.between(-12, 14);
        const root = upper ? -5 : 405;
        const shoulder = tip - (upper ? 1 : -1) * (46 + row * 8);
        print.polygon([[x - wide * 0.5, root], [x - wide * 0.42, shoulder], [x, tip], [x, root]], lit);
        print.polygon([[x + wide * 0.5, root], [x + wide * 0.42, shoulder], [x, tip], [x, root]], shade);
      }
    }
  }
}

function swords(print: Print, strength: number): void {
  const { inks } = print;
  const { night, main, light, paper } = inks;
  print.ground("night", "deep", "dusk", "flat");
  const n = 7 + 2 * (Math.min(6, strength) >> 1);
  const root: Point = [200, 305];
  print.disc(200, 190, 132, print.fade([light, main]));
  print.ring(200, 190, 150, 1, paper, { opacity: 0.5 });
  const middle = (n - 1) / 2;
  const outerFirst = count(n).sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
  for (const k of outerFirst) {
    const angle = -Math.PI / 2 + (k - middle) * (2.5 / n);
    const tip = around(...root, 240, angle);
    const lit = print.fadeBetween([mix(print.tone(0.35), night, 0.3), print.tone(0.86)], root, tip);
    blade(print, root, angle, 262 - (Math.abs(k - middle) / n) * 120, 17, [lit, print.fadeBetween([night, print.tone(0.34)], root, tip)], 0.8);
  }
  print.polygon([[0, 400], [0, 372], [130, 318], [270, 318], [400, 372], [400, 400]], night);
  eye(print, 200, 292, 30);
}

function lances(print: Print, strength: number): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dusk", "flat");
  const n = 3 + Math.min(4, strength >> 1);
  const tilt = chance.between(0.5, 0.7);
  print.polygon(ngon(200, 200, 108, 4), print.fade([inks.paper, inks.light]));
  print.polygon(ngon(200, 200, 74, 4), inks.spark);
  for (const fromLeft of [true, false]) {
    for (const k of count(n)) {
      const off = (k - (n - 1) / 2) * 40;
      const angle = fromLeft ? tilt : Math.PI - tilt;
      const from: Point = [(fromLeft ? -40 : 440) - Math.sin(angle) * off, 214 - Math.tan(tilt) * 240 + Math.cos(angle) * off];
      blade(print, from, angle, 470 - Math.abs(off) * 1.2 + chance.between(-20, 20), 12, [print.tone(fromLeft ? 0.86 : 0.66), print.tone(0.3)], 0.9);
    }
  }
  eye(print, 200, 200, 20);
}

/** Watchers along both sides of a hall, and one in the way. */
function sentinels(print: Print): void {
  const { chance, inks } = print;
  const { night, spark } = inks;
  hall(print, 232);
  const build = { girth: chance.between(0.11, 0.17), wings: chance.whole(1, 4), corners: chance.pick(4, 6, 8) };
  const one = (x: number, y: number, high: number, fog: number): void => {
    const [lit, dark] = [mix(print.tone(0.8), print.far, fog), mix(print.tone(0.14), print.far, fog)];
    const wide = high * build.girth;
    print.polygon([[x - wide * 1.5, y], [x - wide * 0.8, y - high * 0.74], [x, y - high * 0.8], [x, y]], print.fade([lit, mix(lit, dark, 0.75)]));
    print.polygon([[x + wide * 1.5, y], [x + wide * 0.8, y - high * 0.74], [x, y - high * 0.8], [x, y]], print.fade([dark, night]));
    for (const to of [-1, 1]) {
      for (const k of count(build.wings)) {
        const wing: Point[] = [
          [x + to * wide * 0.7, y - high * (0.7 - k * 0.07)],
          [x + to * wide * (2.6 - k * 0.35), y - high * (0.92 - k * 0.2)],
          [x + to * wide * 0.9, y - high * (0.58 - k * 0.09)],
        ];
        print.polygon(wing, to < 0 ? lit : dark);
      }
    }
    const head = ngon(x, y - high * 0.84, high * 0.2, build.corners, -Math.PI / 2);
    print.polygon(head.filter(([px]) => px <= x + 0.1), lit);
    print.polygon(head.filter(([px]) => px >= x - 0.1), dark);
    if (fog < 0.5) {
      print.disc(x, y - high * 0.84, high * 0.084, night);
      print.disc(x, y - high * 0.84, high * 0.054, spark);
    }
  };
  for (const [size, fog] of [[0.34, 0.62], [0.52, 0.4]] as const) {
    for (const to of [-1, 1]) one(200 + to * 205 * (size + 0.12), 250 + 130 * size, 330 * size, fog);
  }
  one(200, 402, 262, 0);
  if (chance.often(0.5)) print.polygon([[200, 182], [0, 330], [0, 400], [60, 400]], spark, { opacity: 0.28 });
}

/** Small flying things that pour out of a light. */
function swarm(print: Print, strength: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.ground("night", "deep", "dusk", "flat");
  print.glow(200, 195, 230, light);
  print.disc(200, 195, 30, paper);
  const n = 42 + Math.min(6, strength) * 4;
  const sideways = chance.often(0.33);
  const step = chance.pick(2.39996, 2.1545, 1.621);
  for (const k of count(n)) {
    const t = k * step;
    const near = (k + 2) / n;
    const r = 26 + 240 * near ** 1.25;
    const [x, y] = [200 + r * Math.cos(t), 195 + r * 0.86 * Math.sin(t)];
    const size = 5 + 30 * near ** 1.6;
    const angle = t + (sideways ? Math.PI / 2 : 0);
    const [c, q] = [Math.cos(angle), Math.sin(angle)];
    const at = (u: number, w: number): Point => [x + c * u * size - q * w * size, y + q * u * size + c * w * size];
    print.polygon([at(-0.9, 0), at(0.7, -0.8), at(0.25, 0)], mix(print.far, paper, 0.2 + 0.8 * near));
    print.polygon([at(-0.9, 0), at(0.7, 0.8), at(0.25, 0)], mix(print.far, night, 0.2 + 0.8 * near));
    if (near > 0.45 && k % 3 === 0) print.disc(...at(-0.1, 0), size * 0.16, spark);
  }
  print.disc(200, 195, 15, spark);
}

/** What a tracer adds: dashed rings, and somebody found. */
export function tracer(print: Print): void {
  const { chance, inks } = print;
  for (const r of [96, 140, 184]) print.ring(200, 200, r, 1.4, inks.paper, { opacity: 0.7, dash: `${chance.whole(2, 30)} ${chance.whole(6, 18)}` });
  const angle = chance.between(0, TURN);
  const [x, y] = [200 + 140 * Math.cos(angle), 200 + 90 * Math.sin(angle)];
  print.line([[200, 200], [x, y]], inks.spark, 2);
  print.stroke(`M${s(x - 7)} ${s(y - 7)}h14v14h-14z`, inks.spark, 2.5);
}

/** What a destroyer adds: shards. */
export function shards(print: Print): void {
  const { chance, inks } = print;
  const place = (): readonly [number, number, number] => {
    const r = chance.between(70, 190);
    return [...around(200, 200, r, chance.between(0, TURN)), (chance.between(4, 17) * r) / 190] as const;
  };
  splinters(print, 16, place, [inks.paper, inks.light, inks.night, inks.spark]);
}
