// When the guide may tell what has just happened.

import type { View } from "./view";

const CALM = new Set(["action", "window", "jack-out"]);

/** Whether news can be told beside the open question. Until they are, they wait. */
export function tellsNews(view: View | null): boolean {
  return CALM.has(view?.decision?.kind ?? "");
}
