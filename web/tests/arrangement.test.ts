import { describe, expect, it } from "vitest";
import { copies, inOrder, rigOf } from "../src/lib/arrangement";
import { moves } from "../src/lib/travel";
import { card, facts, view } from "./fixtures";

describe("the layout", () => {
  it("sorts the rig by kind and keeps facedown cards apart", () => {
    const pool = new Map([
      ["Crypsis", facts("Crypsis")],
      ["The Toolbox", facts("The Toolbox", { type: "hardware" })],
    ]);
    const seen = view({
      rig: [card("rig 1", "Crypsis"), card("rig 2", "The Toolbox"), card("rig 3", null, { faceup: false })],
    });
    const rig = rigOf(seen, (title) => pool.get(title ?? ""));
    expect([rig.programs.length, rig.hardware.length, rig.resources.length, rig.others.length]).toEqual([1, 1, 0, 1]);
  });

  it("lays servers out from Archives over R&D and HQ to the remotes", () => {
    const names = ["HQ", "R&D", "Archives", "Server 10", "Server 2"];
    const servers = names.map((server) => ({ server, central: false, ice: [], cards: [] }));
    expect(inOrder(servers).map((server) => server.server)).toEqual(["Archives", "R&D", "HQ", "Server 2", "Server 10"]);
  });

  it("tells copies in a hand apart", () => {
    expect(copies(["Diesel", "Diesel"]).map(({ n }) => n)).toEqual([0, 1]);
  });
});

describe("what travels", () => {
  it("flies an installed program from the grip to the rig", () => {
    const before = view();
    const after = view({ rig: [card("rig 1", "Crypsis")] });
    after.runner.hand.size = 4;
    expect(moves(before, after)).toEqual([{ what: "Crypsis", from: "grip", to: "rig 1" }]);
  });

  it("flies a drawn card from the stack to the grip", () => {
    const after = view();
    after.runner.hand.size = 6;
    after.runner.deck.size = 39;
    expect(moves(view(), after)).toEqual([{ what: "", from: "stack", to: "grip" }]);
  });

  it("flies cards that can be seen where they come to with their faces", () => {
    const damaged = view();
    damaged.runner.hand.size = 4;
    damaged.runner.discard = { ...damaged.runner.discard, size: 1, faceup: ["Diesel"] };
    expect(moves(view(), damaged)).toEqual([{ what: "Diesel", from: "grip", to: "heap" }]);
    const stolen = view();
    stolen.corp.deck.size -= 1;
    stolen.runner.score = { ...stolen.runner.score, points: 2, cards: [{ ...card("runner-score 1", "Nisei MK II"), card: "Nisei MK II", points: 2 }] };
    expect(moves(view(), stolen)).toEqual([{ what: "Nisei MK II", from: "R&D", to: "runner-score" }]);
  });

  it("does not fly a card that is turned over where it lies", () => {
    const server = (title: string | null) => [{ server: "HQ", central: true, ice: [card("HQ ice 1", title)], cards: [] }];
    expect(moves(view({ servers: server(null) }), view({ servers: server("Enigma") }))).toEqual([]);
  });
});
