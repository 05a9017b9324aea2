// A board that is played for practice. Where it stands follows from the choices alone, so taking back is asking with fewer of them.

import { Refused } from "./api";
import { Pace } from "./pace";
import { moving, PACES, say, settings } from "./settings.svelte";
import type { LogLine, Offer, Table, View } from "./view";

/** How long a table stays on which the opponent has done something. */
const FOLLOW = 650;

export interface Asked {
  choices: readonly string[];
  option?: string;
  breaks?: { at: string; subroutine?: number };
}

export interface Practised {
  choices: string[];
  /** How many of them can stand. */
  good: number;
  tables: Table[];
}

export type Why = { text: string; rule: string; possible: boolean };

export abstract class Practice<Told extends Practised> {
  /** How it stands. */
  told = $state.raw<Told | null>(null);
  /** The table that is shown: on the way to how it stands, what happened is shown one after the other. */
  table = $state.raw<Table | null>(null);
  before = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  why = $state.raw<Why | null>(null);
  error = $state<string | null>(null);
  busy = $state(false);
  /** Whoever went astray wants to see what comes of it. */
  curious = $state(false);

  /** How many choices there were before each act. */
  #acts: number[] = [];
  /** What follows once the table is shown. */
  #then: ((table: Table) => void) | null = null;
  readonly #pace = new Pace<Table>(
    (table) => this.#show(table),
    (table) => (moving() && !table.offers.length && table.log.length && !table.fresh ? (settings.pace === "step" ? FOLLOW : FOLLOW * PACES[settings.pace]) : 0),
  );

  constructor(readonly key: string) {}

  protected abstract play(asked: Asked): Promise<Told>;
  protected abstract reason(about: string): Promise<Why>;
  /** The code with which the server refuses choices that do not fit any more. */
  protected abstract readonly changed: string;

  /** It stands anew: what is to be kept of it is kept here. */
  protected stands(_told: Told): void {
    // nothing is kept unless somebody says what
  }

  /** What is chosen without asking, if anything. */
  protected unasked(_view: View, _offers: readonly Offer[]): Offer | null {
    return null;
  }

  /** Choices that were kept do not fit any more. */
  protected forget(): void {
    // nothing was kept unless somebody says what
  }

  close(): void {
    this.#pace.clear();
  }

  get view(): View | null {
    return this.table?.view ?? null;
  }

  /** Whether what is shown is how it stands, and not something on the way to it. */
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
    await this.look({ choices, option: typeof option === "string" ? option : option.text });
  }

  async breakAll(at: string, subroutine?: number): Promise<void> {
    if (!this.settled) return;
    this.#acts.push(this.choices.length);
    await this.look({ choices: this.choices, breaks: { at, ...(subroutine === undefined ? {} : { subroutine }) } });
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
    await this.to(this.#acts.pop() ?? this.choices.length - 1);
  }

  /** Back to where the goal was in reach. */
  async takeBack(): Promise<void> {
    await this.to(this.told?.good ?? 0);
  }

  async again(): Promise<void> {
    await this.to(0);
  }

  protected async to(count: number): Promise<void> {
    this.#acts = this.#acts.filter((place) => place < count);
    this.curious = false;
    this.#pace.clear();
    await this.look({ choices: this.choices.slice(0, count) });
  }

  /** Say it all again in another language. */
  async speak(): Promise<void> {
    if (this.told) await this.look({ choices: this.choices });
  }

  async ask(about: string): Promise<void> {
    this.why = null;
    this.why = await this.reason(about).catch(() => null);
  }

  protected async look(asked: Asked): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      const told = await this.play(asked);
      this.stands(told);
      this.told = told;
      if (told.tables.at(-1)?.fresh) this.#pace.clear();
      this.busy = false;
      for (const table of told.tables) this.#pace.push(table);
    } catch (reason) {
      this.busy = false;
      if (reason instanceof Refused && reason.code === this.changed && asked.choices.length) {
        this.forget();
        await this.look({ choices: [] });
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
    const unasked = this.unasked(table.view, table.offers);
    if (unasked) void this.choose(unasked, true);
  }

  /** See what comes of it. */
  playOn(): void {
    this.curious = true;
    if (this.table && this.settled) this.#show(this.table);
  }
}
