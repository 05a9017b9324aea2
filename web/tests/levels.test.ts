import { expect, test } from "vitest";
import { rivalAfter } from "../src/lib/levels";

const LEVELS = ["beginner", "novice", "adept"].map((key) => ({ key, name: key }));

test("after a win a stronger opponent is next, after a loss a weaker one", () => {
  expect(rivalAfter(LEVELS, "novice", true)?.key).toBe("adept");
  expect(rivalAfter(LEVELS, "novice", false)?.key).toBe("beginner");
});

test("beyond the strongest and the weakest there is nobody", () => {
  expect(rivalAfter(LEVELS, "adept", true)).toBeNull();
  expect(rivalAfter(LEVELS, "beginner", false)).toBeNull();
  expect(rivalAfter(LEVELS, "unheard of", false)).toBeNull();
});
