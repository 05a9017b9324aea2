import { describe, expect, it } from "vitest";
import { GUIDE, guideKey } from "../src/lib/guide";
import { hasPhrase, phrase } from "../src/lib/words";
import { pieces } from "../src/parts/symbols";
import { view } from "./fixtures";

const LANGS = ["en", "es"] as const;

const SOURCES = Object.values(import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }));

describe("phrases", () => {
  it("exist in both languages for every key in the code", () => {
    const keys = new Set(SOURCES.flatMap((text) => [...text.matchAll(/\bsay\("([a-z-]+)"/g)].map((match) => match[1] ?? "")));
    expect(keys.size).toBeGreaterThan(100);
    for (const lang of LANGS) expect([...keys].filter((key) => !hasPhrase(lang, key))).toEqual([]);
  });

  it("exist for every explanation of the guided game", () => {
    for (const lang of LANGS)
      for (const key of GUIDE) {
        expect(hasPhrase(lang, `guide-${key}`)).toBe(true);
        expect(hasPhrase(lang, `guide-${key}-title`)).toBe(true);
      }
  });

  it("count", () => {
    expect(phrase("en", "break-all", { card: "Crypsis", cost: 1 })).toBe("Break all with Crypsis: 1 credit");
    expect(phrase("es", "break-all", { card: "Crypsis", cost: 3 })).toBe("Romper todo con Crypsis: 3 créditos");
  });
});

describe("the guide", () => {
  it("follows what is asked", () => {
    expect(guideKey(view())).toBe("runner-action");
    const poor = view();
    poor.runner.credits = 1;
    expect(guideKey(poor)).toBe("runner-action-poor");
    expect(guideKey(view({ decision: { side: "corp", step: "5.6.2b" } }))).toBe("wait");
    const run = { server: "HQ", phase: "encounter-ice", position: 1, ice: "HQ ice 1", successful: false };
    const encounter = { ice: "HQ ice 1", subroutines: 1, broken: [] };
    expect(guideKey(view({ run, encounter, decision: { side: "runner", step: "6.9.3b", kind: "window", rule: "6.9.3b" } }))).toBe(
      "runner-encounter",
    );
  });
});

describe("signs in card texts", () => {
  it("are cut out of the words", () => {
    expect(pieces("1[c]: Break.").map((piece) => piece.sign?.sign ?? piece.text)).toEqual(["1", "¢", ": Break."]);
    expect(pieces("Trace [3].").map((piece) => piece.text).join("")).toBe("Trace [3].");
  });
});
