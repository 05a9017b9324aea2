import { describe, expect, it } from "vitest";
import { dock, firstNumber, likelyOf } from "../src/lib/acts";
import type { Breaking } from "../src/lib/game.svelte";
import { card, offer, view } from "./fixtures";

const encounter = (broken: number[] = []) =>
  view({
    servers: [{ server: "HQ", central: true, ice: [card("HQ ice 1", "Enigma")], cards: [] }],
    run: { server: "HQ", phase: "encounter-ice", position: 1, ice: "HQ ice 1", successful: false },
    encounter: { ice: "HQ ice 1", subroutines: 2, broken },
    decision: { side: "runner", step: "6.9.3b", kind: "window", rule: "6.9.3b" },
  });
const plan = (extra: Partial<Breaking> = {}): Breaking => ({ at: "rig 1", card: "Gordian Blade", cost: 2, clicks: 0, steps: ["use"], complete: true, ...extra });

describe("the filled button", () => {
  it("is the cheapest full break while subroutines are unbroken, and never passing", () => {
    const asked = dock(encounter(), [offer("use", { card: "Gordian Blade" }), offer("pass")], [plan(), plan({ at: "rig 2", cost: 5 })]);
    expect(asked.primary).toMatchObject({ key: "B", breakAt: "rig 1", credits: 2 });
    expect(asked.secondary.find((act) => act.offer?.verb === "pass")).toMatchObject({ danger: true, key: "N" });
  });
  it("is nothing if no break can be paid", () => {
    const asked = dock(encounter(), [offer("use"), offer("pass")], [plan({ complete: false, cost: null, steps: [] })]);
    expect(asked.primary).toBeNull();
  });
  it("goes past the ice once nothing is left to fire", () => {
    const asked = dock(encounter([1, 2]), [offer("use"), offer("pass")], []);
    expect(asked.primary?.say?.[0]).toBe("act-past-ice");
  });
  it("scores and steals", () => {
    const corp = view({ seat: "corp", decision: { side: "corp", step: "5.6.2a", kind: "window", rule: "5.6.2a" } });
    expect(likelyOf(corp, [offer("rez"), offer("score"), offer("pass")])?.verb).toBe("score");
    const access = view({ decision: { side: "runner", step: "7.2", kind: "steal", rule: "1.15.9a" } });
    expect(likelyOf(access, [offer("steal"), offer("decline")])?.verb).toBe("steal");
  });
  it("passes only where nothing else can be done", () => {
    const idle = view({ decision: { side: "runner", step: "5.7.1e", kind: "window", rule: "5.7.1e" } });
    expect(dock(idle, [offer("use"), offer("pass")], []).primary).toBeNull();
    expect(dock(idle, [offer("pass")], []).primary?.offer?.verb).toBe("pass");
  });
  it("is not filled where the only answer trashes a card", () => {
    const install = view({ seat: "corp", decision: { side: "corp", step: "5.6.2b", kind: "trash-like", rule: "8.5.5" } });
    expect(dock(install, [offer("pick", { card: "Nisei MK II" })], []).primary).toMatchObject({ danger: true });
  });
  it("names the turn that begins or ends where nothing more is done", () => {
    const begins = view({ seat: "corp", turn: { number: 3, side: "corp", phase: "draw", step: "5.6.1b" }, decision: { side: "corp", step: "5.6.1b", kind: "window", rule: "5.6.1b", moment: "begin", could_act: ["rez"] } });
    const asked = dock(begins, [offer("rez"), offer("pass")], []);
    expect([asked.headline?.[0], asked.secondary[0]?.say?.[0]]).toEqual(["ask-window-begin", "act-begin-turn"]);
  });
  it("rezzes the ice that is approached", () => {
    const approach = view({
      seat: "corp",
      run: { server: "HQ", phase: "approach-ice", position: 1, ice: "HQ ice 1", successful: false },
      decision: { side: "corp", step: "6.9.2e", kind: "window", rule: "6.9.2e" },
    });
    const asked = dock(approach, [offer("rez", { at: "HQ ice 1", card: "Enigma" }), offer("pass")], []);
    expect(asked.primary).toMatchObject({ key: "R" });
    expect(asked.secondary[0]?.say?.[0]).toBe("act-leave-facedown");
  });
  it("trashes what is accessed only if it is cheap for the Runner", () => {
    const access = view({ decision: { side: "runner", step: "7.2", kind: "trash-accessed", rule: "7.2.1" } });
    const dear = [offer("trash", { price: { credits: 4, clicks: 0 } }), offer("no")];
    expect(likelyOf(access, dear)?.verb).toBe("no");
    expect(likelyOf(access, [offer("trash", { price: { credits: 2, clicks: 0 } }), offer("no")])?.verb).toBe("trash");
  });
  it("trashes nothing before an install", () => {
    const install = view({ seat: "corp", decision: { side: "corp", step: "8.3.3", kind: "trash-like", rule: "8.3.3" } });
    expect(dock(install, [offer("trash"), offer("done")], []).primary?.offer?.verb).toBe("done");
  });
  it("pays with as many credits of a card as it can, out of numbers that rise", () => {
    const paying = view({ decision: { side: "runner", step: "", kind: "pay-from", rule: "1.10.3c", card: "The Toolbox" } });
    const numbers = dock(paying, [2, 1, 0].map((number) => offer("number", { number })), []).numbers ?? [];
    expect(numbers.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(numbers[firstNumber(paying, numbers)]?.number).toBe(2);
  });
  it("accesses everything in Archives, where the order seldom matters", () => {
    const breach = view({ decision: { side: "runner", step: "7.6.5", kind: "access-next", rule: "7.6.5", number: 3 } });
    const two = [offer("access", { at: "Archives", card: "Enigma" }), offer("access", { at: "Archives", card: "Snare!" })];
    expect(dock(breach, two, [], true).primary).toMatchObject({ all: true, say: ["act-access-all", { n: 3 }] });
    expect(dock(breach, two, []).primary?.offer?.card).toBe("Enigma"); // a lesson wants one act after the other
    expect(dock(breach, [offer("access", { at: "Archives" }), offer("access", { server: "R&D" })], [], true).primary?.all).toBeUndefined();
  });
});

describe("what is accessed", () => {
  it("is stolen or passed by in words that say so, and the button says what it brings", () => {
    const access = view({
      access: { server: "HQ", at: null, card: "Nisei MK II" },
      decision: { side: "runner", step: "7.2", kind: "trash-accessed", rule: "7.2.1" },
    });
    const stolen = dock(access, [offer("no", { points: 2 })], []);
    expect([stolen.headline?.[0], stolen.primary?.points]).toEqual(["ask-steals", 2]);
    expect(dock(access, [offer("no")], []).headline?.[0]).toBe("ask-accessed");
  });
});

describe("keys", () => {
  it("of servers are the same wherever one is asked for, in the order in which they lie", () => {
    const corp = view({ seat: "corp", decision: { side: "corp", step: "5.6.2b", kind: "destination", rule: "8.5.4" } });
    const places = ["HQ", "R&D", "Archives", "Server 4", "new remote"].map((server) => offer("server", { server }));
    const remote = { server: "Server 4", central: false, ice: [], cards: [] };
    const asked = dock({ ...corp, servers: [...corp.servers, remote] }, places, []);
    expect(asked.list.map((act) => [act.key, act.offer?.server])).toEqual([["A", "Archives"], ["D", "R&D"], ["H", "HQ"], ["4", "Server 4"], ["N", "new remote"]]);
  });
  it("of cards count their places", () => {
    const corp = view({ seat: "corp", decision: { side: "corp", step: "5.6.2b", kind: "target", rule: "1.15" } });
    expect(dock(corp, [offer("pick", { at: "HQ ice 1" }), offer("pick", { at: "Server 4 ice 1" })], []).list.map((act) => act.key)).toEqual(["1", "2"]);
  });
  it("mean the same whatever else is offered", () => {
    const action = view();
    const few = dock(action, [offer("gain"), offer("draw")], []).pad ?? [];
    const many = dock(action, [offer("play", { card: "Diesel" }), offer("run", { server: "HQ" }), offer("gain"), offer("draw"), offer("remove-tag")], []).pad ?? [];
    expect(few.map((act) => act.key)).toEqual(["1", "2", "R", "T"]);
    expect(many.map((act) => act.key)).toEqual(["1", "2", "R", "T"]);
    expect(few.map((act) => Boolean(act.off))).toEqual([false, false, true, true]);
  });
  it("of the Corp advance and purge, and purging says what it takes", () => {
    const corp = view({ seat: "corp", decision: { side: "corp", step: "5.6.2b", kind: "action", rule: "5.6.2b" } });
    const pad = dock(corp, [offer("gain"), offer("draw"), offer("purge")], []).pad ?? [];
    expect(pad.map((act) => act.key)).toEqual(["1", "2", "A", "V"]);
    expect(pad[3]?.say?.[0]).toBe("act-purge");
  });
});
