// What the server tells a client: views (docs/views.md) and messages (docs/protocol.md).
// Made by `make types-web` from the types of the engine and the server: change it there.

export type Side = "corp" | "runner";

export type Moment = "begin" | "between" | "end" | "run";

export type Chance = "rez" | "score" | "use";

export type RunPhase = "initiation" | "approach-ice" | "encounter-ice" | "pass-ice" | "approach-server" | "run-ends";

/** What changes the strength of a card, and by how much. */
export interface StrengthChange {
  /** The title of the card that says so, for a seat that can see it. */
  source: string | null;
  change: number;
}

/** A card that has a place of its own. */
export interface CardView {
  at: string;
  /** Its title, for a seat that can see its front. */
  card: string | null;
  side: Side;
  faceup: boolean;
  counters: Record<string, number>;
  hosted?: CardView[];
  strength?: number;
  /** Where it is not the printed one: what changes it. */
  strength_by?: StrengthChange[];
  /** Places of cards, or servers, that were chosen for it. */
  chosen?: string[];
}

/** A card in a score area. */
export interface Agenda {
  card: string;
  points: number;
  counters: Record<string, number>;
  hosted?: CardView[];
}

/** A player's hand. */
export interface Hand {
  size: number;
  maximum: number;
  /** The titles that the seat can see. */
  cards: string[];
}

/** A deck, of which nobody sees more than how large it is. */
export interface Pile {
  size: number;
}

/** A discard pile. */
export interface Discard {
  size: number;
  faceup: string[];
  facedown: number;
  /** The titles that the seat can see. */
  facedown_cards: string[];
}

/** A score area. */
export interface ScoreArea {
  points: number;
  cards: Agenda[];
}

/** The Runner's memory. */
export interface Memory {
  limit: number;
  used: number;
}

/** One of the players. */
export interface Player {
  identity: CardView;
  credits: number;
  clicks: number;
  hand: Hand;
  deck: Pile;
  discard: Discard;
  score: ScoreArea;
  bad_publicity?: number;
  tags?: number;
  considered_tags?: number;
  tagged?: boolean;
  brain_damage?: number;
  link?: number;
  memory?: Memory;
  run_credits?: number;
  /** Titles of the own cards that the player cannot see. */
  unseen?: Record<string, number>;
}

/** A server. */
export interface ServerView {
  server: string;
  central: boolean;
  /** From the innermost outwards. */
  ice: CardView[];
  cards: CardView[];
}

/** Where the game is. */
export interface TurnView {
  /** Both players' turns counted. */
  number: number;
  side: Side;
  phase: string;
  /** The number of the rule of the step that everybody can see. */
  step: string;
}

/** A run in progress. */
export interface RunView {
  server: string | null;
  phase: RunPhase;
  /** 1 is the innermost. */
  position: number | null;
  ice: string | null;
  successful: boolean;
}

/** An encounter in progress. */
export interface EncounterView {
  ice: string | null;
  subroutines: number;
  /** Counted from 1. */
  broken: number[];
}

/** An access in progress. */
export interface AccessView {
  server: string | null;
  at: string | null;
  card: string | null;
}

/** A trace in progress. */
export interface TraceView {
  strength: number;
  link: number;
}

/** A lingering effect. */
export interface Effect {
  source: string | null;
  side: Side;
  targets: string[];
  until: string[];
}

/** An option in its parts. */
export interface Choice {
  text: string;
  verb: string;
  at: string | null;
  card: string | null;
  server: string | null;
  number: number | null;
}

/** The open decision: all but side and step is told to the seat that decides. */
export interface DecisionView {
  side: Side;
  step: string;
  kind?: string;
  rule?: string;
  card?: string | null;
  number?: number;
  options?: string[];
  choices?: Choice[];
  /** Of a paid ability window: where it stands. */
  moment?: Moment;
  /** In it: what everybody can see that the player may have to do. */
  could_act?: Chance[];
}

/** What a seat remembers of a card that it cannot see. */
export interface Known {
  title: string;
  among: string[];
}

/** What a seat may know. */
export interface View {
  schema: number;
  seat: Side | null;
  turn: TurnView;
  corp: Player;
  runner: Player;
  servers: ServerView[];
  rig: CardView[];
  playing: CardView[];
  set_aside: CardView[];
  removed: string[];
  run: RunView | null;
  encounter: EncounterView | null;
  access: AccessView | null;
  trace: TraceView | null;
  effects: Effect[];
  decision: DecisionView | null;
  known: Known[];
  over: boolean;
  winner: Side | null;
  reason: string;
}

export type Lang = "en" | "es";

export type Undo = "free" | "ask";

export type PaymentOrder = "cards" | "pool" | "ask";

export type Status = "waiting" | "playing" | "over";

export type SeatKind = "person" | "computer" | "open";

/** What an option costs. */
export interface Price {
  credits: number;
  clicks: number;
}

/** An option as the table shows it: the engine's choice with its label in the player's language. */
export interface Offer {
  text: string;
  verb: string;
  at: string | null;
  card: string | null;
  server: string | null;
  number: number | null;
  label: string;
  /** Null where it is not a plain number. */
  price?: Price | null;
  /** Agenda points that it brings its player. */
  points?: number | null;
  /** It only changes the strength of a card. */
  boost: boolean;
}

