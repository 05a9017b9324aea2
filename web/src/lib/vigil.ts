// Whether the server is still there. A connection can be gone without anyone being told, and an answer with it.

/** Nothing was heard for so long: the server is asked whether it is there. */
export const QUIET = 20_000;
/** Something that must be answered was not, for so long: the connection is given up. */
export const ANSWER = 10_000;

export class Vigil {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waits = false;

  /** `ask` sends something that must be answered; `lost` is told that nothing was. */
  constructor(
    readonly ask: () => void,
    readonly lost: () => void,
  ) {}

  /** Something was heard, or the connection was made. */
  heard(): void {
    this.#waits = false;
    this.#set(() => {
      this.ask();
      this.expect();
    }, QUIET);
  }

  /** Something was sent that must be answered. */
  expect(): void {
    if (this.#waits) return;
    this.#waits = true;
    this.#set(this.lost, ANSWER);
  }

  /** The connection is gone. */
  end(): void {
    this.#waits = false;
    clearTimeout(this.#timer);
  }

  #set(act: () => void, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }
}
