import { describe, expect, it } from "vitest";
import { curve, grouped } from "../src/lib/deckfigures";
import { found } from "../src/lib/search";
import { facts } from "./fixtures";

const POOL = [
  facts("Déjà Vu", { type: "event", cost: 2, text: { en: ["Add a card."], es: ["Añade una carta."] } }),
  facts("Crypsis", { cost: 5, subtypes: ["Icebreaker"], text: { en: ["Break."], es: ["Rompe."] } }),
  facts("Ice Wall", { side: "corp", type: "ice", faction: "weyland-consortium", cost: 1 }),
];
const lookup = (title: string) => POOL.find((card) => card.title === title);
const NONE = { words: "", side: "", faction: "", type: "" };

describe("searching", () => {
  it("needs neither accents nor capitals", () => {
    expect(found(POOL, { ...NONE, words: "deja" }, "en").map((card) => card.title)).toEqual(["Déjà Vu"]);
  });
  it("reads subtypes and the text of the language", () => {
    expect(found(POOL, { ...NONE, words: "icebreaker" }, "en")).toHaveLength(1);
    expect(found(POOL, { ...NONE, words: "rompe" }, "es")).toHaveLength(1);
    expect(found(POOL, { ...NONE, words: "rompe" }, "en")).toHaveLength(0);
  });
  it("filters by side, faction and type", () => {
    expect(found(POOL, { ...NONE, side: "corp" }, "en")).toHaveLength(1);
    expect(found(POOL, { ...NONE, type: "program" }, "en")).toHaveLength(1);
  });
});

describe("the figures of a deck", () => {
  it("are grouped by type and counted by cost", () => {
    const cards = { Crypsis: 2, "Déjà Vu": 3 };
    expect(grouped(cards, lookup).map((group) => [group.type, group.n])).toEqual([
      ["event", 3],
      ["program", 2],
    ]);
    expect(curve(cards, lookup).filter((bar) => bar.n)).toEqual([
      { cost: "2", n: 3 },
      { cost: "5", n: 2 },
    ]);
  });
});
