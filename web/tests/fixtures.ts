import type { CardFacts, CardView, Offer, Side, View } from "../src/lib/view";

export function card(at: string, title: string | null, extra: Partial<CardView> = {}): CardView {
  return { at, card: title, side: "corp", faceup: title !== null, counters: {}, ...extra };
}

export function view(extra: Partial<View> = {}): View {
  const player = (side: Side) => ({
    identity: card(`${side} identity`, side === "corp" ? "Jinteki: Personal Evolution" : "Noise: Hacker Extraordinaire", { side }),
    credits: 5,
    clicks: 0,
    hand: { size: 5, maximum: 5, cards: [] },
    deck: { size: 40 },
    discard: { size: 0, faceup: [], facedown: 0, facedown_cards: [] },
    score: { points: 0, cards: [] },
  });
  const central = ["HQ", "R&D", "Archives"].map((server) => ({ server, central: true, ice: [], cards: [] }));
  return {
    schema: 1,
    seat: "runner",
    turn: { number: 2, side: "runner", phase: "action", step: "5.7.1f" },
    corp: player("corp"),
    runner: player("runner"),
    servers: central,
    rig: [],
    playing: [],
    set_aside: [],
    removed: [],
    run: null,
    encounter: null,
    access: null,
    trace: null,
    effects: [],
    decision: { side: "runner", step: "5.7.1f", kind: "action", rule: "5.7.1f" },
    known: [],
    over: false,
    winner: null,
    reason: "",
    ...extra,
  };
}

export function offer(verb: string, extra: Partial<Offer> = {}): Offer {
  return { text: `${verb} ${extra.card ?? extra.server ?? ""}`.trim(), verb, at: null, card: null, server: null, number: null, label: verb, boost: false, ...extra };
}

export function facts(title: string, extra: Partial<CardFacts> = {}): CardFacts {
  return {
    title,
    title_es: null,
    code: "00000",
    set: "core",
    cycle: "core",
    side: "runner",
    faction: "shaper",
    type: "program",
    subtypes: [],
    subtypes_es: [],
    unique: false,
    deck_limit: 3,
    cost: 1,
    strength: null,
    memory_cost: null,
    trash_cost: null,
    advancement_requirement: null,
    agenda_points: null,
    influence: null,
    influence_limit: null,
    minimum_deck_size: null,
    base_link: null,
    text: { en: [], es: [] },
    implemented: true,
    ...extra,
  };
}
