// Tables that wait for anybody, and games that anybody may watch, as they are now: asked for every few seconds while a page shows them.

import { api, Refused } from "./api";
import { gameOf, keepGame, newToken } from "./games";
import { say, settings } from "./settings.svelte";
import type { LobbyShown, OpenTable } from "./told";

/** How often the list is asked for, in milliseconds: most answers say that nothing has changed. */
const EVERY = 5000;
/** How many tables are tried, should others be quicker. */
const TRIES = 3;

export const lobby = $state<{ shown: LobbyShown | null }>({ shown: null });

async function look(): Promise<LobbyShown | null> {
  try {
    lobby.shown = await api.lobby();
  } catch {
    // What was seen last is shown until the server answers again.
  }
  return lobby.shown;
}

/** Keep the list up to date for as long as a page shows it. */
export function watchLobby(): () => void {
  const again = (): void => {
    if (!document.hidden) void look();
  };
  void look();
  const timer = setInterval(again, EVERY);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}

/** The tables that somebody else has opened. */
export const others = (tables: readonly OpenTable[]): OpenTable[] => tables.filter((table) => !gameOf(table.game));

/** Sit down with whoever has waited longest; the address of the game, or null if nobody waits. */
export async function sitDown(): Promise<string | null> {
  const now = await look();
  for (const table of others(now?.open ?? []).slice(0, TRIES)) {
    try {
      const seat = await api.join(table.game, { invite: null, name: settings.name, deck: null, token: newToken() });
      keepGame({ ...seat, started: Date.now(), title: say("game-with", { name: table.name }) });
      return `/game/${table.game}`;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
    }
  }
  return null;
}
