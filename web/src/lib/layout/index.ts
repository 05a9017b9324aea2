// Where everything on the table lies: a pure function of the window and of how many cards there are.

import type { Side } from "../view";
import { frameOf, type Frame, type Beside } from "./frame";
import { rect, type Rect } from "./geometry";
import { hand, type HandLayout } from "./hand";
import { rig, rigRow, type RigLayout } from "./rig";
import { columns, strip, type ServerSize, type Strip } from "./servers";

export interface Board {
  /** Whose cards lie at the bottom. */
  seat: Side;
  servers: readonly ServerSize[];
  /** Programs, hardware, resources and the rest: how many cards each card hosts. */
  rig: readonly (readonly number[])[];
  hand: number;
  /** Whether words of a guide or a lesson stand beside it. */
  beside?: Beside;
}

export interface Layout {
  frame: Frame;
  /** How much of the field the servers have. */
  share: number;
  /** The regions of the field. */
  servers: Rect;
  ports: Rect;
  rigs: Rect;
  strip: Strip;
  rig: RigLayout;
  hand: HandLayout;
}

/** The shares of the field that servers may have; on a draw the first is taken. */
export const SHARES = [0.52, 0.6, 0.44, 0.68] as const;
const PHONE_RIG = 96;
const FLAT_RIG = 66;
const LEAST_LANE = 80;
const GAIN = 1.1;

/** The share that a table has, and whether it may change now: it may when a turn begins. */
export interface Held {
  share: number;
  free: boolean;
}

interface Try {
  share: number;
  strip: Strip;
  rig: RigLayout;
  score: number;
}

/** How well a share shows the board: ice, roots and rig beside the sizes at which they are pleasant to read. */
function score(s: Strip, r: RigLayout, unit: number, empty: boolean): number {
  const ice = Math.min(1, s.iceHeight / (60 * unit));
  const root = Math.min(1, s.rootHeight / (110 * unit));
  const card = r.level === "sliver" ? r.card * 1.4 : r.card;
  const rigs = empty ? 1 : Math.min(1, card / (124 * unit));
  return ice * root * Math.pow(rigs, 1.5) * (s.fits && r.scrolls === "none" ? 1 : 0.01);
}

function choose(tries: readonly Try[], held: Held | null): Try {
  const best = tries.reduce((one, other) => (other.score > one.score + 1e-6 ? other : one));
  const stay = held && tries.find((one) => one.share === held.share);
  if (!stay || stay.score <= 0.01) return best;
  return held.free && best.score >= stay.score * GAIN ? best : stay;
}

export function layout(width: number, height: number, board: Board, held: Held | null = null): Layout {
  const frame = frameOf(width, height, board.beside);
  const { field, pad, unit, ports } = frame;
  const room = field.w - 2 * pad;
  const up = board.seat === "corp";
  const n = board.servers.length;
  const cols = frame.kind === "phone" ? columns(room, n, 112, 150) : columns(room, n, LEAST_LANE, 250 * unit);
  const empty = board.rig.flat().length === 0;
  const both = field.h - ports;
  let found: Try;
  if (frame.kind === "desk") {
    const tries = SHARES.map((share): Try => {
      const S = Math.round(both * share);
      const s = strip(board.servers, room, S, ports, cols, unit, up);
      const r = rig(board.rig, room, both - S, unit);
      return { share, strip: s, rig: r, score: score(s, r, unit, empty) };
    });
    found = choose(tries, held);
  } else {
    const row = frame.kind === "phone" ? PHONE_RIG : FLAT_RIG;
    const S = both - row;
    found = {
      share: S / both,
      strip: strip(board.servers, room, S, ports, cols, unit, up),
      rig: rigRow(board.rig, room, row, frame.kind === "flat"),
      score: 1,
    };
  }
  const S = Math.round(both * found.share);
  const top = up ? field.y + both - S + ports : field.y;
  const card = frame.hand.h - (frame.kind === "desk" ? 20 : 12);
  return {
    frame,
    share: found.share,
    servers: rect(pad, top, room, S),
    ports: rect(pad, up ? top - ports : top + S, room, ports),
    rigs: rect(pad, up ? field.y : top + S + ports, room, both - S),
    strip: found.strip,
    rig: found.rig,
    hand: hand(board.hand, frame.hand.w, frame.hand.h, card),
  };
}

export { frameOf, type Frame } from "./frame";
export { css, inside, overlap, type Rect } from "./geometry";
export type { HandLayout } from "./hand";
export type { RigLayout, RigPlace } from "./rig";
export type { Lane, Level, Strip } from "./servers";
