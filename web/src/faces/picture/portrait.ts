// A person, half in shade. Hair, eyes, collar and backdrop come from the title.

import { mix } from "../inks";
import { eye } from "./figures";
import { ACROSS, type Print } from "./print";
import { block, count, sector, short as s } from "./shapes";

export interface Sitting {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** A person before a backdrop. */
export function portrait(print: Print): void {
  backdrop(print);
  sitter(print);
}

function backdrop(print: Print): void {
  const { chance, inks } = print;
  const { main, light, second } = inks;
  print.ground("flat", "dawn", "dusk", "deep", "day", "sheet");
  const [near, other] = print.dark ? [light, main] : [main, second];
  const kind = chance.whole(0, 5);
  if (kind === 0) print.disc(200 + chance.between(-40, 40), 165, 140, print.fade([near, other]));
  else if (kind === 1) print.path(count(9).map((k) => block(k * 50 - 8, 0, 25, 400)).join(""), near, { opacity: 0.4 });
  else if (kind === 2) print.polygon([[400, 0], [400, 400], [60, 400]], print.fade([second, main]));
  else if (kind === 3) for (const k of count(7)) print.ring(200, 165, 70 + k * 34, 13, near, { opacity: 0.32 });
  else if (kind === 4) print.path(count(6).map((k) => `M200 180L${s(200 + 400 * Math.cos(k * 1.05))} ${s(180 + 400 * Math.sin(k * 1.05))}L${s(200 + 400 * Math.cos(k * 1.05 + 0.5))} ${s(180 + 400 * Math.sin(k * 1.05 + 0.5))}z`).join(""), near, { opacity: 0.4 });
  else {
    print.rect(60, 40, 280, 300, print.fade([near, other], ACROSS));
    print.path(count(5).map((k) => block(60, 60 + k * 58, 280, 10)).join(""), print.far, { opacity: 0.5 });
  }
}

/** The person alone. */
export function sitter(print: Print, { x = 200, y = 178, scale = 1 }: Sitting = {}): void {
  const { chance, inks } = print;
  const { night, deep, main, light, second, spark } = inks;
  const k = (value: number): string => s(value);
  const skin = print.tone(chance.pick(0.95, 0.8, 0.66, 0.42));
  const shade = mix(skin, night, 0.5);
  const [wide, high] = [chance.between(50, 62) * scale, chance.between(70, 84) * scale];
  const jaw = chance.between(0.3, 0.6);
  const hair = mix(night, deep, chance.pick(0, 0.3, 0.6));
  const cloth = chance.pick(night, deep, second, spark);
  const [reach, neck] = [chance.between(118, 158) * scale, y + high + 34 * scale];

  // Shoulders, the far one in shade.
  const slope = (to: -1 | 1): string => `C${k(x + to * reach * 0.55)} ${k(neck)} ${k(x + to * reach)} ${k(neck + 10)} ${k(x + to * reach)} 405`;
  const collarbone = neck - 14 * scale;
  print.path(`M${k(x - 30 * scale)} ${k(collarbone)}${slope(-1)}H${k(x + reach)}C${k(x + reach)} ${k(neck + 10)} ${k(x + reach * 0.55)} ${k(neck)} ${k(x + 30 * scale)} ${k(collarbone)}z`, cloth);
  print.path(`M${k(x)} ${k(collarbone)}H${k(x + 30 * scale)}${slope(1)}H${k(x)}z`, night, { opacity: 0.35 });

  // Hair behind the head.
  const behind = chance.whole(0, 3);
  if (behind === 1) print.path(`M${k(x - wide * 1.25)} ${k(neck + 30 * scale)}V${k(y)}A${k(wide * 1.25)} ${k(wide * 1.25)} 0 0 1 ${k(x + wide * 1.25)} ${k(y)}V${k(neck + 30 * scale)}z`, hair);
  else if (behind === 2) print.disc(x, y - high * 0.15, wide * 1.5, hair);

  // Neck and face.
  print.rect(x - 23 * scale, y + high * 0.55, 46 * scale, high * 0.45 + 34 * scale, shade);
  print.polygon([[x - 23 * scale, y + high * 0.8], [x + 23 * scale, y + high * 0.55], [x + 23 * scale, y + high + 20 * scale]], night, { opacity: 0.25 });
  const half = (to: -1 | 1): string =>
    `M${k(x)} ${k(y - high)}C${k(x + to * wide * 1.25)} ${k(y - high)} ${k(x + to * wide * 1.12)} ${k(y + high * 0.2)} ${k(x + to * wide * jaw)} ${k(y + high * 0.92)}` +
    `Q${k(x + to * wide * 0.2)} ${k(y + high * 1.05)} ${k(x)} ${k(y + high * 1.04)}z`;
  print.path(half(-1), skin);
  print.path(half(1), shade);
  print.polygon([[x - 2, y - 6 * scale], [x - 13 * scale, y + 26 * scale], [x - 1, y + 28 * scale]], shade);
  print.line([[x - 15 * scale, y + 48 * scale], [x + 14 * scale, y + 48 * scale]], chance.often(0.3) ? spark : night, 4 * scale);
  eyes(print, x, y - 8 * scale, wide, scale);
  head(print, { x, y, wide, high, scale, neck, hair, cloth });

  const collar = chance.whole(0, 2);
  if (collar === 0) {
    const at = (dx: number, dy: number): readonly [number, number] => [x + dx * scale, neck + dy * scale];
    print.polygon([at(-44, -10), at(0, 46), at(44, -10), at(62, 6), at(0, 92), at(-62, 6)], cloth === night ? main : night);
  } else if (collar === 1) {
    print.path(`M${k(x - 40 * scale)} ${k(neck - 26 * scale)}H${k(x + 40 * scale)}L${k(x + 52 * scale)} ${k(neck + 12 * scale)}H${k(x - 52 * scale)}z`, cloth === spark ? light : spark);
  }
}

function eyes(print: Print, x: number, y: number, wide: number, scale: number): void {
  const { chance, inks } = print;
  const { night, light, spark } = inks;
  const u = (value: number): number => value * scale;
  const lid = (to: number): void => print.rect(x + to * u(24) - u(14), y - u(4), u(28), u(6), night);
  const kind = chance.whole(0, 5);
  if (kind === 0) {
    print.rect(x - wide * 1.04, y - u(13), wide * 2.08, u(25), spark);
    print.rect(x, y - u(13), wide * 1.04, u(25), night, { opacity: 0.3 });
  } else if (kind === 1) {
    for (const to of [-1, 1]) {
      print.disc(x + to * u(24), y, u(20), night);
      print.path(sector(x + to * u(24), y, 0.1, u(17), -2.6, -0.9), spark);
    }
  } else if (kind === 2) {
    for (const to of [-1, 1]) {
      const [far, mid, near] = [s(x + to * u(38)), s(x + to * u(24)), s(x + to * u(10))];
      print.path(`M${far} ${s(y)}Q${mid} ${s(y - u(13))} ${near} ${s(y + 2)}Q${mid} ${s(y + u(10))} ${far} ${s(y)}z`, to < 0 ? night : spark);
    }
  } else if (kind === 3) {
    for (const to of [-1, 1]) {
      lid(to);
      print.line([[x + to * u(40), y - u(15)], [x + to * u(12), y - u(12)]], night, u(5));
    }
  } else if (kind === 4) {
    eye(print, x + u(24), y, u(17), light);
    lid(-1);
  } else {
    print.polygon([[x - wide * 1.02, y - u(16)], [x + wide * 1.02, y - u(16)], [x + wide * 0.7, y + u(14)], [x + u(6), y - 2], [x - u(6), y - 2], [x - wide * 0.7, y + u(14)]], night);
    print.line([[x - wide * 0.7, y - u(8)], [x - wide * 0.2, y - u(8)]], spark, u(4));
  }
}

interface Head {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly scale: number;
  readonly neck: number;
  readonly hair: string;
  readonly cloth: string;
}

/** Hair, a hat, a hood, or something to hear with. */
function head(print: Print, { x, y, wide, high, scale, neck, hair, cloth }: Head): void {
  const { chance, inks } = print;
  const { night, deep, spark } = inks;
  const top = y - high;
  const at = (dx: number, py: number): string => `${s(x + wide * dx)} ${s(py)}`;
  const u = (value: number): number => value * scale;
  const kind = chance.whole(0, 7);
  if (kind === 0) {
    print.path(`M${at(-1.06, y - high * 0.1)}C${at(-1.3, top - u(26))} ${at(1.3, top - u(26))} ${at(1.06, y - high * 0.1)}C${at(0.8, y - high * 0.6)} ${at(0, y - high * 0.45)} ${at(-1.06, y - high * 0.1)}z`, hair);
  } else if (kind === 1) {
    print.path(`M${at(-1.08, y - high * 0.2)}C${at(-1.2, top - u(34))} ${at(1.2, top - u(30))} ${at(1.08, y - high * 0.2)}L${at(0.4, y - high * 0.62)}z`, hair);
  } else if (kind === 2) {
    let d = "";
    for (const k of count(7)) d += `M${at(-1.02 + k * 0.28, y - high * 0.42)}L${at(-1.15 + k * 0.38, top - u(chance.between(14, 44)))}L${at(-0.5 + k * 0.27, y - high * 0.56)}z`;
    print.path(d, hair);
  } else if (kind === 3) {
    print.path(`M${at(-1.15, y - high * 0.42)}V${s(top - u(4))}Q${at(0, top - u(44))} ${at(1.15, top - u(4))}V${s(y - high * 0.42)}z`, cloth === spark ? night : spark);
    print.rect(x - wide * 1.6, y - high * 0.5, wide * 3.2, u(9), night);
  } else if (kind === 4) {
    print.path(
      `M${at(-1.5, neck)}C${at(-1.7, top - u(50))} ${at(1.7, top - u(50))} ${at(1.5, neck)}L${at(0.95, y + high * 0.3)}C${at(1.15, top - 4)} ${at(-1.15, top - 4)} ${at(-0.95, y + high * 0.3)}z`,
      cloth === night ? deep : night,
    );
  } else if (kind === 5) {
    print.path(`M${at(-0.3, y - high * 0.55)}C${at(-0.5, top - u(20))} ${at(-0.2, top - u(48))} ${at(0.62, top - u(40))}C${at(0.2, top - u(8))} ${at(0.34, y - high * 0.8)} ${at(0.26, y - high * 0.55)}z`, spark);
  } else if (kind === 6) {
    print.stroke(`M${at(-1.1, y)}A${s(wide * 1.1)} ${s(high * 1.1)} 0 0 1 ${at(1.1, y)}`, night, u(10));
    print.disc(x - wide * 1.1, y, u(15), spark);
  } else {
    print.path(`M${at(-1.1, y + high * 0.5)}C${at(-1.5, top - u(30))} ${at(0.4, top - u(50))} ${at(1.1, y - high * 0.3)}C${at(0.5, y - high * 0.75)} ${at(-0.5, y - high * 0.6)} ${at(-0.85, y - high * 0.05)}z`, hair);
    print.disc(x + wide * 0.2, top - u(18), u(17), hair);
  }
}
