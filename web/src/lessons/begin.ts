// From the lessons to a game against the computer.

import { api } from "../lib/api";
import { keepGame } from "../lib/games";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { Side } from "../lib/view";

/** A game with the decks for a first one, guided or not. */
export async function begin(side: Side, guided: boolean): Promise<void> {
  const seat = await api.start({ opponent: "computer", side, level: "beginner", name: settings.name, timer: null, guided });
  keepGame({ ...seat, started: Date.now(), title: "", guided });
  go(`/game/${seat.game}`);
}
