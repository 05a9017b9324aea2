// Signs in card texts: words in square brackets stand for them.

import { TEXT_SIGNS } from "../faces/signs";

/** A line of text cut into plain words and signs, by their names. */
export function pieces(line: string): { text: string; sign: string | null }[] {
  return line
    .split(/(\[[A-Za-z-]+\])/)
    .filter(Boolean)
    .map((part) => {
      const name = /^\[([A-Za-z-]+)\]$/.exec(part)?.[1];
      return { text: part, sign: name !== undefined && name in TEXT_SIGNS ? name : null };
    });
}
