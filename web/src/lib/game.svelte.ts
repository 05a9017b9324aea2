// One seat at one game: the socket, what it told last, and what the player does.

import { tellsNews } from "./news";
import { Pace } from "./pace";
import { passes, sensible } from "./policy";
import { moving, PACES, say, settings, type Payments } from "./settings.svelte";
import { Vigil } from "./vigil";
import type { Chat, Lang, LogLine, Message, Offer, RematchOffered, Side, Table, View } from "./view";

export type { Breaking, Table } from "./told";
export type Said = Omit<Chat, "type">;
type Rematch = Omit<RematchOffered, "type">;

/** The server closes with these for good: no such game, not your seat, far too many messages. */
const FOR_GOOD = new Set([4403, 4404, 4429]);

/** How long a table stays on which a computer has done something, and how long if many wait behind it. */
const FOLLOW = 600;
const HURRY = 250;
/** How long a pass takes that nobody can read anything off and before which nothing happened. */
const UNREAD = 60;

function computers(table: Table): number {
  return Object.values(table.seats).filter((seat) => seat.kind === "computer").length;
}

/** A computer acts faster than anyone can follow. People do not, and their clocks run. */
function rest(table: Table, left: number): number {
  const followed = moving() && table.log.length > 0 && !table.fresh && !table.result;
  const theirs = table.view !== null && table.view.seat !== null && table.view.decision?.side !== table.view.seat;
  if (!followed || !theirs || !computers(table)) return 0;
  if (settings.pace === "step") return Infinity;
  return (left > 4 ? HURRY : FOLLOW) * PACES[settings.pace];
}

/** How long to wait before connecting again, in milliseconds: soon at first, then patiently. */
const RETRY = [300, 800, 1500, 3000, 5000];

/** Whether a card still lies unrezzed at a place. */
function hidden(view: View, at: string, title: string): boolean {
  return view.servers.some((server) => [...server.ice, ...server.cards].some((card) => card.at === at && card.card === title && !card.faceup));
}

export class Game {
  table = $state.raw<Table | null>(null);
  before = $state.raw<View | null>(null);
  log = $state<LogLine[]>([]);
  chat = $state<Said[]>([]);
  /** What kinds of things have happened since the player last chose. */
  news = $state.raw<string[]>([]);
  why = $state<{ text: string; rule: string; possible: boolean } | null>(null);
  error = $state<string | null>(null);
  connected = $state(false);
  /** A connection could not be made, or was lost. */
  failed = $state(false);
  /** Why the server does not let us in, once it has said so. */
  refused = $state<string | null>(null);
  undoAsked = $state<Side | null>(null);
  /** What the other player asks to take back. */
  undoAct = $state<string | null>(null);
  rematch = $state<Rematch | null>(null);
  /** A choice is on its way: the table is not alive until it is answered. */
  busy = $state(false);
  /** The client is about to pass for its player. */
  passing = $state(false);
  /** The connection was lost since the table was told: what it asks may have been answered. */
  stale = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace = new Pace<Table>((table) => this.#show(table), rest);
  readonly #vigil = new Vigil(
    () => this.#socket?.send(JSON.stringify({ type: "ping" })),
    () => this.#drop(),
  );

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  /** What the computer does waits until the player wants to see it. */
  held = $state(false);

  hold(held: boolean): void {
    this.held = held;
    this.#pace.hold(held);
  }

  /** Show the next thing that waits. */
  step(): void {
    this.#pace.step();
  }

  get view(): View | null {
    return this.table?.view ?? null;
  }

  /** What can be chosen now. */
  get offers(): Offer[] {
    return this.busy || this.passing || this.stale ? [] : (this.table?.offers ?? []);
  }

  open(): void {
    const url = new URL(`/ws/games/${this.id}`, location.origin);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("token", this.token);
    url.searchParams.set("lang", settings.lang);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.failed = false;
      this.error = null; // that there was no connection
      this.#tries = 0;
      this.chat = []; // it is told again
      this.#vigil.heard();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#vigil.heard();
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => this.#down(event.code);
  }

