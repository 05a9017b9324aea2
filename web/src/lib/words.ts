// Phrases: the same Fluent files that the server reads, bundled with the client.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "$ftl/en/client.ftl?raw";
import es from "$ftl/es/client.ftl?raw";
import type { Lang } from "./view";

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const BUNDLES: Record<Lang, FluentBundle> = { en: bundle("en", en), es: bundle("es", es) };

/** A phrase in a language. A key that is missing is shown as it is, so that it is seen. */
export function phrase(lang: Lang, key: string, args?: Record<string, FluentVariable>): string {
  const message = BUNDLES[lang].getMessage(`ui-${key}`);
  if (!message?.value) return key;
  return BUNDLES[lang].formatPattern(message.value, args);
}

/** Whether there is such a phrase. */
export function hasPhrase(lang: Lang, key: string): boolean {
  return BUNDLES[lang].hasMessage(`ui-${key}`);
}
