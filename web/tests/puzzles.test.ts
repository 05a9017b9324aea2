import { beforeEach, describe, expect, it } from "vitest";
import { clock, keepSolved, keepTried, progress, streak } from "../src/puzzles/progress";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value), removeItem: (key: string) => store.delete(key) },
  });
});

describe("streaks", () => {
  it("count days in a row up to today", () => expect(streak(["2026-11-16", "2026-11-17", "2026-11-18"], "2026-11-18")).toBe(3));
  it("are not broken while today's puzzle is still open", () => expect(streak(["2026-11-16", "2026-11-17"], "2026-11-18")).toBe(2));
  it("are broken by a day left out", () => expect(streak(["2026-11-15", "2026-11-16"], "2026-11-18")).toBe(0));
  it("go on over the end of a month", () => expect(streak(["2026-10-31", "2026-11-01"], "2026-11-01")).toBe(2));
});

describe("what is kept", () => {
  it("is the first solution", () => {
    keepTried("a", 2, 10);
    expect(progress().tried["a"]).toEqual({ tries: 2, seconds: 10 });
    keepSolved("a", 3, 61, "2026-11-18");
    keepSolved("a", 1, 5, "2026-11-18");
    expect(progress()).toEqual({ tried: {}, solved: { a: { tries: 3, seconds: 61 } }, days: ["2026-11-18"] });
  });
  it("survives nonsense", () => {
    store.set("netrunner-puzzles", "{");
    expect(progress().days).toEqual([]);
  });
});

it("tells minutes and seconds", () => expect(clock(61.9)).toBe("1:01"));
