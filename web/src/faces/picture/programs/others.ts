// Minds, growths, pieces and sigils.

import { cipher, dots, eye } from "../figures";
import { ASLANT, type Print } from "../print";
import { around, block, closed, count, ngon, round, short as s, TURN, type Point } from "../shapes";
import { stage } from "./stage";

type Solid = readonly [number, number, number];

const GOLD = (1 + Math.sqrt(5)) / 2;

const CORNERS: readonly Solid[] = [
  [-1, GOLD, 0], [1, GOLD, 0], [-1, -GOLD, 0], [1, -GOLD, 0],
  [0, -1, GOLD], [0, 1, GOLD], [0, -1, -GOLD], [0, 1, -GOLD],
  [GOLD, 0, -1], [GOLD, 0, 1], [-GOLD, 0, -1], [-GOLD, 0, 1],
];

const FACETS: readonly Solid[] = [
  [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
  [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1],
];

const less = (a: Solid, b: Solid): Solid => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Solid, b: Solid): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Outwards from a facet of a solid around the origin. */
function normal([a, b, c]: readonly [Solid, Solid, Solid]): Solid {
  const [u, v] = [less(b, a), less(c, a)];
  const n: Solid = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...n) * (dot(n, a) < 0 ? -1 : 1);
  return [n[0] / length, n[1] / length, n[2] / length];
}

/** A mind: a solid of twenty facets, smooth or spiked, that looks back. */
export function mind(print: Print): void {
  const { chance } = print;
  stage(print, "night", "deep", "dusk", "dawn", "flat");
  const [a, b] = [chance.between(0, 6), chance.between(0, 6)];
  const spike = chance.often(0.45) ? chance.between(1.2, 1.9) : 1;
  const turned = CORNERS.map(([x, y, z]): Solid => {
    const [u, w] = [x * Math.cos(a) - z * Math.sin(a), x * Math.sin(a) + z * Math.cos(a)];
    return [u, y * Math.cos(b) - w * Math.sin(b), y * Math.sin(b) + w * Math.cos(b)];
  });
  const facets = FACETS.flatMap((facet): (readonly [Solid, Solid, Solid])[] => {
    const [p, q, r] = facet.map((i) => turned[i] ?? [0, 0, 0]) as [Solid, Solid, Solid];
    if (spike === 1) return [[p, q, r]];
    const peak: Solid = [((p[0] + q[0] + r[0]) / 3) * spike, ((p[1] + q[1] + r[1]) / 3) * spike, ((p[2] + q[2] + r[2]) / 3) * spike];
    return [[p, q, peak], [q, r, peak], [r, p, peak]];
  });
  print.ellipse(200, 200, 178, chance.between(20, 60), "none", { edge: print.ink, weight: 1.6, turn: `rotate(${chance.whole(-40, 40)} 200 200)` });
  facets
    .map((facet) => ({ facet, n: normal(facet), depth: facet[0][2] + facet[1][2] + facet[2][2] }))
    .filter(({ n }) => n[2] > (spike > 1 ? -0.5 : -0.05))
    .sort((one, other) => one.depth - other.depth)
    .forEach(({ facet, n }) => {
      const light = 0.5 + 0.5 * (-n[0] * 0.55 - n[1] * 0.65 + n[2] * 0.5);
      const ink = print.tone(0.08 + 0.9 * light * light);
      print.polygon(facet.map(([x, y]): Point => [200 + x * 58, 200 + y * 58]), ink, { edge: ink, weight: 0.6 });
    });
  eye(print, 200, 200, 24);
}

export function virus(print: Print): void {
  print.chance.pick(bloom, dendrites, colony)(print);
}

/** Tones for a growth on the ground it lies on: its root, its tips. */
const heat = (print: Print): Point => (print.dark ? [0.5, 0.95] : [0.5, 0.08]);

