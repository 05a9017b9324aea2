// Code gates: something that opens for whoever knows how. There is always a keyhole.

import { mix } from "../../inks";
import { keyhole } from "../figures";
import { ASLANT, type Direction, type Print } from "../print";
import { arc, around, block, count, ngon, round, sector, short as s, TURN, way } from "../shapes";
import { hall } from "./hall";

const MIDDLE = 200;

export type Gate = "frames" | "labyrinth" | "gateways" | "ciphers" | "vault";

const GATES: Record<Gate, (print: Print, strength: number) => void> = { frames, labyrinth, gateways, ciphers, vault };

export function codeGate(print: Print, kind?: Gate): void {
  const chosen = print.chance.pick<Gate>("frames", "labyrinth", "gateways", "ciphers", "vault");
  GATES[kind ?? chosen](print, print.subject.strength ?? 2);
}

/** A shaft of frames, each turned a little further. */
function frames(print: Print, strength: number): void {
  const { chance, inks } = print;
  const sides = chance.pick(4, 6, 8, 4, 3, 5);
  const n = 7 + Math.min(5, strength);
  const twist = chance.pick(0.07, 0.12, -0.09, 0.17);
  const darkening = chance.often(0.35);
  const tone = (k: number): number => (darkening ? 0.92 - (k / n) * 0.85 : 0.06 + (k / n) * 0.86);
  const slant: Direction = [0.1, 0, 0.9, 1];
  print.rect(0, 0, 400, 400, print.tone(tone(0)));
  for (const k of count(n)) {
    const radius = 330 * 0.775 ** k;
    const t = tone(k + 0.4);
    const turn = Math.PI / sides + twist * k;
    print.polygon(ngon(200, MIDDLE, radius, sides, turn), print.fade([print.tone(t + 0.16), print.tone(t), print.tone(t - 0.16)], slant));
    const corners = ngon(200, MIDDLE, radius * 0.93, sides, turn);
    const side = chance.whole(0, sides - 1);
    const [from, to] = [corners[side], corners[(side + 1) % sides]];
    if (from && to) print.line([from, to], chance.often(0.3) ? inks.spark : print.tone(tone(k + 3)), Math.max(1.5, 6 * 0.86 ** k));
  }
  if (!darkening) print.glow(200, MIDDLE, 90, inks.paper, 0.9);
  keyhole(print, 200, MIDDLE, 26, darkening ? inks.paper : inks.night);
}

/** Rings with gaps, and a way that someone has found. */
function labyrinth(print: Print, strength: number): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "flat", "day");
  const n = 5 + Math.min(3, strength);
  const step = 190 / (n + 1.6);
  print.glow(200, MIDDLE, 220, print.dark ? inks.main : inks.light, 0.9);
  for (const k of count(n + 1)) {
    const r = 34 + k * step;
    const gaps = 1 + (k > 2 ? chance.whole(0, 2) : 0);
    const from = chance.between(0, TURN);
    let d = count(gaps)
      .map((q) => arc(200, MIDDLE, r, from + (q * TURN) / gaps + 9 / r, from + ((q + 1) * TURN) / gaps - 9 / r))
      .join("");
    if (k < n) {
      for (const _ of count(chance.whole(1, 3))) {
        const angle = chance.between(0, TURN);
        d += way([around(200, MIDDLE, r, angle), around(200, MIDDLE, r + step, angle)]);
      }
    }
    print.stroke(d, print.dark ? print.tone(0.95 - (k / n) * 0.4) : print.tone(0.05 + (k / n) * 0.4), step * 0.36);
  }
  const t = chance.between(0, TURN);
  const [near, away] = [34 + step * 1.5, 34 + step * 2.5];
  const found = arc(200, MIDDLE, near, t, t + 2.2) + way([around(200, MIDDLE, near, t + 2.2), around(200, MIDDLE, away, t + 2.2)]) + arc(200, MIDDLE, away, t + 2.2, t + 3.4);
  print.stroke(found, inks.spark, 4, { soft: true });
  print.disc(200, MIDDLE, 20, inks.spark);
  keyhole(print, 200, MIDDLE, 12, inks.night);
}

