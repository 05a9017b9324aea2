import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER, QUIET, Vigil } from "../src/lib/vigil";

describe("the connection", () => {
  let told: string[];
  let vigil: Vigil;
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    vigil = new Vigil(
      () => told.push("asked"),
      () => told.push("lost"),
    );
  });
  afterEach(() => vi.useRealTimers());

  it("is given up when what must be answered is not, however much more is sent", () => {
    vigil.heard();
    vigil.expect();
    vi.advanceTimersByTime(ANSWER - 1);
    vigil.expect();
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["lost"]);
  });

  it("is kept when an answer comes", () => {
    vigil.expect();
    vi.advanceTimersByTime(ANSWER - 1);
    vigil.heard();
    vi.advanceTimersByTime(QUIET - 1);
    expect(told).toEqual([]);
  });

  it("is tried when nothing was heard for long, and given up when that is not answered either", () => {
    vigil.heard();
    vi.advanceTimersByTime(QUIET);
    expect(told).toEqual(["asked"]);
    vigil.heard();
    vi.advanceTimersByTime(QUIET);
    expect(told).toEqual(["asked", "asked"]);
    vi.advanceTimersByTime(ANSWER);
    expect(told).toEqual(["asked", "asked", "lost"]);
  });

  it("is not watched any more once it is gone", () => {
    vigil.expect();
    vigil.end();
    vi.advanceTimersByTime(QUIET + ANSWER);
    expect(told).toEqual([]);
    vigil.expect();
    vi.advanceTimersByTime(ANSWER);
    expect(told).toEqual(["lost"]);
  });
});
