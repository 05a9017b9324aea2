import { describe, expect, it } from "vitest";
import { alive, onward } from "../src/lib/offers";
import { offer, view } from "./fixtures";

describe("what is alive on the table", () => {
  it("finds cards in hand by title, servers by name, installed cards by place", () => {
    const play = offer("play", { at: "grip", card: "Diesel" });
    const run = offer("run", { server: "HQ" });
    const use = offer("use", { at: "rig 1", card: "Magnum Opus", number: 0 });
    const gain = offer("gain");
    const found = alive(view(), [play, run, use, gain]);
    expect(found.byHand.get("Diesel")).toEqual([play]);
    expect(found.byServer.get("HQ")).toEqual([run]);
    expect(found.byPlace.get("rig 1")).toEqual([use]);
    expect(found.general).toEqual([gain]);
  });

  it("gathers several options about one card", () => {
    const install = offer("install", { at: "grip", card: "Crypsis" });
    const pick = offer("pick", { at: "grip", card: "Crypsis", text: "pick Crypsis" });
    expect(alive(view(), [install, pick]).byHand.get("Crypsis")).toHaveLength(2);
  });

  it("takes cards of piles into the list as well, since they do not lie on the table", () => {
    const pick = offer("pick", { at: "stack", card: "Crypsis" });
    const found = alive(view(), [pick]);
    expect(found.byPile.get("stack")).toEqual([pick]);
    expect(found.general).toEqual([pick]);
  });
});

describe("the option that goes on", () => {
  it("is the pass of a window", () => {
    const pass = offer("pass");
    expect(onward([offer("rez"), pass])).toBe(pass);
  });
  it("is nothing where everything does something", () => {
    expect(onward([offer("gain"), offer("draw")])).toBeNull();
  });
});
