// One seat at one game: the socket, what it told last, and what the player does.

import type { LogLine } from "./api";
import { passes } from "./policy";
import { settings } from "./settings.svelte";
import type { Lang, Offer, Side, View } from "./view";

export interface Breaking {
  at: string;
  card: string;
  cost: number | null;
  steps: string[];
  complete: boolean;
  why?: string;
}

export interface Table {
  type: "table";
  n: number;
  /** Null while the second player is missing. */
  view: View | null;
  question: string | null;
  waiting: string | null;
  step: string;
  offers: Offer[];
  log: LogLine[];
  seats: Record<Side, { name: string; kind: string; here: boolean; clock: number | null }>;
  undo: "free" | "ask" | null;
  breaking: Breaking[];
  absent: { side: Side; since: number; claim_at: number } | null;
  result: { winner: Side | null; reason: string; text: string } | null;
  lang: Lang;
}

export interface Said {
  from: Side | null;
  name: string;
  text: string;
}

interface Rematch {
  by: Side | null;
  game?: string | null;
  token?: string | null;
  side?: Side | null;
}

type Message =
  | Table
  | ({ type: "chat" } & Said)
  | { type: "why"; id: number; text: string; rule: string }
  | { type: "undo-asked"; by: Side }
  | { type: "undo-refused" }
  | ({ type: "rematch" } & Rematch)
  | { type: "error"; error: string; text: string }
  | { type: "pong" };

/** How long to wait before connecting again, in milliseconds: soon at first, then patiently. */
const RETRY = [300, 800, 1500, 3000, 5000];

export class Game {
  table = $state.raw<Table | null>(null);
  before = $state.raw<View | null>(null);
  log = $state<LogLine[]>([]);
  chat = $state<Said[]>([]);
  why = $state<{ text: string; rule: string } | null>(null);
  error = $state<string | null>(null);
  connected = $state(false);
  refused = $state(false);
  undoAsked = $state<Side | null>(null);
  rematch = $state<Rematch | null>(null);
  /** A choice is on its way: the table is not alive until it is answered. */
  busy = $state(false);
  /** The client is about to pass for its player. */
  passing = $state(false);
  /** Option texts still to be chosen one after the other: a plan such as "break all". */
  plan = $state<string[]>([]);

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  get view(): View | null {
    return this.table?.view ?? null;
  }

  /** What can be chosen now. */
  get offers(): Offer[] {
    return this.busy || this.passing || this.plan.length ? [] : (this.table?.offers ?? []);
  }

  open(): void {
    const url = new URL(`/ws/games/${this.id}`, location.origin);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("token", this.token);
    url.searchParams.set("lang", settings.lang);
    const socket = new WebSocket(url);
    this.#socket = socket;
    let fresh = true;
    socket.onopen = () => {
      this.connected = true;
      this.#tries = 0;
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (fresh) {
        this.log = [];
        fresh = false;
      }
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      this.connected = false;
      if (this.#closed) return;
      if (event.code === 4401 || event.code === 4404) {
        this.refused = true;
        return;
      }
      const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)] ?? 5000;
      setTimeout(() => {
        if (!this.#closed) this.open();
      }, wait);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  choose(offer: Offer | string): void {
    if (!this.table || this.busy) return;
    this.busy = true;
    this.error = null;
    this.why = null;
    this.#send({ type: "choose", n: this.table.n, option: typeof offer === "string" ? offer : offer.text });
  }

  /** Take several legal steps, as long as each is still offered when its turn comes. */
  follow(steps: string[]): void {
    this.plan = [...steps];
    this.#goOn();
  }

  ask(about: string): void {
    this.#send({ type: "why", id: ++this.#asked, about });
  }

  speak(lang: Lang): void {
    this.log = [];
    this.#send({ type: "lang", lang });
  }

  say(text: string): void {
    const said = text.trim().slice(0, 500);
    if (said) this.#send({ type: "chat", text: said });
  }

  tell(what: "undo" | "concede" | "rematch" | "claim"): void {
    this.#send({ type: what });
  }

  answerUndo(accept: boolean): void {
    this.undoAsked = null;
    this.#send({ type: "undo-answer", accept });
  }

  /** Look at the open question again after the policy was changed. */
  reconsider(): void {
    clearTimeout(this.#timer);
    this.passing = false;
    this.#maybePass();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.busy = false;
  }

  #receive(message: Message): void {
    switch (message.type) {
      case "table":
        this.#show(message);
        break;
      case "chat":
        this.chat = [...this.chat.slice(-199), message];
        break;
      case "why":
        if (message.id === this.#asked) this.why = message;
        break;
      case "undo-asked":
        this.undoAsked = message.by;
        break;
      case "undo-refused":
        this.undoAsked = null;
        this.error = "undo-refused";
        break;
      case "rematch":
        this.rematch = message;
        break;
      case "error":
        this.busy = false;
        this.plan = [];
        this.error = message.text;
        break;
    }
  }

  #show(table: Table): void {
    clearTimeout(this.#timer);
    const old = this.table;
    this.before = old?.view ?? null;
    // A choice that was taken back shortens the story.
    const last = table.log[0]?.n;
    const kept = last === undefined ? this.log : this.log.filter((line) => line.n < last);
    this.log = [...kept, ...table.log];
    this.table = table;
    this.busy = false;
    this.passing = false;
    this.undoAsked = null;
    if (this.plan.length) this.#goOn();
    else this.#maybePass();
  }

  #goOn(): void {
    const [next, ...rest] = this.plan;
    if (next === undefined || !this.table) return;
    if (!this.table.offers.some((offer) => offer.text === next)) {
      // The engine passes some windows by itself; a step that is not offered ends the plan.
      this.plan = [];
      return;
    }
    this.plan = rest;
    this.choose(next);
  }

  #maybePass(): void {
    const table = this.table;
    if (!table || table.result) return;
    const pass = table.view && passes(table.view, table.offers, settings.policy);
    if (!pass) return;
    this.passing = true;
    this.#timer = setTimeout(() => {
      this.passing = false;
      if (this.table === table) this.choose(pass);
    }, settings.pause);
  }
}
