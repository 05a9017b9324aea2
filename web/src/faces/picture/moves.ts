// What happens at once: runs, bursts, currents, programmes, figures that rise, eyes that watch.

import { mix } from "../inks";
import { person, roofs, screen, splinters } from "./figures";
import { ACROSS, type Print } from "./print";
import { arc, around, block, closed, count, ngon, sector, short as s, TURN, way, type Point } from "./shapes";
import { Isometric } from "./space";

export function run(print: Print): void {
  print.chance.pick(rays, ribbon, ribbon, chevrons, leap, breach, tunnel)(print);
}

/** Speed towards a gate of light. */
function rays(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, light, second, paper, spark } = inks;
  print.ground("flat", "dawn", "deep", "day", "dusk");
  const byInk = new Map<string, string>();
  for (const _ of count(46)) {
    const [t, from, half] = [chance.between(0, TURN), chance.between(34, 150), chance.between(0.006, 0.035)];
    const ink = chance.pick(paper, light, night, second, deep);
    byInk.set(ink, (byInk.get(ink) ?? "") + closed([around(200, 200, from, t), around(200, 200, 320, t - half), around(200, 200, 320, t + half)]));
  }
  for (const [ink, d] of byInk) print.path(d, ink, { opacity: 0.9 });
  const corners = chance.pick(4, 4, 6, 3);
  for (let k = 5; k >= 0; k--) print.polygon(ngon(200, 200, 26 + k * 17, corners, Math.PI / 4 + k * 0.1), k % 2 ? night : k === 0 ? paper : print.tone(0.3 + k * 0.1));
  print.polygon([[200, 150], [246, 236], [200, 214], [154, 236]], spark);
}

/** An arrow that finds its way between bars. */
function ribbon(print: Print): void {
  const { chance, inks } = print;
  const { night, main, paper, spark } = inks;
  print.ground("flat", "dawn", "deep", "day", "dusk");
  const faint = print.dark ? night : main;
  const weave = chance.whole(0, 2);
  const wide = chance.between(24, 44);
  if (weave === 0) print.path(count(9).map((k) => block(0, k * 48 + 8, 400, 20)).join(""), faint, { opacity: 0.22 });
  else if (weave === 1) screen(print, 22, (x) => 1 + (7 * x) / 400, faint, 0.35);
  else for (const k of count(8)) print.ring(330, 150, 30 + k * 44, 16, faint, { opacity: 0.2 });
  const [low, high, start] = [chance.pick(330, 290, 90), chance.between(130, 210), chance.between(70, 130)];
  const [rise, stretch] = [high - low, Math.abs(high - low)];
  const straight: Point[] = [[-30, low], [start, low], [start + stretch, high], [330, high]];
  const stepped: Point[] = [
    [-30, low], [start, low], [start + stretch * 0.5, low + rise * 0.5], [start + stretch * 0.5 + 60, low + rise * 0.5],
    [start + stretch + 60, high], [Math.max(330, start + stretch + 80), high],
  ];
  const course = chance.often(0.5) ? straight : stepped;
  const bars = chance.whole(3, 6);
  for (const k of count(bars)) {
    const x = 150 + k * (210 / bars);
    const passage = low + rise * Math.max(0, Math.min(1, (x - start) / (stretch || 1)));
    const w = 130 / bars;
    print.polygon([[x, -5], [x + w, -5], [x + w, passage - 46], [x, passage - 34]], night);
    print.polygon([[x, 405], [x + w, 405], [x + w, passage + 34], [x, passage + 46]], night);
  }
  const strands = print.has("Double") ? 2 : 1;
  for (const k of count(strands)) {
    const shift = k * 58 - (strands - 1) * 29;
    const points = course.map(([x, y]): Point => [x, y + shift]);
    const [ex, ey] = points.at(-1) ?? [330, 200];
    const ink = k ? paper : spark;
    print.line(points.map(([x, y]): Point => [x + 7, y + 10]), night, wide, { opacity: 0.3 });
    print.line(points, ink, wide);
    print.line(points, k ? night : paper, 3);
    print.polygon([[ex - 4, ey - wide * 1.15], [ex + 62, ey], [ex - 4, ey + wide * 1.15]], ink);
  }
}

