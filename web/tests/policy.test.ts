import { describe, expect, it } from "vitest";
import { STANDARD, passes, sensible } from "../src/lib/policy";
import type { Chance, DecisionView, Moment, Side } from "../src/lib/view";
import { offer, view } from "./fixtures";

const pass = offer("pass");
const never = { ...STANDARD, runs: false, turns: false };

function asked(side: Side, moment: Moment, could_act: Chance[], turn: Side = side) {
  const decision: DecisionView = { side, step: "", kind: "window", rule: "", moment, could_act };
  const seen = view({ seat: side, decision });
  return { ...seen, turn: { ...seen.turn, side: turn } };
}

describe("passing by policy", () => {
  it("stops in a run where a card could matter, whether or not it can be paid", () => {
    expect(passes(asked("corp", "run", ["rez"], "runner"), [pass], STANDARD)).toBeNull();
    expect(passes(asked("corp", "run", ["use"], "runner"), [offer("use"), pass], STANDARD)).toBeNull();
    expect(passes(asked("corp", "run", [], "runner"), [offer("rez"), pass], STANDARD)).toBe(pass);
    expect(passes(asked("corp", "run", ["rez"], "runner"), [offer("rez"), pass], never)).toBe(pass);
  });

  it("stops a Corp with one unrezzed asset once a round: before its own turn begins", () => {
    const round = [asked("corp", "begin", ["rez"]), asked("corp", "between", ["rez"]), asked("corp", "end", ["rez"])];
    const theirs = (["begin", "between", "end"] as const).map((moment) => asked("corp", moment, ["rez"], "runner"));
    const stops = [...round, ...theirs].map((seen) => passes(seen, [offer("rez"), pass], STANDARD) === null);
    expect(stops).toEqual([true, false, false, false, false, false]);
  });

  it("stops before the own turn ends for what can be used, not for what can be rezzed later as well", () => {
    expect(passes(asked("runner", "end", ["use"]), [offer("use"), pass], STANDARD)).toBeNull();
    expect(passes(asked("runner", "begin", ["use"]), [offer("use"), pass], STANDARD)).toBe(pass);
  });

  it("stops between actions, and in the opponent's turn, if it is told to", () => {
    expect(passes(asked("corp", "between", ["rez"]), [pass], { ...STANDARD, between: true })).toBeNull();
    expect(passes(asked("corp", "between", ["rez"], "runner"), [pass], { ...STANDARD, between: true })).toBe(pass);
    for (const moment of ["begin", "between", "end"] as const) expect(passes(asked("corp", moment, ["rez"], "runner"), [pass], { ...STANDARD, opponent: true })).toBeNull();
  });

  it("does not look at what only I know: neither at my hand nor at what I could pay", () => {
    expect(passes(asked("runner", "run", []), [offer("use", { at: "grip", card: "Crypsis" }), pass], STANDARD)).toBe(pass);
  });

  it("does not stop against a computer, which reads no clocks, where nothing can be done", () => {
    expect(passes(asked("corp", "run", ["rez"], "runner"), [pass], STANDARD, true)).toBe(pass);
    expect(passes(asked("corp", "run", ["rez"], "runner"), [offer("rez"), pass], STANDARD, true)).toBeNull();
    expect(passes(asked("corp", "run", ["rez"], "runner"), [pass], { ...STANDARD, every: true }, true)).toBeNull();
  });

  it("stops where an agenda can be scored, whatever else is wanted", () => {
    expect(passes(asked("corp", "between", ["score"]), [offer("score"), pass], never)).toBeNull();
    expect(passes(asked("corp", "between", ["score"]), [offer("score"), pass], never, true)).toBeNull();
  });

  it("does not tell a person by a stop whether the agenda could be scored, and does not bother who plays a computer", () => {
    expect(passes(asked("corp", "between", ["score"]), [pass], never)).toBeNull();
    expect(passes(asked("corp", "between", ["score"]), [offer("rez"), pass], never, true)).toBe(pass);
    expect(passes(asked("corp", "between", ["rez"]), [pass], never)).toBe(pass);
  });

  it("stops at every step if that is wanted", () => {
    expect(passes(asked("corp", "between", []), [pass], { ...STANDARD, every: true })).toBeNull();
  });

  it("never answers a question that is not a window for the player, nor for the other seat", () => {
    const jack = view({ decision: { side: "runner", step: "6.9.5c", kind: "jack-out", rule: "6.9.5c" } });
    expect(passes(jack, [offer("continue"), offer("jack-out")], STANDARD)).toBeNull();
    expect(passes({ ...asked("corp", "between", []), seat: "runner" }, [pass], STANDARD)).toBeNull();
  });
});

describe("questions with one sensible answer", () => {
  const ask = (side: Side, kind: string) => view({ seat: side, decision: { side, step: "", kind, rule: "" } });

  it("are the only place for a card, and programs to trash while there is memory", () => {
    const hq = offer("server", { server: "HQ" });
    expect(sensible(ask("corp", "destination"), [hq])).toBe(hq);
    expect(sensible(ask("corp", "destination"), [hq, offer("server", { server: "R&D" })])).toBeNull();
    const done = offer("done");
    const credits = offer("choose", { number: 1 });
    expect(sensible(ask("runner", "choose-effect"), [credits])).toBe(credits); // there is nothing to expose
    expect(sensible(ask("runner", "choose-effect"), [credits, offer("choose", { number: 2 })])).toBeNull();
    expect(sensible(ask("runner", "trash-accessed"), [offer("no")])).toBeNull(); // what is accessed is seen first
    expect(sensible(ask("runner", "trash-like"), [done, offer("pick")])).toBe(done);
    expect(sensible(ask("runner", "trash-like"), [offer("pick")])).toBeNull();
  });

  it("are not those of the Corp, whom trashing ice saves credits, nor those of somebody else", () => {
    expect(sensible(ask("corp", "trash-like"), [offer("done"), offer("pick")])).toBeNull();
    expect(sensible({ ...ask("corp", "destination"), seat: "runner" }, [offer("server")])).toBeNull();
  });
});
