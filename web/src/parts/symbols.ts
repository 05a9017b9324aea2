// Signs in card texts and on cards: words in square brackets become short symbols that screen readers can name.

import type { Lang } from "../lib/view";

export interface Sign {
  sign: string;
  name: Record<Lang, string>;
}

export const SIGNS: Record<string, Sign> = {
  c: { sign: "¢", name: { en: "credit", es: "crédito" } },
  click: { sign: "◷", name: { en: "click", es: "clic" } },
  recurring: { sign: "↻¢", name: { en: "recurring credit", es: "crédito recurrente" } },
  sub: { sign: "↳", name: { en: "subroutine", es: "subrutina" } },
  trash: { sign: "🗑", name: { en: "trash", es: "desechar" } },
  MU: { sign: "MU", name: { en: "memory unit", es: "unidad de memoria" } },
  link: { sign: "⛓", name: { en: "link", es: "enlace" } },
  interrupt: { sign: "⚡", name: { en: "interrupt", es: "interrupción" } },
};

/** A line of text cut into plain words and signs. */
export function pieces(line: string): { text: string; sign: Sign | null }[] {
  const found: { text: string; sign: Sign | null }[] = [];
  for (const part of line.split(/(\[[A-Za-z-]+\])/)) {
    if (!part) continue;
    const sign = /^\[[A-Za-z-]+\]$/.test(part) ? (SIGNS[part.slice(1, -1)] ?? null) : null;
    found.push({ text: part, sign });
  }
  return found;
}

/** The first letters of a faction, shown beside its colour. */
export const FACTION_MARK: Record<string, string> = {
  anarch: "An",
  criminal: "Cr",
  shaper: "Sh",
  "haas-bioroid": "HB",
  jinteki: "Ji",
  nbn: "NBN",
  "weyland-consortium": "We",
  adam: "Ad",
  apex: "Ap",
  "sunny-lebeau": "Su",
};
