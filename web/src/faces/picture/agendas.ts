// Agendas: great things far away. Points and advancement can be counted in them.

import { mix } from "../inks";
import { person, roofs, stars } from "./figures";
import { ACROSS, ASLANT, type Print } from "./print";
import { count, short as s, TURN, type Point } from "./shapes";

type Recipe = (print: Print, points: number, requirement: number) => void;

export function agenda(print: Print): void {
  const { chance, subject } = print;
  print.ground("dusk", "dawn", "deep", "night", "dusk");
  if (print.dark) stars(print);
  const kinds: Readonly<Record<string, Recipe>> = {
    Research: chance.pick<Recipe>(planet, atom, strands),
    Security: chance.pick<Recipe>(citadel, citadel, shield, padlock),
    Initiative: chance.pick<Recipe>(beam, monument),
    Expansion: chance.pick<Recipe>(horizon, colony),
  };
  const any = chance.pick<Recipe>(planet, citadel, beam, horizon, monument, colony);
  const kind = print.has("Research", "Source") ? "Research" : print.has("Security", "Ambush") ? "Security" : print.has("Initiative", "Psi") ? "Initiative" : print.has("Expansion", "Public") ? "Expansion" : "";
  const recipe = kinds[kind] ?? any;
  recipe(print, subject.agenda_points ?? 2, subject.advancement_requirement ?? 3);
}

/** A planet with one moon for each point. */
export function planet(print: Print, points: number): void {
  const { chance, inks } = print;
  const { night, main, paper, spark } = inks;
  const [cx, cy] = [200, 190];
  const [r, tilt] = [chance.between(62, 84), chance.between(0.22, 0.4)];
  const orbits = count(points + 1).map((k) => r * 1.35 + k * 28);
  print.turned(chance.whole(-30, 30), cx, cy, () => {
    for (const orbit of orbits) print.ellipse(cx, cy, orbit, orbit * tilt, "none", { edge: print.ink, weight: 1.6 });
    print.disc(cx, cy, r, print.fade([paper, main, night], ASLANT));
    const bands = count(5).map((k) => `M${s(cx - r)} ${cy}A${s(r)} ${s(r * (k / 5))} 0 0 0 ${s(cx + r)} ${cy}`);
    print.stroke(bands.join(""), night, 1, { opacity: 0.35 });
    const near = orbits.map((orbit) => `M${s(cx - orbit)} ${cy}A${s(orbit)} ${s(orbit * tilt)} 0 0 0 ${s(cx + orbit)} ${cy}`);
    print.stroke(near.join(""), print.ink, 3);
    for (const [k, orbit] of orbits.slice(1).entries()) {
      const t = chance.between(0.3, 2.8);
      print.disc(cx + orbit * Math.cos(t), cy + orbit * tilt * Math.sin(t), 13 - k, spark, { edge: night, weight: 2.5 });
    }
  });
}

/** A core within its orbits; one charge for each point. */
function atom(print: Print, points: number, requirement: number): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  const turn = chance.between(0, 180);
  print.glow(200, 192, 170, inks.light, 0.7);
  for (const k of count(requirement)) print.ellipse(200, 192, 148, 48, "none", { edge: print.ink, weight: 4, turn: `rotate(${s(turn + (k * 180) / requirement)} 200 192)` });
  for (const k of count(7)) {
    const [x, y] = k ? [200 + 22 * Math.cos(k * 1.05), 192 + 22 * Math.sin(k * 1.05)] : [200, 192];
    print.disc(x, y, 18, print.fade([paper, print.tone(k % 2 ? 0.6 : 0.35)], ASLANT));
  }
  for (const k of count(points)) {
    const t = chance.between(0, TURN);
    const tilt = ((turn + ((k % requirement) * 180) / requirement) * TURN) / 360;
    const [u, v] = [148 * Math.cos(t), 48 * Math.sin(t)];
    print.disc(200 + u * Math.cos(tilt) - v * Math.sin(tilt), 192 + u * Math.sin(tilt) + v * Math.cos(tilt), 14, spark, { edge: night, weight: 3 });
  }
}

/** Two strands that wind around each other; lit rungs for points. */
function strands(print: Print, points: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  const [n, phase] = [26, chance.between(0, 6)];
  print.turned(chance.pick(-34, 34, 90, 64), 200, 200, () => {
    const at = (k: number, shift: number): Point => [200 + 74 * Math.sin(k * 0.42 + phase + shift), -40 + k * 19];
    for (const k of count(n)) {
      const [[ax, ay], [bx, by]] = [at(k, 0), at(k, Math.PI)];
      const hot = Math.abs(k - 12) <= points && (k - 12 + points) % 2 === 0 && k !== 12 + points;
      print.line([[ax, ay], [bx, by]], hot ? spark : print.ink, hot ? 7 : 3, { opacity: hot ? 1 : 0.6 });
      const near = Math.cos(k * 0.42 + phase) > 0;
      for (const [x, y, front] of [[ax, ay, near], [bx, by, !near]] as const) print.disc(x, y, front ? 15 : 10, front ? print.fade([paper, light], ASLANT) : mix(print.far, night, 0.5), { edge: night, weight: 1.5 });
    }
  });
}