/** Seeds, each turned from the last by the golden angle. */
function bloom(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dawn", "day", "flat");
  const [root, tip] = heat(print);
  const n = chance.whole(120, 150);
  const step = chance.pick(2.39996, 2.39996, 2.412, 2.41);
  const seed = chance.pick("disc", "thorn", "leaf");
  print.glow(200, 200, 190, print.dark ? inks.main : inks.light, 0.9);
  const byInk = new Map<string, string>();
  const discs = new Map<string, (readonly [number, number, number])[]>();
  for (let k = n; k > 3; k--) {
    const share = k / n;
    const [r, t] = [15.4 * Math.sqrt(k), k * step];
    const [x, y] = around(200, 200, r, t);
    const size = 2.2 + 8.2 * Math.sin(Math.min(1, share) * Math.PI * 0.86) ** 1.2;
    const ink = k % 21 === 0 ? inks.spark : print.tone(Math.round((root + (tip - root) * (1 - share) - 0.25 * share) * 14) / 14);
    const along = (u: number, w: number): Point => [x + (Math.cos(t) * u - Math.sin(t) * w) * size, y + (Math.sin(t) * u + Math.cos(t) * w) * size];
    if (seed === "disc") discs.set(ink, [...(discs.get(ink) ?? []), [x, y, size]]);
    else byInk.set(ink, (byInk.get(ink) ?? "") + closed(seed === "thorn" ? ngon(x, y, size * 1.25, 3, t) : [along(-1.7, 0), along(0, -0.7), along(1.7, 0), along(0, 0.7)]));
  }
  for (const [ink, places] of discs) dots(print, places, ink);
  for (const [ink, d] of byInk) print.path(d, ink);
  print.disc(200, 200, 17, inks.spark);
  print.disc(200, 200, 8, inks.night);
}

function dendrites(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dawn", "day", "flat");
  const [root, tip] = heat(print);
  const DEPTH = 5;
  const twigs: string[] = count(DEPTH + 1).map(() => "");
  const tips: Point[] = [];
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    if (depth > DEPTH) {
      tips.push([x, y]);
      return;
    }
    const [nx, ny] = around(x, y, length, angle);
    const [mx, my] = around(x, y, length * 0.5, angle + chance.between(-0.5, 0.5));
    twigs[depth] += `M${s(x)} ${s(y)}Q${s(mx)} ${s(my)} ${s(nx)} ${s(ny)}`;
    const forks = depth < 2 || chance.often(0.6) ? 2 : 1;
    for (const q of count(forks)) grow(nx, ny, angle + (forks > 1 ? (q ? 0.42 : -0.42) : 0) + chance.between(-0.22, 0.22), length * chance.between(0.74, 0.92), depth + 1);
  };
  print.glow(200, 200, 200, print.dark ? inks.main : inks.light, 0.8);
  const arms = chance.whole(5, 7);
  const turn = chance.between(0, 6);
  for (const k of count(arms)) grow(200, 200, turn + (k * TURN) / arms, 44, 0);
  for (let depth = DEPTH; depth >= 0; depth--) print.stroke(twigs[depth] ?? "", print.tone(root + ((tip - root) * depth) / DEPTH), 11 * 0.68 ** depth, { soft: true });
  dots(print, tips.filter((_, i) => i % 5).map(([x, y]) => [x, y, 2.5]), print.tone(tip));
  dots(print, tips.filter((_, i) => i % 5 === 0).map(([x, y]) => [x, y, 5]), inks.spark);
  print.disc(200, 200, 30, print.tone(root));
  print.disc(200, 200, 20, inks.night);
  print.disc(200, 200, 10, inks.spark);
}

/** Cells, packed. */
function colony(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "dawn", "day", "flat");
  const cells: (readonly [x: number, y: number, r: number])[] = [];
  for (let tries = 0; tries < 900 && cells.length < 52; tries++) {
    const off = Math.sqrt(chance.next()) * 190;
    const [x, y] = around(200, 200, off, chance.between(0, TURN));
    const r = cells.reduce((most, [ox, oy, or]) => Math.min(most, Math.hypot(ox - x, oy - y) - or - 2.5), 48 - off * 0.16);
    if (r > 5.5) cells.push([x, y, r]);
  }
  const kernels: Record<"dark" | "hot", string> = { dark: "", hot: "" };
  cells.forEach(([x, y, r], i) => {
    const tone = 0.3 + 0.1 * chance.whole(0, 6);
    print.disc(x, y, r, print.fade([print.tone(tone + 0.2), print.tone(tone - 0.2)], ASLANT));
    if (r > 9) kernels[i % 6 ? "dark" : "hot"] += round(x + chance.between(-0.3, 0.3) * r, y + chance.between(-0.3, 0.3) * r, r * 0.42);
  });
  print.path(kernels.dark, print.tone(print.dark ? 0.1 : 0.14));
  print.path(kernels.hot, inks.spark);
  const large = cells.filter(([, , r]) => r > 20);
  print.stroke(large.map(([x, y, r]) => round(x, y, r * 0.78)).join(""), inks.paper, 1.1, { opacity: 0.6 });
  const hairs = large.slice(0, 5).flatMap(([x, y, r]) =>
    count(12).map((q) => {
      const [a, b] = [around(x, y, r, (q * TURN) / 12), around(x, y, r + 9, (q * TURN) / 12)];
      return `M${s(a[0])} ${s(a[1])}L${s(b[0])} ${s(b[1])}`;
    }),
  );
  print.stroke(hairs.join(""), print.tone(print.dark ? 0.8 : 0.2), 1.6);
}

