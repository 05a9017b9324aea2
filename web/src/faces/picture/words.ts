// What a title says: some words are worth more than the type of the card.

import { bird, fish, head, serpent, spider } from "./beasts";
import { added } from "./ice";
import { barrier } from "./ice/barrier";
import { codeGate } from "./ice/codegate";
import { sentry } from "./ice/sentry";
import { cone, oneEye, rise } from "./moves";
import { book, clock, crystals, dice, flames, key, moon, storm } from "./objects";
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

const ICE = ["ice"];
const CREATURES = ["ice", "program"];
const PLAYS = ["operation", "event"];
const LOOSE = ["operation", "event", "agenda", "resource", "asset"];

/** Words, the types of cards for which they hold, and what is drawn for them. */
const WORDS: readonly (readonly [RegExp, readonly string[], Recipe])[] = [
  [/\b(wall|bastion|rampart|bulwark|battlement)\b/i, ICE, asIce((print) => barrier(print, print.chance.pick("courses", "piers", "plates")))],
  [/\b(tollbooth|checkpoint|vault)\b/i, ICE, asIce((print) => codeGate(print, "vault"))],
  [/\b(gate|gatekeeper|portal|window|door)\b/i, ICE, asIce((print) => codeGate(print, "gateways"))],
  [/\b(maze|labyrinth|meander)\b/i, ICE, asIce((print) => codeGate(print, "labyrinth"))],
  [/\b(enigma|cipher|crossword|quandary|conundrum|turing)\b/i, ICE, asIce((print) => codeGate(print, print.chance.pick("ciphers", "frames")))],
  [/\b(swarm|hive|bugs|gnat|wasp|formicary)\b/i, ICE, asIce((print) => sentry(print, "swarm"))],
  [/\b(katana|sword|swordsman|lancelot|archer|sagittarius)\b/i, ICE, asIce((print) => sentry(print, print.chance.pick("swords", "lances")))],
  [/\b(hunter|watchtower|searchlight|argus|guard|sentinel)\b/i, ICE, asIce((print) => sentry(print, "sentinels"))],
  [/\b(hound|wolf|dog|fenris|cerberus|lycan|jua|anubis)\b/i, CREATURES, asIce(head("hound"))],
  [/\b(taurus|bull|minotaur|ram)\b/i, CREATURES, asIce(head("bull"))],
  [/\b(owl|thoth)\b/i, CREATURES, asIce(head("owl"))],
  [/\b(dragon|draco|wyrm|leviathan|chimera|troll)\b/i, CREATURES, asIce(head("dragon"))],
  [/\b(cat|lion|tiger|kitsune|fox|mongoose|sphinx)\b/i, CREATURES, asIce(head("cat"))],
  [/\b(viper|cobra|mamba|snake|serpent|hydra|caduceus|uroboros|susanoo-no-mikoto|worm)\b/i, CREATURES, asIce(serpent)],
  [/\b(spider|spiderweb|anansi)\b/i, CREATURES, asIce(spider)],
  [/\b(raven|crow|falcon|hawk|peregrine|saker|egret|bird|peacock|wing|eagle|gyrfalcon)\b/i, [...CREATURES, "event"], asIce(bird)],
  [/\b(fish|shark|whale|phishing|chum|lamprey|orca|piranhas|crick)\b/i, [...CREATURES, "operation", "event"], asIce(fish)],
  [/\b(crystal|crystals|shard|diamond|prism)\b/i, ["hardware", "resource", "ice", "agenda"], crystals],
  [/\b(gamble|dice|luck|lucky|bet|stakes|deuces|windfall)\b/i, PLAYS, dice],
  [/\b(fund|account|accounts|bank|profit|profits|dividends|royalties|money|portfolio|credit|funds)\b/i, PLAYS, rise],
  [/\b(fire|burn|flare|inferno|scorched|incendiary|blaze|ashes|immolation|meltdown)\b/i, LOOSE, flames],
  [/\b(clock|hour|time|day|daily|early|ahead|pace|overtime|deadline|tempo)\b/i, PLAYS, clock],
  [/\b(key|unlock|passkey|skeleton|lockpick)\b/i, [...PLAYS, "hardware", "program"], key],
  [/\b(lunar|moon|luna|tranquility|heinlein|melange)\b/i, LOOSE, moon],
  [/\b(book|books|archives|archive|library|grimoire|memories|history|script|scheherazade)\b/i, [...PLAYS, "agenda", "program"], book],
  [/\b(storm|lightning|thunder|blackout|outage|brownout|surge|power shutdown|overload)\b/i, LOOSE, storm],
  [/\b(eye|eyes|surveillance|vision|watching|observe|scan|all-seeing|sight)\b/i, PLAYS, oneEye],
  [/\b(spotlight|manhunt|witness|privacy|snatch|hunt|prey)\b/i, PLAYS, cone],
  [/\b(city|plaza|district|street|slums|skyline|urban|town)\b/i, LOOSE, (print) => city(print)],
  [/\b(tree|garden|sundew|rose|lotus|bloom|root|roots|agroplex)\b/i, ["asset"], (print) => plinth(print, "tree")],
  [/\b(vat|tank|clone|incubator|retrieval|dna|gene)\b/i, ["asset"], (print) => plinth(print, "tank")],
  [/\b(globe|world|worlds|global|planet)\b/i, ["asset"], (print) => plinth(print, "globe")],
];

/** The recipe that a title asks for, if it says anything. */
export function told(print: Print): Recipe | null {
  const { title, type } = print.subject;
  // A person is called what they are called; a current flows whatever its name.
  if (print.has("Executive", "Character", "Political", "Connection", "Corporation", "Current", "Bioroid")) return null;
  return WORDS.find(([words, types]) => types.includes(type) && words.test(title))?.[2] ?? null;
}
