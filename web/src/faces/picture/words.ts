// What a title says: some words are worth more than the type of the card.

import { added } from "./ice";
import { barrier } from "./ice/barrier";
import { codeGate } from "./ice/codegate";
import { sentry } from "./ice/sentry";
import { web } from "./ice/trap";
import { oneEye, rise } from "./moves";
import { city } from "./places";
import type { Print } from "./print";
import { plinth } from "./rooms";

type Recipe = (print: Print) => void;

/** Ice keeps what its further subtypes add. */
const asIce =
  (recipe: Recipe): Recipe =>
  (print) => {
    recipe(print);
    added(print);
  };

/** Words, the types of cards for which they hold, and what is drawn for them. */
const WORDS: readonly (readonly [RegExp, readonly string[], Recipe])[] = [
  [/\b(wall|bastion|rampart|bulwark)\b/i, ["ice"], asIce((print) => barrier(print, print.chance.pick("courses", "piers", "plates")))],
  [/\b(gate|gates|tollbooth|checkpoint)\b/i, ["ice"], asIce((print) => codeGate(print, print.chance.pick("gateways", "vault")))],
  [/\b(maze|labyrinth|meander)\b/i, ["ice"], asIce((print) => codeGate(print, "labyrinth"))],
  [/\b(enigma|cipher|crossword|quandary|sphinx)\b/i, ["ice"], asIce((print) => codeGate(print, print.chance.pick("ciphers", "frames")))],
  [/\b(raven|hunter|watch|eye|looking|argus)\b/i, ["ice"], asIce((print) => sentry(print, print.chance.pick("iris", "sentinels")))],
  [/\b(swarm|hive|gnat|wasp)\b/i, ["ice"], asIce((print) => sentry(print, "swarm"))],
  [/\b(katana|sword|blade|lancelot|archer)\b/i, ["ice"], asIce((print) => sentry(print, print.chance.pick("swords", "lances")))],
  [/\b(web|spider)\b/i, ["ice"], web],
  [/\b(fund|account|accounts|bank|profit|profits|dividends|royalties|money|gamble)\b/i, ["operation", "event"], rise],
  [/\b(eye|eyes|surveillance|vision|watching|observe|scan)\b/i, ["operation", "event"], oneEye],
  [/\b(city|plaza|district|street|slums|skyline)\b/i, ["resource", "event", "operation", "asset"], (print) => city(print)],
  [/\b(tree|garden|sundew|rose|lotus|bloom|root|roots)\b/i, ["asset"], (print) => plinth(print, "tree")],
  [/\b(vat|tank|clone|incubator|retrieval)\b/i, ["asset"], (print) => plinth(print, "tank")],
  [/\b(globe|world|global|planet|lunar|moon)\b/i, ["asset"], (print) => plinth(print, "globe")],
];

/** The recipe that a title asks for, if it says anything. */
export function told(print: Print): Recipe | null {
  const { title, type } = print.subject;
  // A person is called what they are called.
  if (print.has("Executive", "Character", "Political", "Connection", "Corporation")) return null;
  return WORDS.find(([words, types]) => types.includes(type) && words.test(title))?.[2] ?? null;
}
