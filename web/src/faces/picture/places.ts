// Places and ways: a skyline, a network, a map of routes.

import { mix } from "../inks";
import { cipher } from "./figures";
import type { Mood, Print } from "./print";
import { arc, block, count, round, way, type Point } from "./shapes";
import { Isometric } from "./space";

/** Towers in four layers before a disc. */
export function city(print: Print, ...moods: Mood[]): void {
  const { chance, inks } = print;
  const { night, main, light, paper, spark } = inks;
  const [first = "dusk", ...others] = moods.length ? moods : (["dusk", "night", "dawn", "deep", "dusk"] as const);
  print.ground(first, ...others);
  const [sx, sy, sr] = [chance.between(110, 290), chance.between(130, 190), chance.between(50, 92)];
  print.disc(sx, sy, sr, print.mood === "night" || print.mood === "deep" ? print.fade([light, main]) : print.fade([paper, light]));
  if (chance.often(0.5)) print.path(count(5).map((k) => block(sx - sr, sy + sr * (0.1 + k * 0.2), sr * 2, 3 + k * 1.6)).join(""), print.far, { opacity: 0.8 });
  for (const layer of count(4)) {
    const wall = mix(print.far, night, 0.18 + layer * 0.27);
    for (let x = -20; x < 400; ) {
      const wide = chance.between(24, 46) * (1 + layer * 0.3);
      const off = Math.abs(x + wide / 2 - 200) / 200;
      const top = 150 + layer * 34 + chance.between(-50, 44) + (layer > 1 ? (1 - off) * 70 : 0);
      const windows = layer > 0 && chance.often(0.8) ? (layer === 3 && chance.often(0.25) ? spark : mix(light, paper, 0.5)) : null;
      tower(print, x, wide, top, wall, windows);
      x += wide + chance.between(-4, 12) * (layer + 1) * 0.6;
    }
    if (layer < 3) print.rect(0, 230, 400, 175, print.fade([[print.far, 0], [print.far, 0.55]]));
  }
  if (print.has("Seedy", "Illicit")) neon(print);
  if (print.has("Ritzy")) searchlights(print);
}

function tower(print: Print, x: number, wide: number, top: number, wall: string, windows: string | null): void {
  const { chance } = print;
  const roof = mix(wall, print.tone(0.8), 0.25);
  const foot = 405;
  print.rect(x, top, wide, foot - top, print.fade([roof, wall]));
  const crown = chance.whole(0, 4);
  if (crown === 0) print.rect(x + wide * 0.45, top - chance.between(12, 46), 2, 50, wall);
  else if (crown === 1) print.polygon([[x, top], [x + wide, top], [x + wide, top - wide * 0.5]], roof);
  else if (crown === 2) print.rect(x + wide * 0.2, top - 12, wide * 0.6, 13, roof);
  if (!windows) return;
  print.rect(x + wide * 0.62, top, wide * 0.38, foot - top, print.inks.night, { opacity: 0.25 });
  const kind = chance.whole(0, 2);
  let d = "";
  // What lies below is hidden by the towers in front.
  const low = Math.min(foot - 6, top + 104);
  if (kind === 0) {
    for (let y = top + 8; y < low; y += 10) if (chance.often(0.7)) d += block(x + 4, y, Math.max(4, wide * chance.between(0.25, 0.8) - 4), 3.4);
  } else if (kind === 1) {
    for (let c = x + 4; c < x + wide - 5; c += 9) d += block(c, top + 6, 3, (foot - top) * chance.between(0.2, 0.8));
  } else {
    for (let y = top + 8; y < low; y += 14) for (let c = x + 4; c < x + wide - 6; c += 12) if (chance.often(0.5)) d += block(c, y, 5, 6);
  }
  print.path(d, windows);
}

function neon(print: Print): void {
  const { chance, inks } = print;
  for (const k of count(4)) {
    const [x, y] = [30 + k * 100 + chance.between(-20, 20), chance.between(200, 300)];
    print.rect(x, y, 20, chance.between(56, 80), inks.night, { edge: inks.spark, weight: 3 });
    print.rect(x + 6, y + 9, 8, 8, inks.spark);
    print.rect(x + 6, y + 25, 8, 8, inks.paper);
    print.rect(x + 6, y + 41, 8, 8, inks.spark);
  }
}

function searchlights(print: Print): void {
  const { chance, inks } = print;
  for (const to of [-1, 1]) {
    const [x, lean] = [200 + to * chance.between(60, 130), to * chance.between(20, 90)];
    print.polygon([[x - 3, 330], [x + 3, 330], [x + lean + 34, -10], [x + lean - 34, -10]], print.fade([[inks.paper, 0], [inks.paper, 0.55]]));
  }
}

export function network(print: Print): void {
  print.chance.pick(nodes, nodes, rings, stacks)(print);
}

/** Nodes on rings around one of them. */
function rings(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "day", "dusk", "flat");
  const wire = print.dark ? inks.light : inks.main;
  const flat = chance.between(0.36, 0.62);
  print.glow(200, 200, 190, wire, 0.6);
  print.turned(chance.between(-24, 24), 200, 200, () => {
    for (const [k, r] of [64, 106, 150, 196].entries()) {
      print.ellipse(200, 200, r, r * flat, "none", { edge: wire, weight: 2.4, ...(chance.often(0.4) ? { dash: "16 9" } : {}) });
      const n = chance.whole(2, 4 + k);
      const from = chance.between(0, 6);
      for (const i of count(n)) {
        const t = from + (i * 6.283) / n;
        const [x, y] = [200 + r * Math.cos(t), 200 + r * flat * Math.sin(t)];
        const size = chance.pick(6, 9, 13);
        if (i === 0) print.line([[200, 200], [x, y]], chance.often(0.5) ? inks.spark : wire, 2.4);
        print.disc(x, y, size, i ? print.ink : inks.spark);
        print.disc(x, y, size * 0.45, print.dark ? inks.night : inks.paper);
      }
    }
  });
  print.disc(200, 200, 34, print.ink);
  cipher(print, 200, 200, 34, print.dark ? inks.night : inks.paper, inks.spark);
}

