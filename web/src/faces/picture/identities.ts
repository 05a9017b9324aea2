// Identities: the emblem in large; a monument for the Corp, somebody before it for the Runner.

import { emblemOf, patternOf } from "../emblems";
import { mix } from "../inks";
import { eye, mask, person, roofs } from "./figures";
import { sitter } from "./portrait";
import { ACROSS, type Print } from "./print";
import { count, short as s, TURN } from "./shapes";

export function identity(print: Print): void {
  ground(print);
  if (print.subject.side === "corp") monument(print);
  else somebody(print);
}

function emblem(print: Print, ink: string, x: number, y: number, size: number, opacity?: number): void {
  const scale = Math.round(size) / 100;
  print.path(emblemOf(print.subject.faction), ink, {
    ...(opacity === undefined ? {} : { opacity }),
    turn: `translate(${s(x - size / 2)} ${s(y - size / 2)}) scale(${scale})`,
    evenOdd: true,
  });
}

/** The faction's pattern behind it, in one of five ways. */
function ground(print: Print): void {
  const { chance, inks, subject } = print;
  const { night, main, light, spark } = inks;
  print.ground("deep", "flat", "night", "dusk", "dawn");
  const { width, height, draw } = patternOf(subject.faction);
  const weave = (): string => print.tiled(width, height, `scale(2.4) rotate(${chance.pick(0, 0, 45, 90)})`, draw(night));
  const kind = chance.whole(0, 4);
  if (kind === 0) {
    print.disc(200, 190, 172, print.fade([light, main]));
    print.disc(200, 190, 172, weave(), { opacity: 0.35 });
  } else if (kind === 1) print.polygon([[0, 0], [400, 0], [400, 150], [0, 330]], weave(), { opacity: 0.4 });
  else if (kind === 2) {
    for (let k = 8; k > 0; k--) print.ring(200, 190, 84 + k * 26, 15, k % 2 ? light : night, { opacity: 0.5 - k * 0.04, dash: `${((k * 31) % 70) + 30} ${((k * 17) % 40) + 8}` });
  } else if (kind === 3) {
    print.rect(0, 0, 400, 400, weave(), { opacity: 0.3 });
    const rays = count(12).map((k) => {
      const [a, b] = [(k * TURN) / 12, (k * TURN) / 12 + 0.26];
      return `M200 190L${s(200 + 400 * Math.cos(a))} ${s(190 + 400 * Math.sin(a))}L${s(200 + 400 * Math.cos(b))} ${s(190 + 400 * Math.sin(b))}z`;
    });
    print.path(rays.join(""), light, { opacity: 0.28 });
  } else {
    const n = chance.whole(3, 5);
    const u = 400 / n;
    for (const k of count(n * n)) emblem(print, k % (n + 1) === 2 ? spark : print.dark ? light : main, ((k % n) + 0.5) * u, (Math.floor(k / n) + 0.5) * u, u * 0.7, 0.34);
  }
}

/** The emblem as a building, a sun or a sign; what stands before it differs. */
function monument(print: Print): void {
  const { chance, inks } = print;
  const { night, deep, light, paper, spark } = inks;
  const kind = chance.pick("skyline", "crowd", "stairs", "horizon", "shadow");
  const size = { skyline: 216, crowd: 230, stairs: 200, horizon: 300, shadow: 190 }[kind];
  const x = kind === "horizon" ? chance.pick(140, 260) : 200;
  const y = { skyline: 178, crowd: 178, stairs: 170, horizon: 195, shadow: 170 }[kind];
  if (kind === "shadow") for (let k = 13; k > 0; k--) emblem(print, mix(night, print.far, k / 20), x + k * 4.4, y + k * 4.4, size);
  else emblem(print, night, x + 7, y + 11, size, 0.35);
  emblem(print, print.fade([paper, light]), x, y, size);
  if (kind === "skyline" || kind === "shadow") roofs(print, 400, [34, 92], [10, 30], night);
  else if (kind === "crowd") {
    print.rect(0, 318, 400, 82, print.fade([mix(night, deep, 0.5), night]));
    const lanes = count(17).map((k) => `M${200 + (k - 8) * 16} 318L${200 + (k - 8) * 70} 400`);
    print.stroke(lanes.join(""), print.tone(0.6), 1, { opacity: 0.5 });
    print.polygon([[180, 342], [220, 342], [290, 400], [110, 400]], night, { opacity: 0.6 });
    person(print, 200, 346, 1.15, night, spark);
    for (const k of [-3, -2, -1, 1, 2, 3]) person(print, 200 + k * 46, 340 + Math.abs(k) * 4, 0.8, night);
  } else if (kind === "stairs") {
    for (const k of count(6)) {
      const [half, top] = [96 + k * 34, 262 + k * 22];
      print.rect(200 - half, top, half * 2, 23, print.fade([print.tone(0.62 - k * 0.09), print.tone(0.34 - k * 0.05)], ACROSS));
      print.rect(200 - half, top, half * 2, 3, print.tone(0.9 - k * 0.08));
    }
    person(print, 200, 292, 0.6, night, spark);
  } else {
    print.disc(200, 730, 420, print.fade([print.tone(0.5), night], [0, 0, 0, 0.25]));
    for (const k of count(7)) {
      const t = (k / 6 - 0.5) * 0.7;
      const [px, py] = [200 + 420 * Math.sin(t), 730 - 420 * Math.cos(t)];
      const high = chance.between(24, 70);
      print.polygon([[px - 7, py + 6], [px, py + 6], [px, py - high]], paper);
      print.polygon([[px + 7, py + 6], [px, py + 6], [px, py - high]], night);
    }
  }
}

function somebody(print: Print): void {
  const { inks } = print;
  emblem(print, print.fade([inks.paper, inks.light]), 200, 165, 290, 0.95);
  if (print.has("Digital")) {
    print.disc(200, 165, 44, inks.night);
    eye(print, 200, 165, 34);
  } else if (print.has("Bioroid")) mask(print, 200, 190, 92);
  else sitter(print, { y: 190, scale: 1.04 });
}
