// What further subtypes lay over a picture, whatever it shows. A mark is small and keeps to the edges.

import { person } from "./figures";
import type { Print } from "./print";
import { arc, around, block, closed, count, ngon, round, short as s, TURN, way, type Point } from "./shapes";

type Mark = (print: Print) => void;

/** Banks of cloud along the lower edge. */
const cloud: Mark = (print) => {
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
};

/** Slats through which one sees the rest. */
const slats: Mark = (print) => {
  const gap = print.chance.between(17, 25);
  const d = count(400 / gap).map((k) => block(0, k * gap, 400, gap * (0.14 + (0.4 * Math.abs(k * gap - 200)) / 200)));
  print.path(d.join(""), print.inks.night, { opacity: 0.5 });
};

/** Two minds: waves from both sides that meet. */
const waves: Mark = (print) => {
  const d = (x: number, from: number): string => count(5).map((k) => arc(x, 200, 70 + k * 26, from - 0.7 + k * 0.06, from + 0.7 - k * 0.06)).join("");
  print.stroke(d(-20, 0), print.inks.paper, 4, { soft: true, opacity: 0.8 });
  print.stroke(d(420, Math.PI), print.inks.spark, 4, { soft: true, opacity: 0.85 });
};

/** Stripes that warn. */
const stripes: Mark = (print) => {
  const { night, spark } = print.inks;
  print.rect(0, 330, 400, 26, spark);
  print.path(count(13).map((k) => closed([[k * 34 - 12, 356], [k * 34 + 5, 356], [k * 34 + 22, 330], [k * 34 + 5, 330]])).join(""), night);
};

/** A ray that is thrown back. */
const thrown: Mark = (print) => {
  const { paper, night, spark } = print.inks;
  const turn = print.chance.between(90, 150);
  const course: Point[] = [[-10, turn - 60], [212, 205], [300, turn - 80]];
  print.line(course, night, 14, { soft: true, opacity: 0.35 });
  print.line(course, spark, 8, { soft: true });
  print.polygon([[322, turn - 112], [330, turn - 64], [284, turn - 80]], spark);
  print.line([[180, 258], [262, 190]], paper, 9);
};

/** A halo of points, as old tales have it. */
const halo: Mark = (print) => {
  const rays = count(24).map((k) => {
    const t = (k * TURN) / 24;
    return closed([around(200, 196, 128, t - 0.05), around(200, 196, k % 2 ? 146 : 162, t), around(200, 196, 128, t + 0.05)]);
  });
  print.path(rays.join(""), print.inks.spark, { opacity: 0.9 });
  print.ring(200, 196, 122, 2.5, print.inks.paper, { opacity: 0.8 });
};

/** Links of a chain. */
const chain: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  print.rect(0, 318, 400, 44, night, { opacity: 0.55 });
  count(7).forEach((k) => print.polygon(ngon(20 + k * 60, 340, 20, 6), "none", { edge: k === 3 ? spark : paper, weight: 5 }));
  print.path(count(6).map((k) => block(40 + k * 60, 337, 20, 6)).join(""), paper);
};

/** A cup. */
const cup: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  print.path("M150 286h100q-4 44-38 52v26h24v12h-72v-12h24v-26q-34-8-38-52z", night, { opacity: 0.5, turn: "translate(4 6)" });
  print.path("M150 286h100q-4 44-38 52v26h24v12h-72v-12h24v-26q-34-8-38-52z", print.fade([paper, print.tone(0.6)]));
  print.ellipse(200, 286, 50, 10, spark);
};

/** A picture within the picture. */
const framed: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  print.path(`${block(0, 0, 400, 48)}${block(0, 340, 400, 60)}`, night, { opacity: 0.85 });
  print.path(block(40, 356, print.chance.between(120, 220), 12), paper);
  print.path(block(40, 376, print.chance.between(60, 130), 8), spark);
};

