// HTTP calls (docs/protocol.md).

import type { ExampleNamed } from "../rules/api";
import type { Answer, Asked, Shown } from "./positions";
import { settings } from "./settings.svelte";
import type { LobbyShown } from "./told";
import type { CardFacts, LogLine, Result, Side, View } from "./view";

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What the server answers whoever asks too often. It has done nothing, so that the same can be asked again after a moment (ms). */
const TOO_MANY = 429;
const PAUSES = [500, 1500, 3000];

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", settings.lang);
  const init: RequestInit = { method, headers: { "content-type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer = await fetch(url, init);
  for (const pause of PAUSES) {
    if (answer.status !== TOO_MANY) break;
    await new Promise((go) => setTimeout(go, pause));
    answer = await fetch(url, init);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const said = (told ?? {}) as { error?: string; text?: string };
    throw new Refused(said.error ?? "failed", said.text ?? `${answer.status} ${answer.statusText}`);
  }
  return told as T;
}

/** What takes the server a while to think about: the same is asked until it has. */
async function thought<T extends object>(method: string, path: string): Promise<T> {
  for (;;) {
    const told = await call<T | { thinks: boolean }>(method, path);
    if (!("thinks" in told)) return told;
    await new Promise((go) => setTimeout(go, 500));
  }
}

/** What the coach would do: options with their share of games won, the best first. */
export interface Advice {
  options: { option: string; label: string; share: number }[];
  words: string[];
}

export interface Review {
  course: { step: number; turn: number; share: number }[];
  costly: { step: number; turn: number; chosen: string; better: string; cost: number; words: string[] }[];
}

export interface Meta {
  version: string;
  languages: string[];
  levels: { key: string; name: string; about: string; rating: number }[];
  recommended: { corp: string; runner: string };
}

export interface DeckEntry {
  key: string;
  name: string;
  side: Side;
  identity: string;
  faction: string;
  starter: boolean;
}

export interface DeckText {
  key: string;
  name: string;
  side: Side;
  identity: string;
  cards: Record<string, number>;
  text: string;
}

export interface DeckCheck {
  identity: string | null;
  side: Side | null;
  cards: Record<string, number>;
  text: string;
  legal: boolean;
  problems: string[];
  size: number;
  minimum: number;
  influence: { used: number; limit: number | null; by_card: Record<string, number> };
  points: { have: number; least: number | null; most: number | null };
  missing: string[];
  /** The name of the format that it was checked for, if any. */
  format: string;
}

/** A deck as it was understood. */
export interface DeckRead {
  name: string;
  identity: string | null;
  side: Side | null;
  cards: Record<string, number>;
  misreads: { line: number; text: string; why: string; near: string[]; copies: number }[];
  missing: string[];
}

export interface DeckForms {
  text: string;
  jinteki: string;
  json: string;
  o8d: string;
}

export interface CardMore {
  title: string;
  set: string;
  number: number;
  quantity: number;
  rules: { number: string; heading: string }[];
  decks: { key: string; copies: number }[];
  examples: ExampleNamed[];
  rulings: number;
  companions: string[];
}

export interface NewGame {
  opponent: "computer" | "friend" | "anyone" | "watch";
  side: Side | "random";
  level: string | { corp: string; runner: string };
  decks: { corp: string; runner: string };
  name: string;
  timer: number | null;
  guided: boolean;
  /** Whether it is listed for everybody to watch. */
  public?: boolean;
}

export interface Seat {
  game: string;
  token: string;
  side: Side | null;
  invite?: string | null;
}

export interface GameInfo {
  game: string;
  status: "waiting" | "playing" | "over";
  side: Side | null;
  seats: Record<Side, { name: string; kind: string; identity: string | null; deck: string | null }>;
  timer: number | null;
  anyone: boolean;
  public: boolean;
}

export type { LogLine };

export interface ReplayInfo {
  steps: number;
  players: Record<Side, { name: string; kind: string; identity: string | null }>;
  result: Result | null;
  turns: { step: number; number: number; side: Side }[];
}

/** A line of the story with the first step at which it has happened. */
export interface StoryLine extends LogLine {
  step: number;
}

export interface ReplayFigures {
  turns: { turn: number; credits: Record<Side, number>; points: Record<Side, number>; runs: number; successful: number; damage: number }[];
  actions: Record<Side, Record<string, number>>;
}

export interface ReplayStep {
  step: number;
  view: View;
  log: LogLine[];
  chosen: string | null;
}

export const api = {
  meta: () => call<Meta>("GET", "/api/meta"),
  cards: () => call<{ cards: CardFacts[] }>("GET", "/api/cards"),
  cardsOf: (titles: readonly string[]) => call<{ cards: CardFacts[] }>("GET", `/api/cards?titles=${encodeURIComponent(titles.join("|"))}`),
  card: (code: string) => call<CardMore>("GET", `/api/cards/${code}`),
  decks: () => call<{ decks: DeckEntry[] }>("GET", "/api/decks"),
  deck: (key: string) => call<DeckText>("GET", `/api/decks/${encodeURIComponent(key)}`),
  formats: () => call<{ formats: { key: string; name: string }[] }>("GET", "/api/formats"),
  check: (deck: { text: string } | { identity: string; cards: Record<string, number>; format?: string }) =>
    call<DeckCheck>("POST", "/api/decks/check", deck),
  readDeck: (text: string) => call<DeckRead>("POST", "/api/decks/read", { text }),
  exportDeck: (deck: { identity: string; cards: Record<string, number>; name: string }) => call<DeckForms>("POST", "/api/decks/export", deck),
  start: (game: Omit<NewGame, "decks"> & Partial<Pick<NewGame, "decks">>) => call<Seat>("POST", "/api/games", game),
  lobby: () => call<LobbyShown>("GET", "/api/lobby"),
  join: (game: string, what: { invite: string | null; name: string; deck: string | null; token: string }) =>
    call<Seat>("POST", `/api/games/${game}/join`, what),
  game: (game: string, token: string) =>
    call<GameInfo>("GET", `/api/games/${game}?token=${encodeURIComponent(token)}`),
  position: (what: { text: string; side: Side; level: string; name: string }) => call<Seat>("POST", "/api/positions", what),
  positionLook: (asked: Asked) => call<Shown>("POST", "/api/positions/look", asked),
  positionWhy: (what: { position: Asked; acts: { side: Side; about: string }[] }) => call<{ answers: Answer[] }>("POST", "/api/positions/why", what),
  replay: (game: string, seat: string) => call<ReplayInfo>("GET", `/api/replays/${game}?seat=${seat}`),
  replayStep: (game: string, step: number, seat: string) =>
    call<ReplayStep>("GET", `/api/replays/${game}/${step}?seat=${seat}`),
  replayStory: (game: string, seat: string) => call<{ log: StoryLine[] }>("GET", `/api/replays/${game}/story?seat=${seat}`),
  replayFigures: (game: string) => call<ReplayFigures>("GET", `/api/replays/${game}/figures`),
  advice: (game: string, token: string) => thought<Advice>("POST", `/api/games/${game}/advice?token=${encodeURIComponent(token)}`),
  review: (game: string, side: Side) => thought<Review>("POST", `/api/replays/${game}/review/${side}`),
  playOn: (game: string, step: number, what: { side: Side; level: string; name: string }) =>
    call<Seat>("POST", `/api/replays/${game}/${step}/play`, what),
};
