// A mark and a pattern for every faction: both tell it without colour.

/** A number short enough for a path. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

type Point = readonly [number, number];

const polygon = (...corners: Point[]): string => `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

const rectangle = (x: number, y: number, width: number, height: number): string => `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

const disc = (x: number, y: number, r: number): string => `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A point around the middle of the box, by degrees from the right, clockwise. */
function around(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
}

/** A bar centred on the axis. */
const bar = (y: number, half: number, height: number): string => rectangle(50 - half, y, 2 * half, height);

function openRing(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number): string => around(radius, degrees).map(short).join(" ");
  const far = to - from > 180 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${far} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${far} 0 ${at(inner, from)}Z`;
}

/** A quarter of a disc with its tip near the middle, turned. */
function leaf(quarter: number): string {
  const turned = (x: number, y: number): string => {
    const angle = (quarter * Math.PI) / 2;
    const [dx, dy] = [x - 50, y - 50];
    return `${short(50 + dx * Math.cos(angle) - dy * Math.sin(angle))} ${short(50 + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  };
  return `M${turned(95, 47)}L${turned(53, 47)}A42 42 0 0 1 ${turned(95, 5)}Z`;
}

/** A wedge that points past the middle. */
const tooth = (k: number): string => {
  const degrees = (k / 7) * 360 - 90;
  return polygon(around(48, degrees - 23), around(48, degrees + 23), around(10, degrees + 10));
};

/** One path each, in a box of 100 × 100, filled even-odd; legible at 12 px. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  // Two halves of a disc, torn along a zigzag and shifted.
  anarch: "M58 6A44 44 0 0 0 18 80L44 56L32 47ZM42 94A44 44 0 0 0 82 20L56 44L68 53Z",
  // A gem that is also a lock.
  criminal: polygon([50, 4], [94, 46], [50, 96], [6, 46]) + disc(50, 41, 11) + polygon([45, 48], [55, 48], [60, 70], [40, 70]),
  // One leaf in four directions.
  shaper: [0, 1, 2, 3].map(leaf).join(""),
  // A hexagon parted down the middle, a window in each part.
  "haas-bioroid":
    polygon([43, 6], [43, 94], [8, 73], [8, 27]) +
    polygon([57, 6], [92, 27], [92, 73], [57, 94]) +
    polygon([30, 34], [30, 66], [20, 60], [20, 40]) +
    polygon([70, 34], [80, 40], [80, 60], [70, 66]),
  // A drop within a ring that does not close.
  jinteki: `${openRing(31, 46, -60, 240)}M50 20C70 42 70 50 66 58A17.5 17.5 0 0 1 34 58C30 50 30 42 50 20Z`,
  // Bars that add up to an eye.
  nbn: bar(6, 24, 8) + bar(21, 36, 9) + bar(37, 48, 26) + bar(70, 36, 9) + bar(86, 24, 8) + disc(50, 50, 17) + disc(50, 50, 8),
  // A cable to the sky, and the station around it.
  "weyland-consortium":
    `${polygon([50, 2], [57, 38], [43, 38])}${polygon([41, 62], [59, 62], [68, 98], [32, 98])}` +
    "M50 36C76 36 96 42 96 50S76 64 50 64S4 58 4 50S24 36 50 36ZM50 44C66 44 80 46 80 50S66 56 50 56S20 54 20 50S34 44 50 44Z",
  // A filing cabinet.
  "neutral-corp": rectangle(10, 5, 80, 90) + rectangle(22, 18, 56, 10) + rectangle(22, 38, 56, 10) + rectangle(54, 60, 24, 35),
  // What a terminal shows when it waits.
  "neutral-runner": polygon([8, 12], [28, 12], [64, 46], [28, 80], [8, 80], [42, 46]) + rectangle(52, 74, 42, 16),
  // Three lines of law under a vault.
  adam: `M8 94V48A42 42 0 0 1 92 48V94H76V48A26 26 0 0 0 24 48V94Z${bar(50, 16, 10)}${bar(67, 16, 10)}${bar(84, 16, 10)}`,
  // Teeth around a gullet.
  apex: [0, 1, 2, 3, 4, 5, 6].map(tooth).join(""),
  // A sun that sets over water.
  "sunny-lebeau": `M6 52A44 44 0 0 1 94 52Z${bar(58, 44, 6)}${bar(69, 34, 6)}${bar(80, 24, 6)}${bar(91, 14, 6)}`,
};

const CABINET = EMBLEMS["neutral-corp"] ?? "";

export function emblemOf(faction: string): string {
  return EMBLEMS[faction] ?? CABINET;
}

/** A tile that repeats: its size, and what is drawn in it with one ink. */
export interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly draw: (ink: string) => string;
}

const lines = (width: number, height: number, path: string, weight: number): Pattern => ({
  width,
  height,
  draw: (ink) => `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${weight}"/>`,
});

const shapes = (width: number, height: number, path: string): Pattern => ({
  width,
  height,
  draw: (ink) => `<path d="${path}" fill="${ink}"/>`,
});

const ripple = (x: number, y: number): string => disc(x, y, 5.3) + disc(x, y, 2.4);

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  anarch: lines(12, 12, "M-3 15L15 -3M3 21L21 3M-9 9L9 -9", 3.4),
  criminal: lines(6, 6, "M1.5 0V6M4.5 0V6", 1.1),
  shaper: lines(12, 12, "M0 4A4 4 0 0 0 4 0M0 8A8 8 0 0 0 8 0M0 12A12 12 0 0 0 12 0", 1.4),
  "haas-bioroid": lines(12, 10, "M0 2L6 7L12 2M0 7L6 12L12 7M0 -3L6 2L12 -3", 1.8),
  jinteki: lines(12, 12, ripple(6, 12) + ripple(6, 0) + ripple(0, 6) + ripple(12, 6), 1.3),
  nbn: shapes(8, 8, disc(2, 2, 1.7) + disc(6, 6, 1.7)),
  "weyland-consortium": lines(12, 12, "M0 0L12 12M12 0L0 12M0 0H12M0 12H12", 1.5),
  "neutral-corp": lines(10, 10, "M0 0H10M0 0V10", 1.6),
  "neutral-runner": lines(6, 6, "M0 1H6M0 4H6", 1.1),
  adam: shapes(12, 12, "M0 0H6V6H0ZM6 6H12V12H6Z"),
  apex: shapes(12, 8, "M0 8L6 0L12 8Z"),
  "sunny-lebeau": lines(14, 8, "M0 6Q3.5 0 7 6T14 6", 1.8),
};

const GRID = lines(10, 10, "M0 0H10M0 0V10", 1.6);

export function patternOf(faction: string): Pattern {
  return PATTERNS[faction] ?? GRID;
}