/** A shield of facets; one ring before it for each point. */
function shield(print: Print, points: number, requirement: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.disc(200, 190, 150, print.fade([light, print.tone(0.4)]));
  const at = (x: number, y: number): Point => [200 + x, 196 + y];
  const low = chance.between(116, 136);
  for (const to of [-1, 1]) {
    const [lit, dark] = to < 0 ? [print.tone(0.92), print.tone(0.6)] : [print.tone(0.4), print.tone(0.12)];
    print.polygon([at(0, -124), at(to * 104, -86), at(to * 98, 6), at(0, 10)], print.fade([lit, mix(lit, dark, 0.5)]));
    print.polygon([at(to * 98, 6), at(0, low), at(0, 10)], dark);
  }
  print.path(count(requirement).map((k) => `M${s(122 + k * 3)} ${s(152 + k * 24)}h${s(156 - k * 6)}v5h${s(6 * k - 156)}z`).join(""), night, { opacity: 0.45 });
  print.polygon([at(0, -34), at(24, 0), at(0, 44), at(-24, 0)], paper);
  for (const k of count(points)) print.ellipse(200, 206 + (k - (points - 1) / 2) * 40, 150 - k * 10, 20, "none", { edge: spark, weight: 6, dash: "330 150" });
}

/** A lock as large as a house; a bolt for each point. */
function padlock(print: Print, points: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.glow(200, 180, 190, light, 0.8);
  roofs(print, 350, [20, 120], [20, 44], mix(night, print.far, 0.5));
  const wide = chance.between(86, 108);
  print.stroke(`M${s(200 - wide * 0.6)} 190V128a${s(wide * 0.6)} ${s(wide * 0.6)} 0 0 1 ${s(wide * 1.2)} 0V190`, night, 36);
  print.stroke(`M${s(200 - wide * 0.6)} 190V128a${s(wide * 0.6)} ${s(wide * 0.6)} 0 0 1 ${s(wide * 1.2)} 0V190`, print.tone(0.75), 22);
  print.rect(200 - wide, 176, wide, 150, print.fade([print.tone(0.85), print.tone(0.5)]));
  print.rect(200, 176, wide, 150, print.fade([print.tone(0.4), night]));
  for (const k of count(points)) print.disc(200 + (k - (points - 1) / 2) * 34, 300, 11, spark, { edge: night, weight: 3 });
  print.path("M200 208a20 20 0 0 1 11 37l7 32h-36l7 -32a20 20 0 0 1 11 -37z", night);
  print.rect(0, 324, 400, 80, night);
  person(print, 200 + wide + 26, 330, 0.7, paper);
}

/** Domes and beacons on new ground; a beacon for each point. */
function colony(print: Print, points: number, requirement: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  print.disc(chance.pick(90, 310), 110, chance.between(44, 70), print.fade([paper, light]));
  const ground: Point[] = [[-5, 405]];
  for (let x = -5; x <= 410; x += 46) ground.push([x, 262 - chance.between(0, 26)]);
  print.polygon([...ground, [410, 405]], print.fade([print.tone(0.5), print.tone(0.12)]));
  for (const k of count(requirement + 1)) {
    const [x, r] = [40 + (k * 320) / requirement, chance.between(30, 58)];
    const y = 300 + (k % 2) * 34;
    print.path(`M${s(x - r)} ${y}A${s(r)} ${s(r)} 0 0 1 ${s(x + r)} ${y}z`, print.fade([print.tone(0.92), print.tone(0.45), night], ACROSS));
    print.stroke(`M${s(x - r * 0.5)} ${s(y - r * 0.86)}Q${s(x - r * 0.8)} ${s(y - r * 0.3)} ${s(x - r * 0.74)} ${y}M${s(x)} ${s(y - r)}V${y}M${s(x - r * 0.86)} ${s(y - r * 0.5)}H${s(x + r * 0.86)}`, night, 1.6, { opacity: 0.5 });
  }
  for (const k of count(points)) {
    const x = 200 + (k - (points - 1) / 2) * 74;
    print.polygon([[x - 5, 320], [x + 5, 320], [x + 2, 150], [x - 2, 150]], night);
    print.glow(x, 150, 46, spark, 0.9);
    print.disc(x, 150, 11, spark);
  }
  print.rect(0, 352, 400, 60, night);
}

/** A stepped tower: one ring for each point, one step for each advancement. */
function citadel(print: Print, points: number, requirement: number): void {
  const { chance, inks } = print;
  const { night, light, paper, spark } = inks;
  const cx = 200;
  const [wide, steps] = [chance.between(120, 160), 3 + requirement];
  print.disc(cx, 180, 116, print.fade([paper, light]));
  const [lit, dark] = [print.fade([print.tone(0.7), print.tone(0.42)]), print.fade([print.tone(0.2), night])];
  for (const k of count(steps)) {
    const t = k / steps;
    const half = wide * (1 - t * 0.82);
    const [y, high] = [330 - k * (220 / steps), 220 / steps + 1];
    for (const to of [-1, 1]) print.polygon([[cx + to * half, y], [cx, y + 10 * (1 - t)], [cx, y - high + 8 * (1 - t)], [cx + to * half * 0.94, y - high]], to < 0 ? lit : dark);
  }
  print.rect(0, 328, 400, 80, night);
  for (const k of count(points)) print.ellipse(cx, 250 - k * 38, 160 - k * 24, 20 - k * 2, "none", { edge: spark, weight: 5, dash: "400 60" });
}