function chevrons(print: Print): void {
  const { chance, inks } = print;
  print.ground("flat", "dawn", "deep", "day", "dusk");
  const n = chance.whole(4, 9);
  const bend = chance.between(0.45, 1.1);
  const hot = chance.whole(0, n - 1);
  print.turned(chance.pick(0, -30, 30, -90, 90, 180, -60, 120), 200, 200, () => {
    for (const k of count(n)) {
      const [x, size, w] = [-60 + k * (400 / n), 60 + k * 20, 10 + k * 5];
      const ink = k === hot ? inks.spark : print.tone(print.dark ? 0.04 + (0.94 * k) / n : 0.96 - (0.94 * k) / n);
      print.polygon([[x, 200 - size], [x + w, 200 - size], [x + w + size * bend, 200], [x + w, 200 + size], [x, 200 + size], [x + size * bend, 200]], ink);
    }
  });
}

/** Somebody jumps; echoes show from where. */
function leap(print: Print): void {
  const { chance, inks } = print;
  const { night, light, second, paper, spark } = inks;
  print.ground("flat", "dawn", "deep", "day", "dusk");
  print.disc(250, 170, 100, print.fade([paper, light]));
  print.path(count(9).map((k) => block(0, 90 + k * 21, chance.between(60, 150), 2.5)).join(""), paper);
  print.polygon([[0, 290], [130, 270], [130, 400], [0, 400]], night);
  print.polygon([[400, 300], [286, 286], [286, 400], [400, 400]], night);
  for (const k of [3, 2, 1, 0]) {
    const ink = k ? second : night;
    print.group(
      `translate(${s(-k * 31)} ${s(k * 9)})`,
      () => {
        print.disc(236, 118, 15, ink);
        print.polygon([[226, 132], [248, 140], [214, 196], [190, 186]], ink);
        print.polygon([[206, 184], [268, 206], [276, 246], [262, 214], [196, 198]], ink);
        print.polygon([[194, 180], [214, 192], [176, 222], [126, 226], [168, 210]], ink);
        print.polygon([[230, 138], [286, 120], [292, 128], [240, 152]], k ? second : spark);
      },
      1 - k * 0.25,
    );
  }
}

/** A hole in a wall, the light behind it, and somebody on the way in. */
function breach(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.ground("flat", "deep", "dusk");
  const rows = 8;
  const x0 = 200 + chance.between(-30, 30);
  for (const row of count(rows)) {
    let d = "";
    for (let x = -60 + (row % 2) * 36; x < 420; x += 72) d += block(x, row * 50, 69, 47);
    print.path(d, print.tone(0.2 + 0.04 * (row % 3)));
  }
  const n = chance.whole(11, 15);
  const jag = (r: number): Point[] => count(n * 2).map((k) => around(x0, 200, r * (k % 2 ? chance.between(0.76, 0.9) : chance.between(1, 1.16)), (k * TURN) / (n * 2)));
  print.polygon(jag(124), night);
  print.polygon(jag(108), print.fade([paper, light]));
  print.path(count(7).map((k) => closed([[x0, 190], around(x0, 190, 420, 0.5 + k * 0.36), around(x0, 190, 420, 0.62 + k * 0.36)])).join(""), paper, { opacity: 0.35 });
  person(print, x0, 286, 2, night, spark);
  splinters(print, 16, () => [...around(x0, 200, chance.between(120, 200), chance.between(0, TURN)), chance.between(5, 15)] as const, [night, spark, print.tone(0.4)]);
}

