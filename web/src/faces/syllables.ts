// Where a word may be broken: between syllables, as soft hyphens that show only where a line ends. By the rules of Spanish,
// which part most English words where a reader would as well.

import { widthOf } from "./fit";

const SOFT = "\u00ad";
const VOWEL = /[aeiouáéíóúü]/i;
/** Two consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcdfgkpt]r|[bcfgkp]l|ch|ll|rr|tl|qu)$/i;
/** A word: letters alone, not all of them capitals, and long enough to be broken. */
const WORD = /[a-záéíóúüñ]{6,}/gi;
const BEFORE = 2;
const AFTER = 3;

function broken(word: string): string {
  if (word === word.toUpperCase()) return word;
  const cuts: number[] = [];
  for (let at = 1; at < word.length; at++) {
    // Consonants between two vowels: one begins the next syllable, two are parted unless they belong together, and so on.
    if (VOWEL.test(word[at] ?? "") || !VOWEL.test(word[at - 1] ?? "")) continue;
    let end = at;
    while (end < word.length && !VOWEL.test(word[end] ?? "")) end++;
    if (end === word.length) break;
    const last = word.slice(end - 2, end);
    const cut = end - at > 1 && TOGETHER.test(last) ? end - 2 : end - 1;
    if (cut >= BEFORE && word.length - cut >= AFTER) cuts.push(cut);
  }
  return cuts.reduceRight((text, cut) => text.slice(0, cut) + SOFT + text.slice(cut), word);
}

/** A text whose words may be broken between syllables if they are wider than a line, in parts of the size of its letters. */
export function syllabled(text: string, line = 0): string {
  return text.replace(WORD, (word) => (widthOf(word) > line ? broken(word) : word));
}
