// The regions of the page: they depend on the window alone, so no decision moves them.

import { clamp, rect, type Rect } from "./geometry";

/** A desk has a column beside the table; a phone upright has none; a phone lying has a narrow one. */
export type Kind = "desk" | "phone" | "flat";

export interface Frame {
  kind: Kind;
  width: number;
  height: number;
  /** There is room for the larger bars and buttons. */
  tall: boolean;
  /** How much larger cards may grow on a large screen. */
  unit: number;
  /** Left and right of the field. */
  pad: number;
  /** The height of the ports between the two halves. */
  ports: number;
  opponent: Rect;
  /** Servers, ports and rig. */
  field: Rect;
  plate: Rect;
  hand: Rect;
  score: Rect;
  act: Rect;
  /** Absent on phones. */
  menu: Rect | null;
  /** Null where the log is a drawer. */
  log: Rect | null;
  /** Null on an upright phone, where what is asked about replaces the middle. */
  stage: Rect | null;
  /** Every server as a chip, on an upright phone. */
  chips: Rect | null;
  /** One line for the guide on an upright phone, and the words of a lesson anywhere. */
  hint: Rect | null;
}

const LINE = 19;
const LOG_PAD = 14;
/** No desk shows fewer lines of the log. */
export const LOG_LINES = 8;

export type Beside = "guide" | "lesson" | null;

export function frameOf(width: number, height: number, beside: Beside = null): Frame {
  if (height < 500) return lying(width, height, beside);
  return width < 640 ? upright(width, height, beside) : desk(width, height, beside);
}

/** The words of a lesson take the place of the log. */
const LESSON = 252;

/** A hand of five can be read in this much. */
const LEAST_HAND = 380;
/** The own figures above the hand, and the hand. */
const FIGURES = 136;
const HAND_BELOW = 160;

function desk(W: number, H: number, beside: Beside): Frame {
  const tall = H >= 800;
  const side = clamp(288, Math.round(0.245 * W), 384);
  const T = W - side;
  const opponent = tall ? 58 : 48;
  const plate = clamp(184, Math.round(0.2 * T), 224);
  const score = clamp(104, Math.round(0.135 * T), 152);
  // Between the figures a hand would be a few slivers: on a tablet held upright it lies below them.
  const below = T - plate - score < LEAST_HAND && H > 1.2 * W ? HAND_BELOW : 0;
  const own = below ? below + FIGURES : clamp(124, Math.round(0.19 * H), 280);
  const menu = 40;
  const act = tall ? 262 : 232;
  const hint = beside === "lesson" ? Math.min(LESSON, Math.round((H - menu - act) * 0.55)) : 0;
  const log = hint || H < 680 ? 0 : LOG_PAD + LINE * Math.max(LOG_LINES, Math.round((0.225 * H - LOG_PAD) / LINE));
  return {
    kind: "desk",
    width: W,
    height: H,
    tall,
    unit: clamp(1, H / 900, 1.6),
    pad: 14,
    ports: tall ? 36 : 30,
    opponent: rect(0, 0, T, opponent),
    field: rect(0, opponent, T, H - opponent - own),
    plate: rect(0, H - own, below ? T - score : plate, own - below),
    hand: below ? rect(0, H - below, T, below) : rect(plate, H - own, T - plate - score, own),
    score: rect(T - score, H - own, score, own - below),
    menu: rect(T, 0, side, menu),
    log: log ? rect(T, menu, side, log) : null,
    stage: rect(T, menu + log + hint, side, H - menu - log - hint - act),
    act: rect(T, H - act, side, act),
    chips: null,
    hint: hint ? rect(T, menu, side, hint) : null,
  };
}

/** The line of the guide is as high as a finger needs; a lesson says more. */
const HINT = { guide: 58, lesson: 128 };

function upright(W: number, H: number, beside: Beside): Frame {
  const opponent = 52;
  const chips = 56;
  const plate = 48;
  const hand = H >= 780 ? 92 : 60;
  const act = 156;
  const hint = beside ? HINT[beside] : 0;
  const field = H - opponent - chips - hint - plate - hand - act;
  return {
    kind: "phone",
    width: W,
    height: H,
    tall: false,
    unit: 1,
    pad: 8,
    ports: 0,
    opponent: rect(0, 0, W, opponent),
    chips: rect(0, opponent, W, chips),
    hint: hint ? rect(0, opponent + chips, W, hint) : null,
    field: rect(0, opponent + chips + hint, W, field),
    plate: rect(0, opponent + chips + hint + field, W, plate),
    hand: rect(0, H - act - hand, W, hand),
    score: rect(W, H, 0, 0),
    act: rect(0, H - act, W, act),
    menu: null,
    log: null,
    stage: null,
  };
}

function lying(W: number, H: number, beside: Beside): Frame {
  const side = clamp(240, Math.round(0.31 * W), 300);
  const T = W - side;
  const opponent = 40;
  const own = 92;
  const act = 156;
  const plate = 132;
  const hint = beside === "lesson" ? Math.round((H - act) * 0.52) : 0;
  return {
    kind: "flat",
    width: W,
    height: H,
    tall: false,
    unit: 1,
    pad: 8,
    ports: 0,
    opponent: rect(0, 0, T, opponent),
    field: rect(0, opponent, T, H - opponent - own),
    plate: rect(0, H - own, plate, own),
    hand: rect(plate, H - own, T - plate, own),
    score: rect(W, H, 0, 0),
    act: rect(T, H - act, side, act),
    menu: null,
    log: null,
    stage: rect(T, hint, side, H - act - hint),
    chips: null,
    hint: hint ? rect(T, 0, side, hint) : null,
  };
}
