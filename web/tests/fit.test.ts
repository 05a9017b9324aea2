import { describe, expect, it } from "vitest";
import { titleSize, widthOf } from "../src/faces/fit";

describe("a title", () => {
  it("keeps its size where there is room", () => expect(titleSize("Enigma", 20, 200, 1)).toBe(20));
  it("shrinks before it is cut, but stays readable", () => {
    const size = titleSize("Wall of Static", 22, 100, 1);
    expect(size).toBeLessThan(22);
    expect(size * widthOf("Wall of Static")).toBeLessThanOrEqual(101);
    expect(titleSize("Revientacódigos Armitage", 20, 20, 1)).toBe(11);
  });
  it("is larger in two lines than in one, and no line is broken within a word", () => {
    const room = 70;
    const one = titleSize("Muro de Estática", 20, room, 1);
    const two = titleSize("Muro de Estática", 20, room, 2);
    expect(two).toBeGreaterThan(one);
    expect(two * widthOf("Estática")).toBeLessThanOrEqual(room + 1);
  });
});
