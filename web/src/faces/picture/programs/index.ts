// Programs: an instrument before a disc.

import type { Print } from "../print";
import { decoder } from "./decoder";
import { fracter } from "./fracter";
import { killer } from "./killer";
import { knot, mind, petals, piece, seal, sigil, spores, virus } from "./others";

export function program(print: Print): void {
  if (print.has("Caïssa")) piece(print);
  else if (print.has("Icebreaker", "AI")) breaker(print);
  else if (print.has("Virus")) virus(print);
  else if (print.has("Daemon", "Deva")) seal(print);
  else print.chance.pick(sigil, sigil, sigil, seal, petals, knot)(print);
}

function breaker(print: Print): void {
  const kinds = [
    ["Fracter", fracter],
    ["Decoder", decoder],
    ["Killer", killer],
  ] as const;
  const of = kinds.filter(([subtype]) => print.has(subtype));
  const only = of.length === 1 ? of[0] : undefined;
  if (only) only[1](print);
  else mind(print);
  if (print.has("Virus")) spores(print);
}