/** A monolith rises before the sun; arcs for points, marks for advancement. */
function monument(print: Print, points: number, requirement: number): void {
  const { chance, inks } = print;
  const { night, main, light, paper, spark } = inks;
  const cx = 200;
  const [half, top, r, lean] = [chance.between(34, 58), chance.between(46, 84), chance.between(96, 128), chance.between(-20, 20)];
  print.disc(cx, 176, r, print.fade([paper, light, main]));
  for (const k of count(points)) {
    const orbit = r + 16 + k * 15;
    print.ring(cx, 176, orbit, 3.5, spark, { dash: `${s(TURN * orbit * chance.between(0.3, 0.8))} 900`, turn: `rotate(${chance.whole(0, 360)} 200 176)` });
  }
  print.polygon([[cx - half, 345], [cx - half * 0.72 + lean, top + 26], [cx + lean, top], [cx, 352]], print.fade([print.tone(0.72), print.tone(0.36)]));
  print.polygon([[cx + half, 345], [cx + half * 0.72 + lean, top + 26], [cx + lean, top], [cx, 352]], print.fade([print.tone(0.22), night]));
  for (const k of count(requirement)) print.rect(cx - half * 0.5 + lean * 0.5, 300 - k * 30, half * 0.36, 10, spark);
  for (const layer of count(3)) {
    const ridge: Point[] = [[-5, 405], [-5, 330 + layer * 18]];
    for (let x = 0; x <= 400; x += 40) ridge.push([x, 330 + layer * 18 - chance.between(0, 26) * (Math.abs(x - 200) / 200 + 0.15)]);
    print.polygon([...ridge, [405, 405]], mix(print.far, night, 0.55 + layer * 0.22));
  }
  for (const k of [-3, -2, -1, 1, 2, 3]) person(print, 200 + k * 34, 366 + (k % 2) * 6, 0.5, paper);
}

/** A beam leaves the ground through rings. */
function beam(print: Print, points: number): void {
  const { inks } = print;
  const { night, light, paper, spark } = inks;
  const ground = 330;
  const half = 9 + points * 3;
  print.glow(200, 90, 190, light, 0.8);
  print.polygon([[200 - half, -5], [200 + half, -5], [200 + half * 2.2, ground], [200 - half * 2.2, ground]], print.fade([paper, spark, paper], ACROSS));
  for (const k of count(points)) {
    const [y, rx, ry] = [96 + k * 62, 70 + k * 34, 15 + k * 7];
    print.ellipse(200, y, rx, ry, "none", { edge: print.ink, weight: 8 });
    print.stroke(`M${200 - rx} ${y}A${rx} ${ry} 0 0 0 ${200 + rx} ${y}`, spark, 8);
    print.rect(200 - half * 0.9, y - 30, half * 1.8, 24, paper, { opacity: 0.9 });
  }
  roofs(print, ground + 10, [18, 70], [26, 40], mix(night, print.far, 0.2));
  print.polygon([[110, 400], [170, ground - 30], [230, ground - 30], [290, 400]], print.fade([print.tone(0.4), night]));
  print.rect(0, 352, 400, 60, night);
}

/** A great horizon with spires, one ring in the sky for each point. */
export function horizon(print: Print, points: number, requirement: number): void {
  const { chance, inks } = print;
  const { night, paper, spark } = inks;
  const [r, top] = [420, chance.between(215, 240)];
  print.disc(200 + chance.between(-70, 70), top - 66, chance.between(46, 76), spark);
  print.disc(200, top + r, r + 16, print.far, { opacity: 0.5 });
  print.disc(200, top + r, r, print.fade([print.tone(0.72), print.tone(0.3), night], [0, 0, 0, 0.32]));
  for (const k of count(8)) print.ring(200, top + r + (k + 1) ** 2 * 3.2, r, 0.9, paper, { opacity: 0.35 });
  const spires = 4 + requirement;
  for (const k of count(spires)) {
    const t = (k / (spires - 1) - 0.5) * 0.8;
    const [x, y] = [200 + r * Math.sin(t), top + r - r * Math.cos(t)];
    const high = chance.between(30, 96) * (1.2 - Math.abs(t));
    print.turned((t * 360) / TURN, x, y, () => {
      print.polygon([[x - 9, y + 5], [x, y + 5], [x, y - high]], print.tone(0.85));
      print.polygon([[x + 9, y + 5], [x, y + 5], [x, y - high]], night);
    });
  }
  for (const k of count(points)) print.ring(74 + k * 36, 96, 11, 4, print.ink);
}
