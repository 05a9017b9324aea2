// How much of a card is shown, and how large things on it are.

/** From everything to almost nothing; see docs/faces.md. */
export type Level = "large" | "hand" | "card" | "tile" | "sliver";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A card in a fan of which so large a part is in sight keeps its text. */
export const OPEN = 0.86;

/** Lying cards are wider than high: ice across its server, and slivers. */
export function lies({ width, height }: Size): boolean {
  return width > height;
}

/** The size at which each level was drawn; at any other everything on it grows or shrinks alike. */
export function drawnAt(level: Level, lying: boolean): Size {
  if (level === "large") return { width: 300, height: 420 };
  if (level === "hand") return { width: 150, height: 210 };
  if (level === "sliver") return { width: 176, height: 24 };
  return lying ? { width: 176, height: 64 } : { width: 96, height: 134 };
}

/** A lying card is drawn at full size from this width on. */
const LEAST_LYING = 148;

/** How much larger than drawn. */
export function scaleOf(level: Level, size: Size): number {
  const lying = lies(size);
  const drawn = drawnAt(level, lying);
  if (level === "sliver") return size.height / drawn.height;
  // Ice in a narrow lane keeps room for its title beside the strength.
  if (lying && level !== "large") return Math.min(size.height / drawn.height, size.width / LEAST_LYING);
  return level === "large" ? size.width / drawn.width : Math.min(size.width / drawn.width, size.height / drawn.height);
}
