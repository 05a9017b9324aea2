// Seven inks for every faction, and how they are mixed.

/** Night to paper is a ramp from dark to light; the spark marks one or two things in a picture, the second tints shadows and skies. */
export interface Inks {
  readonly night: string;
  readonly deep: string;
  readonly main: string;
  readonly light: string;
  readonly paper: string;
  readonly spark: string;
  readonly second: string;
}

const seven = (night: string, deep: string, main: string, light: string, paper: string, spark: string, second: string): Inks => ({
  night,
  deep,
  main,
  light,
  paper,
  spark,
  second,
});

export const INKS: Readonly<Record<string, Inks>> = {
  anarch: seven("#1c0a0b", "#7a1a10", "#e4471a", "#ffa054", "#ffecd6", "#12b8b0", "#b0103a"),
  criminal: seven("#090f2c", "#1a2d8c", "#2e5cf0", "#7cb6ff", "#e8f1ff", "#ffc72c", "#5a2bd6"),
  shaper: seven("#05231f", "#0a5c4a", "#12a566", "#93e27c", "#f4f9de", "#ff6a8c", "#0c7ca6"),
  "haas-bioroid": seven("#160a2b", "#43207c", "#7c40d6", "#c1a3ff", "#f2ecff", "#ffb14e", "#2a6cdc"),
  jinteki: seven("#22060f", "#7c0a2b", "#cc1642", "#ff92a2", "#fff0ec", "#4fcaa6", "#5a195f"),
  nbn: seven("#1f1403", "#7c4a00", "#f6b300", "#ffdf6e", "#fff8de", "#f0489f", "#f0601c"),
  "weyland-consortium": seven("#0d1710", "#2c4a2d", "#55763a", "#c6d382", "#f6f2dc", "#f26a2a", "#94702c"),
  "neutral-corp": seven("#10151b", "#34414f", "#586c80", "#b0c0cd", "#eef2f4", "#f2543c", "#4a5a8a"),
  "neutral-runner": seven("#191512", "#4d443a", "#77695a", "#cdbfab", "#f7f1e7", "#2cb7c6", "#7f5462"),
  adam: seven("#14150a", "#56521a", "#aa9c2c", "#e4d77c", "#fbf7df", "#2c90e6", "#3d6b5c"),
  apex: seven("#0b090b", "#332a2c", "#735f56", "#d8c8b2", "#f3eadd", "#f2303a", "#5b1c20"),
  "sunny-lebeau": seven("#191730", "#3d4678", "#e08858", "#ffcaa2", "#fff3e8", "#52a9cc", "#8c5a90"),
};

const NEUTRAL: Inks = INKS["neutral-corp"] ?? seven("#000000", "#333333", "#666666", "#999999", "#ffffff", "#ff0000", "#444444");

/** The inks of a faction; a faction that nobody knows prints in neutral grey. */
export function inksOf(faction: string): Inks {
  return INKS[faction] ?? NEUTRAL;
}

type Three = readonly [number, number, number];

const toLinear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const toByte = (linear: number): number => {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(255 * part)));
};

function linear(ink: string): Three {
  const n = Number.parseInt(ink.slice(1), 16);
  return [toLinear(n >> 16), toLinear((n >> 8) & 255), toLinear(n & 255)];
}

function oklab(ink: string): Three {
  const [r, g, b] = linear(ink);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function ink([L, A, B]: Three): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts.map((part) => toByte(part).toString(16).padStart(2, "0")).join("")}`;
}

const mixed = new Map<string, string>();

/** Between two inks, as the eye sees it (OKLab), in forty steps so that pictures hold few colours. */
export function mix(one: string, other: string, share: number): string {
  const step = Math.max(0, Math.min(40, Math.round(share * 40)));
  if (step === 0) return one;
  if (step === 40) return other;
  const key = `${one}${other}${step}`;
  let found = mixed.get(key);
  if (!found) {
    const [a, b] = [oklab(one), oklab(other)];
    const at = (i: 0 | 1 | 2): number => a[i] + ((b[i] - a[i]) * step) / 40;
    found = ink([at(0), at(1), at(2)]);
    mixed.set(key, found);
  }
  return found;
}

function luminance(of: string): number {
  const [r, g, b] = linear(of);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast as WCAG counts it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What can be read on a ground: night or paper, whichever stands out more. */
export function readableOn(ground: string, { night, paper }: Inks): string {
  return contrast(ground, night) >= contrast(ground, paper) ? night : paper;
}

/** The colours of what is printed below the picture. */
export interface Panel {
  readonly ground: string;
  readonly text: string;
  readonly label: string;
  readonly row: string;
  readonly hair: string;
}

export function panelOf(inks: Inks, theme: "dark" | "light"): Panel {
  const { night, deep, main, light, paper } = inks;
  return theme === "dark"
    ? { ground: mix(night, deep, 0.3), text: paper, label: light, row: mix(night, deep, 0.72), hair: mix(deep, main, 0.6) }
    : { ground: paper, text: night, label: deep, row: mix(paper, light, 0.38), hair: mix(paper, main, 0.45) };
}
