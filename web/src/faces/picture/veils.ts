// What some subtypes lay over any picture.

import type { Print } from "./print";
import { block, count, short as s } from "./shapes";

/** Banks of cloud along the lower edge. */
export function cloud(print: Print): void {
  const { chance, inks } = print;
  for (const row of [0, 1]) {
    let d = `M-10 410V${s(352 + row * 26)}`;
    for (let x = -10; x < 410; ) {
      const r = chance.between(18, 36);
      d += `a${s(r)} ${s(r * 0.8)} 0 0 1 ${s(2 * r)} 0`;
      x += 2 * r;
    }
    print.path(`${d}V410z`, inks.paper, { opacity: row ? 0.9 : 0.45 });
  }
}

/** Slats through which one sees the rest. */
export function stealth(print: Print): void {
  const { chance, inks } = print;
  const gap = chance.between(17, 25);
  const d = count(400 / gap).map((k) => block(0, k * gap, 400, gap * (0.14 + 0.4 * Math.abs(k * gap - 200) / 200)));
  print.path(d.join(""), inks.night, { opacity: 0.5 });
}
