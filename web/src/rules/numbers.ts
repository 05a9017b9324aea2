// Numbers of rules in a sentence.

/** A section (6.9) or a rule (6.9.2d) of chapters 1 to 10. */
const NUMBER = /(?<![\d.])(?:10|[1-9])\.[1-9]\d?(?:\.[1-9]\d?[a-z]?)?(?!\d|\.\d)/g;

export interface Piece {
  text: string;
  rule: boolean;
}

/** A sentence in pieces, of which some are numbers of rules. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const met of sentence.matchAll(NUMBER)) {
    if (met.index > from) found.push({ text: sentence.slice(from, met.index), rule: false });
    found.push({ text: met[0], rule: true });
    from = met.index + met[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), rule: false });
  return found;
}
