import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { back } from "../src/faces/backs";
import { EMBLEMS, PATTERNS } from "../src/faces/emblems";
import { contrast, INKS, inksOf, mix, panelOf, readableOn } from "../src/faces/inks";
import { scaleOf } from "../src/faces/levels";
import { picture, type Subject } from "../src/faces/picture";
import { fill } from "../src/lib/catalogue.svelte";
import { settings } from "../src/lib/settings.svelte";
import { acting } from "../src/lib/standing";
import Face from "../src/parts/Face.svelte";
import subtypesOfTheRules from "../../src/netrunner/cards/subtypes.py?raw";
import { card as cardView, facts, view } from "./fixtures";

/** What the project knows of every card. */
const DATA = Object.values(import.meta.glob<{ cards?: Partial<Subject>[] }>("../../src/netrunner/cards/data/*.json", { import: "default", eager: true }));

const subject = (extra: Partial<Subject>): Subject => ({
  title: "A title",
  side: "runner",
  faction: "shaper",
  type: "program",
  subtypes: [],
  cost: 2,
  strength: null,
  agenda_points: null,
  advancement_requirement: null,
  ...extra,
});

const POOL: Subject[] = DATA.flatMap(({ cards = [] }) => cards.map(subject));

/** The subtypes of each type, as rule 2.16.7 lists them, and those that the pool has besides. */
const SUBTYPES = new Map<string, Set<string>>();
for (const [, type = "", list = ""] of subtypesOfTheRules.matchAll(/"([a-z]+)": \(([^)]*)\)/g)) {
  SUBTYPES.set(type, new Set([...list.matchAll(/"([^"]+)"/g)].map(([, subtype = ""]) => subtype)));
}
for (const { type, subtypes } of POOL) for (const subtype of subtypes) SUBTYPES.get(type)?.add(subtype);

const CORP_TYPES = ["agenda", "asset", "ice", "operation", "upgrade"];

/** Every type and subtype in every faction of its side. */
function* every(): Generator<Subject> {
  for (const [type, subtypes] of SUBTYPES) {
    for (const subtype of ["", ...subtypes]) {
      for (const faction of Object.keys(INKS)) {
        const side = CORP_TYPES.includes(type) || (type === "identity" && ["haas-bioroid", "jinteki", "nbn", "weyland-consortium", "neutral-corp"].includes(faction)) ? "corp" : "runner";
        yield subject({ title: `${type} ${subtype} ${faction}`, type, side, faction, subtypes: subtype ? [subtype] : [], strength: type === "ice" ? 12 : 3, agenda_points: 3, advancement_requirement: 5 });
      }
    }
  }
}

function wrong(svg: string): string | null {
  if (/undefined|NaN|Infinity|null/.test(svg)) return "a number is missing";
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) return "an id is given twice";
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  if (used.some((id) => !ids.includes(id))) return "an ink is used that is not there";
  if (svg.length >= 14_000) return `${svg.length} bytes are too many`;
  const opened = svg.match(/<[a-z]/gi)?.length ?? 0;
  const shut = (svg.match(/<\//g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0);
  return opened === shut ? null : "an element is not closed";
}

describe("a picture", () => {
  it("is the same for the same card, byte for byte", () => {
    for (const card of POOL.slice(0, 40)) expect(picture({ ...card })).toBe(picture(card));
  });
  it("is well made for every card of the pool", () => {
    expect(POOL.length).toBeGreaterThan(300);
    expect(POOL.map((card) => [card.title, wrong(picture(card))]).filter(([, what]) => what)).toEqual([]);
  });
  it("is well made for every type, subtype and faction", () => {
    expect([...SUBTYPES.keys()].sort()).toEqual(["agenda", "asset", "event", "hardware", "ice", "identity", "operation", "program", "resource", "upgrade"]);
    const found: string[] = [];
    for (const card of every()) {
      const what = wrong(picture(card));
      if (what) found.push(`${card.title}: ${what}`);
    }
    expect(found).toEqual([]);
  });
  it("is another one for every card", () => {
    expect(new Set(POOL.map(picture)).size).toBe(POOL.length);
  });
  it("shows every subtype", () => {
    /** The emblem of an identity says what these say. */
    const plain = ["identity Corp", "identity Corporation", "identity Division", "identity Megacorp", "identity Natural", "identity Subsidiary"];
    const unseen: string[] = [];
    for (const [type, subtypes] of SUBTYPES) {
      for (const subtype of subtypes) {
        const side = CORP_TYPES.includes(type) ? "corp" : "runner";
        const alike = ["Ada", "Babbage", "Curie", "Darwin"].every((title) => {
          // An icebreaker is one of several kinds; the others are seen on a card that has no other subtype.
          const others = ["Decoder", "Fracter", "Killer"].includes(subtype) ? ["Icebreaker"] : [];
          const without = subject({ title, type, side, strength: 2, subtypes: others });
          return picture(without) === picture({ ...without, subtypes: [...others, subtype] });
        });
        if (alike) unseen.push(`${type} ${subtype}`);
      }
    }
    expect(unseen.filter((one) => !plain.includes(one))).toEqual([]);
  });
});

describe("the code of pictures", () => {
  it("is loaded late, by the gallery alone", () => {
    const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
    const outside = Object.entries(sources).filter(([path]) => !path.startsWith("../src/faces/picture/"));
    expect(outside.filter(([, source]) => /^\s*import (?!type)[^;]*faces\/picture|^import (?!type)[^;]*"\.\/picture/m.test(source)).map(([path]) => path)).toEqual([]);
    expect(outside.filter(([, source]) => source.includes('import("./picture")')).map(([path]) => path)).toEqual(["../src/faces/gallery.ts"]);
  });
});

describe("backs", () => {
  it("are the same for all cards of a side", () => {
    for (const side of ["corp", "runner"] as const) {
      for (const lying of [false, true]) expect(wrong(back(side, lying))).toBeNull();
      expect(back(side, true)).not.toBe(back(side, false));
    }
    expect(back("corp", false)).not.toBe(back("runner", false));
  });
});

describe("inks", () => {
  it("belong to every faction of the pool, with an emblem and a pattern of its own", () => {
    for (const { faction } of POOL) expect(Object.keys(INKS)).toContain(faction);
    expect(Object.keys(EMBLEMS).sort()).toEqual(Object.keys(INKS).sort());
    expect(new Set(Object.values(EMBLEMS)).size).toBe(12);
    expect(new Set(Object.values(PATTERNS).map((pattern) => pattern.draw("#000000"))).size).toBe(12);
  });
  it("can be read wherever something is written on them, in both themes", () => {
    for (const faction of Object.keys(INKS)) {
      const inks = inksOf(faction);
      const pairs: [string, string][] = [
        [readableOn(inks.main, inks), inks.main],
        [readableOn(inks.spark, inks), inks.spark],
        [inks.light, inks.night],
        [inks.paper, inks.night],
        [inks.paper, inks.deep],
      ];
      for (const theme of ["dark", "light"] as const) {
        const panel = panelOf(inks, theme);
        pairs.push([panel.text, panel.ground], [panel.label, panel.ground], [panel.text, panel.row]);
      }
      for (const [text, ground] of pairs) expect(contrast(text, ground), `${faction}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
  it("mix as the eye sees it", () => {
    expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
    expect(mix("#000000", "#ffffff", 1)).toBe("#ffffff");
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#636363");
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  });
});

describe("what acts on a card", () => {
  const effect = (source: string | null, targets: string[], until: string[]) => ({ source, side: "runner" as const, targets, until });
  it("is told with its source and its end", () => {
    const now = view({ effects: [effect("Datasucker", ["HQ ice 1"], ["encounter"]), effect("Ice Carver", ["HQ ice 2"], ["run"])] });
    expect(acting(now, "HQ ice 1")).toEqual([{ source: "Datasucker", until: "encounter" }]);
  });
  it("is told once, and not when it is over", () => {
    const now = view({ effects: [effect("Datasucker", ["HQ ice 1"], ["encounter"]), effect("Datasucker", ["HQ ice 1"], ["encounter"]), effect("Parasite", ["HQ ice 1"], ["over"]), effect(null, ["HQ ice 1"], ["turn"])] });
    expect(acting(now, "HQ ice 1")).toHaveLength(1);
  });
});

describe("a face", () => {
  const breaker = facts("Gordian Blade", { cost: 4, strength: 2, memory_cost: 1, subtypes: ["Icebreaker", "Decoder"], text: { en: ["1[c]: Break 1 code gate subroutine."], es: ["1[c]: Rompe."] } });
  const enigma = facts("Enigma", { side: "corp", faction: "neutral-corp", type: "ice", cost: 3, strength: 2, subtypes: ["Code Gate"], text: { en: ["[sub] The Runner loses [click].", "[sub] End the run."], es: ["", ""] } });
  const agenda = facts("Breaking News", { side: "corp", faction: "nbn", type: "agenda", cost: null, advancement_requirement: 2, agenda_points: 1, title_es: "Última Hora" });
  beforeEach(() => {
    fill([breaker, enigma, agenda]);
    settings.lang = "en";
  });
  const told = (props: Record<string, unknown>): string => (render(Face, { props: props as never }).container.textContent ?? "").replace(/\s+/g, " ");

  it("tells title, cost, strength, memory, subtypes and text in hand", () => {
    const text = told({ title: "Gordian Blade" });
    for (const part of ["Gordian Blade", "Cost 4", "Strength 2", "Memory 1", "Icebreaker · Decoder", "Break 1 code gate subroutine."]) expect(text).toContain(part);
  });
  it("names the faction, and the signs in the text", () => {
    const { container } = render(Face, { props: { title: "Gordian Blade" } });
    const names = [...container.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
    expect(names).toContain("Shaper");
    expect(names).toContain("credit");
  });
  it("shows the printed strength beside the one that counts now", () => {
    const now = cardView("rig 1", "Gordian Blade", { side: "runner", strength: 5, counters: { power: 2 } });
    const { container } = render(Face, { props: { title: "Gordian Blade", level: "card", now } });
    expect(container.querySelector(".strength.up")?.textContent).toMatch(/2▲.*5/s);
    expect(container.textContent).toContain("power counters: 2");
  });
  it("marks the subroutines of lying ice, and which of them are broken", () => {
    const { container } = render(Face, { props: { title: "Enigma", level: "card", subs: { n: 3, broken: [2] } } });
    expect(container.querySelector(".face")?.classList).toContain("lying");
    expect([...container.querySelectorAll(".marks i")].map((mark) => mark.classList.contains("broken"))).toEqual([false, true, false]);
  });
  it("shows points of an agenda as pips, and its requirement", () => {
    const { container } = render(Face, { props: { title: "Breaking News" } });
    expect(container.querySelectorAll(".points svg")).toHaveLength(1);
    expect(container.textContent).toContain("Advance");
  });
  it("shows nothing but a back of a card that cannot be seen", () => {
    expect(told({ title: null, side: "corp", level: "card", now: cardView("HQ ice 1", null) }).trim()).toBe("");
  });
  it("shows its owner what lies facedown", () => {
    const text = told({ title: "Enigma", level: "card", now: cardView("HQ ice 1", "Enigma", { faceup: false }) });
    expect(text).toContain("Enigma");
    expect(text).toContain("Cost 3");
    expect(text).not.toContain("End the run");
  });
  it("speaks the language of the player", () => {
    settings.lang = "es";
    expect(told({ title: "Breaking News" })).toContain("Última Hora");
  });
  it("grows with its size", () => {
    expect(scaleOf("hand", { width: 150, height: 210 })).toBe(1);
    expect(scaleOf("card", { width: 352, height: 128 })).toBe(2);
    expect(scaleOf("large", { width: 600, height: 420 })).toBe(2);
    expect(scaleOf("sliver", { width: 96, height: 24 })).toBe(1);
  });
});