/** Rings that one falls through. */
function tunnel(print: Print): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  print.ground("night");
  const corners = chance.pick(4, 6, 8, 24);
  const [dx, dy, twist] = [chance.between(-5, 5), chance.between(-4, 4), chance.between(-0.14, 0.14)];
  const n = 13;
  for (const k of count(n)) {
    const r = 320 * 0.78 ** k;
    print.polygon(ngon(200 + dx * k, 200 + dy * k, r, corners, twist * k), k % 2 ? print.tone(0.1 + (k / n) * 0.5) : k === 4 ? spark : print.tone(0.2 + (k / n) * 0.75));
  }
  const [x, y] = [200 + dx * n, 200 + dy * n];
  print.glow(x, y, 70, paper);
  print.turned(chance.between(-40, 40), x, y, () => person(print, x, y + 52, 1.7, night, spark));
}

/** Something breaks. */
export function burst(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, main, light, paper, spark } = inks;
  print.ground("flat", "dusk", "night", "dawn", "day");
  const n = chance.whole(9, 30);
  const [x, y] = [200 + chance.between(-40, 40), 200 + chance.between(-20, 24)];
  const soft = chance.between(0.3, 0.66);
  const kind = chance.whole(0, 3);
  const cover = print.dark ? [print.tone(0.25), main, light, paper] : [light, main, deep, night];
  [250, 160, 104, 54].forEach((radius, layer) => {
    const star = count(n).flatMap((k): Point[] => {
      const t = ((k + (layer % 2) / 2) * TURN) / n;
      return [around(x, y, radius * chance.between(0.8, 1.25), t), around(x, y, radius * soft, t + Math.PI / n)];
    });
    print.polygon(star, cover[layer] ?? paper);
  });
  if (kind === 0) {
    print.group(`rotate(${chance.whole(-50, 50)} ${s(x)} ${s(y)}) translate(${s(x - 200)} ${s(y - 205)})`, () => {
      print.polygon([[196, -40], [222, -40], [206, 120], [230, 128], [190, 250], [198, 165], [176, 158]], night);
    });
  } else if (kind === 1) {
    for (const k of count(3)) print.stroke(arc(x, y, 74 + k * 34, chance.between(0, 3), chance.between(3.5, 6)), night, 12 - k * 2);
    print.disc(x, y, 26, night);
    print.disc(x, y, 14, spark);
  } else if (kind === 2) {
    const plane = new Isometric(print, x, y + 36, 24);
    for (const [a, b, c] of [[-2.2, -2.2, 0], [0.6, -1.6, 0.7], [-1.6, 0.7, 0.3], [0.8, 0.9, -0.2], [-0.7, -0.7, 2.2]] as const) {
      plane.box(a + chance.between(-0.4, 0.4), b + chance.between(-0.4, 0.4), c, [1.5, 1.5, 1.5], chance.pick(night, deep, spark), { lit: paper });
    }
  } else {
    print.polygon([[0, y - 26], [400, y - 60], [400, y - 34], [0, y + 10]], night);
    print.polygon([[0, y + 20], [400, y - 14], [400, y - 4], [0, y + 34]], spark);
  }
  splinters(print, 18, () => [...around(x, y, chance.between(100, 210), chance.between(0, TURN)), chance.between(4, 14)] as const, [night, spark, paper]);
}

export function current(print: Print): void {
  print.chance.pick(strata, strata, contours, stream)(print);
}

/** A map of heights around a point off the axis. */
function contours(print: Print): void {
  const { chance, inks } = print;
  print.ground("dawn", "deep", "day", "flat", "night");
  const [x, y] = [200 + chance.between(-90, 90), 200 + chance.between(-40, 40)];
  const lobes = count(3).map((k) => ({ turns: k + 2, depth: chance.between(0.05, 0.16), phase: chance.between(0, TURN) }));
  const n = 11;
  for (const k of count(n)) {
    const share = 1 - k / n;
    const points = count(40).map((i): Point => {
      const t = (i * TURN) / 40;
      const swell = lobes.reduce((sum, { turns, depth, phase }) => sum + depth * Math.sin(turns * t + phase + k * 0.22), 1);
      return around(x, y, 300 * share ** 1.15 * swell, t);
    });
    print.polygon(points, k === n - 1 ? inks.spark : print.tone(print.dark ? 0.12 + (k / n) * 0.8 : 0.92 - (k / n) * 0.8), { edge: inks.paper, weight: 0.8 });
  }
}

