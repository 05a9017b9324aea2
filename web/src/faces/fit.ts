// How large a title can be in the room that it has: it shrinks before it is cut.

/** Widths of the bold display face, in parts of its size: most letters are about as wide as this. */
const LETTER = 0.445;
const NARROW = 0.25;
const WIDE = 0.66;

/** How wide a text is at a size of one. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += /[ilIjí.,:'!’ ]/.test(letter) ? NARROW : /[mwMW@]/.test(letter) ? WIDE : LETTER;
  return sum;
}

/** The widest line of a text that is broken between words into at most so many lines, as evenly as it goes. */
function widest(text: string, lines: number): number {
  const words = text.split(" ").map(widthOf);
  const whole = widthOf(text);
  if (lines < 2) return whole;
  let room = Math.max(whole / lines, ...words);
  for (let tries = 0; tries < 12; tries++, room *= 1.08) {
    let used = 1;
    let line = 0;
    for (const word of words) {
      if (line && line + NARROW + word > room) {
        used += 1;
        line = word;
      } else line += (line ? NARROW : 0) + word;
    }
    if (used <= lines) return room;
  }
  return room;
}

/** The size of a title in px: as wished, or as much smaller as it takes to fit, but never under `least`. */
export function titleSize(text: string, wished: number, room: number, lines: number, least = 11): number {
  const size = Math.min(wished, room / Math.max(0.1, widest(text, lines)));
  return Math.floor(Math.max(Math.min(least, wished), size) * 4) / 4;
}