/** A turned piece on a board. */
export function piece(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.zoom = Math.min(print.zoom, 1.02);
  print.ground("dusk", "dawn", "deep");
  print.disc(200, 165, 110, paper, { opacity: 0.9 });
  let board = "";
  for (const row of count(7)) {
    const [y0, y1] = [262 + row * row * 3.6, 262 + (row + 1) ** 2 * 3.6];
    const [k0, k1] = [0.35 + (y0 - 262) / 130, 0.35 + (y1 - 262) / 130];
    for (let c = -8; c < 8; c++) if ((row + c) & 1) board += closed([[200 + c * 44 * k0, y0], [200 + (c + 1) * 44 * k0, y0], [200 + (c + 1) * 44 * k1, y1], [200 + c * 44 * k1, y1]]);
  }
  print.path(board, night, { opacity: 0.8 });
  const foot: Point[] = [[70, 330], [70, 312], [50, 300], [chance.between(26, 36), 268], [chance.between(18, 28), 200], [chance.between(38, 50), 178], [chance.between(26, 36), 166]];
  const { title } = print.subject;
  const crown: Point[] = /pawn/i.test(title)
    ? [[30, 156], [46, 138], [50, 114], [40, 92], [22, 80], [0, 76]]
    : /rook|tower/i.test(title)
      ? [[46, 148], [46, 92], [56, 92], [56, 62], [38, 62], [38, 78], [16, 78], [16, 62], [0, 62]]
      : /bishop/i.test(title)
        ? [[34, 150], [46, 120], [34, 84], [10, 56], [12, 44], [0, 34]]
        : /knight/i.test(title)
          ? [[54, 150], [66, 112], [44, 84], [30, 58], [12, 76], [0, 62]]
          : [[chance.between(36, 58), 120], [chance.between(10, 44), 88], [0, chance.between(54, 76)]];
  const profile = [...foot, ...crown];
  print.polygon([...profile.map(([x, y]): Point => [200 - x, y]), [200, 330]], print.fade([light, print.tone(0.4)]));
  print.polygon([...profile.map(([x, y]): Point => [200 + x, y]), [200, 330]], print.fade([print.tone(0.3), night]));
  print.rect(150, 172, 100, 6, spark);
  print.disc(200, 140, 13, spark);
  print.disc(200, 140, 6, night);
}

/** Tiles on a grid that is the same on both sides. */
export function sigil(print: Print): void {
  const { chance, inks } = print;
  stage(print, "day", "dawn", "deep", "flat", "night");
  const [n, u] = [5, 36];
  const from = 200 - (n * u) / 2;
  const cover = print.dark ? [inks.paper, inks.light, inks.night, inks.paper] : [inks.night, inks.deep, inks.main, inks.night];
  let hot = chance.whole(3, 9);
  for (const row of count(n)) {
    for (const column of count(3)) {
      const kind = chance.whole(0, 7);
      const ink = --hot === 0 ? inks.spark : (cover[chance.whole(0, 3)] ?? inks.night);
      if (kind > 5 && !(column === 2 && row === 2)) continue;
      for (const mirror of column === 2 ? [false] : [false, true]) {
        const x = from + (mirror ? n - 1 - column : column) * u;
        const y = from + row * u;
        const at = (a: number): string => s(x + (mirror ? u - a : a));
        const sweep = mirror ? 0 : 1;
        if (kind === 0) print.rect(x, y, u, u, ink);
        else if (kind === 1) print.path(`M${at(0)} ${s(y)}A${u} ${u} 0 0 ${sweep} ${at(u)} ${s(y + u)}H${at(0)}z`, ink);
        else if (kind === 2) print.path(`M${at(0)} ${s(y)}L${at(u)} ${s(y + u)}H${at(0)}z`, ink);
        else if (kind === 3) print.ring(x + u / 2, y + u / 2, u * 0.35, u * 0.3, ink);
        else if (kind === 4) print.path(`M${at(u)} ${s(y)}A${u} ${u} 0 0 ${sweep} ${at(0)} ${s(y + u)}V${s(y)}z`, ink);
        else print.path(block(x, y, u, u / 3) + block(x, y + u * 0.66, u, u / 3), ink);
      }
    }
  }
  if (chance.often(0.5)) eye(print, 200, 200, 15);
}

