// Beasts that titles name: heads from the front, serpents, spiders, birds.

import { mix } from "../inks";
import { eye } from "./figures";
import type { Mood, Print } from "./print";
import { around, arc, count, round, short as s, way, type Point } from "./shapes";

const MOODS: [Mood, ...Mood[]] = ["night", "deep", "dusk", "flat", "dawn"];

/** A disc or rays behind the beast. */
function lair(print: Print): void {
  const { chance, inks } = print;
  print.ground(...MOODS);
  const kind = chance.whole(0, 2);
  if (kind === 0) print.disc(200, 195, 150, print.fade([inks.light, inks.main]));
  else if (kind === 1) print.path(count(14).map((k) => `M200 195L${s(200 + 330 * Math.cos(k * 0.449))} ${s(195 + 330 * Math.sin(k * 0.449))}L${s(200 + 330 * Math.cos(k * 0.449 + 0.22))} ${s(195 + 330 * Math.sin(k * 0.449 + 0.22))}z`).join(""), inks.light, { opacity: 0.3 });
  else for (const k of count(5)) print.ring(200, 195, 90 + k * 34, 12, inks.light, { opacity: 0.3 - k * 0.04 });
}

/** Half of a head, as facets: corners to the right of the axis, and how light each facet is on the lit side. */
type Half = readonly (readonly [tone: number, corners: readonly Point[]])[];

const HEADS: Readonly<Record<"hound" | "bull" | "owl" | "dragon" | "cat", { facets: Half; eye: Point; size: number }>> = {
  hound: {
    facets: [
      [0.62, [[0, -62], [38, -70], [74, -138], [92, -40], [70, -6]]],
      [0.85, [[46, -66], [73, -122], [80, -52]]],
      [0.7, [[0, -62], [70, -6], [58, 34], [0, 10]]],
      [0.9, [[0, -62], [34, -18], [24, 60], [0, 66]]],
      [0.5, [[34, -18], [58, 34], [34, 92], [24, 60]]],
      [0.28, [[0, 66], [24, 60], [34, 92], [0, 118]]],
      [0.05, [[0, 72], [20, 68], [14, 86], [0, 92]]],
    ],
    eye: [42, -8],
    size: 9,
  },
  bull: {
    facets: [
      [0.9, [[52, -58], [104, -66], [132, -128], [142, -56], [110, -26], [64, -30]]],
      [0.55, [[0, -72], [52, -66], [72, -18], [0, -10]]],
      [0.4, [[64, -30], [112, -16], [74, 4]]],
      [0.75, [[0, -72], [72, -18], [52, 56], [0, 60]]],
      [0.6, [[0, 40], [52, 40], [46, 104], [0, 116]]],
      [0.1, [[14, 76], [36, 70], [34, 90], [18, 94]]],
    ],
    eye: [46, -8],
    size: 9,
  },
  owl: {
    facets: [
      [0.45, [[0, -70], [44, -84], [86, -134], [104, -40], [96, 40], [54, 112], [0, 130]]],
      [0.75, [[0, -48], [60, -74], [92, -20], [60, 36], [0, 20]]],
      [0.92, [[44, -46], [74, -12], [46, 24], [14, -8]]],
      [0.6, [[0, 20], [60, 36], [40, 96], [0, 108]]],
      [0.95, [[0, 0], [15, 16], [0, 56]]],
    ],
    eye: [46, -12],
    size: 21,
  },
  dragon: {
    facets: [
      [0.7, [[28, -70], [74, -148], [66, -76], [120, -112], [82, -46]]],
      [0.5, [[0, -78], [60, -70], [88, -20], [70, 24], [0, 4]]],
      [0.85, [[0, -78], [40, -22], [26, 62], [0, 76]]],
      [0.6, [[40, -22], [70, 24], [96, 52], [52, 62], [26, 62]]],
      [0.35, [[0, 76], [26, 62], [52, 62], [30, 112], [0, 124]]],
      [0.95, [[18, 84], [26, 82], [22, 112]]],
    ],
    eye: [46, -14],
    size: 9,
  },
  cat: {
    facets: [
      [0.6, [[0, -70], [40, -66], [86, -140], [102, -30], [84, 30], [0, 20]]],
      [0.88, [[54, -72], [83, -118], [88, -46]]],
      [0.72, [[0, -70], [46, -20], [84, 30], [52, 86], [0, 40]]],
      [0.92, [[0, -40], [24, 20], [44, 60], [28, 90], [0, 96]]],
      [0.1, [[0, 46], [16, 44], [0, 62]]],
    ],
    eye: [46, -8],
    size: 13,
  },
};

