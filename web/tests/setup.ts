// Tests speak both languages from the start.

import { learn, open } from "../src/lib/words.svelte";

await Promise.all([learn("en"), learn("es")]);
for (const volume of ["pages", "guide", "lessons", "puzzles", "lobby"] as const) await Promise.all([open(volume, "en"), open(volume, "es")]);