/** One half has become something else. */
const changed: Mark = (print) => {
  const { second, paper } = print.inks;
  const lean = print.chance.between(-50, 50);
  print.polygon([[200 + lean, -5], [405, -5], [405, 405], [200 - lean, 405]], second, { opacity: 0.42 });
  print.line([[200 + lean, -5], [200 - lean, 405]], paper, 3);
};

/** A box that holds another. */
const nested: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  for (const [size, ink] of [[84, night], [66, paper], [48, night], [30, spark]] as const) print.rect(332 - size / 2, 320 - size / 2, size, size, ink);
};

const strokes =
  (n: number): Mark =>
  (print) => {
    const bars = count(n).map((k) => closed([[344 - k * 34, 84], [362 - k * 34, 84], [388 - k * 34, 30], [370 - k * 34, 30]]));
    print.path(bars.join(""), print.inks.night, { opacity: 0.4, turn: "translate(4 5)" });
    print.path(bars.join(""), print.inks.paper);
  };

/** The first thing in a turn. */
const early: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  print.disc(66, 328, 42, night);
  print.ring(66, 328, 34, 5, paper);
  print.stroke("M66 328V302M66 328H46", spark, 6, { soft: true });
};

/** The last thing in a turn: a cursor at the end of a line. */
const last: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  print.rect(0, 316, 400, 46, night, { opacity: 0.8 });
  const end = print.chance.between(180, 290);
  print.rect(36, 334, end - 46, 10, paper);
  print.rect(end, 324, 18, 30, spark);
};

/** It stays where it was put. */
const brackets: Mark = (print) => {
  const corner = (x: number, y: number, dx: number, dy: number): string => way([[x + dx, y], [x, y], [x, y + dy]]);
  const d = corner(56, 76, 50, 50) + corner(344, 76, -50, 50) + corner(56, 324, 50, -50) + corner(344, 324, -50, -50);
  print.stroke(d, print.inks.night, 14, { opacity: 0.35 });
  print.stroke(d, print.inks.paper, 8);
};

/** Rings that hold each other. */
const rings: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  print.ring(318, 320, 32, 16, night);
  print.ring(356, 320, 32, 16, night);
  print.ring(318, 320, 32, 9, paper);
  print.ring(356, 320, 32, 9, spark);
  print.stroke(arc(318, 320, 32, -0.9, 0.2), paper, 9);
};

const crowd: Mark = (print) => {
  for (const k of count(9)) person(print, 16 + k * 46 + print.chance.between(-8, 8), 400 + (k % 2) * 8, print.chance.between(1.1, 1.4), print.inks.night, k === 4 ? print.inks.spark : undefined);
};

/** The edges of a film. */
const film: Mark = (print) => {
  const { night, paper } = print.inks;
  for (const y of [46, 324]) {
    print.rect(0, y, 400, 30, night);
    print.path(count(14).map((k) => block(8 + k * 29, y + 8, 15, 14)).join(""), paper);
  }
};

/** Columns of a house of state. */
const columns: Mark = (print) => {
  const { night, paper } = print.inks;
  const d = `M60 262L200 206L340 262z${block(66, 266, 268, 14)}${count(6).map((k) => block(80 + k * 46, 284, 22, 96)).join("")}${block(56, 380, 288, 30)}`;
  print.path(d, night, { opacity: 0.4, turn: "translate(6 7)" });
  print.path(d, print.fade([paper, print.tone(0.62)]));
};

const barcode: Mark = (print) => {
  const { night, paper } = print.inks;
  print.rect(270, 300, 104, 60, paper);
  let d = "";
  for (let x = 278; x < 362; ) {
    const wide = print.chance.whole(2, 7);
    d += block(x, 308, wide, 44);
    x += wide + print.chance.whole(2, 6);
  }
  print.path(d, night);
};

