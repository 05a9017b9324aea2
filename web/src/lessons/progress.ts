// What was learned, kept with the browser: which lessons, and where an unfinished one stands.

const KEY = "netrunner-lessons";

export interface Progress {
  learned: string[];
  /** The choices made in lessons that were left before their end. */
  begun: Record<string, string[]>;
}

export function progress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { learned: kept.learned ?? [], begun: kept.begun ?? {} };
  } catch {
    return { learned: [], begun: {} };
  }
}

function keep(now: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function keepBegun(key: string, choices: readonly string[]): void {
  const now = progress();
  if (choices.length) now.begun[key] = [...choices];
  else delete now.begun[key];
  keep(now);
}

export function keepLearned(key: string): void {
  const now = progress();
  delete now.begun[key];
  if (!now.learned.includes(key)) now.learned.push(key);
  keep(now);
}

export function forgetLearned(): void {
  localStorage.removeItem(KEY);
}

/** Where a learner goes on: the first lesson not yet learned, the Runner's first. */
export function upNext<T extends { key: string }>(lessons: readonly T[]): T | null {
  const { learned } = progress();
  return lessons.find((lesson) => !learned.includes(lesson.key)) ?? null;
}
