// Traps: what one falls into.

import { mix } from "../../inks";
import { person } from "../figures";
import { ASLANT, type Print } from "../print";
import { around, count, ngon, round, short as s, TURN, way, type Point } from "../shapes";

export function trap(print: Print): void {
  print.chance.pick(pit, web, well)(print);
}

function pit(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, light, paper, spark } = inks;
  print.ground("flat", "dawn");
  const sides = chance.pick(4, 5, 6, 8);
  const twist = chance.pick(0.12, -0.12, 0.2);
  for (const k of count(10)) {
    const steps = ngon(200, 200, 310 * 0.77 ** k, sides, Math.PI / sides + twist * k);
    print.polygon(steps, print.fade([print.tone(0.72 - k * 0.07), print.tone(0.5 - k * 0.055)], ASLANT), { edge: print.tone(0.85 - k * 0.06), weight: 1 });
  }
  const teeth = chance.whole(7, 15);
  const [outer, inner, lean] = [chance.between(105, 150), chance.between(40, 66), chance.between(-0.3, 0.3)];
  for (const k of count(teeth)) {
    const t = (k * TURN) / teeth + 0.1;
    const tip = around(200, 200, inner, t + lean);
    print.polygon([around(200, 200, outer, t - 2 / teeth), around(200, 200, outer, t), tip], paper);
    print.polygon([around(200, 200, outer, t), around(200, 200, outer, t + 2 / teeth), tip], mix(light, deep, 0.5));
  }
  print.disc(200, 200, inner * 0.7, night);
  print.glow(200, 200, 70, spark, 0.9);
  print.disc(200, 200, 13, spark);
  print.disc(200, 200, 5, paper);
}

export function web(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.mood = "night";
  print.rect(0, 0, 400, 400, print.fadeOut([night, print.tone(0.2), print.tone(0.5)], 200, 200, 260));
  const threads = chance.whole(9, 14);
  const angles = count(threads).map((k) => (k * TURN) / threads + chance.between(-0.1, 0.1));
  const radius = (k: number): number => 16 * k ** 1.28;
  print.stroke(angles.map((t) => way([[200, 200], around(200, 200, 320, t)])).join(""), paper, 1.4, { opacity: 0.9 });
  const ring = (k: number): string =>
    angles
      .map((t, i) => {
        const next = (angles[(i + 1) % threads] ?? t) + (i === threads - 1 ? TURN : 0);
        const [[x0, y0], [xm, ym], [x1, y1]] = [around(200, 200, radius(k), t), around(200, 200, radius(k) * 0.8, (t + next) / 2), around(200, 200, radius(k), next)];
        return `M${s(x0)} ${s(y0)}Q${s(xm)} ${s(ym)} ${s(x1)} ${s(y1)}`;
      })
      .join("");
  print.stroke([1, 2, 3, 5, 6, 7, 9].map(ring).join(""), light, 1.4);
  print.stroke([4, 8].map(ring).join(""), spark, 3);
  print.polygon(ngon(200, 200, 30, 4, chance.between(0, 1)), spark);
  print.polygon(ngon(200, 200, 15, 4), night);
  for (const k of count(5)) {
    const at: Point = around(200, 200, radius(chance.whole(3, 8)), angles[chance.whole(0, threads - 1)] ?? 0);
    print.path(round(...at, chance.between(5, 10)), k ? paper : spark);
  }
}

/** Steps that lead down on all four sides, and a bait. */
function well(print: Print): void {
  const { chance, inks } = print;
  print.ground("deep");
  const [wide, high, shrink] = [chance.between(210, 290), chance.between(150, 230), chance.between(0.76, 0.84)];
  for (const k of count(8)) {
    const frame = (scale: number, y: number): [Point, Point, Point, Point] => {
      const [w, h] = [wide * scale, high * scale];
      return [[200 - w, y - h], [200 + w, y - h], [200 + w, y + h], [200 - w, y + h]];
    };
    const outer = frame(shrink ** k, 200 - 4 * k);
    const inner = frame(shrink ** k * 0.89, 198 - 4 * k);
    print.polygon(outer, print.tone(0.7 - k * 0.07));
    print.polygon([outer[0], outer[1], inner[1], inner[0]], print.tone(0.5 - k * 0.05));
    print.polygon([outer[1], outer[2], inner[2], inner[1]], print.tone(0.32 - k * 0.03));
    print.polygon([outer[3], outer[0], inner[0], inner[3]], print.tone(0.8 - k * 0.07));
    print.polygon(inner, print.tone(0.62 - k * 0.06));
  }
  print.glow(200, 168, 100, inks.spark, 0.9);
  print.rect(178, 150, 44, 34, inks.spark);
  print.rect(190, 158, 20, 18, inks.paper);
  person(print, chance.pick(84, 120, 310), chance.between(130, 250), 0.8, inks.night);
}
