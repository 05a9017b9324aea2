// Puzzles as the server tells them (docs/protocol.md).

import { call } from "../lib/api";
import type { Asked } from "../lib/practice.svelte";
import type { Side, Table } from "../lib/view";

export interface PuzzleListed {
  key: string;
  side: Side;
  kind: "win" | "score" | "steal" | "survive";
  degree: number;
  title: string;
  goal: string;
}

export interface PuzzlesListed {
  puzzles: PuzzleListed[];
  daily: string;
  day: string;
}

export interface PuzzleShown {
  puzzle: PuzzleListed;
  hidden: string[];
  choices: string[];
  status: "open" | "beaten" | "missed" | "solved";
  good: number;
  refutation: { side: Side; text: string }[];
  left: string;
  why: string;
  hint: string;
  tables: Table[];
}

export const puzzles = {
  all: () => call<PuzzlesListed>("GET", "/api/puzzles"),
  play: (key: string, asked: Asked & { hint?: boolean }) => call<PuzzleShown>("POST", `/api/puzzles/${encodeURIComponent(key)}`, asked),
  why: (key: string, choices: readonly string[], about: string) => call<{ text: string; rule: string; possible: boolean }>("POST", `/api/puzzles/${encodeURIComponent(key)}/why`, { choices, about }),
};
