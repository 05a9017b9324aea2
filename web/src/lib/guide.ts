// Which explanation of the guided first game fits what is happening, and which words it needs.

import { facts } from "./catalogue.svelte";
import { tellsNews } from "./news";
import type { View } from "./view";

/** Each explanation, with the words of the game that are explained beside it. */
const STAGES = {
  "mulligan-runner": ["mulligan", "credit", "icebreaker"],
  "mulligan-corp": ["mulligan", "ice", "agenda"],
  "runner-first": ["click", "credit", "install", "server"],
  "runner-action": ["click", "install", "run", "central"],
  "runner-no-breaker": ["icebreaker", "memory", "install"],
  "runner-breaker": ["icebreaker", "memory", "install"],
  "runner-open-remote": ["remote", "advance", "agenda"],
  "runner-poor": ["credit", "click"],
  "runner-tagged": ["tag", "resource"],
  "runner-last-click": ["grip", "trash"],
  "runner-approach": ["ice", "rez", "window"],
  "runner-encounter": ["subroutine", "strength", "icebreaker"],
  "runner-unbreakable": ["subroutine", "icebreaker", "jack-out"],
  "runner-jack-out": ["jack-out", "ice"],
  "runner-server": ["access", "central"],
  "runner-access": ["access", "trash"],
  "runner-steal": ["agenda", "points"],
  "runner-stole": ["agenda", "points"],
  "runner-damage": ["grip", "flatline"],
  "runner-tag-taken": ["tag", "resource"],
  "runner-lost": ["agenda", "points"],
  "runner-window": ["window"],
  "corp-first": ["click", "server", "ice", "install"],
  "corp-action": ["advance", "agenda", "remote"],
  "corp-score": ["agenda", "points"],
  "corp-scored": ["agenda", "points"],
  "corp-lost": ["agenda", "points"],
  "corp-poor": ["credit", "rez"],
  "corp-place": ["central", "remote", "root"],
  "corp-run": ["rez", "ice"],
  "corp-run-on": ["rez", "access", "root"],
  "corp-window": ["window", "rez"],
  trace: ["trace", "link", "tag"],
  discard: ["grip", "discard"],
  other: ["card-text"],
  "wait-turn": ["server", "rez", "advance"],
  "wait-run": ["rez", "window"],
  wait: ["window"],
  over: ["points", "flatline"],
} as const;

export type GuideKey = keyof typeof STAGES;
export type Term = (typeof STAGES)[GuideKey][number];

export const GUIDE = Object.keys(STAGES) as GuideKey[];
export const TERMS = [...new Set(Object.values(STAGES).flat())] as Term[];

export function termsOf(key: GuideKey): readonly Term[] {
  return STAGES[key];
}

/** Credits below which a player had better earn some first. */
const POOR = 3;
/** Both players' first turns. */
const FIRST = 2;

/** A remote server without ice in which a card lies facedown that the Runner has not seen yet. */
function openRemote(view: View): boolean {
  const seen = new Set(view.known.filter((fact) => fact.among.length === 1).map((fact) => fact.among[0]));
  return view.servers.some((server) => !server.central && !server.ice.length && server.cards.some((card) => !card.faceup && !seen.has(card.at)));
}

function breaks(title: string | null): boolean {
  return facts(title)?.subtypes.includes("Icebreaker") ?? false;
}

/** Cards that bring more credits than they cost, as far as their text says so. */
function earns(title: string): boolean {
  const card = facts(title);
  const most = Math.max(0, ...(card?.text.en ?? []).flatMap((line) => [...line.matchAll(/(?:[Gg]ain|load) (\d+)\[c\]/g)].map((match) => Number(match[1]))));
  return card !== undefined && typeof card.cost === "number" && most > card.cost;
}

/** Installed cards that give credits for a click, as far as their text says so. */
function givesCredits(title: string): boolean {
  return facts(title)?.text.en.some((line) => /^\[click\].*(?:[Gg]ain|[Tt]ake) \d+\[c\]/.test(line)) ?? false;
}

/** Explanations that say the same: whoever has read one has read the others. */
const SAME: readonly (readonly GuideKey[])[] = [
  ["runner-tagged", "runner-tag-taken"],
  ["runner-steal", "runner-stole"],
  ["corp-score", "corp-scored"],
  ["runner-no-breaker", "runner-unbreakable"],
];

export function saysToo(key: GuideKey): readonly GuideKey[] {
  return SAME.find((group) => group.includes(key)) ?? [key];
}

