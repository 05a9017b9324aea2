// Rectangles and the few numbers that every part of the table shares. All sizes are CSS pixels.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Width of a standing card by its height. */
export const RATIO = 0.716;

export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function rect(x: number, y: number, w: number, h: number): Rect {
  return { x, y, w, h };
}

/** Whether two rectangles share more than an edge. */
export function overlap(one: Rect, other: Rect): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

export function inside(inner: Rect, outer: Rect): boolean {
  return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;
}

/** A rectangle as inline CSS. */
export function css(place: Rect): string {
  return `left:${place.x}px;top:${place.y}px;width:${place.w}px;height:${place.h}px`;
}
