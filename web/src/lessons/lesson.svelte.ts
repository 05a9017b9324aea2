// A lesson being played. Where it stands follows from the choices alone, so taking back is asking with fewer of them.

import { Refused } from "../lib/api";
import { Pace } from "../lib/pace";
import { passes, sensible } from "../lib/policy";
import { moving, PACES, say, settings } from "../lib/settings.svelte";
import type { LogLine, Offer, Table, View } from "../lib/view";
import { GO_ON, lessons, type Asked, type LessonShown } from "./api";
import { keepBegun, keepLearned, progress } from "./progress";

/** How long a table stays on which the opponent has done something. */
const FOLLOW = 650;

export class LessonPlay {
  /** How the lesson stands. */
  told = $state.raw<LessonShown | null>(null);
  /** The table that is shown: on the way to how it stands, what happened is shown one after the other. */
  table = $state.raw<Table | null>(null);
  before = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  why = $state.raw<{ text: string; rule: string; possible: boolean } | null>(null);
  error = $state<string | null>(null);
  busy = $state(false);
  /** Whoever went astray wants to see what comes of it. */
  curious = $state(false);

  /** How many choices there were before each act of the learner. */
  #acts: number[] = [];
  /** What follows once the table is shown. */
  #then: ((table: Table) => void) | null = null;
  readonly #pace = new Pace<Table>(
    (table) => this.#show(table),
    (table) => (moving() && !table.offers.length && table.log.length && !table.fresh ? (settings.pace === "step" ? FOLLOW : FOLLOW * PACES[settings.pace]) : 0),
  );

  constructor(readonly key: string) {}

  open(): Promise<void> {
    return this.#ask({ choices: progress().begun[this.key] ?? [] });
  }

  close(): void {
    this.#pace.clear();
  }

  get view(): View | null {
    return this.table?.view ?? null;
  }

  /** Whether what is shown is how the lesson stands, and not something on the way to it. */
  get settled(): boolean {
    return !this.busy && this.table !== null && this.table === this.told?.tables.at(-1);
  }

  get offers(): Offer[] {
    return this.settled ? (this.table?.offers ?? []) : [];
  }

  get choices(): readonly string[] {
    return this.told?.choices ?? [];
  }

  async choose(option: Offer | string, auto = false): Promise<void> {
    if (!this.settled) return;
    const { choices } = this;
    if (!auto) this.#acts.push(choices.length);
    this.why = null;
    await this.#ask({ choices, option: typeof option === "string" ? option : option.text });
  }

  goOn(): Promise<void> {
    return this.choose(GO_ON);
  }

  async breakAll(at: string, subroutine?: number): Promise<void> {
    if (!this.settled) return;
    this.#acts.push(this.choices.length);
    await this.#ask({ choices: this.choices, breaks: { at, ...(subroutine === undefined ? {} : { subroutine }) } });
  }

  /** Answer the same question several times. */
  async chooseAll(offers: readonly Offer[]): Promise<void> {
    const texts = offers.map((offer) => offer.text);
    for (const [i, text] of texts.entries()) {
      if (i && !this.offers.some((offer) => offer.text === text)) return;
      await this.choose(text, i > 0);
    }
  }

  /** Install a card in or before a server. */
  async install(offer: Offer, server: string): Promise<void> {
    this.#then = (table) => {
      const there = table.view?.decision?.kind === "destination" ? table.offers.find((one) => one.server === server) : undefined;
      if (there) void this.choose(there, true);
    };
    await this.choose(offer);
  }

  /** Back to before the last act. */
  async undo(): Promise<void> {
    if (!this.choices.length || this.busy) return;
    await this.#to(this.#acts.pop() ?? this.choices.length - 1);
  }

  /** Back to where the goal was in reach. */
  async takeBack(): Promise<void> {
    await this.#to(this.told?.good ?? 0);
  }

  async again(): Promise<void> {
    await this.#to(0);
  }

  async #to(count: number): Promise<void> {
    this.#acts = this.#acts.filter((place) => place < count);
    this.curious = false;
    this.#pace.clear();
    await this.#ask({ choices: this.choices.slice(0, count) });
  }

  /** Say it all again in another language. */
  async speak(): Promise<void> {
    if (this.told) await this.#ask({ choices: this.choices });
  }

  async ask(about: string): Promise<void> {
    this.why = null;
    this.why = await lessons.why(this.key, this.choices, about).catch(() => null);
  }

  async #ask(asked: Asked): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      const told = await lessons.play(this.key, asked);
      // Something came of it: that is the moment to ask again.
      if (told.status !== "astray" || (told.answer === "said" && told.words !== this.told?.words)) this.curious = false;
      this.told = told;
      if (told.status === "done") keepLearned(this.key);
      else keepBegun(this.key, told.choices);
      if (told.tables.at(-1)?.fresh) this.#pace.clear();
      this.busy = false;
      for (const table of told.tables) this.#pace.push(table);
    } catch (reason) {
      this.busy = false;
      if (reason instanceof Refused && reason.code === "lesson-changed" && asked.choices.length) {
        keepBegun(this.key, []);
        await this.#ask({ choices: [] });
      } else this.error = reason instanceof TypeError ? say("server-away") : reason instanceof Error ? reason.message : String(reason);
    }
  }

  #show(table: Table): void {
    this.before = table.fresh ? null : (this.table?.view ?? null);
    this.log = table.fresh ? table.log : [...this.log, ...table.log];
    this.table = table;
    if (!this.settled || !table.view) return;
    const then = this.#then;
    this.#then = null;
    if (then) then(table);
    if (this.busy) return;
    // Where the lesson leads, the server passes what need not be asked; elsewhere the player's own policy does.
    const plain = sensible(table.view, table.offers);
    const pass = plain ?? (this.told?.free || this.told?.status === "astray" ? passes(table.view, table.offers, settings.policy, true) : null);
    if (pass && !(this.told?.status === "astray" && !this.curious)) void this.choose(pass, true);
  }

  /** See what comes of it. */
  playOn(): void {
    this.curious = true;
    if (this.table && this.settled) this.#show(this.table);
  }
}
