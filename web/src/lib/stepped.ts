// What an address says about a table that is gone through step by step.

import { say } from "./settings.svelte";

const SEATS = ["open", "corp", "runner"];

/** A whole number in an address; nothing and nonsense count as none. */
export function whole(asked: URLSearchParams, name: string): number {
  return Math.max(0, Math.floor(Number(asked.get(name)) || 0));
}

export function seatOf(asked: URLSearchParams): string {
  return SEATS.find((one) => one === asked.get("seat")) ?? "open";
}

/** Why something could not be had, in words. */
export function reasonOf(reason: unknown): string {
  return reason instanceof TypeError ? say("server-away") : reason instanceof Error ? reason.message : String(reason);
}