/** One gate behind the other, the last of them shut. */
function gateways(print: Print, strength: number): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  const horizon = 210;
  hall(print, horizon);
  const n = 4 + Math.min(4, strength);
  const plain = chance.often(0.5);
  const wide = chance.between(160, 240);
  const high = chance.between(200, 290);
  const shrink = chance.pick(0.8, 0.84, 0.87);
  for (const k of count(n)) {
    const z = shrink ** (k * 1.4);
    const [half, h, thick] = [wide * z, high * z, 44 * z];
    const [top, foot] = [horizon - h * 0.78, horizon + h * 0.5];
    const ink = print.tone(0.12 + (k / n) * 0.55);
    if (plain) {
      const d =
        `M${s(200 - half)} ${s(foot)}V${s(top)}H${s(200 + half)}V${s(foot)}H${s(200 + half - thick)}` +
        `V${s(top + thick)}H${s(200 - half + thick)}V${s(foot)}z`;
      print.path(d, print.fade([mix(ink, paper, 0.3), ink]));
    } else {
      print.rect(200 - half * 1.12, top, half * 2.24, thick * 0.55, print.fade([mix(ink, paper, 0.4), ink]));
      print.rect(200 - half, top + thick * 1.1, half * 2, thick * 0.4, ink);
      for (const to of [-1, 1]) {
        const leg = [0.82, 0.64, 0.72, 0.94].map((x, i) => [200 + to * half * x, i < 2 ? top : foot] as const);
        print.polygon(leg, print.fade([mix(ink, paper, 0.25), mix(ink, night, 0.3)]));
      }
    }
    print.rect(200 - half + thick, top + thick, 2 * (half - thick), 2.5, spark, { opacity: 0.8 });
  }
  const door = Math.max(36, wide * shrink ** (n * 1.4));
  const h = door * chance.between(0.9, 1.5);
  print.rect(200 - door * 0.8, horizon - h * 0.75, door * 1.6, h * 1.25, paper);
  print.rect(199, horizon - h * 0.75, 2, h * 1.25, night);
  keyhole(print, 200, 205, door * 0.42, night);
}

/** Signs on tiles; the middle one can be opened. */
function ciphers(print: Print): void {
  const { chance, inks } = print;
  print.ground("night");
  const n = 7;
  const u = 400 / n;
  const signs: ((x: number, y: number) => string)[] = [
    (x, y) => `M${s(x + 6)} ${s(y + 6)}A${s(u - 12)} ${s(u - 12)} 0 0 1 ${s(x + u - 6)} ${s(y + u - 6)}H${s(x + 6)}z`,
    (x, y) => block(x + 8, y + 10, u - 16, 9) + block(x + 8, y + 36, u - 16, 9),
    (x, y) => sector(x + u / 2, y + u / 2, u * 0.13, u * 0.3, 0, TURN - 0.01),
    (x, y) => `M${s(x + 8)} ${s(y + u - 8)}L${s(x + u / 2)} ${s(y + 8)}L${s(x + u - 8)} ${s(y + u - 8)}z`,
    (x, y) => sector(x + u / 2, y + u / 2, u * 0.2, u * 0.34, 0.4, 4.2),
    (x, y) => `M${s(x + 10)} ${s(y + 10)}h12v${s(u - 32)}h${s(u - 32)}v12h${s(20 - u)}z`,
  ];
  for (const row of count(n)) {
    for (const column of count(n)) {
      const off = Math.hypot(column - 3, row - 3);
      const [x, y] = [column * u, row * u];
      const plate = mix(print.tone(chance.pick(0.12, 0.2, 0.3)), print.tone(0.7), Math.max(0, 0.9 - off * 0.28));
      print.rect(x + 1, y + 1, u - 2, u - 2, plate);
      const sign = signs[chance.whole(0, signs.length - 1)];
      const turn = 90 * chance.whole(0, 3);
      if (off < 0.5 || !sign) continue;
      const ink = mix(print.tone(0.56), inks.paper, Math.max(0, 1 - off * 0.25));
      print.path(sign(x, y), ink, { turn: `rotate(${turn} ${s(x + u / 2)} ${s(y + u / 2)})` });
    }
  }
  print.glow(200, 200, 120, inks.spark, 0.7);
  print.rect(200 - u / 2, 200 - u / 2, u, u, inks.spark);
  keyhole(print, 200, 200, 18, inks.night);
}

/** The door of a vault. */
function vault(print: Print, strength: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.ground("deep", "flat", "night");
  const bolts = 6 + Math.min(8, strength * 2);
  print.disc(200, MIDDLE, 205, print.fade([print.tone(0.4), print.tone(0.1)]));
  print.disc(200, MIDDLE, 186, print.fade([print.tone(0.16), print.tone(0.4)]));
  const metal = print.fade([paper, print.tone(0.5), print.tone(0.15)]);
  for (const k of count(bolts)) {
    print.turned((k * 360) / bolts + 11.5, 200, MIDDLE, () => {
      print.rect(328, MIDDLE - 13, 74, 26, metal);
      print.rect(376, MIDDLE - 13, 7, 26, spark);
    });
  }
  print.disc(200, MIDDLE, 144, print.fade([print.tone(0.82), print.tone(0.45), print.tone(0.2)], ASLANT));
  print.disc(200, MIDDLE, 120, print.fade([print.tone(0.3), print.tone(0.62)], ASLANT));
  const spokes = chance.whole(3, 6);
  const from = chance.between(0, 2);
  const rays = (lift: number): string => count(spokes).map((k) => way([[200, MIDDLE - lift], around(200, MIDDLE - lift, 97, from + (k * TURN) / spokes)])).join("");
  print.stroke(rays(0), night, 22, { soft: true, opacity: 0.35 });
  print.stroke(rays(4), paper, 16, { soft: true });
  print.path(count(spokes).map((k) => round(...around(200, MIDDLE - 4, 97, from + (k * TURN) / spokes), 15)).join(""), spark);
  print.disc(200, MIDDLE, 46, night);
  print.disc(200, MIDDLE, 40, print.fade([paper, light]));
  keyhole(print, 200, MIDDLE, 22, night);
}
