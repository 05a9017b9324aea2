// A puzzle being solved: every question is put, for any of them may be the one that matters.

import { Practice, type Asked, type Why } from "../lib/practice.svelte";
import { puzzles, type PuzzleShown } from "./api";
import { keepSolved, keepTried, progress, type Solved } from "./progress";

export class PuzzlePlay extends Practice<PuzzleShown> {
  protected readonly changed = "puzzle-changed";
  /** How it was solved the first time. */
  solved = $state.raw<Solved | null>(null);
  /** An act that keeps the goal in reach, for whoever asked. */
  hint = $state("");

  readonly #began = Date.now();
  readonly #before: Solved;
  #wrong = 0;

  constructor(
    key: string,
    /** The day whose puzzle it is, if it is one. */
    readonly day: () => string | null,
  ) {
    super(key);
    this.#before = progress().tried[key] ?? { tries: 1, seconds: 0 };
  }

  open(): Promise<void> {
    return this.look({ choices: [] });
  }

  get seconds(): number {
    return this.#before.seconds + (Date.now() - this.#began) / 1000;
  }

  get tries(): number {
    return this.#before.tries + this.#wrong;
  }

  async help(): Promise<void> {
    const { told } = this;
    if (!told || told.status !== "open" || this.busy) return;
    this.hint = await puzzles.play(this.key, { choices: told.choices, hint: true }).then(
      (shown) => shown.hint,
      () => "",
    );
  }

  protected play(asked: Asked): Promise<PuzzleShown> {
    return puzzles.play(this.key, asked);
  }

  protected reason(about: string): Promise<Why> {
    return puzzles.why(this.key, this.choices, about);
  }

  protected override stands(told: PuzzleShown): void {
    this.hint = "";
    const wrong = told.status === "beaten" || told.status === "missed";
    if (!wrong) this.curious = false;
    if (wrong && this.told?.status === "open") this.#wrong += 1;
    if (told.status === "solved") this.solved = keepSolved(this.key, this.tries, this.seconds, this.day());
    else if (told.choices.length) keepTried(this.key, this.tries, this.seconds);
  }
}
