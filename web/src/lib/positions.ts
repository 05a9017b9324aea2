// Positions in their parts, as an editor changes them, and as text (docs/scenarios.md).

import type { Side, View } from "./view";

export interface Placed {
  title: string;
  facedown: boolean;
  counters: Record<string, number>;
  hosted: Placed[];
  notes: string[];
}

export interface Half {
  identity: Placed | null;
  credits: number;
  clicks: number | null;
  numbers: Record<string, number>;
  hand: Placed[];
  deck: Placed[];
  discard: Placed[];
  score: Placed[];
  others: Record<string, Placed[]>;
}

export interface Board {
  corp: Half;
  runner: Half;
  servers: { name: string; ice: Placed[]; cards: Placed[] }[];
  rig: Placed[];
  turn: Side;
  turn_number: number;
  rule: string;
  run: string;
  run_credits: number;
  seed: number;
}

export interface Shown {
  text: string;
  board: Board;
  view: View;
  taken: { side: Side; text: string; label: string }[];
  decision: { side: Side; kind: string; rule: string; question: string; options: { text: string; label: string; rule: string }[] } | null;
  over: string | null;
  told: string[];
  odd: string[];
  scenario: string;
}

export interface Asked {
  text: string;
  choices: string[];
  mode: "forced" | "full";
}

export interface Answer {
  side: Side;
  about: string;
  possible: boolean;
  rule: string;
  text: string;
  option: string;
}

/** Where cards can lie. */
export type Place =
  | { zone: "identity" | "hand" | "deck" | "discard" | "score"; side: Side }
  | { zone: "ice" | "cards"; server: string }
  | { zone: "rig" };

export const CENTRAL = ["Archives", "R&D", "HQ"];
const ACTION: Record<Side, string> = { corp: "5.6.2b", runner: "5.7.1f" };

/** A board with nothing on it but plain cards to draw. */
export function emptyBoard(): Board {
  const half = (title: string): Half => {
    const plain: Placed = { title, facedown: false, counters: {}, hosted: [], notes: [] };
    return { identity: null, credits: 5, clicks: null, numbers: {}, hand: [], deck: Array.from({ length: 10 }, () => plain), discard: [], score: [], others: {} };
  };
  return { corp: half("Hedge Fund"), runner: half("Sure Gamble"), servers: [], rig: [], turn: "runner", turn_number: 2, rule: ACTION.runner, run: "", run_credits: 0, seed: 0 };
}

export function sideOf(place: Place): Side {
  if ("side" in place) return place.side;
  return place.zone === "rig" ? "runner" : "corp";
}

/** The types of cards that can lie in a place, and of which side. */
export function fits(place: Place, card: { side: Side; type: string }): boolean {
  const { zone } = place;
  if (zone === "identity") return card.type === "identity" && card.side === sideOf(place);
  if (zone === "score") return card.type === "agenda";
  if (zone === "ice") return card.type === "ice";
  if (zone === "cards") return card.type === "upgrade" || ((card.type === "asset" || card.type === "agenda") && !CENTRAL.includes(place.server));
  if (zone === "rig") return ["program", "hardware", "resource"].includes(card.type);
  return card.side === sideOf(place) && card.type !== "identity";
}

export function cardsAt(board: Board, place: Place): Placed[] {
  switch (place.zone) {
    case "rig":
      return board.rig;
    case "ice":
    case "cards":
      return board.servers.find((server) => server.name === place.server)?.[place.zone] ?? [];
    case "identity":
      return board[place.side].identity ? [board[place.side].identity as Placed] : [];
    default:
      return board[place.side][place.zone];
  }
}

/** The same board with other cards in a place. */
export function withCards(board: Board, place: Place, cards: Placed[]): Board {
  switch (place.zone) {
    case "rig":
      return { ...board, rig: cards };
    case "ice":
    case "cards": {
      const there = board.servers.find((server) => server.name === place.server) ?? { name: place.server, ice: [], cards: [] };
      const servers = [...board.servers.filter((server) => server.name !== place.server), { ...there, [place.zone]: cards }];
      return { ...board, servers: servers.filter((server) => server.ice.length || server.cards.length) };
    }
    case "identity":
      return { ...board, [place.side]: { ...board[place.side], identity: cards.at(-1) ?? null } };
    default:
      return { ...board, [place.side]: { ...board[place.side], [place.zone]: cards } };
  }
}

/** All servers that are drawn: the central ones, the remote ones, and one more to begin. */
export function serversOf(board: Board): { name: string; ice: Placed[]; cards: Placed[]; fresh: boolean }[] {
  const of = (name: string) => board.servers.find((server) => server.name === name) ?? { name, ice: [], cards: [] };
  const remotes = board.servers.filter((server) => !CENTRAL.includes(server.name)).sort((one, other) => numberOf(one.name) - numberOf(other.name));
  const next = Math.max(0, ...remotes.map((server) => numberOf(server.name))) + 1;
  return [...CENTRAL.map(of), ...remotes].map((server) => ({ ...server, fresh: false })).concat([{ name: `Server ${next}`, ice: [], cards: [], fresh: true }]);
}

const numberOf = (name: string): number => Number(name.replace(/\D/g, ""));

