import { beforeEach, describe, expect, it } from "vitest";
import { drafts, keepDraft } from "../src/lib/drafts";

describe("decks in the making", () => {
  beforeEach(() => sessionStorage.clear());

  it("are kept for each side, and the side that was worked on last is open", () => {
    keepDraft("runner", { name: "Mine", identity: "Noise: Hacker Extraordinaire", cards: { Diesel: 3 } });
    keepDraft("corp", { name: "", identity: "", cards: {} });
    expect(drafts().side).toBe("corp");
    expect(drafts().runner).toEqual({ name: "Mine", identity: "Noise: Hacker Extraordinaire", cards: { Diesel: 3 } });
  });

  it("begin empty, also where what was kept cannot be read", () => {
    sessionStorage.setItem("netrunner-drafts", "{");
    expect(drafts()).toEqual({ side: "runner", corp: { name: "", identity: "", cards: {} }, runner: { name: "", identity: "", cards: {} } });
  });
});
