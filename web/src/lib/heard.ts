// What is heard of what has happened: at most one sound for each table that is told, the most important one.

import type { Sound } from "./sounds";
import type { LogLine, View } from "./view";

/** The most important first. */
const KINDS: [sound: Sound, kinds: readonly string[]][] = [
  ["points", ["stolen", "scored"]],
  ["harm", ["damage", "tags-taken"]],
  ["fire", ["subroutine"]],
  ["break", ["broken"]],
  ["ice", ["encounter"]],
  ["run", ["run-announced"]],
  ["rez", ["rezzed", "played"]],
  ["card", ["installed", "drew", "trashed", "access"]],
  ["tick", ["credits-gained", "credits-taken", "advanced", "counters-placed"]],
];

export function soundOf(before: View | null, after: View, lines: readonly LogLine[]): Sound | null {
  if (after.over && before && !before.over) {
    if (after.reason === "flatline") return "flatline";
    return !after.seat || after.winner === after.seat ? "win" : "lose";
  }
  const told = new Set(lines.map((line) => line.kind));
  const found = KINDS.find(([, kinds]) => kinds.some((kind) => told.has(kind)))?.[0] ?? null;
  const mine = (view: View | null): boolean => view?.turn.side === view?.seat && view?.seat !== null && view?.decision?.kind === "action";
  if (before && mine(after) && before.turn.number !== after.turn.number) return "turn";
  return found;
}