  /** The connection is gone: whatever was on its way is asked for again with the next one. */
  #down(code: number): void {
    this.#vigil.end();
    this.connected = false;
    this.failed = true;
    if (this.#closed) return;
    this.busy = false;
    this.stale = true;
    if (FOR_GOOD.has(code)) {
      this.refused = this.error ?? say("no-such-game");
      return;
    }
    const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)] ?? 5000;
    setTimeout(() => {
      if (!this.#closed) this.open();
    }, wait);
  }

  /** Give up a connection on which nothing is answered any more. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#down(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#vigil.end();
    this.#pace.clear();
    this.#socket?.close();
  }

  choose(offer: Offer | string, passing = false): void {
    if (!this.table || this.busy) return;
    if (!passing && tellsNews(this.view)) this.news = [];
    this.busy = true;
    this.passing = passing;
    this.error = null;
    this.why = null;
    this.#send({ type: "choose", n: this.table.n, option: typeof offer === "string" ? offer : offer.text, ...(passing ? { auto: true } : {}) });
  }

  /** Answers to the next questions of the same kind. */
  #queue: { kind: string | undefined; options: string[]; server?: string } = { kind: undefined, options: [] };

  /** Answer the same question several times, with one option after the other. */
  chooseAll(offers: readonly Offer[]): void {
    const [first, ...rest] = offers;
    if (!first || !this.table || this.busy) return;
    this.#queue = { kind: this.view?.decision?.kind, options: rest.map((offer) => offer.text) };
    this.choose(first);
  }

  /** Whatever is asked to be accessed next in this run is accessed, in the order in which it lies (7.6.5). */
  #through = false;

  accessAll(): void {
    if (!this.table || this.busy) return;
    this.#through = true;
    this.#answered(this.table);
  }

  /** Install a card in or before a server. */
  install(offer: Offer, server: string): void {
    if (!this.table || this.busy) return;
    this.#queue = { kind: "destination", options: [], server };
    this.choose(offer);
  }

  /** The next answer that was given in advance, as long as it is asked for. */
  #answered(table: Table): boolean {
    const { kind, options, server } = this.#queue;
    this.#through &&= !table.fresh && Boolean(table.view?.run);
    if (table.view?.decision?.side !== table.view?.seat) return false;
    const access = this.#through && table.view?.decision?.kind === "access-next" ? table.offers.find((offer) => offer.verb === "access") : undefined;
    if (access) {
      this.choose(access);
      return true;
    }
    if (server !== undefined) {
      this.#queue = { kind: undefined, options: [] };
      const there = table.view?.decision?.kind === kind ? table.offers.find((offer) => offer.server === server) : undefined;
      if (there) this.choose(there);
      return there !== undefined;
    }
    const next = options[0];
    if (next === undefined) return false;
    const asked = table.view?.decision?.kind === kind && table.offers.some((offer) => offer.text === next);
    this.#queue = { kind, options: asked ? options.slice(1) : [] };
    if (asked) this.choose(next);
    return asked;
  }

  /** Cards that are rezzed as soon as the rules allow: their titles by place. */
  wishes = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Wish for a card to be rezzed at the next moment at which it may be, or no longer. */
  wish(at: string, title: string): void {
    const wishes = new Map(this.wishes);
    if (!wishes.delete(at)) wishes.set(at, title);
    this.wishes = wishes;
  }

  /** Do what was wished for, if it can be done now. */
  #fulfilled(table: Table): boolean {
    if (!this.wishes.size || table.view?.decision?.side !== table.view?.seat) return false;
    const still = new Map([...this.wishes].filter(([at, title]) => hidden(table.view as View, at, title)));
    if (still.size !== this.wishes.size) this.wishes = still;
    const rez = table.offers.find((offer) => offer.verb === "rez" && offer.at !== null && still.get(offer.at) === offer.card);
    if (rez) this.choose(rez);
    return rez !== undefined;
  }

  /** Break every subroutine, or one, with the card at a place: the server takes the legal steps. */
  breakAll(at: string, subroutine?: number): void {
    if (!this.table || this.busy) return;
    this.busy = true;
    this.error = null;
    this.#send({ type: "break", n: this.table.n, at, ...(subroutine === undefined ? {} : { subroutine }) });
  }

  /** Where my credits come from. */
  pay(order: Payments): void {
    if (this.view?.seat && this.table?.payments !== order) this.#send({ type: "payments", order });
  }

  ask(about: string): void {
    this.why = null;
    this.#send({ type: "why", id: ++this.#asked, about });
  }

  speak(lang: Lang): void {
    this.#send({ type: "lang", lang });
  }

  say(text: string): void {
    const said = text.trim().slice(0, 500);
    if (said) this.#send({ type: "chat", text: said });
  }

  /** Play again, with sides swapped or the same. */
  again(swap: boolean): void {
    this.error = null;
    this.#send({ type: "rematch", swap });
  }

  tell(what: "undo" | "concede" | "claim"): void {
    this.error = null;
    if (what === "undo" && this.table?.undo === "ask") this.undoAsked = this.view?.seat ?? null;
    this.#send({ type: what }, what !== "undo" || this.table?.undo !== "ask");
  }

  answerUndo(accept: boolean): void {
    this.undoAsked = null;
    this.#send({ type: "undo-answer", accept }, accept);
  }

  /** Look at the open question again after the policy was changed. */
  reconsider(): void {
    clearTimeout(this.#timer);
    this.passing = false;
    this.#maybePass();
  }

  /** `answered` unless the message is for the other player only. */
  #send(message: object, answered = true): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
      if (answered) this.#vigil.expect();
    } else {
      this.busy = this.passing = false;
      this.error = say("not-connected");
    }
  }

  #receive(message: Message): void {
    switch (message.type) {
      case "table":
        if (message.fresh) this.#pace.clear();
        this.#pace.push(message);
        break;
      case "chat":
        this.chat = [...this.chat.slice(-199), message];
        break;
      case "why":
        if (message.id === this.#asked) this.why = message;
        break;
      case "undo-asked":
        this.undoAsked = message.by;
        this.undoAct = message.act;
        break;
      case "undo-refused":
        this.undoAsked = null;
        this.error = say("undo-refused");
        break;
      case "rematch":
        this.rematch = message;
        break;
      case "error":
        this.busy = this.passing = false;
        this.error = message.text;
        break;
    }
  }

  #show(table: Table): void {
    clearTimeout(this.#timer);
    const old = this.table;
    this.before = old?.view ?? null;
    this.log = table.fresh ? table.log : [...this.log, ...table.log];
    this.news = table.fresh ? [] : [...this.news, ...table.log.map((line) => line.kind)];
    if (old && table.n !== old.n) this.error = null;
    this.table = table;
    this.busy = false;
    this.stale = false;
    this.passing = false;
    this.undoAsked = table.undo_asked;
    this.undoAct = table.undo_act;
    if (!old) this.pay(settings.payments);
    if (!this.#answered(table) && !this.#fulfilled(table)) this.#maybePass();
  }

  #maybePass(): void {
    const table = this.table;
    if (!table || table.result) return;
    const plain = table.view && !settings.plain ? sensible(table.view, table.offers) : null;
    if (plain) {
      this.choose(plain, true);
      return;
    }
    const pass = table.view && passes(table.view, table.offers, settings.policy, computers(table) > 0);
    if (!pass) return;
    this.passing = true;
    this.#timer = setTimeout(() => {
      if (this.table === table) this.choose(pass, true);
      else this.passing = false;
    }, computers(table) && !table.log.length ? Math.min(settings.pause, UNREAD) : settings.pause);
  }
}
