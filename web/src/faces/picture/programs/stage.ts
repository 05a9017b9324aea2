// The disc before which an instrument is shown.

import type { Mood, Print } from "../print";

export function stage(print: Print, first: Mood, ...others: Mood[]): number {
  const { chance, inks } = print;
  print.ground(first, ...others);
  const r = chance.between(118, 150);
  const hair = print.dark ? inks.paper : inks.deep;
  print.disc(200, 200, r, print.dark ? print.fade([print.tone(0.62), print.tone(0.4)]) : print.fade([print.tone(0.72), print.tone(0.5)]));
  print.ring(200, 200, r + 12, 0.8, hair, { opacity: 0.5 });
  print.ring(200, 200, r + 34, 0.8, hair, { opacity: 0.25 });
  print.line([[0, 200], [400, 200]], hair, 0.7, { opacity: 0.3 });
  return r;
}
