// Decoders: what finds the answer.

import { cipher, keyhole } from "../figures";
import { ASLANT, type Print } from "../print";
import { block, count, ngon, sector, TURN, way } from "../shapes";
import { stage } from "./stage";

export function decoder(print: Print): void {
  print.chance.pick(dial, dial, prism)(print);
}

/** Rings of a lock, and the key that turns them. */
function dial(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  stage(print, "day", "deep", "flat", "night", "dawn");
  let r = 112;
  print.disc(200, 200, r + 8, print.dark ? night : print.tone(0.2));
  for (const k of count(chance.whole(3, 5))) {
    const wide = chance.between(12, 22);
    const parts = chance.pick(6, 8, 12, 16, 5);
    const turn = chance.between(0, TURN);
    const byInk = new Map<string, string>();
    for (const q of count(parts)) {
      const h = chance.next();
      if (h < 0.2) continue;
      const from = turn + (q * TURN) / parts + 0.025;
      const to = turn + ((q + (h > 0.8 ? 0.5 : 1)) * TURN) / parts - 0.025;
      const ink = h > 0.9 ? spark : print.tone(0.45 + 0.5 * (((q * 7 + k * 3) % 5) / 4));
      byInk.set(ink, (byInk.get(ink) ?? "") + sector(200, 200, r - wide + 2, r, from, to));
    }
    for (const [ink, d] of byInk) print.path(d, ink);
    r -= wide + 2;
    if (r < 36) break;
  }
  print.disc(200, 200, r - 1, print.fade([paper, light], ASLANT));
  cipher(print, 200, 200, Math.max(20, r * 0.95), night, spark);
  print.turned(chance.between(-138, -40), 200, 200, () => {
    const bit = count(3).map((k) => block(62 + k * 13, 209, 7, chance.whole(6, 20))).join("");
    const key = `${way([[r + 206, 195], [340, 198], [340, 202], [r + 206, 205]])}z${way([[150, 194], [60, 190], [60, 210], [150, 206]])}z`;
    print.path(key + bit, print.ink);
    print.disc(338, 200, 8, spark);
  });
}

/** White light goes in, its parts come out. */
function prism(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, light, paper, spark } = inks;
  print.ground("night", "deep", "day", "sheet");
  const sides = chance.pick(3, 3, 4, 6);
  const radius = sides === 3 ? 104 : 88;
  const turn = sides === 3 ? -Math.PI / 2 + chance.between(-0.14, 0.14) : chance.between(0, 1);
  const y = sides === 3 ? 214 : 200;
  const rays = chance.whole(6, 10);
  print.polygon([[-5, 250], [-5, 262], [200, 206], [200, 198]], print.ink);
  for (const k of count(rays)) {
    const top = 60 + k * (280 / rays);
    print.polygon([[204, 200], [405, top], [405, top + 280 / rays - 5]], k === 2 ? spark : print.tone((print.dark ? 0.35 : 0.28) + (0.6 * k) / rays), { opacity: 0.95 });
  }
  const corners = ngon(200, y, radius, sides, turn);
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % sides] ?? corner;
    print.polygon([corner, next, [200, y]], print.fade([print.tone(0.95 - i * 0.22), print.tone(0.6 - i * 0.16)], ASLANT), { opacity: 0.93 });
  });
  print.polygon(corners, "none", { edge: paper, weight: 3, soft: true });
  print.polygon(ngon(200, y, radius * 0.42, sides, turn), night);
  keyhole(print, 200, y - 2, radius * 0.17, spark);
  print.path(count(5).map((k) => block(12 + k * 22, 90, 8, chance.between(10, 60))).join(""), print.dark ? light : deep);
}
