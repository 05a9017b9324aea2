import { describe, expect, it } from "vitest";
import { momentsOf } from "../src/lib/moments";
import type { LogLine } from "../src/lib/view";
import { view } from "./fixtures";

const line = (kind: string, cards: string[] = []): LogLine => ({ n: 1, kind, rule: "", text: kind, cards, turn: 2, side: "runner" });

describe("a moment", () => {
  it("is stealing, with the points that it brings", () => {
    const after = view();
    after.runner.score.points = 3;
    expect(momentsOf(view(), after, [line("stolen", ["Priority Requisition"])])).toMatchObject([{ kind: "steal", title: "Priority Requisition", n: 3, from: 0, to: 3, ms: 900 }]);
  });
  it("of damage lasts the longer the more cards it strikes, but not too long", () => {
    const after = view();
    after.runner.hand.size = 2;
    expect(momentsOf(view(), after, [line("damage", ["Snare!"])])).toMatchObject([{ kind: "damage", n: 3, ms: 720 }]);
    after.runner.hand.size = 0;
    expect(momentsOf(view(), after, [line("damage")])[0]?.ms).toBe(900);
  });
  it("ends with a flatline", () => {
    const found = momentsOf(view(), view({ over: true, reason: "flatline" }), [line("damage")]);
    expect(found.map((moment) => moment.kind)).toEqual(["damage", "flatline"]);
  });
  it("is not a gained credit, nor anything before the first view", () => {
    expect(momentsOf(view(), view(), [line("credits-gained")])).toEqual([]);
    expect(momentsOf(null, view(), [line("stolen")])).toEqual([]);
  });
});
