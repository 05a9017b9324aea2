// Ice: one vanishing point; strength sets the count.

import { mask } from "../figures";
import type { Print } from "../print";
import { around, count, TURN, way } from "../shapes";
import { barrier } from "./barrier";
import { codeGate } from "./codegate";
import { sentry, shards, tracer } from "./sentry";
import { trap } from "./trap";

export function ice(print: Print): void {
  if (print.has("Barrier")) barrier(print);
  else if (print.has("Code Gate")) codeGate(print);
  else if (print.has("Trap")) trap(print);
  else if (print.has("Sentry")) sentry(print);
  else print.chance.pick<(on: Print) => void>((on) => barrier(on), (on) => codeGate(on), (on) => sentry(on))(print);
  added(print);
}

/** What further subtypes put before it. */
export function added(print: Print): void {
  if (print.has("Tracer")) tracer(print);
  if (print.has("Destroyer")) shards(print);
  if (print.has("Bioroid")) mask(print, 200, 190, 74);
  else if (print.has("AP")) needles(print);
}

function needles(print: Print): void {
  const { chance, inks } = print;
  const d = count(22).map((k) => {
    const angle = (k * TURN) / 22 + chance.between(0, 0.2);
    const from = chance.between(58, 90);
    return way([around(200, 200, from, angle), around(200, 200, from + chance.between(12, 46), angle)]);
  });
  print.stroke(d.join(""), inks.spark, 2.2, { soft: true });
}