/** Two strands. */
const helix: Mark = (print) => {
  const { paper, spark, night } = print.inks;
  const strand = (phase: number): Point[] => count(34).map((k) => [338 + 26 * Math.sin(k * 0.38 + phase), k * 12.4 - 4]);
  const [one, other] = [strand(0), strand(Math.PI)];
  const rungs = one.filter((_, k) => k % 2).map(([x, y], i) => way([[x, y], other[i * 2 + 1] ?? [x, y]]));
  print.stroke(rungs.join(""), night, 3, { opacity: 0.6 });
  print.line(one, paper, 7, { soft: true });
  print.line(other, spark, 7, { soft: true });
};

/** Wires under the skin. */
const wires: Mark = (print) => {
  const { spark } = print.inks;
  const ends: Point[] = [[270, 92], [296, 130], [284, 214], [304, 250]];
  print.stroke(ends.map(([x, y]) => way([[400, y], [x + 30, y], [x, y + (y < 190 ? 24 : -24)]])).join(""), spark, 4, { soft: true });
  print.path(ends.map(([x, y]) => round(x, y + (y < 190 ? 24 : -24), 8)).join(""), spark);
};

/** The same again. */
const again: Mark = (print) => {
  for (const k of [2, 1]) {
    for (const to of [-1, 1]) person(print, 200 + to * k * 78, 396, 1.5 - k * 0.2, k === 1 ? print.inks.night : print.tone(0.25));
  }
  person(print, 200, 400, 1.7, print.inks.night, print.inks.spark);
};

/** Somebody looks on from above. */
const lens: Mark = (print) => {
  const { night, paper, spark } = print.inks;
  print.path("M286 20h70l18 26l-18 26h-70z", night);
  print.disc(354, 46, 20, paper);
  print.disc(354, 46, 12, spark);
};

/** Lights that search the sky. */
const lights: Mark = (print) => {
  for (const [x, to] of [[70, 150], [330, 262], [200, 330]] as const) print.polygon([[x - 5, 405], [x + 5, 405], [to + 34, -5], [to - 34, -5]], print.fade([[print.inks.paper, 0.6], [print.inks.paper, 0]], [0, 1, 0, 0]));
};

/** By type and subtype, or by subtype for all types. What is not here shows in the recipe of its type. */
export const MARKS: Readonly<Record<string, Mark>> = {
  Alliance: rings,
  Cloud: cloud,
  Condition: brackets,
  "Consumer-grade": barcode,
  Cyborg: wires,
  Deflector: thrown,
  Double: strokes(2),
  "G-mod": helix,
  Genetics: helix,
  Grail: cup,
  Illicit: stripes,
  Link: chain,
  Lockdown: brackets,
  Morph: changed,
  Mythic: halo,
  NEXT: chain,
  Observer: lens,
  Orgcrime: stripes,
  Priority: early,
  Psi: waves,
  Public: crowd,
  Sensie: film,
  Stealth: slats,
  Terminal: last,
  Triple: strokes(3),
  Trojan: nested,
  Unorthodox: changed,
  "agenda Ambush": nested,
  "asset Clone": again,
  "asset Government": columns,
  "asset Ritzy": lights,
  "asset Seedy": stripes,
  "asset Transaction": barcode,
  "event Mod": nested,
  "hardware Bomb": stripes,
  "hardware Companion": lens,
  "ice Advertisement": framed,
  "ice Ambush": nested,
  "identity Clone": again,
  "identity Police Department": lens,
  "resource Government": columns,
  "resource Sabotage": stripes,
  "upgrade Advertisement": framed,
  "upgrade Clone": again,
  "upgrade Facility": brackets,
  "upgrade Ritzy": lights,
  "upgrade Seedy": stripes,
  "upgrade Security Protocol": lens,
};

/** Marks of a card's subtypes, in their printed order; more than two would crowd the picture. */
export function marked(print: Print): void {
  const { type, subtypes } = print.subject;
  const found = subtypes.map((subtype) => MARKS[`${type} ${subtype}`] ?? MARKS[subtype]).filter((mark) => mark !== undefined);
  for (const mark of found.slice(0, 2)) mark(print);
}
