// Killers: what cuts.

import { mix } from "../../inks";
import { blade, eye } from "../figures";
import { ACROSS, type Print } from "../print";
import { arc, around, count, short as s, TURN, type Point } from "../shapes";
import { stage } from "./stage";

export function killer(print: Print): void {
  print.chance.pick(dagger, crescents, rotor, needles)(print);
}

function dagger(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  stage(print, "night", "flat", "dusk", "dawn", "sheet");
  const angle = chance.pick(-Math.PI / 2, -Math.PI / 4, -Math.PI * 0.36, -Math.PI * 0.66, Math.PI * 0.75);
  const [c, n] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [200 - c * 110, 200 - n * 110];
  const wide = chance.between(13, 30);
  const at = (along: number, across: number): Point => [x + c * along - n * across, y + n * along + c * across];
  for (let k = chance.whole(2, 4); k >= 1; k--) {
    for (const to of [1, -1]) print.group("", () => blade(print, at(0, to * k * 34), angle, 250 * (1 - k * 0.12), wide * 0.6, [print.tone(0.75), print.tone(0.4)], 0.7), 0.5 - k * 0.1);
  }
  const along = [at(0, 0), at(250, 0)] as const;
  blade(print, [x, y], angle, 250, wide, [print.fadeBetween([light, paper], ...along), print.fadeBetween([night, print.tone(0.36)], ...along)], chance.between(0.3, 0.85));
  print.line([at(30, 0), at(150, 0)], night, 2);
  const guard = chance.between(40, 70);
  const kind = chance.whole(0, 2);
  if (kind === 0) print.polygon([at(-6, -guard), at(8, -guard * 0.7), at(8, guard * 0.7), at(-6, guard)], night);
  else if (kind === 1) print.stroke(arc(...at(-14, 0), 40, angle - 1.4, angle + 1.4), night, 10);
  else for (const to of [-1, 1]) print.polygon([at(0, 0), at(-22, to * guard), at(12, to * guard * 0.5)], night);
  print.polygon([at(0, -8), at(0, 8), at(-62, 6), at(-62, -6)], print.tone(0.25));
  print.disc(...at(-66, 0), 12, spark);
  print.disc(...at(2, 0), 9, spark);
}

/** Arcs of blades that have just passed. */
function crescents(print: Print): void {
  const { chance, inks } = print;
  const { night, main, light, paper, spark } = inks;
  print.ground("night", "flat", "dusk", "deep");
  const n = chance.whole(2, 4);
  const from = chance.between(0, 360);
  print.disc(200, 200, 118, print.fade([print.tone(0.3), night]));
  print.ring(200, 200, 134, 1.4, paper, { opacity: 0.5 });
  const shine = print.fade([[light, 0], paper, light, [main, 0]], ACROSS);
  for (const k of count(n)) {
    print.turned(from + k * chance.between(28, 62), 200, 200, () => {
      const [wide, y, bow] = [chance.between(18, 44), 200 + (k - n / 2) * 20, chance.between(40, 120)];
      print.path(`M-30 ${s(y + 60)}Q200 ${s(y - bow)} 440 ${s(y + 40)}Q200 ${s(y - bow + wide * 2)}-30 ${s(y + 60)}z`, shine);
      const rim = y - bow * 0.8 + wide * 1.3;
      print.path(`M60 ${s(y + 28)}Q200 ${s(rim)} 340 ${s(y + 16)}Q200 ${s(rim + 12)} 60 ${s(y + 28)}z`, spark);
    });
  }
  eye(print, 200, 200, 22);
  print.polygon([[196, 60], [204, 60], [201, 340], [199, 340]], paper);
}

function rotor(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  stage(print, "flat", "dusk", "dawn", "night", "sheet");
  const n = chance.pick(3, 4, 5, 6, 8);
  const [outer, hub, sweep, turn] = [chance.between(140, 168), chance.between(30, 48), chance.between(0.35, 0.9), chance.between(0, 6)];
  const at = (r: number, t: number): Point => around(200, 200, r, t);
  for (const echo of [2, 1]) {
    for (const k of count(n)) {
      const t = turn + (k * TURN) / n - echo * 0.2;
      print.polygon([at(hub, t - 0.5), at(outer * 0.62, t + sweep * 0.4), at(outer, t + sweep), at(hub, t + 0.7)], print.tone(0.62), { opacity: 0.4 - echo * 0.12 });
    }
  }
  for (const k of count(n)) {
    const t = turn + (k * TURN) / n;
    const [tip, root] = [at(outer, t + sweep), at(hub, t)];
    print.polygon([at(hub, t - 0.6), at(outer * 0.66, t + sweep * 0.35), tip, at(hub, t + 0.1)], print.fadeBetween([paper, print.tone(0.6)], tip, root));
    print.polygon([at(hub, t + 0.1), tip, at(hub * 1.1, t + 0.9)], print.fadeBetween([print.tone(0.3), night], tip, root));
  }
  print.disc(200, 200, hub + 6, night);
  print.disc(200, 200, hub - 4, print.fade([paper, light]));
  print.disc(200, 200, hub * 0.45, spark);
}

function needles(print: Print): void {
  const { chance, inks } = print;
  const { night, paper, second, spark } = inks;
  print.ground("night", "dawn", "deep", "day");
  const n = chance.whole(9, 15);
  print.disc(200, 232, 86, print.fade([spark, mix(spark, second, 0.5)]));
  print.disc(200, 232, 40, print.dark ? night : paper);
  print.turned(chance.between(-20, 20), 200, 220, () => {
    for (const k of count(n)) {
      const off = Math.abs(k - (n - 1) / 2) / n;
      const [x, y] = [200 + (k - (n - 1) / 2) * (250 / n), 250 - off * 150 + chance.between(-16, 10)];
      print.polygon([[x - 4.5, y - 280], [x, y - 288], [x, y]], print.dark ? paper : print.tone(0.5));
      print.polygon([[x + 4.5, y - 280], [x, y - 288], [x, y]], print.dark ? print.tone(0.5) : night);
      print.disc(x, y - 120 - off * 60, 6, k % 3 ? print.tone(0.7) : spark);
    }
  });
  for (const k of count(5)) print.ring(200, 240, 100 + k * 26, 1.2, print.ink, { opacity: 0.35 });
}
