// What a player has set, kept in the browser.

import { STANDARD, type Policy } from "./policy";
import type { Lang } from "./view";
import { learn, phrase } from "./words.svelte";
import type { FluentVariable } from "@fluent/bundle";

/** Where credits come from: cards that can pay first, the pool first, or a question each time. */
export type Payments = "cards" | "pool" | "ask";

/** The speeds at which what the computer does can be followed. */
export const PACES = { slow: 1.9, normal: 1, quick: 0.45, once: 0, step: 1 } as const;
export type PaceName = keyof typeof PACES;

interface Kept {
  lang: Lang;
  /** Null follows what the system asks for. */
  motion: boolean | null;
  name: string;
  policy: Policy;
  /** The same short pause before every pass, whatever I hold: milliseconds. */
  pause: number;
  payments: Payments;
  /** Null follows the system. */
  theme: "dark" | "light" | null;
  /** How fast the computer's turn is shown; with "step" each of its acts waits for the player. */
  pace: PaceName;
  /** Whether what happens is heard. */
  sound: boolean;
  /** Questions with one sensible answer are put as well. */
  plain: boolean;
  /** Whether games against the computer are listed for everybody to watch. */
  watched: boolean;
  /** For so long a new question takes no answer, in milliseconds: nobody has seen it yet. */
  guard: number;
}

const KEY = "netrunner-settings";

function initial(): Kept {
  const preferred: Lang = navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
  const kept: Kept = {
    lang: preferred,
    motion: null,
    name: "",
    policy: { ...STANDARD },
    pause: 350,
    payments: "cards",
    theme: null,
    pace: "normal",
    sound: true,
    plain: false,
    watched: false,
    guard: 300,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...kept, ...stored, policy: { ...kept.policy, ...stored.policy } };
  } catch {
    return kept;
  }
}

export const settings = $state(initial());

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether things may move: as the player set it, or else as the system asks for. */
export function moving(): boolean {
  return settings.motion ?? !calm?.matches;
}

calm?.addEventListener("change", () => document.documentElement.classList.toggle("still", !moving()));

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: the settings then last as long as the page.
  }
  document.documentElement.lang = settings.lang;
  if (settings.theme) document.documentElement.dataset["theme"] = settings.theme;
  else delete document.documentElement.dataset["theme"];
  document.documentElement.classList.toggle("still", !moving());
}

const CENTRAL: Record<string, string> = { HQ: "server-hq", "R&D": "server-rnd", Archives: "server-archives" };

/** The name of a server in the player's language. */
export function serverName(server: string): string {
  const key = CENTRAL[server];
  return key ? say(key) : say("server-remote", { n: server.replace(/\D/g, "") });
}

/** Speak another language, once its words are there: until then everything stays as it is. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang).catch(() => undefined);
  settings.lang = lang;
}

/** What a key is called on a button, in the player's language. */
export function keyName(key: string): string {
  return key === "Space" ? say("keyname-space") : key === "Enter" ? say("keyname-enter") : key;
}

/** A phrase in the player's language; it changes with the language. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  return phrase(settings.lang, key, args);
}
