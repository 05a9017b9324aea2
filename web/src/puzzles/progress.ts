// What was tried and solved, kept with the browser: tries, time, and the days on which the puzzle of the day was solved.

const KEY = "netrunner-puzzles";

export interface Solved {
  /** At which try, and after how many seconds. */
  tries: number;
  seconds: number;
}

export interface Progress {
  /** How often a wrong choice was made in puzzles that are not solved yet, and how many seconds were spent on them. */
  tried: Record<string, Solved>;
  solved: Record<string, Solved>;
  /** Days (2026-11-18) on which the puzzle of that day was solved. */
  days: string[];
}

export function progress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { tried: kept.tried ?? {}, solved: kept.solved ?? {}, days: kept.days ?? [] };
  } catch {
    return { tried: {}, solved: {}, days: [] };
  }
}

function keep(now: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** A puzzle was worked at: with so many tries, for so many seconds. */
export function keepTried(key: string, tries: number, seconds: number): void {
  const now = progress();
  if (now.solved[key]) return;
  now.tried[key] = { tries, seconds };
  keep(now);
}

/** A puzzle was solved; the first time counts. `day` if it was the puzzle of that day. */
export function keepSolved(key: string, tries: number, seconds: number, day: string | null): Solved {
  const now = progress();
  delete now.tried[key];
  const first = (now.solved[key] ??= { tries, seconds });
  if (day && !now.days.includes(day)) now.days = [...now.days, day].sort();
  keep(now);
  return first;
}

export function forgetSolved(): void {
  localStorage.removeItem(KEY);
}

const DAY = 86_400_000;

/** How many days in a row the puzzle of the day was solved, up to today or yesterday. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let at = Date.parse(today);
  if (!solved.has(today)) at -= DAY;
  let count = 0;
  while (solved.has(new Date(at).toISOString().slice(0, 10))) {
    count += 1;
    at -= DAY;
  }
  return count;
}

/** Minutes and seconds. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
