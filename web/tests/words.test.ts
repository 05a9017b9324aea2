import { describe, expect, it } from "vitest";
import { fill } from "../src/lib/catalogue.svelte";
import { GUIDE, guideFact, guideKey, saysToo, TERMS } from "../src/lib/guide";
import { hasPhrase, phrase } from "../src/lib/words.svelte";
import { pieces } from "../src/parts/symbols";
import enClient from "$ftl/en/client.ftl?raw";
import enGuide from "$ftl/en/guide.ftl?raw";
import enLessons from "$ftl/en/lessons.ftl?raw";
import enPuzzles from "$ftl/en/puzzles.ftl?raw";
import enLobby from "$ftl/en/lobby.ftl?raw";
import enPages from "$ftl/en/pages.ftl?raw";
import esClient from "$ftl/es/client.ftl?raw";
import esGuide from "$ftl/es/guide.ftl?raw";
import esLessons from "$ftl/es/lessons.ftl?raw";
import esPuzzles from "$ftl/es/puzzles.ftl?raw";
import esLobby from "$ftl/es/lobby.ftl?raw";
import esPages from "$ftl/es/pages.ftl?raw";
import { card, facts, view } from "./fixtures";

const keysOf = (source: string): string[] => [...source.matchAll(/^ui-([a-z0-9-]+) =/gm)].map((match) => match[1] ?? "").sort();

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

  it("exist for every word that the guided game explains", () => {
    for (const lang of LANGS)
      for (const term of TERMS) expect([term, hasPhrase(lang, `term-${term}`), hasPhrase(lang, `term-${term}-name`)]).toEqual([term, true, true]);
  });

  it("are the same in both languages, and every one of them is used", () => {
    expect(keysOf(esClient)).toEqual(keysOf(enClient));
    expect(keysOf(esPages)).toEqual(keysOf(enPages));
    expect(keysOf(esLobby)).toEqual(keysOf(enLobby));
    expect(keysOf(esLessons)).toEqual(keysOf(enLessons));
    expect(keysOf(esPuzzles)).toEqual(keysOf(enPuzzles));
    expect(keysOf(esGuide)).toEqual(keysOf(enGuide));
    const words = SOURCES.join("\n");
    const built = /^(guide|term|phase|type|faction|figure|sign|pile|rig|side|deck|stops|payments|opponent|policy|key|seat|server|starter|other|own|actions|chip|do|letter|subject|moment|pace|acts|form|as|judge|wins|approach|table|puzzles-degree)-/;
    expect([...keysOf(enClient), ...keysOf(enPages), ...keysOf(enLobby), ...keysOf(enLessons), ...keysOf(enPuzzles)].filter((key) => !built.test(key) && ![`"${key}"`, `'${key}'`].some((quoted) => words.includes(quoted)))).toEqual([]);
  });

  it("count", () => {
    expect(phrase("en", "n-credits", { n: 1 })).toBe("1 credit");
    expect(phrase("es", "n-credits", { n: 3 })).toBe("3 créditos");
  });
});

