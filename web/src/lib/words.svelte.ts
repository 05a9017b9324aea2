// Phrases: the same Fluent files that the server reads. A language is loaded when it is spoken, a volume when a page needs it.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./view";

const VOLUMES = {
  client: { en: () => import("$ftl/en/client.ftl?raw"), es: () => import("$ftl/es/client.ftl?raw") },
  guide: { en: () => import("$ftl/en/guide.ftl?raw"), es: () => import("$ftl/es/guide.ftl?raw") },
  lessons: { en: () => import("$ftl/en/lessons.ftl?raw"), es: () => import("$ftl/es/lessons.ftl?raw") },
  puzzles: { en: () => import("$ftl/en/puzzles.ftl?raw"), es: () => import("$ftl/es/puzzles.ftl?raw") },
  lobby: { en: () => import("$ftl/en/lobby.ftl?raw"), es: () => import("$ftl/es/lobby.ftl?raw") },
  pages: { en: () => import("$ftl/en/pages.ftl?raw"), es: () => import("$ftl/es/pages.ftl?raw") },
};
export type Volume = keyof typeof VOLUMES;

/** What can be spoken now; a new object whenever that changes, so that whoever shows words shows them anew. */
let spoken = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
const opened = new Set<Volume>(["client"]);
const learning = new Map<string, Promise<void>>();

/** Have the words of every opened volume in a language. */
export function learn(lang: Lang): Promise<void> {
  return Promise.all([...opened].map((volume) => read(lang, volume))).then(() => undefined);
}

/** Have a further volume, in every language that is spoken. */
export function open(volume: Volume, lang: Lang): Promise<void> {
  opened.add(volume);
  return learn(lang);
}

function read(lang: Lang, volume: Volume): Promise<void> {
  const key = `${lang} ${volume}`;
  let reading = learning.get(key);
  if (!reading) {
    reading = VOLUMES[volume][lang]().then(
      ({ default: source }) => {
        const bundle = spoken[lang] ?? new FluentBundle(lang, { useIsolating: false });
        bundle.addResource(new FluentResource(source));
        spoken = { ...spoken, [lang]: bundle };
      },
      (error: unknown) => {
        learning.delete(key);
        throw error;
      },
    );
    learning.set(key, reading);
  }
  return reading;
}

/** The words of a language; those of the other while they are on their way. */
function bundleOf(lang: Lang): FluentBundle | undefined {
  const found = spoken[lang];
  if (found) return found;
  learn(lang).catch(() => undefined);
  return spoken[lang === "en" ? "es" : "en"];
}

/** Phrases that say the same whenever they are said, by language and key. */
let plain = new Map<string, string>();
let plainOf: object | null = null;

/** A phrase in a language, or in the other while a volume is on its way. A key that is missing is shown as it is, so that it is seen. */
export function phrase(lang: Lang, key: string, args?: Record<string, FluentVariable>): string {
  if (args) return worded(lang, key, args);
  if (plainOf !== spoken) [plain, plainOf] = [new Map(), spoken];
  const name = `${lang} ${key}`;
  let text = plain.get(name);
  if (text === undefined) plain.set(name, (text = worded(lang, key)));
  return text;
}

function worded(lang: Lang, key: string, args?: Record<string, FluentVariable>): string {
  for (const bundle of [bundleOf(lang), spoken[lang === "en" ? "es" : "en"]]) {
    const message = bundle?.getMessage(`ui-${key}`);
    if (bundle && message?.value) return bundle.formatPattern(message.value, args);
  }
  return key;
}

/** Whether there is such a phrase. */
export function hasPhrase(lang: Lang, key: string): boolean {
  return bundleOf(lang)?.hasMessage(`ui-${key}`) ?? false;
}
