import { describe, expect, it } from "vitest";
import { pack, unpack } from "../src/lib/poslink";
import { actsOn, cardsAt, fits, inRun, inTurn, runsOn, serversOf, withCards, write, type Board, type Placed } from "../src/lib/positions";

const placed = (title: string, extra: Partial<Placed> = {}): Placed => ({ title, facedown: false, counters: {}, hosted: [], notes: [], ...extra });

function board(): Board {
  const half = () => ({ identity: null, credits: 5, clicks: null, numbers: {}, hand: [], deck: [], discard: [], score: [], others: {} });
  return { corp: half(), runner: half(), servers: [], rig: [], turn: "runner", turn_number: 2, rule: "5.7.1f", run: "", run_credits: 0, seed: 0 };
}

describe("a board", () => {
  it("is written as the engine reads it", () => {
    let made = withCards(board(), { zone: "ice", server: "HQ" }, [placed("Enigma", { facedown: true }), placed("Ice Wall", { counters: { advancement: 2 } })]);
    made = withCards(made, { zone: "cards", server: "Server 1" }, [placed("Nisei MK II", { facedown: true, counters: { advancement: 1 } })]);
    made = withCards(made, { zone: "rig" }, [placed("Gordian Blade", { hosted: [placed("The Personal Touch")] }), placed("Femme Fatale", { notes: ["remembers HQ ice 1"] })]);
    made = withCards(made, { zone: "deck", side: "corp" }, [placed("Hedge Fund"), placed("Hedge Fund"), placed("Snare!")]);
    made = { ...made, runner: { ...made.runner, clicks: 3, numbers: { tags: 1, "brain damage": 0 } } };
    expect(write(made)).toBe(
      [
        "corp:",
        "  credits 5",
        "  deck: 2 Hedge Fund, Snare!",
        "  HQ: ice (Enigma), Ice Wall {advancement 2}",
        "  Server 1: cards (Nisei MK II {advancement 1})",
        "runner:",
        "  credits 5, clicks 3, tags 1",
        "  rig: Gordian Blade [The Personal Touch], Femme Fatale {remembers HQ ice 1}",
        "turn: runner 2",
        "",
      ].join("\n"),
    );
  });

  it("keeps a server as long as something is in it, and always has room for another", () => {
    const place = { zone: "cards", server: "Server 1" } as const;
    const made = withCards(board(), place, [placed("PAD Campaign")]);
    expect(serversOf(made).map((server) => server.name)).toEqual(["Archives", "R&D", "HQ", "Server 1", "Server 2"]);
    expect(serversOf(withCards(made, place, [])).map((server) => server.name)).toEqual(["Archives", "R&D", "HQ", "Server 1"]);
    expect(cardsAt(made, place)).toHaveLength(1);
  });

  it("offers only encounters with ice that is rezzed", () => {
    const made = withCards(board(), { zone: "ice", server: "HQ" }, [placed("Enigma"), placed("Ice Wall", { facedown: true })]);
    expect(runsOn(made, "HQ")).toEqual(["HQ, approaching ice 2", "HQ, approaching ice 1", "HQ, encountering ice 1", "HQ, approaching server", "HQ, at 6.9.5g"]);
    expect(write(inRun(inTurn(made, "corp"), "HQ, approaching ice 2"))).toContain("turn: runner 2\nrun: HQ, approaching ice 2");
  });

  it("takes only what can lie in a place", () => {
    expect(fits({ zone: "cards", server: "HQ" }, { side: "corp", type: "asset" })).toBe(false);
    expect(fits({ zone: "cards", server: "Server 1" }, { side: "corp", type: "asset" })).toBe(true);
    expect(fits({ zone: "score", side: "runner" }, { side: "corp", type: "agenda" })).toBe(true);
    expect(fits({ zone: "hand", side: "runner" }, { side: "corp", type: "ice" })).toBe(false);
  });

  it("knows what one may ask about a card", () => {
    expect(actsOn({ zone: "ice", server: "HQ" }, placed("Enigma", { facedown: true }), 0, "ice").map((act) => act.about)).toEqual(["rez Enigma [HQ ice 1]", "advance Enigma"]);
    expect(actsOn({ zone: "hand", side: "runner" }, placed("Diesel"), 0, "event")).toEqual([{ side: "runner", about: "play Diesel" }]);
  });
});

describe("a link", () => {
  it("holds a position and what was played", async () => {
    const asked = { text: "corp:\n  hand: ¡Cepo!\n", choices: ["run HQ", "pass"], mode: "full" as const };
    const packed = await pack(asked);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed ?? "")).toEqual(asked);
  });

  it("is not made too long, and nonsense is none", async () => {
    let state = 7;
    const noise = Array.from({ length: 9000 }, () => String.fromCharCode(33 + ((state = (state * 48271) % 2147483647) % 90))).join("");
    expect(await pack({ text: noise, choices: [], mode: "forced" })).toBeNull();
    for (const bad of ["", "%%%", "abc", "a".repeat(7000)]) expect(await unpack(bad)).toBeNull();
  });

  it("is not unpacked beyond bounds", async () => {
    const packed = new Blob(["[" + '"a'.repeat(3_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/[+/=]/g, "-");
    expect(await unpack(text.slice(0, 5999))).toBeNull();
  });
});
