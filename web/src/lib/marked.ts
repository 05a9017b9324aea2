// Sentences with the titles of cards in them.

export interface Piece {
  text: string;
  /** The English title, if this piece is the name of a card. */
  title: string | null;
}

/** A sentence cut at the names of cards: the longest first, so that a title inside another is not cut. */
export function marked(sentence: string, titles: readonly string[], nameOf: (title: string) => string): Piece[] {
  let found: Piece[] = [{ text: sentence, title: null }];
  for (const title of [...new Set(titles)].sort((one, other) => other.length - one.length)) {
    const name = nameOf(title);
    if (!name) continue;
    found = found.flatMap((piece) => {
      if (piece.title !== null || !piece.text.includes(name)) return [piece];
      return piece.text
        .split(name)
        .flatMap((text, i) => (i ? [{ text: name, title }, { text, title: null }] : [{ text, title: null }]))
        .filter((part) => part.text);
    });
  }
  return found;
}
