// The story for the log: what happens again and again is told once, with how often.

import type { LogLine } from "./view";

export interface Told extends LogLine {
  /** How often it happened in a row, together with the lines of its group. */
  times: number;
}

/** The longest group of lines that is looked for: paying, using, breaking. */
const LONGEST = 3;

function same(one: LogLine | undefined, other: LogLine | undefined): boolean {
  return one !== undefined && other !== undefined && one.text === other.text && one.side === other.side && one.turn === other.turn && one.kind !== "turn-begins";
}

/** Lines with groups that repeat folded into the first of them, which counts. */
export function fold(lines: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  let at = 0;
  while (at < lines.length) {
    let size = 1;
    let times = 1;
    for (let length = 1; length <= LONGEST && times === 1; length++) {
      let n = 1;
      while (Array.from({ length }, (_, i) => same(lines[at + i], lines[at + n * length + i])).every(Boolean)) n += 1;
      if (n > 1) [size, times] = [length, n];
    }
    for (let i = 0; i < size; i++) {
      const line = lines[at + i];
      if (line) found.push({ ...line, times: i === size - 1 ? times : 1 });
    }
    at += size * times;
  }
  return found;
}
