// Levels of the computer, from the weakest to the strongest.

export interface Level {
  key: string;
  name: string;
}

/** Whom to play next: who plays better than the one that was beaten, or worse than the one that was too strong. */
export function rivalAfter(levels: readonly Level[], level: string, won: boolean): Level | null {
  const at = levels.findIndex((one) => one.key === level);
  return at < 0 ? null : (levels[at + (won ? 1 : -1)] ?? null);
}
