// What a seat may know: the engine's view, schema 1 (docs/views.md).

export type Side = "corp" | "runner";
export type Lang = "en" | "es";

export interface CardView {
  at: string;
  card: string | null;
  side: Side;
  faceup: boolean;
  counters: Record<string, number>;
  hosted?: CardView[];
  strength?: number;
  /** Places of cards, or servers, that were chosen for it. */
  chosen?: string[];
}

export interface Agenda {
  card: string;
  points: number;
  counters: Record<string, number>;
  hosted?: CardView[];
}

export interface Discard {
  size: number;
  faceup: string[];
  facedown: number;
  facedown_cards: string[];
}

export interface Player {
  identity: CardView;
  credits: number;
  clicks: number;
  hand: { size: number; maximum: number; cards: string[] };
  deck: { size: number };
  discard: Discard;
  score: { points: number; cards: Agenda[] };
  bad_publicity?: number;
  tags?: number;
  considered_tags?: number;
  tagged?: boolean;
  brain_damage?: number;
  link?: number;
  memory?: { limit: number; used: number };
  run_credits?: number;
  unseen?: Record<string, number>;
}

export interface ServerView {
  server: string;
  central: boolean;
  /** From the innermost outwards. */
  ice: CardView[];
  cards: CardView[];
}

export interface RunView {
  server: string | null;
  phase: string;
  position: number | null;
  ice: string | null;
  successful: boolean;
}

export interface Choice {
  text: string;
  verb: string;
  at: string | null;
  card: string | null;
  server: string | null;
  number: number | null;
}

export interface DecisionView {
  side: Side;
  step: string;
  kind?: string;
  rule?: string;
  card?: string | null;
  number?: number;
  options?: string[];
  choices?: Choice[];
}

export interface View {
  schema: number;
  seat: Side | null;
  turn: { number: number; side: Side; phase: string; step: string };
  corp: Player;
  runner: Player;
  servers: ServerView[];
  rig: CardView[];
  playing: CardView[];
  set_aside: CardView[];
  removed: string[];
  run: RunView | null;
  encounter: { ice: string | null; subroutines: number; broken: number[] } | null;
  access: { server: string | null; at: string | null; card: string | null } | null;
  trace: { strength: number; link: number } | null;
  effects: { source: string | null; side: Side; targets: string[]; until: string[] }[];
  decision: DecisionView | null;
  known: { title: string; among: string[] }[];
  over: boolean;
  winner: Side | null;
  reason: string;
}

/** An option as the table shows it: the engine's choice with its label in the player's language. */
export interface Offer extends Choice {
  label: string;
  /** What it costs in credits and clicks; null where that is not a plain number. */
  price?: { credits: number; clicks: number } | null;
  /** It only changes the strength of a card. */
  boost: boolean;
}

/** A card of the pool: its facts and its text in both languages. */
export interface CardFacts {
  title: string;
  title_es: string | null;
  code: string;
  set: string;
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
}

/** Which of their own turns a player is in: the game counts the turns of both, the log those of each. */
export const ownTurn = (number: number): number => Math.ceil(number / 2);