/** Bands that run the same way. */
function stream(print: Print): void {
  const { chance, inks } = print;
  print.ground("deep", "flat", "day", "night");
  const [n, pitch, phase] = [chance.whole(9, 13), chance.between(0.009, 0.014), chance.between(0, 6)];
  const hot = chance.whole(3, n - 3);
  print.turned(chance.pick(-24, 24, -38, 38), 200, 200, () => {
    for (const k of count(n)) {
      const y = -60 + (k * 520) / n;
      const points: Point[] = count(24).map((i) => [-100 + i * 27, y + 26 * Math.sin((-100 + i * 27) * pitch + phase + k * 0.12)]);
      print.line(points.map(([px, py]): Point => [px + 4, py + 9]), inks.night, 26, { opacity: 0.25 });
      print.line(points, k === hot ? inks.spark : print.tone(0.15 + 0.75 * (((k * 3) % n) / n)), chance.between(18, 34));
    }
  });
}

/** Strata that move under a sun. */
function strata(print: Print): void {
  const { chance, inks } = print;
  print.ground("dawn", "deep", "day", "dusk");
  print.disc(chance.between(130, 270), 150, chance.between(46, 74), inks.spark);
  const n = 13;
  const [swing, pitch, phase] = [chance.between(12, 30), chance.between(0.008, 0.02), chance.between(0, 6)];
  for (const k of count(n)) {
    const points: Point[] = [];
    for (let x = -6; x <= 410; x += 16) points.push([x, 110 + k * 24 + swing * (0.4 + k / n) * Math.sin(x * pitch + phase + k * 0.42) + 7 * Math.sin(x * pitch * 2.7 + k)]);
    print.polygon([...points, [410, 405], [-6, 405]], print.tone(0.9 - (k / n) * 0.83), { edge: print.tone(0.97 - (k / n) * 0.6), weight: 1.2 });
  }
}

/** The same shape in every field, changing from one to the next. */
export function programme(print: Print): void {
  const { chance, inks } = print;
  print.ground("flat", "day", "night", "sheet", "deep");
  const n = chance.pick(4, 4, 5);
  const u = 400 / n;
  const rule = chance.whole(0, 4);
  const hot = chance.whole(n, n * n - 1 - n);
  const board = count(n * n).filter((i) => ((i % n) + Math.floor(i / n)) % 2).map((i) => block((i % n) * u, Math.floor(i / n) * u, u, u));
  print.path(board.join(""), print.dark ? inks.night : inks.main, { opacity: 0.45 });
  for (const i of count(n * n)) {
    const [column, row] = [i % n, Math.floor(i / n)];
    const [x, y] = [column * u, row * u];
    const [cx, cy] = [x + u / 2, y + u / 2];
    const t = rule % 2 ? (column + row) / (2 * n - 2) : i / (n * n - 1);
    const ink = i === hot ? inks.spark : print.ink;
    if (rule === 0) print.disc(cx, cy, u * 0.46 * (0.14 + 0.86 * t), ink);
    else if (rule === 1) print.path(sector(cx, cy, 0.1, u * 0.44, -Math.PI / 2, -Math.PI / 2 + 0.02 + (TURN - 0.05) * t), ink);
    else if (rule === 2) print.turned(t * 90, cx, cy, () => print.rect(x + u * 0.12, cy - u * (0.08 + 0.2 * t), u * 0.76, u * (0.16 + 0.4 * t), ink));
    else if (rule === 3) print.path(`M${s(x)} ${s(y)}A${s(u)} ${s(u)} 0 0 1 ${s(x + u)} ${s(y + u)}H${s(x)}z`, ink, { turn: `rotate(${chance.whole(0, 3) * 90} ${s(cx)} ${s(cy)})` });
    else print.polygon([[x + u * 0.1, y + u * 0.9], [x + u * 0.9, y + u * 0.9], [x + u * (0.1 + 0.8 * t), y + u * (0.8 - 0.7 * t)]], ink);
  }
}

