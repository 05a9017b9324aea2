import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Game, type Table } from "../src/lib/game.svelte";
import { ANSWER } from "../src/lib/vigil";

/** The client's end of a connection, whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = Wire.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const offer = { text: "gain", verb: "gain", label: "Gain 1 credit" };
const table = (n: number): Partial<Table> => ({ type: "table", n, view: null, offers: [offer as never], log: [], fresh: true, seats: {} as never, result: null, undo_asked: null });
const choices = (wire: Wire | undefined): unknown[] => (wire?.sent ?? []).filter((message) => message.type === "choose");

describe("a seat at a game", () => {
  let game: Game;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.made = [];
    game = new Game("g", "t");
    game.open();
    Wire.made[0]?.onopen?.();
    Wire.made[0]?.tells(table(1));
  });
  afterEach(() => {
    game.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("chooses once, and is alive again when the table comes", () => {
    game.choose("gain");
    game.choose("gain");
    expect(choices(Wire.made[0])).toEqual([{ type: "choose", n: 1, option: "gain" }]);
    expect(game.offers).toEqual([]);
    Wire.made[0]?.tells(table(2));
    expect(game.offers).toEqual([offer]);
  });

  it("passes at once where a computer waits and nothing happened, and after the same pause where a person does", () => {
    const window = (kind: string, log: object[]): object => ({
      ...table(2),
      fresh: false,
      log,
      offers: [{ text: "pass", verb: "pass", label: "Pass" }],
      view: { seat: "runner", run: null, encounter: null, servers: [], rig: [], corp: { identity: {} }, runner: { identity: {} }, turn: {}, decision: { side: "runner", kind: "window", step: "5.7.1e" } },
      seats: { corp: { kind }, runner: { kind: "person" } },
    });
    const passedAfter = (kind: string, log: object[]): number => {
      const before = choices(Wire.made[0]).length;
      Wire.made[0]?.tells(window(kind, log));
      for (let waited = 0; ; waited += 10, vi.advanceTimersByTime(10)) if (choices(Wire.made[0]).length > before) return waited;
    };
    expect(passedAfter("computer", [])).toBeLessThan(100);
    expect(passedAfter("computer", [{ kind: "rezzed" }])).toBeGreaterThan(300);
    expect(passedAfter("person", [])).toBeGreaterThan(300);
  });

  it("does not go on saying that there is no connection once there is one", () => {
    const first = Wire.made[0];
    if (first) first.readyState = 3;
    game.choose("gain");
    expect(game.error).not.toBeNull();
    first?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    Wire.made[1]?.onopen?.();
    expect(game.error).toBeNull();
  });

  it("connects anew when a choice is never answered, and can choose again", () => {
    game.choose("gain");
    vi.advanceTimersByTime(ANSWER);
    expect(game.connected).toBe(false);
    vi.advanceTimersByTime(1000);
    const [old, fresh] = Wire.made;
    expect(old?.readyState).toBe(3);
    old?.tells(table(7)); // too late: nobody listens there any more
    expect(game.table?.n).toBe(1);
    fresh?.onopen?.();
    fresh?.tells(table(2));
    expect([game.connected, game.failed, game.busy, game.table?.n]).toEqual([true, false, false, 2]);
    game.choose("gain");
    expect(choices(fresh)).toEqual([{ type: "choose", n: 2, option: "gain" }]);
  });

  it("does not wait for an answer to what is asked of the other player only", () => {
    Wire.made[0]?.tells({ ...table(2), undo: "ask" });
    game.tell("undo");
    vi.advanceTimersByTime(ANSWER + 1000);
    expect(Wire.made).toHaveLength(1);
  });

  it("stays away when the server says so for good", () => {
    Wire.made[0]?.tells({ type: "error", error: "no-game", text: "There is no such game." });
    Wire.made[0]?.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(game.refused).toBe("There is no such game.");
    expect(Wire.made).toHaveLength(1);
  });
});
