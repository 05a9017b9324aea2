// What a seat may know, and what the server tells: generated from the server's own types (told.ts).

export type * from "./told";
export type { CardShown as CardFacts } from "./told";

/** Which of their own turns a player is in: the game counts the turns of both, the log those of each. */
export const ownTurn = (number: number): number => Math.ceil(number / 2);
