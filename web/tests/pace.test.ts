import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextTold, Pace } from "../src/lib/pace";

describe("what comes too fast", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is shown one after the other, in order, and nothing is left out", () => {
    const seen: string[] = [];
    const pace = new Pace<string>((thing) => seen.push(thing), (thing) => (thing === "mine" ? 0 : 500));
    pace.push("one");
    pace.push("two");
    pace.push("mine");
    pace.push("three");
    expect(seen).toEqual(["one"]);
    vi.advanceTimersByTime(499);
    expect(seen).toEqual(["one"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["one", "two"]);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["one", "two", "mine", "three"]);
  });

  it("waits while it is held, and comes step by step", () => {
    const seen: string[] = [];
    const pace = new Pace<string>((thing) => seen.push(thing), () => 100);
    pace.push("one");
    pace.hold(true);
    pace.push("two");
    pace.push("three");
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["one"]);
    pace.step();
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["one", "two"]);
    pace.hold(false);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(["one", "two", "three"]);
  });

  it("does not wait for what is long past, and can be forgotten", () => {
    const seen: string[] = [];
    const pace = new Pace<string>((thing) => seen.push(thing), () => 500);
    pace.push("one");
    vi.advanceTimersByTime(600);
    pace.push("two");
    expect(seen).toEqual(["one", "two"]);
    pace.push("three");
    pace.clear();
    pace.push("all of it");
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual(["one", "two", "all of it"]);
  });

  it("does not wait until a clock that was set back has caught up", () => {
    const seen: string[] = [];
    const pace = new Pace<string>((thing) => seen.push(thing), () => 0);
    pace.push("one");
    vi.setSystemTime(Date.now() - 150_000);
    pace.push("two");
    expect(seen).toEqual(["one", "two"]);
  });
});

describe("a replay that plays by itself", () => {
  const story = [{ step: 0 }, { step: 3 }, { step: 3 }, { step: 9 }];
  it("goes to where something happens, and at last to the end", () => {
    expect([0, 3, 5, 9].map((step) => nextTold(story, step, 12))).toEqual([3, 9, 9, 12]);
  });
});
