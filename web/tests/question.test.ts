import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Question from "../src/parts/Question.svelte";
import { offer } from "./fixtures";

function asked(): ReturnType<typeof vi.fn> {
  const choose = vi.fn();
  render(Question, { question: "Do you act?", waiting: null, offers: [offer("use"), offer("pass")], busy: false, passing: false, choose });
  return choose;
}

describe("the keys of a question", () => {
  afterEach(cleanup);

  it("take an option by its digit, and go on with the space bar", async () => {
    const choose = asked();
    await fireEvent.keyDown(document.body, { key: "1" });
    await fireEvent.keyDown(document.body, { key: " " });
    expect(choose.mock.calls.map(([taken]) => (taken as { verb: string }).verb)).toEqual(["use", "pass"]);
  });

  it("answer once, however long they are held down", async () => {
    const choose = asked();
    await fireEvent.keyDown(document.body, { key: "1", repeat: true });
    await fireEvent.keyDown(document.body, { key: " ", repeat: true });
    expect(choose).not.toHaveBeenCalled();
  });

  it("do not pass with Escape, which closes what lies above the table", async () => {
    const choose = asked();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("a choice that is not answered at once", () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("is said to be on its way, once that takes long", async () => {
    vi.useFakeTimers();
    const given = { question: "Do you act?", waiting: null, offers: [], passing: false, choose: vi.fn() };
    const { rerender, queryByRole } = render(Question, { ...given, busy: true });
    await vi.advanceTimersByTimeAsync(900);
    expect(queryByRole("status")).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(queryByRole("status")?.textContent).toBe("Your choice is on its way…");
    await rerender({ ...given, busy: false });
    expect(queryByRole("status")).toBeNull();
  });
});
