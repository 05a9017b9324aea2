// The hand: cards side by side, closer together the more there are.

import { OPEN } from "../../faces/levels";
import { RATIO, rect, type Rect } from "./geometry";

export interface HandLayout {
  cards: Rect[];
  /** Only a strip of each card but the last is seen: no text, and the title keeps to the strip. */
  fanned: boolean;
  /** How much of a covered card is seen. */
  step: number;
  width: number;
  scrolls: boolean;
}

const LEAST_STEP = 24;
const SIDE = 12;

/** A hand in a region, with cards of a height. */
export function hand(count: number, width: number, height: number, card: number): HandLayout {
  const w = Math.round(card * RATIO);
  const room = width - 2 * SIDE;
  const free = count > 1 ? (room - w) / (count - 1) : w;
  const step = Math.floor(Math.min(w + 6, Math.max(LEAST_STEP, free)));
  const wide = count ? w + (count - 1) * step : 0;
  const start = Math.max(SIDE, Math.floor((width - wide) / 2));
  const top = height - card - Math.min(6, Math.floor((height - card) / 3));
  return {
    cards: Array.from({ length: count }, (_, i) => rect(start + i * step, top, w, card)),
    fanned: step < OPEN * w,
    step,
    width: Math.max(width, wide + 2 * SIDE),
    scrolls: wide > room,
  };
}
