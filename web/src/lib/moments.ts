// What deserves a moment: stealing, scoring, damage, tags, a flatline. Told by the log, measured by the views around it.

import type { LogLine, View } from "./view";

export interface Moment {
  kind: "steal" | "score" | "damage" | "tags" | "flatline";
  /** The card that is shown. */
  title: string | null;
  /** Cards that the damage took, as far as they are known. */
  lost: string[];
  /** How many points, damage or tags. */
  n: number;
  /** The points before and after. */
  from: number;
  to: number;
  /** What the log says about it. */
  text: string;
  /** How long it is shown, in milliseconds. */
  ms: number;
}

const LONGEST = 900;
const FLATLINE = 1400;

/** Titles that lie in the heap now and did not before: damage trashes from the grip. */
function lostOf(before: View, after: View): string[] {
  const was = [...before.runner.discard.faceup];
  return after.runner.discard.faceup.flatMap((title) => {
    const at = was.indexOf(title);
    if (at >= 0) was.splice(at, 1);
    return at >= 0 ? [] : [title];
  });
}

/** The moments between two views, in the order in which the log tells them. */
export function momentsOf(before: View | null, after: View, lines: readonly LogLine[]): Moment[] {
  if (!before) return [];
  const found: Moment[] = [];
  for (const line of lines) {
    const card = line.cards[0] ?? null;
    const common = { title: card, lost: [] as string[], text: line.text };
    if (line.kind === "stolen" || line.kind === "scored") {
      const side = line.kind === "stolen" ? "runner" : "corp";
      const [from, to] = [before[side].score.points, after[side].score.points];
      found.push({ ...common, kind: line.kind === "stolen" ? "steal" : "score", n: to - from, from, to, ms: LONGEST });
    } else if (line.kind === "damage") {
      const n = Math.max(1, before.runner.hand.size - after.runner.hand.size);
      found.push({ ...common, lost: lostOf(before, after).slice(0, 4), kind: "damage", n, from: before.runner.hand.size, to: after.runner.hand.size, ms: Math.min(LONGEST, 300 + 140 * n) });
    } else if (line.kind === "tags-taken") {
      const [from, to] = [before.runner.tags ?? 0, after.runner.tags ?? 0];
      found.push({ ...common, kind: "tags", n: Math.max(1, to - from), from, to, ms: 600 });
    }
  }
  if (after.over && !before.over && after.reason === "flatline") {
    const last = lines.find((line) => line.kind === "damage");
    found.push({ kind: "flatline", title: null, lost: [], n: 0, from: 0, to: 0, text: last?.text ?? "", ms: FLATLINE });
  }
  return found;
}
