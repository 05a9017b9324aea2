// Fracters: what drives into a wall.

import { mix } from "../../inks";
import { splinters } from "../figures";
import { ASLANT, type Print } from "../print";
import { around, count, TURN, type Point } from "../shapes";
import { stage } from "./stage";

export function fracter(print: Print): void {
  print.chance.pick(wedge, wedge, ram, pane)(print);
}

function wedge(print: Print): void {
  const { chance } = print;
  stage(print, "dawn", "flat", "dusk", "day", "night");
  const layers = chance.whole(2, 4);
  const wide = chance.between(44, 66);
  const tip = 246 + Math.min(5, print.subject.strength ?? 2) * 3;
  print.group("translate(0 34)", () => wedged(print, layers, wide, tip));
}

function wedged(print: Print, layers: number, wide: number, tip: number): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  for (const to of [-1, 1] as const) {
    print.turned(to * chance.between(5, 11), 200 + to * 120, 330, () => {
      const x = 200 + to * 4;
      const crack: Point[] = [[x, 232]];
      for (const k of [1, 2, 3, 4]) crack.push([x + to * chance.between(3, 18), 232 + k * 26]);
      print.polygon([...crack, [x + to * 8, 345], [200 + to * 240, 345], [200 + to * 240, 232]], print.fade(to < 0 ? [print.tone(0.5), print.tone(0.15)] : [print.tone(0.3), night]));
      print.polygon([[x, 232], [200 + to * 240, 232], [200 + to * 240, 222], [x + to * 10, 222]], print.tone(0.85));
    });
  }
  print.turned(chance.pick(0, 0, -18, 22), 200, 240, () => {
    for (let k = layers; k >= 0; k--) {
      const half = wide - k * 13;
      const [y, point] = [40 + k * 14, tip - k * 10];
      print.polygon([[200 - half, y], [200, y + 8], [200, point]], print.fade([print.tone(0.95 - (layers - k) * 0.1), print.tone(0.6)]));
      print.polygon([[200 + half, y], [200, y + 8], [200, point]], print.fade([print.tone(0.34), night]));
      if (k) print.polygon([[200 - half, y], [200, y - 10], [200 + half, y], [200, y + 8]], k % 2 ? spark : paper);
    }
    print.polygon([[200 - wide, 40], [200, 26], [200 + wide, 40], [200, 48]], paper);
  });
  const fly = (): readonly [number, number, number] => {
    const [angle, r] = [-Math.PI / 2 + chance.between(-1.25, 1.25), chance.between(50, 140)];
    return [200 + r * Math.cos(angle) * 1.25, 236 + r * Math.sin(angle), chance.between(3, 12)];
  };
  splinters(print, 14, fly, [spark, paper, night, print.tone(0.3)]);
}

/** Chevrons that push bricks out of their places. */
function ram(print: Print): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  print.ground("dawn", "dusk", "flat", "day");
  const n = chance.whole(3, 6);
  const rows = chance.pick(5, 7, 9);
  const middle = (rows - 1) / 2;
  const high = 400 / rows;
  const turn = chance.pick(0, 0, 90, -25, 25);
  print.group(`rotate(${turn} 200 200)${turn % 90 ? " translate(-40 -40) scale(1.2)" : ""}`, () => {
    for (const row of count(rows)) {
      for (const column of count(4)) {
        const hit = Math.max(0, 1 - Math.abs(row - middle) / (rows * 0.34));
        const [x, y] = [232 + column * 54 + (row % 2) * 27 + hit * (70 - column * 12), row * high];
        print.turned(hit * (row - middle || 0.4) * 9, x, y, () => {
          print.rect(x, y + 2, 52, high - 4, print.fade([print.tone(0.5 - column * 0.07), print.tone(0.24)], ASLANT));
          print.rect(x, y + 2, 52, 4, print.tone(0.85));
        });
      }
    }
    for (const k of count(n)) {
      const [x, size] = [-60 + k * 52, 58 + k * 13];
      const ink = print.tone(0.25 + (k / n) * 0.7);
      print.polygon([[x, 200 - size], [x + 40, 200 - size], [x + 40 + size, 200], [x + size, 200]], ink);
      print.polygon([[x, 200 + size], [x + 40, 200 + size], [x + 40 + size, 200], [x + size, 200]], mix(ink, night, 0.5));
    }
    const tip = 38 + (n - 1) * 65;
    print.polygon([[tip - 46, 154], [tip, 200], [tip - 46, 200]], spark);
    print.polygon([[tip - 46, 246], [tip, 200], [tip - 46, 200]], mix(spark, night, 0.4));
    splinters(print, 12, () => [tip + chance.between(-10, 70), 200 + chance.between(-90, 90), chance.between(4, 12)], [paper, night, spark]);
  });
}

/** A sheet of glass in the moment it breaks. */
function pane(print: Print): void {
  const { chance, inks } = print;
  print.ground("flat", "deep", "dawn", "night");
  const n = chance.whole(9, 13);
  const [cx, cy] = [200 + chance.between(-30, 30), 195 + chance.between(-16, 16)];
  const angles = count(n).map((k) => ((k + chance.between(-0.3, 0.3)) * TURN) / n);
  const rings = [26, 66, 122, 200, 330].map((r) => angles.map(() => r * chance.between(0.86, 1.14)));
  const at = (ring: number, i: number): Point => around(cx, cy, rings[ring]?.[i % n] ?? 0, angles[i % n] ?? 0);
  for (const ring of [3, 2, 1, 0]) {
    for (const i of count(n)) {
      const angle = (angles[i] ?? 0) + Math.PI / n;
      const push = ring * 3 + chance.between(0, 7);
      const pushed = ([x, y]: Point): Point => [x + Math.cos(angle) * push, y + Math.sin(angle) * push];
      const light = 0.5 + 0.42 * Math.cos(angle + 2.3) + chance.between(-0.16, 0.16);
      const [a, b, c, d] = [at(ring, i), at(ring, i + 1), at(ring + 1, i + 1), at(ring + 1, i)].map(pushed) as [Point, Point, Point, Point];
      if (chance.often(0.5)) {
        print.polygon([a, b, d], print.tone(light));
        print.polygon([b, c, d], print.tone(light - 0.16));
      } else print.polygon([a, b, c, d], print.tone(light - 0.04));
    }
  }
  const star = angles.flatMap((t): Point[] => [around(cx, cy, 44, t), around(cx, cy, 19, t + Math.PI / n)]);
  print.polygon(star, inks.paper);
  print.disc(cx, cy, 15, inks.spark);
  print.disc(cx, cy, 6, inks.night);
}