/** Columns or coins that rise, and the line above them. */
export function rise(print: Print): void {
  const { chance, inks } = print;
  const { night, second, paper, spark } = inks;
  print.mirrored = false;
  print.ground("dawn", "day", "flat", "dusk", "deep");
  const n = chance.whole(6, 9);
  print.disc(chance.between(140, 260), 140, 78, print.fade([spark, mix(spark, second, 0.5)]));
  let level = chance.between(1, 2);
  const levels = count(n).map(() => (level = Math.max(0.6, level + chance.between(-1.2, 2.6))));
  const coins = chance.often(0.5);
  const [pitch, wide] = [360 / n, (360 / n) * 0.72];
  levels.forEach((value, k) => {
    const [x, high] = [20 + k * pitch, Math.min(300, 30 + value * 19)];
    if (coins) {
      const pile = Math.max(2, Math.round(high / 13));
      const [top, bow] = [341 - (pile - 1) * 13, `a${s(wide / 2)} ${s(wide / 6)} 0 0 0 ${s(wide)} 0`];
      print.path(`M${s(x)} ${s(top)}V350${bow}V${s(top)}z`, print.fade([print.tone(0.6), print.tone(0.16)], ACROSS));
      print.stroke(count(pile).map((i) => `M${s(x)} ${s(341 - i * 13)}${bow}`).join(""), print.tone(0.75), 3.4);
      print.ellipse(x + wide / 2, top, wide / 2, wide / 6, paper);
    } else {
      const ink = print.tone(0.2 + 0.5 * (k / n));
      print.rect(x, 350 - high, wide * 0.7, high, print.fade([mix(ink, paper, 0.4), ink]));
      print.polygon([[x + wide * 0.7, 350 - high], [x + wide, 338 - high], [x + wide, 338], [x + wide * 0.7, 350]], mix(ink, night, 0.55));
      print.polygon([[x, 350 - high], [x + wide * 0.3, 338 - high], [x + wide, 338 - high], [x + wide * 0.7, 350 - high]], paper);
    }
  });
  print.rect(0, 350, 400, 50, night);
  const chart = levels.map((value, k): Point => [20 + (k + 0.4) * pitch, Math.max(24, 292 - value * 19)]);
  print.line(chart, print.ink, 3.5);
  const last = chart.at(-1);
  if (last) print.disc(...last, 9, spark, { edge: paper, weight: 3 });
}

/** Being watched. */
export function watch(print: Print): void {
  print.chance.pick(oneEye, wallOfEyes, cone)(print);
}

export function oneEye(print: Print): void {
  const { chance, inks } = print;
  const { night, main, light, second, paper, spark } = inks;
  print.ground("night", "flat", "deep", "day");
  const [high, r] = [chance.between(96, 170), chance.between(58, 84)];
  const [x0, y0] = [chance.between(120, 280), chance.between(120, 260)];
  screen(print, chance.pick(16, 20, 24), (x, y) => Math.max(0, 6.4 - Math.abs(Math.hypot(x - x0, y - y0) - r * 2.1) * 0.06), print.dark ? light : main);
  print.turned(chance.between(-16, 16), 200, 195, () => {
    print.path(`M36 195Q200 ${s(195 - high)} 364 195Q200 ${s(195 + high)} 36 195z`, paper);
    print.disc(200, 195, r + 10, night);
    print.disc(200, 195, r, print.fade([main, second]));
    const n = chance.pick(16, 24, 30, 40);
    const fibres = count(n).map((k) => way([around(200, 195, r * 0.56, (k * TURN) / n), around(200, 195, r * (0.74 + 0.1 * (k % 3)), (k * TURN) / n)]));
    print.stroke(fibres.join(""), light, 2.4);
    print.disc(200, 195, r * 0.52, night);
  });
  person(print, 200, 195 + r * 0.36, r / 74, spark);
  const lid = chance.whole(0, 3);
  if (lid === 0) print.path(count(7).map((k) => block(0, 110 + k * 26, 400, 3)).join(""), night, { opacity: 0.55 });
  else if (lid === 1) print.polygon([[0, 0], [400, 0], [400, chance.between(100, 150)], [0, chance.between(110, 180)]], night, { opacity: 0.85 });
  else if (lid === 2) {
    print.line([[200, 0], [200, 400]], spark, 2);
    print.line([[0, 195], [400, 195]], spark, 2);
    print.ring(200, 195, r + 40, 2, spark);
  }
}

