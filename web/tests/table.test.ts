import { describe, expect, it } from "vitest";
import { marked } from "../src/lib/marked";
import { placeName } from "../src/lib/places";
import { wishes, type Pointed } from "../src/lib/table";

const pointed = (extra: Partial<Pointed>): Pointed => ({ title: null, at: null, zone: "rig", faceup: true, side: "runner", ...extra });

describe("what one may have meant to do with a thing that is not alive", () => {
  it("is to play or install a card of the own hand", () => {
    expect(wishes(pointed({ title: "Diesel", zone: "hand" }), "event", "runner")).toEqual(["play Diesel"]);
    expect(wishes(pointed({ title: "Crypsis", zone: "hand" }), "program", "runner")).toEqual(["install Crypsis"]);
  });
  it("is to run on a server, to draw from the own deck, to gain a credit, to remove a tag", () => {
    expect(wishes(pointed({ at: "HQ", zone: "server", side: "corp" }), undefined, "runner")).toEqual(["run HQ"]);
    expect(wishes(pointed({ zone: "deck" }), undefined, "runner")).toEqual(["draw"]);
    expect(wishes(pointed({ zone: "credits" }), undefined, "runner")).toEqual(["gain"]);
    expect(wishes(pointed({ zone: "tags" }), undefined, "runner")).toEqual(["remove-tag"]);
  });
  it("names the place of a card of which there may be several", () => {
    const ice = pointed({ title: "Enigma", at: "HQ ice 1", zone: "ice", faceup: false, side: "corp" });
    expect(wishes(ice, "ice", "corp")).toEqual(["rez Enigma [HQ ice 1]"]);
  });
  it("is to break the opponent's ice or to trash what can be trashed", () => {
    expect(wishes(pointed({ title: "Enigma", at: "HQ ice 1", zone: "ice", side: "corp" }), "ice", "runner")).toEqual(["break Enigma"]);
    expect(wishes(pointed({ title: "Armitage Codebusting", at: "rig 1" }), "resource", "corp")).toEqual(["trash Armitage Codebusting"]);
  });
  it("is nothing for whoever only watches", () => {
    expect(wishes(pointed({ title: "Diesel", zone: "hand" }), "event", null)).toEqual([]);
  });
});

describe("names of cards in a sentence", () => {
  const spanish = (title: string): string => ({ "Ice Wall": "Muro de Hielo", Wall: "Muro" })[title] ?? title;
  it("are found by their name in the language, the longest first", () => {
    expect(marked("Accedes a Muro de Hielo.", ["Wall", "Ice Wall"], spanish)).toEqual([
      { text: "Accedes a ", title: null },
      { text: "Muro de Hielo", title: "Ice Wall" },
      { text: ".", title: null },
    ]);
  });
  it("may be none", () => {
    expect(marked("Pasas.", ["Diesel"], spanish)).toEqual([{ text: "Pasas.", title: null }]);
  });
});

describe("places in words", () => {
  it("are servers with what lies there, and piles", () => {
    expect(placeName("HQ ice 1")).toBe("HQ, innermost ice");
    expect(placeName("HQ ice 2")).toBe("HQ, ice 2 from the inside");
    expect(placeName("Server 3 card 1")).toBe("Server 3, card 1");
    expect(placeName("R&D 1")).toBe("R&D, card 1 from the top");
    expect(placeName("stack")).toBe("Stack");
  });
});
