import { describe, expect, it } from "vitest";
import { STANDARD, passes } from "../src/lib/policy";
import { card, offer, view } from "./fixtures";

const window = (step: string) => ({ side: "corp" as const, step, kind: "window", rule: step });
const run = { server: "Server 1", phase: "approach-ice" as const, position: 1, ice: "Server 1 ice 1", successful: false };
const remote = (faceup: boolean) => ({
  server: "Server 1",
  central: false,
  ice: [card("Server 1 ice 1", "Enigma", { faceup })],
  cards: [],
});

describe("passing by policy", () => {
  it("stops when an unrezzed piece of ice is approached, whether or not it can be paid", () => {
    const seen = view({ seat: "corp", decision: window("6.9.2b"), run, servers: [remote(false)] });
    expect(passes(seen, [offer("pass")], STANDARD)).toBeNull();
    expect(passes(seen, [offer("rez", { at: "Server 1 ice 1" }), offer("pass")], STANDARD)).toBeNull();
  });

  it("passes at ice that everybody sees to be rezzed", () => {
    const seen = view({ seat: "corp", decision: window("6.9.2b"), run, servers: [remote(true)] });
    expect(passes(seen, [offer("pass")], STANDARD)?.verb).toBe("pass");
  });

  it("does not stop between actions unless it is told to", () => {
    const root = { server: "Server 1", central: false, ice: [], cards: [card("Server 1 card 1", "PAD Campaign", { faceup: false })] };
    const seen = view({ seat: "corp", decision: window("5.7.1e"), servers: [root] });
    expect(passes(seen, [offer("rez", { at: "Server 1 card 1" }), offer("pass")], STANDARD)?.verb).toBe("pass");
    expect(passes(seen, [offer("rez", { at: "Server 1 card 1" }), offer("pass")], { ...STANDARD, opponent: true })).toBeNull();
  });

  it("stops after the opponent's actions if it is told to", () => {
    const root = { server: "Server 1", central: false, ice: [], cards: [card("Server 1 card 1", "PAD Campaign", { faceup: false })] };
    const theirs = view({ seat: "corp", decision: window("5.7.1e"), servers: [root] });
    expect(passes(theirs, [offer("pass")], { ...STANDARD, opponent: true })).toBeNull();
    const mine = view({ ...theirs, turn: { ...theirs.turn, side: "corp" }, decision: window("5.6.2a") });
    expect(passes(mine, [offer("pass")], { ...STANDARD, opponent: true })?.verb).toBe("pass");
  });

  it("does not look at what only I know: neither at my hand nor at what I could pay", () => {
    const seen = view({ seat: "runner", decision: { ...window("5.7.1c"), side: "runner" } });
    const secret = offer("use", { at: "grip", card: "Crypsis" });
    expect(passes(seen, [secret, offer("pass")], STANDARD)?.verb).toBe("pass");
    const rig = view({ ...seen, rig: [card("rig 1", "Crypsis", { side: "runner" })] });
    expect(passes(rig, [offer("use", { at: "rig 1", card: "Crypsis" }), offer("pass")], STANDARD)).toBeNull();
  });

  it("stops in a run for an agenda in the score area that can be used", () => {
    const seen = view({ seat: "corp", decision: window("6.9.2b"), run, servers: [remote(true)] });
    expect(passes(seen, [offer("use", { at: "corp-score", card: "Nisei MK II" }), offer("pass")], STANDARD)).toBeNull();
  });

  it("stops for strength alone only in an encounter", () => {
    const approach = view({ decision: { ...window("6.9.2b"), side: "runner" }, run, rig: [card("rig 1", "Gordian Blade", { side: "runner" })] });
    const options = [offer("use", { at: "rig 1", card: "Gordian Blade", boost: true }), offer("pass")];
    expect(passes(approach, options, STANDARD)?.verb).toBe("pass");
    expect(passes(approach, options, { ...STANDARD, every: true })).toBeNull();
    const encounter = { ice: "Server 1 ice 1", subroutines: 2, broken: [1] };
    expect(passes({ ...approach, encounter }, options, STANDARD)).toBeNull();
  });

  it("does not stop against a computer, which reads no clocks, where nothing can be done", () => {
    const seen = view({ seat: "corp", decision: window("6.9.2b"), run, servers: [remote(false)] });
    const rez = offer("rez", { at: "Server 1 ice 1" });
    expect(passes(seen, [offer("pass")], STANDARD, true)?.verb).toBe("pass");
    expect(passes(seen, [rez, offer("pass")], STANDARD, true)).toBeNull();
    expect(passes(seen, [offer("pass")], { ...STANDARD, every: true }, true)).toBeNull();
  });

  describe("where an agenda may be scored", () => {
    const advanced = (n: number) => [{ server: "Server 1", central: false, ice: [], cards: [card("Server 1 card 1", "Nisei MK II", { faceup: false, counters: { advancement: n } })] }];
    const between = (n: number) => view({ seat: "corp", decision: window("5.6.2a"), servers: advanced(n) });
    const score = offer("score", { at: "Server 1 card 1" });
    const never = { ...STANDARD, runs: false, turns: false };

    it("stops between the Corp's actions, whatever else is wanted", () => {
      expect(passes(between(4), [score, offer("pass")], never)).toBeNull();
      expect(passes(between(4), [score, offer("pass")], never, true)).toBeNull();
    });

    it("does not tell a person by a stop whether the agenda could be scored, and does not bother who plays a computer", () => {
      expect(passes(between(1), [offer("pass")], never)).toBeNull();
      expect(passes(between(1), [offer("rez"), offer("pass")], never, true)?.verb).toBe("pass");
      expect(passes(between(0), [offer("pass")], never)?.verb).toBe("pass");
      const end = { ...between(4), decision: window("5.6.3b") };
      expect(passes(end, [offer("pass")], never)?.verb).toBe("pass");
    });
  });

  it("stops at every step if that is wanted", () => {
    const seen = view({ seat: "corp", decision: window("5.7.1e") });
    expect(passes(seen, [offer("pass")], { ...STANDARD, every: true })).toBeNull();
  });

  it("never answers a question that is not a window for the player", () => {
    const seen = view({ decision: { side: "runner", step: "6.9.5c", kind: "jack-out", rule: "6.9.5c" } });
    expect(passes(seen, [offer("continue"), offer("jack-out")], STANDARD)).toBeNull();
  });

  it("never answers for the other seat", () => {
    const seen = view({ seat: "runner", decision: window("5.7.1e") });
    expect(passes(seen, [offer("pass")], STANDARD)).toBeNull();
  });
});
