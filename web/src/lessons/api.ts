// Lessons as the server tells them (docs/protocol.md).

import { call } from "../lib/api";
import type { Asked } from "../lib/practice.svelte";
import type { Side, Table } from "../lib/view";

export interface LessonListed {
  key: string;
  side: Side;
  title: string;
  goal: string;
  minutes: number;
}

export interface LessonShown {
  lesson: LessonListed;
  choices: string[];
  status: "read" | "do" | "astray" | "done";
  step: number;
  steps: number;
  open: { say: string; do: string | null; point: string[] } | null;
  hint: string;
  answer: "" | "also" | "astray" | "over" | "said";
  words: string;
  good: number;
  free: boolean;
  next: string | null;
  tables: Table[];
}

/** What a learner says who has read a step. */
export const GO_ON = "go on";

export const lessons = {
  all: () => call<{ lessons: LessonListed[] }>("GET", "/api/lessons"),
  play: (key: string, asked: Asked) => call<LessonShown>("POST", `/api/lessons/${encodeURIComponent(key)}`, asked),
  why: (key: string, choices: readonly string[], about: string) => call<{ text: string; rule: string; possible: boolean }>("POST", `/api/lessons/${encodeURIComponent(key)}/why`, { choices, about }),
};
