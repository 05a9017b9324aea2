import { describe, expect, it } from "vitest";
import { soundOf } from "../src/lib/heard";
import type { LogLine } from "../src/lib/view";
import { view } from "./fixtures";

const line = (kind: string): LogLine => ({ n: 1, kind, rule: "", text: "", cards: [], turn: 2, side: "corp" });

describe("what is heard", () => {
  it("is the most important thing that happened", () => {
    expect(soundOf(view(), view(), [line("credits-gained"), line("stolen"), line("access")])).toBe("points");
    expect(soundOf(view(), view(), [line("shuffled")])).toBeNull();
  });

  it("is that the own turn has come, once", () => {
    const theirs = view({ turn: { number: 1, side: "corp", phase: "action", step: "" }, decision: { side: "corp", step: "" } });
    expect(soundOf(theirs, view(), [line("drew")])).toBe("turn");
    expect(soundOf(view(), view(), [])).toBeNull();
  });

  it("is the end", () => {
    expect(soundOf(view(), view({ over: true, winner: "runner", reason: "agenda-points" }), [])).toBe("win");
    expect(soundOf(view(), view({ over: true, winner: "corp", reason: "agenda-points" }), [])).toBe("lose");
    expect(soundOf(view(), view({ over: true, winner: "corp", reason: "flatline" }), [])).toBe("flatline");
  });
});
