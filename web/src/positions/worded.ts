// An act in the reader's words.

import { titleOf } from "../lib/catalogue.svelte";
import { say, serverName, settings } from "../lib/settings.svelte";
import { hasPhrase } from "../lib/words.svelte";

/** If it is one of those that pages themselves ask about; else as it was written. */
export function worded(about: string): string {
  const [verb = "", ...rest] = about.split(" ");
  const thing = rest.join(" ").replace(/ \[.*\]$/, "");
  const key = `judge-${verb}`;
  if (!thing || !hasPhrase(settings.lang, key)) return about;
  return say(key, { what: verb === "run" ? serverName(thing) : titleOf(thing) });
}
