// A floor that runs to the vanishing point, under a light.

import { mix } from "../../inks";
import type { Print } from "../print";
import { count, way } from "../shapes";

export function hall(print: Print, horizon: number): void {
  const { night, deep, main, light, paper } = print.inks;
  print.ground("night", "deep", "dusk", "dusk", "dawn", "dawn");
  print.glow(200, horizon, 210, print.mood === "night" ? main : light, 0.95);
  print.glow(200, horizon, 90, paper, 0.9);
  print.polygon([[0, 400], [400, 400], [400, 330], [200, horizon], [0, 330]], print.fade([mix(night, deep, 0.7), night]), { opacity: 0.85 });
  const lines = count(15).map((k) => way([[200, horizon], [200 + (k - 7) * 62, 400]]));
  for (const k of count(8)) {
    const y = horizon + 12 + 200 * (k / 7) ** 2.1;
    const half = (y - horizon) * 1.6;
    lines.push(way([[200 - half, y], [200 + half, y]]));
  }
  print.stroke(lines.join(""), print.tone(0.62), 0.7, { opacity: 0.33 });
}
