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
  const any = chance.pick<Recipe>(planet, citadel, beam, horizon);
  const initiative = chance.pick<Recipe>(beam, monument);
  const recipe = print.has("Research", "Source")
    ? planet
    : print.has("Security", "Ambush")
      ? citadel
      : print.has("Initiative", "Psi")
        ? initiative
        : print.has("Expansion", "Public")
          ? horizon
          : any;
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