export const head =
  (kind: keyof typeof HEADS) =>
  (print: Print): void => {
    const { chance, inks } = print;
    lair(print);
    const { facets, eye: at, size } = HEADS[kind];
    const scale = chance.between(1.02, 1.25);
    const turn = chance.between(-6, 6);
    print.turned(turn, 200, 200, () => {
      for (const to of [-1, 1] as const) {
        for (const [tone, corners] of facets) {
          const t = to < 0 ? 0.12 + tone * 0.86 : tone * 0.5;
          print.polygon(corners.map(([x, y]): Point => [200 + to * x * scale, 200 + y * scale]), print.tone(t), { edge: print.tone(t), weight: 0.6 });
        }
        const [x, y] = [200 + to * at[0] * scale, 200 + at[1] * scale];
        if (size > 12) eye(print, x, y, size * scale);
        else print.polygon([[x - to * 17, y + 7], [x + to * 17, y - 9], [x + to * 9, y + 7]], inks.spark);
      }
    });
  };

/** A long body that winds across the picture. */
export function serpent(print: Print): void {
  const { chance, inks } = print;
  lair(print);
  const heads = /hydra|cerberus/i.test(print.subject.title) ? 3 : 1;
  for (const k of count(heads)) {
    const [swing, phase] = [chance.between(60, 84), chance.between(0, 6) + k * 2];
    const spine: Point[] = count(26).map((i) => [-20 + i * 13, 206 + (k - (heads - 1) / 2) * 76 + swing * Math.sin(i * 0.36 + phase) * (1 - i / 60)]);
    const body = way(spine);
    const wide = heads > 1 ? 30 : 46;
    print.stroke(body, inks.night, wide + 12, { soft: true, opacity: 0.35 });
    print.stroke(body, print.tone(0.3), wide, { soft: true });
    print.stroke(body, print.tone(0.62), wide * 0.66, { soft: true });
    print.stroke(body, print.tone(0.9), wide * 0.34, { soft: true, dash: "10 12" });
    const [x, y] = spine.at(-1) ?? [320, 200];
    print.polygon([[x - 26, y - wide * 0.66], [x + 18, y - wide * 0.7], [x + 76, y - 8], [x - 10, y]], print.tone(0.8));
    print.polygon([[x - 26, y + wide * 0.66], [x + 18, y + wide * 0.7], [x + 76, y + 8], [x - 10, y]], print.tone(0.3));
    print.line([[x + 70, y], [x + 96, y], [x + 108, y - 8]], inks.spark, 4, { soft: true });
    print.disc(x + 16, y - wide * 0.34, 7, inks.spark);
    print.disc(x + 16, y - wide * 0.34, 3, inks.night);
  }
}