/** Leaves of light around a core. */
export function petals(print: Print): void {
  const { chance, inks } = print;
  stage(print, "night", "deep", "dusk", "dawn", "day");
  const n = chance.pick(5, 6, 8, 9, 12);
  for (const [layer, length] of [150, 108, 66].entries()) {
    const wide = (length * chance.between(1.4, 2.4)) / n;
    const ink = layer === 2 ? inks.spark : print.tone(print.dark ? 0.6 + layer * 0.25 : 0.4 - layer * 0.2);
    for (const k of count(n)) {
      const leaf = `M200 200C${s(200 - wide)} ${s(200 - length * 0.4)} ${s(200 - wide * 0.6)} ${s(200 - length * 0.8)} 200 ${s(200 - length)}C${s(200 + wide * 0.6)} ${s(200 - length * 0.8)} ${s(200 + wide)} ${s(200 - length * 0.4)} 200 200z`;
      print.path(leaf, ink, { opacity: layer === 2 ? 0.9 : 0.72, turn: `rotate(${s((k * 360) / n + layer * (180 / n))} 200 200)` });
    }
  }
  print.disc(200, 200, 26, inks.night);
  eye(print, 200, 200, 15);
}

/** One line that crosses itself. */
export function knot(print: Print): void {
  const { chance, inks } = print;
  stage(print, "night", "deep", "flat", "dawn", "day");
  const [a, b] = chance.pick([2, 3], [3, 4], [3, 5], [5, 6], [4, 5]) as [number, number];
  const phase = chance.between(0.3, 1.2);
  const n = 96;
  const line = count(n + 1).map((k): Point => [200 + 128 * Math.sin((a * k * TURN) / n + phase), 200 + 118 * Math.sin((b * k * TURN) / n)]);
  print.line(line.map(([x, y]): Point => [x + 5, y + 8]), inks.night, 17, { soft: true, opacity: 0.3 });
  print.line(line, print.dark ? inks.night : inks.deep, 18, { soft: true });
  print.line(line, print.dark ? inks.paper : inks.light, 9, { soft: true });
  const ends = [0, 24, 48, 72].map((k) => line[k] ?? [200, 200]);
  ends.forEach(([x, y], i) => {
    print.disc(x, y, 15, i ? print.ink : inks.spark);
    print.disc(x, y, 6, print.dark ? inks.night : inks.paper);
  });
}

/** A daemon or a deva: a sign that holds others. */
export function seal(print: Print): void {
  const { chance, inks } = print;
  stage(print, "deep", "night", "dusk", "dawn");
  const n = chance.whole(2, 5);
  const turn = chance.between(0, TURN);
  const points = ngon(200, 200, 122, n * 2 + 1, turn);
  const skip = chance.whole(2, n);
  print.polygon(points.map((_, i) => points[(i * skip) % points.length] ?? [200, 200]), chance.often(0.5) ? "none" : print.tone(print.dark ? 0.3 : 0.8), { edge: print.ink, weight: chance.pick(3, 5, 8), soft: true });
  print.ring(200, 200, 132, chance.pick(3, 7, 12), print.ink, chance.often(0.4) ? { dash: "30 9" } : undefined);
  points.forEach(([x, y], i) => {
    print.disc(x, y, 17, i ? print.tone(print.dark ? 0.8 : 0.25) : inks.spark);
    print.disc(x, y, 7, i ? print.tone(print.dark ? 0.2 : 0.9) : inks.night);
  });
  print.disc(200, 200, 46, print.dark ? inks.paper : inks.night);
  cipher(print, 200, 200, 54, print.dark ? inks.night : inks.paper, inks.spark);
}

/** What a virus adds to an icebreaker. */
export function spores(print: Print): void {
  const { chance, inks } = print;
  const cover = [inks.spark, inks.paper, inks.night];
  const byInk = new Map<string, string>();
  for (const k of count(26)) {
    const ink = cover[chance.whole(0, 2)] ?? inks.spark;
    byInk.set(ink, (byInk.get(ink) ?? "") + round(...around(200, 200, 120 + 13 * Math.sqrt(k * 3), k * 2.4), chance.between(3, 9)));
  }
  for (const [ink, d] of byInk) print.path(d, ink);
}
