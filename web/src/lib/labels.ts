// What a button says: a verb and an object; the price stands apart.

import { facts, titleOf } from "./catalogue.svelte";
import type { Act } from "./acts";
import { say } from "./settings.svelte";
import type { CardView, Offer } from "./view";

/** Options whose price is told apart from what they do. */
const PRICED = new Set(["play", "install", "rez", "trash", "advance", "remove-tag"]);

export function labelOf(offer: Offer): string {
  if (offer.price && PRICED.has(offer.verb) && offer.card) return say(`do-${offer.verb}`, { card: titleOf(offer.card) });
  return offer.label;
}

/** What an ability does, without the name of its card before it. */
export function sentenceOf(offer: Offer): string {
  const at = offer.label.indexOf(": ", offer.card ? titleOf(offer.card).length : 0);
  if (at < 0) return "";
  const text = offer.label.slice(at + 2);
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}

export function actLabel(act: Act): string {
  if (!act.say) return act.offer ? labelOf(act.offer) : "";
  const [phrase, args] = act.say;
  const card = args?.["card"];
  return say(phrase, typeof card === "string" ? { ...args, card: titleOf(card) } : args);
}

/** What an act costs, for whoever cannot see the signs. */
export function priceWords(credits: number | null | undefined, clicks: number | null | undefined): string {
  const parts: string[] = [];
  if (clicks) parts.push(say("n-clicks", { n: clicks }));
  if (credits) parts.push(say("n-credits", { n: credits }));
  return parts.join(" + ");
}

/** Why the strength of a card is not the printed one: what changes it, and by how much. */
export function strengthWords(card: CardView | null | undefined): string {
  if (!card?.strength_by?.length) return "";
  const what = card.strength_by.map(({ source, change }) => say("strength-source", { sign: change < 0 ? "−" : "+", n: Math.abs(change), card: source ? titleOf(source) : say("strength-effect") }));
  return say("strength-by", { now: card.strength ?? 0, printed: facts(card.card)?.strength ?? 0, what: what.join(", ") });
}