describe("the guide", () => {
  const asked = (kind: string, extra: object = {}) => ({ side: "runner" as const, step: "5.7.1f", kind, rule: "5.7.1f", ...extra });
  const at = (number: number) => ({ number, side: "runner" as const, phase: "action", step: "5.7.1f" });

  it("leads through the first turn, and then looks at the table", () => {
    const first = view();
    first.runner.clicks = 4;
    expect(guideKey(first)).toBe("runner-first");
    expect(guideKey(view({ turn: at(4) }))).toBe("runner-action");
    const poor = view({ turn: at(4) });
    poor.runner.credits = 1;
    expect(guideKey(poor)).toBe("runner-poor");
    const tagged = view({ turn: at(4) });
    tagged.runner.tagged = true;
    expect(guideKey(tagged)).toBe("runner-tagged");
    const open = { server: "Server 1", central: false, ice: [], cards: [card("Server 1 card 1", null)] };
    expect(guideKey(view({ turn: at(4), servers: [open] }))).toBe("runner-open-remote");
  });

  it("follows a run", () => {
    const run = { server: "HQ", phase: "encounter-ice" as const, position: 1, ice: "HQ ice 1", successful: false };
    const encounter = { ice: "HQ ice 1", subroutines: 1, broken: [] };
    fill([facts("Corroder", { subtypes: ["Icebreaker", "Fracter"] })]);
    expect(guideKey(view({ run, encounter, decision: asked("window"), rig: [card("rig 1", "Corroder", { side: "runner" })] }))).toBe("runner-encounter");
    expect(guideKey(view({ run, encounter, decision: asked("window") }))).toBe("runner-unbreakable");
    expect(guideKey(view({ run, decision: asked("jack-out") }))).toBe("runner-jack-out");
    expect(guideKey(view({ run: { ...run, phase: "approach-server" }, decision: asked("window") }))).toBe("runner-server");
    expect(guideKey(view({ run, decision: { side: "corp", step: "6.9.2b" } }))).toBe("wait-run");
    const access = { server: "HQ", at: "HQ", card: "Nisei MK II" };
    const steal = { text: "steal", verb: "steal", at: null, card: "Nisei MK II", server: null, number: null };
    expect(guideKey(view({ run, access, decision: asked("steal", { choices: [steal] }) }))).toBe("runner-steal");
    expect(guideKey(view({ run, access, decision: asked("trash-accessed") }))).toBe("runner-access");
  });

  it("speaks of a facedown card in an open server until the Runner has seen it", () => {
    const open = { server: "Server 1", central: false, ice: [], cards: [card("Server 1 card 1", null)] };
    const seen = view({ turn: at(4), servers: [open], known: [{ title: "PAD Campaign", among: ["Server 1 card 1"] }] });
    expect(guideKey(seen)).toBe("runner-action");
  });

  it("speaks of rezzing ice only where ice can be rezzed", () => {
    const decision = { ...asked("window"), side: "corp" as const };
    const ice = (faceup: boolean) => [{ server: "HQ", central: true, ice: [card("HQ ice 1", "Enigma", { faceup })], cards: [] }];
    const run = { server: "HQ", phase: "approach-ice" as const, position: 1, ice: "HQ ice 1", successful: false };
    expect(guideKey(view({ seat: "corp", run, decision, servers: ice(false) }))).toBe("corp-run");
    expect(guideKey(view({ seat: "corp", run, decision, servers: ice(true) }))).toBe("corp-run-on");
    const server = { ...run, phase: "approach-server" as const, ice: null };
    expect(guideKey(view({ seat: "corp", run: server, decision, servers: ice(false) }))).toBe("corp-run-on");
  });

  it("does not tell news over a question that must be understood at once", () => {
    expect(guideKey(view({ decision: asked("interrupt") }), ["scored"])).toBe("other");
    expect(guideKey(view({ decision: asked("action") }), ["scored"])).toBe("runner-lost");
  });

  it("explains what has just happened", () => {
    expect(guideKey(view(), ["drew", "stolen"])).toBe("runner-stole");
    expect(guideKey(view(), ["damage", "tags-taken"])).toBe("runner-damage");
    expect(guideKey(view({ seat: "corp", decision: { ...asked("action"), side: "corp" } }), ["stolen"])).toBe("corp-lost");
  });

  it("adds what is true of the table in front of the player", () => {
    fill([facts("Corroder", { subtypes: ["Icebreaker"] }), facts("Sure Gamble", { type: "event", cost: 5, text: { en: ["Gain 9[c]."], es: [] } }), facts("Diesel", { type: "event" })]);
    const dealt = view();
    dealt.runner.hand.cards = ["Diesel", "Sure Gamble", "Corroder", "Corroder"];
    expect(guideFact(dealt, "mulligan-runner")).toMatchObject({ key: "guide-fact-good", cards: ["Sure Gamble", "Corroder"] });
    dealt.runner.hand.cards = ["Diesel"];
    expect(guideFact(dealt, "mulligan-runner")?.key).toBe("guide-fact-neither");
    const iced = (server: string) => ({ server, central: true, ice: [card(`${server} ice 1`, null)], cards: [] });
    expect(guideFact(view({ servers: [iced("HQ"), { server: "R&D", central: true, ice: [], cards: [] }] }), "runner-action")?.servers).toEqual(["R&D"]);
    expect(guideFact(view({ servers: [iced("HQ")] }), "runner-action")?.key).toBe("guide-fact-closed");
  });

  it("does not say twice what two explanations share", () => {
    expect(saysToo("runner-tag-taken")).toContain("runner-tagged");
    expect(saysToo("trace")).toEqual(["trace"]);
  });

  it("says something whenever anything is asked", () => {
    for (const kind of ["mulligan", "action", "window", "destination", "target", "discard", "jack-out", "choose-effect"]) {
      expect(GUIDE).toContain(guideKey(view({ decision: asked(kind) })));
      expect(GUIDE).toContain(guideKey(view({ seat: "corp", decision: { ...asked(kind), side: "corp" } })));
    }
    expect(guideKey(view({ decision: { side: "corp", step: "5.6.2b" } }))).toBe("wait");
  });
});

describe("signs in card texts", () => {
  it("are cut out of the words", () => {
    expect(pieces("1[c]: Break.").map((piece) => piece.sign ?? piece.text)).toEqual(["1", "c", ": Break."]);
    expect(pieces("Trace [3].").map((piece) => piece.text).join("")).toBe("Trace [3].");
  });
});
