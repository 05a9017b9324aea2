import { describe, expect, it } from "vitest";
import { atLeastOne, oddsOf, shuffled } from "../src/lib/odds";
import { found } from "../src/lib/search";
import { facts } from "./fixtures";

describe("odds", () => {
  it("are those of drawing without putting back", () => {
    expect(atLeastOne(45, 3, 5)).toBeCloseTo(1 - (42 * 41 * 40 * 39 * 38) / (45 * 44 * 43 * 42 * 41), 12);
    expect(atLeastOne(45, 0, 5)).toBe(0);
    expect(atLeastOne(10, 6, 5)).toBe(1);
    expect(atLeastOne(0, 3, 5)).toBe(0);
  });

  it("count types, and icebreakers by themselves", () => {
    const cards: Record<string, ReturnType<typeof facts>> = {
      Corroder: facts("Corroder", { subtypes: ["Icebreaker", "Fracter"] }),
      Imp: facts("Imp"),
      Diesel: facts("Diesel", { type: "event" }),
    };
    const odds = oddsOf({ Corroder: 2, Imp: 3, Diesel: 3 }, (title) => cards[title]);
    expect(odds.map(({ kind, n }) => [kind, n])).toEqual([
      ["program", 5],
      ["icebreaker", 2],
      ["event", 3],
    ]);
    for (const { opening, mulligan } of odds) expect(mulligan).toBeGreaterThanOrEqual(opening);
  });

  it("are tried with hands of the same cards", () => {
    const deck = shuffled({ A: 3, B: 2 }, () => 0.4);
    expect([...deck].sort()).toEqual(["A", "A", "A", "B", "B"]);
  });
});

describe("search", () => {
  it("is quick over a large pool", () => {
    const pool = Array.from({ length: 1600 }, (_, i) => facts(`Card ${i}`, { code: String(i), text: { en: ["Whenever you install a program, draw 1 card."], es: [""] } }));
    const filter = { words: "program draw", side: "", faction: "", type: "" };
    expect(found(pool, filter, "en")).toHaveLength(1600);
    expect(found(pool, { ...filter, words: "card 77" }, "en")[0]?.title).toBe("Card 77");
  });
});