/** How a run may stand that the editor offers, as it is written behind `run:`. */
export function runsOn(board: Board, server: string): string[] {
  const ice = board.servers.find((one) => one.name === server)?.ice ?? [];
  const found: string[] = [];
  for (let n = ice.length; n >= 1; n--) {
    found.push(`${server}, approaching ice ${n}`);
    if (!ice[n - 1]?.facedown) found.push(`${server}, encountering ice ${n}`);
  }
  return [...found, `${server}, approaching server`, `${server}, at 6.9.5g`];
}

export function writeCard(card: Placed): string {
  const braces = [...Object.entries(card.counters).map(([kind, n]) => `${kind} ${n}`), ...card.notes];
  let text = card.title;
  if (braces.length) text += ` {${braces.join(", ")}}`;
  if (card.hosted.length) text += ` [${writeCards(card.hosted)}]`;
  return card.facedown ? `(${text})` : text;
}

/** A list of cards; equal neighbours are counted. */
export function writeCards(cards: readonly Placed[]): string {
  const parts: { text: string; n: number }[] = [];
  for (const card of cards) {
    const text = writeCard(card);
    const last = parts.at(-1);
    if (last?.text === text) last.n++;
    else parts.push({ text, n: 1 });
  }
  return parts.map(({ text, n }) => (n > 1 ? `${n} ${text}` : text)).join(", ");
}

export function write(board: Board): string {
  const lines: string[] = [];
  for (const side of ["corp", "runner"] as const) {
    const half = board[side];
    lines.push(half.identity ? `${side}: ${writeCard(half.identity)}` : `${side}:`);
    const numbers = [`credits ${half.credits}`];
    if (half.clicks !== null) numbers.push(`clicks ${half.clicks}`);
    for (const [word, n] of Object.entries(half.numbers)) if (n) numbers.push(`${word} ${n}`);
    if (side === "runner" && board.run_credits) numbers.push(`run credits ${board.run_credits}`);
    lines.push(`  ${numbers.join(", ")}`);
    const zones: [string, Placed[]][] = [
      ["hand", half.hand],
      ["deck", half.deck],
      [side === "corp" ? "archives" : "heap", half.discard],
      ["score", half.score],
      ...(side === "runner" ? [["rig", board.rig] as [string, Placed[]]] : []),
    ];
    for (const [word, cards] of zones) if (cards.length) lines.push(`  ${word}: ${writeCards(cards)}`);
    if (side === "corp")
      for (const server of serversOf(board)) {
        const parts: string[] = [];
        if (server.ice.length) parts.push(`ice ${writeCards(server.ice)}`);
        if (server.cards.length) parts.push(`${CENTRAL.includes(server.name) ? "root" : "cards"} ${writeCards(server.cards)}`);
        if (parts.length) lines.push(`  ${server.name}: ${parts.join("; ")}`);
      }
    for (const [word, cards] of Object.entries(half.others)) if (cards.length) lines.push(`  ${word}: ${writeCards(cards)}`);
  }
  const step = board.rule && board.rule !== ACTION[board.turn] ? `, at ${board.rule}` : "";
  lines.push(`turn: ${board.turn} ${board.turn_number}${step}`);
  if (board.run) lines.push(`run: ${board.run}`);
  if (board.seed) lines.push(`seed: ${board.seed}`);
  return lines.join("\n") + "\n";
}

/** The board with another turn: its first action, and no run. */
export function inTurn(board: Board, turn: Side): Board {
  const number = turn === board.turn ? board.turn_number : board.turn_number + (turn === "runner" ? 1 : board.turn_number > 1 ? -1 : 2);
  const clear = (half: Half): Half => ({ ...half, clicks: null });
  return { ...board, turn, turn_number: number, rule: ACTION[turn], run: "", run_credits: 0, corp: clear(board.corp), runner: clear(board.runner) };
}

/** The board with a run, or without one. */
export function inRun(board: Board, run: string): Board {
  const next = board.turn === "runner" ? board : inTurn(board, "runner");
  return { ...next, run, rule: ACTION.runner, run_credits: 0, runner: { ...next.runner, clicks: null } };
}

/** What one may want to ask about a card in a place, by the side that would do it. */
export function actsOn(place: Place, card: Placed, index: number, type: string | undefined): { side: Side; about: string }[] {
  const { title } = card;
  switch (place.zone) {
    case "hand":
      return [{ side: place.side, about: `${type === "event" || type === "operation" ? "play" : "install"} ${title}` }];
    case "ice":
      return [
        ...(card.facedown ? [{ side: "corp" as const, about: `rez ${title} [${place.server} ice ${index + 1}]` }] : []),
        ...(card.facedown ? [] : [{ side: "runner" as const, about: `break ${title}` }, { side: "corp" as const, about: `use ${title}` }]),
        { side: "corp", about: `advance ${title}` },
      ];
    case "cards":
      return [
        ...(type === "agenda" ? [{ side: "corp" as const, about: `score ${title}` }] : card.facedown ? [{ side: "corp" as const, about: `rez ${title}` }] : [{ side: "corp" as const, about: `use ${title}` }]),
        { side: "corp", about: `advance ${title}` },
        { side: "runner", about: type === "agenda" ? `steal ${title}` : `trash ${title}` },
      ];
    case "rig":
      return [{ side: "runner", about: `use ${title}` }, ...(type === "resource" ? [{ side: "corp" as const, about: `trash ${title}` }] : [])];
    case "identity":
    case "score":
      return [{ side: place.side, about: `use ${title}` }];
    default:
      return [];
  }
}