/** A record of the story as a seat reads it. */
export interface LogLine {
  n: number;
  kind: string;
  rule: string;
  text: string;
  cards: string[];
  /** Both players' turns counted. */
  turn: number;
  side: Side | null;
  /** In a replay: the first step at which it has happened. */
  step?: number;
}

/** Who sits where. */
export interface SeatShown {
  name: string;
  kind: SeatKind;
  level: string | null;
  here: boolean;
  /** The seconds left. */
  clock: number | null;
}

/** What it costs to break everything with one card. */
export interface Breaking {
  at: string;
  card: string;
  cost: number | null;
  clicks: number | null;
  steps: string[];
  complete: boolean;
  why?: string;
}

/** The opponent who is away. */
export interface Absent {
  side: Side;
  since: number;
  claim_at: number;
}

/** How the game ended. */
export interface Result {
  winner: Side | null;
  reason: string;
  text: string;
  /** What ended it: the last agenda, or what did the damage. */
  card: string | null;
}

/** Both sides of the table. */
export interface Seats {
  corp: SeatShown;
  runner: SeatShown;
}

/** The table for a seat. */
export interface Table {
  type: "table";
  n: number;
  status: Status;
  /** Null while the second player is missing. */
  view: View | null;
  question: string | null;
  waiting: string | null;
  step: string;
  offers: Offer[];
  log: LogLine[];
  /** The log is the whole story, and replaces what was told before. */
  fresh: boolean;
  seats: Seats;
  undo: Undo | null;
  undo_asked: Side | null;
  /** What would be taken back: by whoever asks to, else by this seat. */
  undo_act: string | null;
  payments: PaymentOrder | null;
  breaking: Breaking[];
  absent: Absent | null;
  result: Result | null;
  timer: number | null;
  guided: boolean;
  /** The server's clock, in Unix seconds. */
  now: number;
  lang: Lang;
}

export interface Chat {
  type: "chat";
  from: Side | null;
  name: string;
  text: string;
  at?: number;
}

/** Why something is not possible. */
export interface WhyAnswer {
  type: "why";
  id: number;
  text: string;
  rule: string;
  possible: boolean;
  option: string | null;
}

/** The other player asks to take something back. */
export interface UndoAsked {
  type: "undo-asked";
  by: Side;
  /** What would be taken back. */
  act: string | null;
}

/** The other player does not agree. */
export interface UndoRefused {
  type: "undo-refused";
}

/** Somebody wants to play again; with a game, both do. */
export interface RematchOffered {
  type: "rematch";
  by: Side | null;
  game: string | null;
  token: string | null;
  side: Side | null;
  /** Whether sides are swapped. */
  swap: boolean;
}

/** What went wrong. */
export interface ErrorTold {
  type: "error";
  error: string;
  text: string;
}

/** Still here. */
export interface Pong {
  type: "pong";
}

export type Message = Table | Chat | WhyAnswer | UndoAsked | UndoRefused | RematchOffered | ErrorTold | Pong;

/** A card: its printed facts, and its text by language as a list of lines. */
export interface CardShown {
  title: string;
  title_es: string | null;
  code: string;
  set: string;
  cycle: string;
  side: Side;
  faction: string;
  type: string;
  subtypes: string[];
  subtypes_es: string[];
  unique: boolean;
  deck_limit: number;
  cost: number | "X" | null;
  strength: number | null;
  memory_cost: number | null;
  trash_cost: number | null;
  advancement_requirement: number | null;
  agenda_points: number | null;
  influence: number | null;
  influence_limit: number | null;
  minimum_deck_size: number | null;
  base_link: number | null;
  text: Record<Lang, string[]>;
  /** False: its facts are known, but the game cannot play it yet. */
  implemented: boolean;
}

/** A game that waits for anybody. */
export interface OpenTable {
  game: string;
  side: Side;
  name: string;
  identity: string;
  faction: string;
  timer: number | null;
  since: number;
  public: boolean;
}

export interface LivePlayer {
  name: string;
  kind: "person" | "computer";
  level: string | null;
  identity: string;
  faction: string;
  points: number;
}

/** A server in little: its ice from the innermost outwards, and whether each card in it is faceup. */
export interface SmallServer {
  ice: ("facedown" | "barrier" | "code-gate" | "sentry" | "other")[];
  cards: boolean[];
}

/** A board in little: what a spectator sees of it. */
export interface SmallBoard {
  servers: SmallServer[];
  rig: ("program" | "hardware" | "resource" | "other")[];
  attacked: number | null;
  at: number | null;
}

/** A game that anybody may watch. */
export interface LiveGame {
  game: string;
  corp: LivePlayer;
  runner: LivePlayer;
  turn: number;
  watchers: number;
  since: number;
  board: SmallBoard;
}

/** What a start page lists: the tables that have waited longest, and games between people before others. */
export interface LobbyShown {
  open: OpenTable[];
  live: LiveGame[];
}
