// The games this browser has a seat at. The token is the seat: it never leaves the browser but to the server.

import type { Side } from "./view";

export interface KeptGame {
  game: string;
  token: string;
  side: Side | null;
  started: number;
  title: string;
  invite?: string | null;
  guided?: boolean;
  over?: boolean;
}

const KEY = "netrunner-games";
const MOST = 40;

export function games(): KeptGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptGame[];
  } catch {
    return [];
  }
}

export function gameOf(id: string): KeptGame | undefined {
  return games().find((game) => game.game === id);
}

export function keepGame(game: KeptGame): void {
  const others = games().filter((other) => other.game !== game.game);
  try {
    localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, MOST)));
  } catch {
    // Without storage a seat lasts as long as the page.
  }
}

/** A key to a seat, made here: whoever loses the answer to joining asks again with it and gets the same seat. */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function forgetGame(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(games().filter((game) => game.game !== id)));
}