/** What is true of the table in front of the player, to an explanation: a phrase, and the cards or servers that it names. */
export function guideFact(view: View, key: GuideKey): { key: string; cards: string[]; servers: string[] } | null {
  const seat = view.seat;
  if (!seat) return null;
  const hand = [...new Set(view[seat].hand.cards.filter((title): title is string => title !== null))];
  const fact = (name: string, cards: string[] = [], servers: string[] = []) => ({ key: name, cards, servers });
  const open = view.servers.filter((server) => !server.ice.length && (server.central || server.cards.length)).map((server) => server.server);
  switch (key) {
    case "mulligan-runner": {
      const good = hand.filter((title) => breaks(title) || earns(title));
      return good.length ? fact("guide-fact-good", good) : fact("guide-fact-neither");
    }
    case "mulligan-corp": {
      const ice = hand.filter((title) => facts(title)?.type === "ice");
      return ice.length ? fact("guide-fact-good", [...ice, ...hand.filter(earns)]) : fact("guide-fact-no-ice");
    }
    case "runner-first":
    case "runner-action":
    case "runner-no-breaker":
      return open.length ? fact("guide-fact-open", [], open) : fact("guide-fact-closed");
    case "runner-breaker":
      return fact("guide-fact-breaker", hand.filter(breaks));
    case "runner-poor":
    case "corp-poor": {
      const giving = view.rig.filter((card) => card.card && givesCredits(card.card)).map((card) => card.card as string);
      if (seat === "runner" && giving.length) return fact("guide-fact-giving", [...new Set(giving)]);
      const money = hand.filter(earns);
      return money.length ? fact("guide-fact-money", money) : null;
    }
    case "corp-first":
    case "corp-action": {
      const bare = open.filter((server) => server !== "Archives");
      return bare.length ? fact("guide-fact-bare", [], bare) : null;
    }
    default:
      return null;
  }
}

function runnerAction(view: View): GuideKey {
  if (view.runner.tagged) return "runner-tagged";
  if (view.turn.number <= FIRST && view.runner.clicks >= 4) return "runner-first";
  if (openRemote(view)) return "runner-open-remote";
  if (view.runner.credits < POOR) return "runner-poor";
  if (view.runner.clicks === 1 && view.runner.hand.size > 3) return "runner-last-click";
  const iced = view.servers.filter((server) => server.ice.length).length;
  if (view.rig.some((card) => breaks(card.card)) || iced < 2) return "runner-action";
  return view.runner.hand.cards.some(breaks) ? "runner-breaker" : "runner-no-breaker";
}

function corpAction(view: View): GuideKey {
  if (view.turn.number <= FIRST && view.corp.clicks >= 3) return "corp-first";
  return view.corp.credits < POOR ? "corp-poor" : "corp-action";
}

function runnerRun(view: View): GuideKey {
  if (view.decision?.kind === "jack-out") return "runner-jack-out";
  if (view.encounter) return view.rig.some((card) => breaks(card.card)) ? "runner-encounter" : "runner-unbreakable";
  return view.run?.phase === "approach-server" ? "runner-server" : "runner-approach";
}

/** Ice is rezzed while it is approached; what else the Corp can do in a run is another matter. */
function corpRun(view: View): GuideKey {
  const ice = view.servers.flatMap((server) => server.ice).find((card) => card.at === view.run?.ice);
  return view.run?.phase === "approach-ice" && ice && !ice.faceup ? "corp-run" : "corp-run-on";
}

/** Questions beside which there is room for what has happened. Any other is about something that must be understood at once. */
/** What has just happened and wants a word, the most important first. */
const NEWS: Record<"corp" | "runner", [kind: string, key: GuideKey][]> = {
  runner: [
    ["stolen", "runner-stole"],
    ["damage", "runner-damage"],
    ["tags-taken", "runner-tag-taken"],
    ["scored", "runner-lost"],
  ],
  corp: [
    ["stolen", "corp-lost"],
    ["scored", "corp-scored"],
  ],
};

/** What to explain: what is asked, or what has `news` just told since the player last chose. */
export function guideKey(view: View, news: readonly string[] = []): GuideKey | null {
  if (view.over) return "over";
  const decision = view.decision;
  if (!decision || !view.seat) return null;
  if (decision.side !== view.seat) {
    if (view.run) return "wait-run";
    return view.turn.side !== view.seat ? "wait-turn" : "wait";
  }
  const event = tellsNews(view) && NEWS[view.seat].find(([kind]) => news.includes(kind));
  if (event) return event[1];
  const corp = view.seat === "corp";
  const choices = decision.choices ?? [];
  switch (decision.kind) {
    case "mulligan":
      return corp ? "mulligan-corp" : "mulligan-runner";
    case "discard":
      return "discard";
    case "action":
      return corp ? corpAction(view) : runnerAction(view);
    case "destination":
      return corp ? "corp-place" : "other";
  }
  if (view.trace) return "trace";
  if (!corp && view.access) return choices.some((choice) => choice.verb === "steal") ? "runner-steal" : "runner-access";
  if (decision.kind !== "window" && decision.kind !== "jack-out") return "other";
  if (corp) {
    if (view.run) return corpRun(view);
    return choices.some((choice) => choice.verb === "score") ? "corp-score" : "corp-window";
  }
  return view.run ? runnerRun(view) : "runner-window";
}
