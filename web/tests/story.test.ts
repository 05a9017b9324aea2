import { describe, expect, it } from "vitest";
import { fold } from "../src/lib/story";
import type { LogLine } from "../src/lib/view";

let n = 0;
const line = (text: string, turn = 1, kind = "credits-gained"): LogLine => ({ n: n++, kind, rule: "", text, cards: [], turn, side: "runner" });
const shown = (lines: LogLine[]) => fold(lines).map(({ text, times }) => [text, times]);

describe("the folded log", () => {
  it("tells what happens four times in a row once", () => {
    expect(shown([line("gains"), line("gains"), line("gains"), line("gains"), line("draws")])).toEqual([["gains", 4], ["draws", 1]]);
  });

  it("folds groups of lines, and counts at the last of them", () => {
    expect(shown([line("pays"), line("boosts"), line("pays"), line("boosts"), line("breaks")])).toEqual([["pays", 1], ["boosts", 2], ["breaks", 1]]);
  });

  it("keeps turns apart, and the beginnings of turns whole", () => {
    expect(shown([line("gains", 1), line("gains", 2)])).toEqual([["gains", 1], ["gains", 1]]);
    expect(shown([line("begins", 1, "turn-begins"), line("begins", 1, "turn-begins")])).toEqual([["begins", 1], ["begins", 1]]);
  });

  it("leaves nothing out that differs", () => {
    expect(shown([line("a"), line("b"), line("a"), line("c")])).toEqual([["a", 1], ["b", 1], ["a", 1], ["c", 1]]);
    expect(fold([])).toEqual([]);
  });
});