function wallOfEyes(print: Print): void {
  const { chance, inks } = print;
  const { night, main, light, paper, spark } = inks;
  print.ground("night", "flat", "deep", "day");
  const n = chance.pick(3, 4, 5);
  const u = 400 / n;
  const awake = [chance.whole(0, n * n - 1), (n * n) >> 1];
  for (const k of count(n * n)) {
    const [x, y] = [((k % n) + 0.5) * u, (Math.floor(k / n) + 0.5) * u];
    const open = chance.next();
    const hot = awake.includes(k);
    const lid = u * (open < 0.3 && !hot ? 0.04 : 0.24 + 0.2 * open) * 1.6;
    const ink = hot ? spark : chance.pick(paper, light, print.ink);
    print.path(`M${s(x - u * 0.42)} ${s(y)}Q${s(x)} ${s(y - lid)} ${s(x + u * 0.42)} ${s(y)}Q${s(x)} ${s(y + lid)} ${s(x - u * 0.42)} ${s(y)}z`, ink);
    if (open < 0.3 && !hot) continue;
    const [px, py] = [x + (200 - x) * 0.05, y + (200 - y) * 0.05];
    print.disc(px, py, u * 0.16, night);
    print.disc(px, py, u * 0.07, hot ? paper : main);
  }
}

export function cone(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, light, paper, spark } = inks;
  print.ground("night", "flat", "deep", "day");
  const [from, to, half] = [chance.pick(60, 340, 200), 200 + chance.between(-50, 50), chance.between(60, 110)];
  print.rect(0, 270, 400, 140, print.fade([mix(night, deep, 0.4), night]));
  roofs(print, 300, [40, 160], [24, 60], mix(night, print.far, 0.3));
  print.rect(0, 292, 400, 110, night);
  print.polygon([[from - 8, 40], [from + 8, 40], [to + half, 322], [to - half, 322]], print.fade([[paper, 0.95], [spark, 0.35]]));
  print.ellipse(to, 322, half, half * 0.24, paper);
  person(print, to, 326, 1.5, night, spark);
  print.polygon(ngon(from, 46, 26, 6), night, { edge: light, weight: 3 });
  print.disc(from, 46, 11, spark);
}

/** Crosshairs over a city, and what falls on it. */
export function strike(print: Print): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.ground("night", "flat", "dusk");
  print.disc(200, 200, 150, night);
  print.ring(200, 200, 118, 3, spark);
  print.ring(200, 200, 64, 3, spark);
  print.stroke(count(4).map((k) => way([around(200, 200, 40, (k * TURN) / 4), around(200, 200, 190, (k * TURN) / 4)])).join(""), spark, 3);
  const trail = print.fade([[light, 0], [paper, 1]]);
  for (const _ of count(chance.whole(5, 9))) {
    const [x, length, y] = [60 + chance.between(0, 280), chance.between(90, 220), chance.between(100, 250)];
    print.polygon([[x - 6, y - length], [x + 6, y - length], [x + 9, y - 26], [x, y], [x - 9, y - 26]], trail);
  }
  roofs(print, 400, [30, 100], [18, 52], night);
}
