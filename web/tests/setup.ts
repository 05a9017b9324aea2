// Tests speak both languages from the start.

import { learn, open } from "../src/lib/words.svelte";

await Promise.all([learn("en"), learn("es"), open("pages", "en"), open("pages", "es"), open("guide", "en"), open("guide", "es")]);