/** Stores of data seen from above, with ways between them. */
function stacks(print: Print): void {
  const { chance, inks } = print;
  print.ground("night", "deep", "day", "sheet");
  const plane = new Isometric(print, 200, 206, 22);
  const places: Point[] = [];
  for (const x of [-6, -3, 0, 3, 6]) for (const y of [-6, -3, 0, 3, 6]) if (chance.often(0.62)) places.push([x, y]);
  const ways = places.slice(1).map(([x, y], i) => {
    const [px, py] = places[i] ?? [x, y];
    return way([plane.at(px + 0.8, py + 0.8), plane.at(x + 0.8, py + 0.8), plane.at(x + 0.8, y + 0.8)]);
  });
  print.stroke(ways.join(""), print.dark ? inks.main : inks.light, 5, { soft: true });
  print.stroke(ways.filter((_, i) => i % 5 === 2).join(""), inks.spark, 3, { soft: true });
  places.sort((a, b) => a[0] + a[1] - b[0] - b[1]);
  for (const [x, y] of places) {
    const near = 1 - Math.hypot(x, y) / 9;
    const high = 0.4 + 3.4 * Math.max(0, near) * chance.between(0.3, 1);
    const hot = x === 0 && y === 0;
    plane.box(x, y, 0, [1.6, 1.6, high], hot ? inks.spark : print.tone(chance.pick(0.35, 0.5, 0.66)), { graded: true });
  }
}

/** Nodes and the lines between them. */
function nodes(print: Print): void {
  const { chance, inks } = print;
  const { night, main, light, second, paper, spark } = inks;
  print.ground("night", "deep", "day", "dusk");
  const n = chance.whole(13, 20);
  const places: (readonly [x: number, y: number, r: number])[] = [[200, 200, 26]];
  for (let tries = 0; tries < 400 && places.length < n; tries++) {
    const [x, y] = [chance.between(20, 380), chance.between(40, 360)];
    if (places.every(([nx, ny]) => Math.hypot(nx - x, ny - y) > 56)) places.push([x, y, chance.pick(5, 7, 10, 16)]);
  }
  print.glow(200, 200, 220, print.dark ? main : light, 0.9);
  const lines = { far: "", near: "", hot: "" };
  const join = (i: number, j: number): void => {
    const [[ax, ay], [bx, by]] = [places[i] ?? [0, 0], places[j] ?? [0, 0]];
    const [dx, dy] = [bx - ax, by - ay];
    const aslant = Math.min(Math.abs(dx), Math.abs(dy));
    const bend: Point = Math.abs(dx) > Math.abs(dy) ? [bx - Math.sign(dx) * aslant, ay] : [ax, by - Math.sign(dy) * aslant];
    lines[i ? "far" : chance.often(0.4) ? "hot" : "near"] += way([[ax, ay], bend, [bx, by]]);
  };
  places.forEach(([x, y], i) => {
    const nearest = places.map(([ox, oy], j) => ({ j, off: Math.hypot(x - ox, y - oy) })).sort((a, b) => a.off - b.off);
    for (const { j } of nearest.slice(1, 3)) join(i, j);
    if (i && chance.often(0.5)) join(0, i);
  });
  const wire = print.dark ? light : main;
  print.stroke(lines.far, wire, 2, { soft: true });
  print.stroke(lines.near, wire, 4, { soft: true });
  print.stroke(lines.hot, spark, 4, { soft: true });
  for (const [x, y, r] of places.slice(1)) {
    print.disc(x, y, r, chance.pick(light, main, print.ink, second));
    if (r > 9) print.disc(x, y, r * 0.45, print.dark ? night : paper);
  }
  for (const [r, weight] of [[64, 2], [50, 8]] as const) print.stroke(arc(200, 200, r, chance.between(0, 3), chance.between(4, 6)), print.ink, weight);
  print.disc(200, 200, 34, print.ink);
  cipher(print, 200, 200, 34, print.dark ? night : paper, spark);
}

/** Lines of a map that meet at one stop. */
export function routes(print: Print): void {
  const { chance, inks } = print;
  const { night, main, light, second, paper, spark } = inks;
  print.ground("day", "flat", "night", "sheet");
  const cover = print.dark ? [paper, light, spark, night] : [night, main, spark, second];
  let stops: Point[] = [];
  for (const k of count(7)) {
    let [x, y] = [chance.whole(1, 9) * 40, -20];
    let route: Point[] = [[x, y]];
    while (y < 420) {
      const step = chance.whole(1, 3) * 40;
      x += chance.pick(-1, 0, 0, 1) * step;
      y += step;
      route.push([x, y]);
    }
    if (chance.often(0.5)) route = route.map(([a, b]) => [b, a]);
    print.line(route, cover[k % 4] ?? night, 11, { soft: true });
    if (k < 5) stops = stops.concat(route.filter((_, i) => i % 2));
  }
  print.path(stops.map(([x, y]) => round(x, y, 9)).join(""), paper);
  print.path(stops.map(([x, y]) => round(x, y, 5)).join(""), night);
  print.disc(200, 200, 52, night);
  print.disc(200, 200, 44, spark);
  print.disc(200, 200, 20, paper);
}
