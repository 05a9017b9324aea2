// Points and paths.

export type Point = readonly [x: number, y: number];

export const TURN = Math.PI * 2;

/** A number as short as a picture needs it. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

export const degrees = (angle: number): number => (angle * 360) / TURN;

/** The whole numbers from 0. */
export const count = (n: number): number[] => Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => i);

/** A point around another. */
export const around = (x: number, y: number, radius: number, angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];

/** A regular polygon. */
export const ngon = (x: number, y: number, radius: number, corners: number, turn = 0): Point[] =>
  count(corners).map((k) => around(x, y, radius, turn + (k * TURN) / corners));

/** A way through points, written relative to each so that it stays short. */
export function way(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([px, py], i) => {
      const [nx, ny] = [Math.round(px * 10), Math.round(py * 10)];
      const [dx, dy] = [(nx - x) / 10, (ny - y) / 10];
      [x, y] = [nx, ny];
      const sign = i === 0 ? "M" : i === 1 ? "l" : dx < 0 ? "" : " ";
      return `${sign}${short(dx)}${dy < 0 ? "" : " "}${short(dy)}`;
    })
    .join("");
}

export const closed = (points: readonly Point[]): string => `${way(points)}z`;

export const block = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

export const round = (x: number, y: number, r: number): string => {
  const [R, D] = [short(r), short(2 * r)];
  return `M${short(x - r)} ${short(y)}a${R} ${R} 0 1 0 ${D} 0a${R} ${R} 0 1 0-${D} 0z`;
};

const on = (x: number, y: number, r: number, angle: number): string => around(x, y, r, angle).map(short).join(" ");

/** Part of a circle. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const far = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `M${on(x, y, r, from)}A${short(r)} ${short(r)} 0 ${far} ${to > from ? 1 : 0} ${on(x, y, r, to)}`;
}

/** Part of a ring. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const far = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `M${on(x, y, outer, from)}A${short(outer)} ${short(outer)} 0 ${far} 1 ${on(x, y, outer, to)}L${on(x, y, inner, to)}A${short(inner)} ${short(inner)} 0 ${far} 0 ${on(x, y, inner, from)}z`;
}
