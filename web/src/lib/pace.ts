// Things that come too fast to be followed are shown one after the other. Time is measured, not read off a clock that may be
// set back.

export class Pace<T> {
  #waiting: T[] = [];
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** `rest` says how long a thing stays before the next one, in milliseconds; `left` is how many wait behind it. */
  constructor(
    readonly show: (thing: T) => void,
    readonly rest: (thing: T, left: number) => number,
  ) {}

  /** How many things wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Let nothing more come until it is let go, or asked for step by step. */
  hold(held: boolean): void {
    this.#held = held;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!held) {
      this.#until = Math.min(this.#until, performance.now());
      this.#arm();
    }
  }

  /** Show the next thing now. */
  step(): void {
    const next = this.#waiting.shift();
    if (next !== undefined) this.#next(next);
    this.#arm();
  }

  push(thing: T): void {
    if (!this.#held && !this.#waiting.length && performance.now() >= this.#until) this.#next(thing);
    else {
      this.#waiting.push(thing);
      this.#arm();
    }
  }

  /** Forget what waits: something newer tells everything. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#until = 0;
  }

  #next(thing: T): void {
    this.#until = performance.now() + this.rest(thing, this.#waiting.length);
    this.show(thing);
  }

  #arm(): void {
    if (this.#held || this.#until === Infinity || !this.#waiting.length) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      while (this.#waiting.length && performance.now() >= this.#until) this.#next(this.#waiting.shift() as T);
      if (this.#waiting.length) this.#arm();
    }, Math.max(0, this.#until - performance.now()));
  }
}

/** The next step at which something happens: most steps of a game are passes. */
export function nextTold(story: readonly { step: number }[], step: number, last: number): number {
  return story.find((line) => line.step > step)?.step ?? last;
}