export function spider(print: Print): void {
  const { chance, inks } = print;
  lair(print);
  const legs = count(4).flatMap((k) =>
    [-1, 1].map((to) => {
      const lift = -0.9 + k * 0.55 + chance.between(-0.06, 0.06);
      const knee = around(200, 200, 96, lift);
      const foot = around(200, 214, 172, lift + 0.16 + k * 0.06);
      const side = ([x, y]: Point): Point => [200 + to * (x - 200), y];
      return way([[200, 200], side([knee[0], knee[1] - 26]), side(foot)]);
    }),
  );
  print.stroke(legs.join(""), inks.night, 15, { soft: true });
  print.stroke(legs.join(""), print.tone(0.75), 5, { soft: true });
  print.ellipse(200, 236, 50, 60, print.fade([print.tone(0.75), print.tone(0.1)]));
  print.path("M200 200l22 34l-22 40l-22 -40z", inks.spark);
  print.disc(200, 176, 34, print.fade([print.tone(0.9), print.tone(0.3)]));
  print.path([[-16, 0], [16, 0], [-7, -13], [7, -13], [0, 8]].map(([x = 0, y = 0]) => round(200 + x, 172 + y, 5)).join(""), inks.night);
}

/** Wings spread towards both sides. */
export function bird(print: Print): void {
  const { chance, inks } = print;
  lair(print);
  const feathers = chance.whole(5, 8);
  const lift = chance.between(-0.2, 0.35);
  for (const to of [-1, 1] as const) {
    for (const k of count(feathers)) {
      const angle = -0.75 - lift + (k / (feathers - 1)) * 1.5;
      const length = 176 - k * (58 / feathers);
      const at = (r: number, a: number): Point => [200 + to * r * Math.cos(a), 190 + r * Math.sin(a)];
      const tone = (to < 0 ? 0.92 : 0.5) - k * (0.36 / feathers);
      print.polygon([at(26, angle - 0.5), at(length * 0.7, angle - 0.1), at(length, angle), at(length * 0.72, angle + 0.13), at(20, angle + 0.6)], print.tone(tone), { edge: inks.night, weight: 1.5 });
    }
  }
  print.polygon([[200, 120], [228, 160], [214, 272], [200, 300]], print.tone(0.2));
  print.polygon([[200, 120], [172, 160], [186, 272], [200, 300]], print.tone(0.75));
  print.polygon([[200, 132], [214, 144], [200, 168], [186, 144]], mix(inks.spark, inks.paper, 0.2));
  for (const to of [-1, 1]) print.disc(200 + to * 15, 140, 6, to < 0 ? inks.spark : inks.night);
  print.path(count(3).map((k) => `M${s(200 + (k - 1) * 10)} 286l${s((k - 1) * 26)} 58l${s(-(k - 1) * 10 + 8)} -6z`).join(""), print.tone(0.35));
}

/** Something with a fin, below the surface. */
export function fish(print: Print): void {
  const { chance, inks } = print;
  print.ground("dusk", "deep", "flat", "night");
  const tilt = chance.between(-10, 10);
  for (const k of count(4)) print.stroke(`M-10 ${s(70 + k * 16)}Q100 ${s(50 + k * 16)} 200 ${s(70 + k * 16)}T410 ${s(70 + k * 16)}`, inks.paper, 2.5 - k * 0.4, { opacity: 0.7 - k * 0.14 });
  print.turned(tilt, 200, 210, () => {
    print.path("M40 214C110 140 250 138 360 204C250 214 110 226 40 214z", print.fade([print.tone(0.85), print.tone(0.5)]));
    print.path("M40 214C110 268 250 274 360 204C250 214 110 226 40 214z", print.fade([print.tone(0.4), inks.night]));
    print.polygon([[60, 214], [8, 150], [26, 214], [8, 272]], print.tone(0.35));
    print.polygon([[170, 158], [206, 84], [234, 158]], print.tone(0.6));
    print.polygon([[206, 252], [180, 314], [244, 250]], print.tone(0.25));
    print.stroke([0, 1, 2].map((k) => arc(280 - k * 12, 206, 26, 1.9, 4.3)).join(""), inks.night, 2.5, { opacity: 0.6 });
    print.disc(318, 196, 9, inks.spark);
    print.disc(318, 196, 4, inks.night);
  });
  print.path(count(7).map(() => round(chance.between(300, 390), chance.between(90, 190), chance.between(3, 8))).join(""), inks.paper, { opacity: 0.8 });
}
