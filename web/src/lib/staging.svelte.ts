// What a table that just came deserves: moments that are shown one after the other, and a sound.

import { untrack } from "svelte";
import { soundOf } from "./heard";
import { momentsOf, type Moment } from "./moments";
import { moving, settings } from "./settings.svelte";
import type { Table, View } from "./view";

export interface Staging {
  readonly moments: readonly Moment[];
  /** The first moment has been seen. */
  next: () => void;
}

export function staging(table: () => Table | null, before: () => View | null): Staging {
  let moments = $state.raw<readonly Moment[]>([]);
  $effect(() => {
    const shown = table();
    if (!shown?.view || shown.fresh) return;
    const { view, log } = shown;
    untrack(() => {
      const sound = settings.sound ? soundOf(before(), view, log) : null;
      if (sound) void import("./sounds").then(({ play }) => play(sound), () => undefined);
      const found = moving() ? momentsOf(before(), view, log) : [];
      if (found.length) moments = [...moments, ...found];
    });
  });
  return {
    get moments() {
      return moments;
    },
    next: () => (moments = moments.slice(1)),
  };
}
