// Which explanation of the guided first game fits what is happening.

import type { View } from "./view";

export const GUIDE = [
  "mulligan",
  "over",
  "corp-action",
  "corp-window",
  "corp-run",
  "runner-action",
  "runner-action-poor",
  "runner-window",
  "runner-approach",
  "runner-encounter",
  "runner-jack-out",
  "runner-access",
  "trace",
  "discard",
  "wait",
] as const;

export type GuideKey = (typeof GUIDE)[number];

/** Credits below which a Runner had better earn some first. */
const POOR = 3;

export function guideKey(view: View): GuideKey | null {
  if (view.over) return "over";
  const decision = view.decision;
  if (!decision || !view.seat) return null;
  if (decision.side !== view.seat) return "wait";
  if (decision.kind === "mulligan") return "mulligan";
  if (decision.kind === "discard") return "discard";
  if (view.trace) return "trace";
  if (view.seat === "corp") {
    if (decision.kind === "action") return "corp-action";
    if (view.run) return "corp-run";
    return decision.kind === "window" ? "corp-window" : null;
  }
  if (view.access) return "runner-access";
  if (decision.kind === "jack-out") return "runner-jack-out";
  if (view.encounter) return "runner-encounter";
  if (view.run) return "runner-approach";
  if (decision.kind === "action") return view.runner.credits < POOR ? "runner-action-poor" : "runner-action";
  return decision.kind === "window" ? "runner-window" : null;
}
