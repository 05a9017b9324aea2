import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Guide from "../src/parts/Guide.svelte";
import { view } from "./fixtures";

const asked = (kind: string) => ({ side: "runner" as const, step: "5.7.1f", kind, rule: "5.7.1f" });

describe("the guide beside the table", () => {
  afterEach(cleanup);

  it("stays where it is while something is passed for the player", async () => {
    const { rerender } = render(Guide, { view: view({ decision: asked("discard") }) });
    const title = (): string => screen.getByRole("heading").textContent ?? "";
    const before = title();
    await rerender({ view: view({ decision: asked("window") }), held: true });
    expect(title()).toBe(before);
    await rerender({ view: view({ decision: asked("window") }), held: false });
    expect(title()).not.toBe(before);
  });
});
