// Small signs, drawn in a box of 16 × 16: what stands in card texts, and the types of cards.

/** A filled path, a line over it, or a line that cuts into the filled part. */
export interface Sign {
  readonly fill?: string;
  readonly line?: string;
  /** The weight of the line. */
  readonly weight?: number;
  /** A line in the colour of the ground. */
  readonly cut?: string;
}

/** What card texts write in square brackets. */
export const TEXT_SIGNS: Readonly<Record<string, Sign>> = {
  c: { fill: "M8 .6L14.4 4.3V11.7L8 15.4L1.6 11.7V4.3Z", cut: "M10.6 5.7A3.5 3.5 0 1 0 10.6 10.3M8 2.8V13.2" },
  click: { line: "M8 1.2a6.8 6.8 0 1 1-6.8 6.8M8 4.4V8H4.4", weight: 2.2 },
  recurring: { line: "M13.5 5A6.4 6.4 0 1 0 14.4 8.6M14.5 1.5V5.5H10.5M9.8 6.4A2.4 2.4 0 1 0 9.8 9.8M8 4.4V11.8", weight: 1.7 },
  sub: { line: "M3 1.5V9.5H12M8.5 5.5L12.5 9.5L8.5 13.5", weight: 2.4 },
  trash: { fill: "M2 3H14L12.6 15H3.4Z", cut: "M5.4 6L10.6 12M10.6 6L5.4 12" },
  MU: { fill: "M3.5 3.5H12.5V12.5H3.5ZM6.4 6.4V9.6H9.6V6.4Z", line: "M6 1V3.5M10 1V3.5M6 12.5V15M10 12.5V15M1 6H3.5M1 10H3.5M12.5 6H15M12.5 10H15", weight: 1.5 },
  link: { fill: "M4 9a3 3 0 1 0 .01 0ZM12 1a3 3 0 1 0 .01 0Z", line: "M4 12L12 4", weight: 2.2 },
  interrupt: { fill: "M9.5 1L3 9H7.5L6.5 15L13 6.5H8.5Z" },
};

/** What figures on cards stand for. */
export const FIGURE_SIGNS: Readonly<Record<string, Sign>> = {
  strength: { fill: "M8 1L14 3.5V8C14 11.5 11.5 14 8 15C4.5 14 2 11.5 2 8V3.5Z" },
  advancement: { fill: "M8 1.5L15 9H11V14.5H5V9H1Z" },
  points: { fill: "M8 .8L10 5.8L15.4 6.2L11.2 9.6L12.6 14.8L8 11.9L3.4 14.8L4.8 9.6L.6 6.2L6 5.8Z" },
  locked: { fill: "M3 7H13V15H3Z", line: "M5 7V5a3 3 0 0 1 6 0V7", weight: 2 },
  broken: { line: "M2.5 8.5L6.5 12.5L13.5 4", weight: 2.6 },
  virus: { fill: "M8 4.4a3.6 3.6 0 1 0 .01 0Z", line: "M8 0V16M0 8H16M2.3 2.3L13.7 13.7M13.7 2.3L2.3 13.7", weight: 1.7 },
  tag: { fill: "M3 1H5V15H3ZM5 2L14 5L5 9Z" },
  influence: { fill: "M8 2L14 8L8 14L2 8Z" },
  deck: { fill: "M3 4H11V15H3Z", line: "M5.5 1.5H13.5V12.5", weight: 1.8 },
};

/** Kinds of ice and of programs, for where there is no room for words. */
const KIND_SIGNS: Readonly<Record<string, Sign>> = {
  Barrier: { fill: "M1 3H7V6.4H1ZM8.4 3H15V6.4H8.4ZM1 7.8H3.6V11.2H1ZM5 7.8H11V11.2H5ZM12.4 7.8H15V11.2H12.4ZM1 12.6H7V15H1ZM8.4 12.6H15V15H8.4Z" },
  "Code Gate": { fill: "M1 15V8A7 7 0 0 1 15 8V15H12V8.4A4 4 0 0 0 4 8.4V15ZM8 8.2a1.8 1.8 0 0 1 1 3.3L9.6 15H6.4L7 11.5a1.8 1.8 0 0 1 1-3.3Z" },
  Sentry: { fill: "M.6 8Q8 -.4 15.4 8Q8 16.4 .6 8ZM8 4.6a3.4 3.4 0 1 0 .01 0ZM8 6.6a1.4 1.4 0 1 1-.01 0Z" },
  Trap: { fill: "M1 2L4 9L6 2L8 9L10 2L12 9L15 2V5.6L12.6 13.6H3.4L1 5.6Z" },
  Fracter: { fill: "M8 15L2.6 1H7.2V8.6ZM8.8 8.6V1H13.4L8.8 13Z" },
  Decoder: { line: "M5 5.2a3.6 3.6 0 1 0 .01 0M7.6 10.4L14.4 3.6M12 6L14 8M10 8L11.6 9.6", weight: 2 },
  Killer: { fill: "M14.8 1.2L6.4 11.8L4.2 9.6ZM3.2 9.8L6.2 12.8L4.8 14.2L4 13.4L2.2 15.2L.8 13.8L2.6 12L1.8 11.2Z" },
  AI: { fill: "M8 .8L14.6 4.6V11.4L8 15.2L1.4 11.4V4.6ZM8 5a3 3 0 1 0 .01 0ZM8 6.8a1.2 1.2 0 1 1-.01 0Z" },
  Virus: { fill: "M8 4.4a3.6 3.6 0 1 0 .01 0Z", line: "M8 0V16M0 8H16M2.3 2.3L13.7 13.7M13.7 2.3L2.3 13.7", weight: 1.7 },
};

/** The sign of what a card is: of the first subtype that has one, else of its type. */
export function signOf(card: { readonly type: string; readonly subtypes: readonly string[] }): Sign | undefined {
  const kind = card.subtypes.find((subtype) => subtype in KIND_SIGNS);
  return kind === undefined ? TYPE_SIGNS[card.type] : KIND_SIGNS[kind];
}

export const TYPE_SIGNS: Readonly<Record<string, Sign>> = {
  ice: { fill: "M1 3H15V5.6H1ZM1 6.9H15V9.3H1ZM1 10.6H15V13H1Z" },
  program: { fill: "M8 5.6a2.4 2.4 0 1 0 .01 0Z", line: "M8 1L15 8L8 15L1 8Z", weight: 2 },
  hardware: { line: "M8 1L15 4.6V11.4L8 15L1 11.4V4.6ZM8 8V15M8 8L1 4.6M8 8L15 4.6", weight: 1.8 },
  resource: { fill: "M8 1.4a3.6 3.6 0 1 0 .01 0ZM1.5 15A6.5 6.5 0 0 1 14.5 15Z" },
  event: { fill: "M1 3L8 8L1 13ZM8 3L15 8L8 13Z" },
  operation: { fill: "M1 1H7V7H1ZM9 9H15V15H9ZM12 1a3 3 0 1 0 .01 0ZM1 15L4 9L7 15Z" },
  agenda: { fill: "M8 4.6a3.4 3.4 0 1 0 .01 0Z", line: "M1.4 10.9A7.2 3 -24 1 1 14.6 5.1A7.2 3 -24 1 1 1.4 10.9", weight: 1.4 },
  asset: { fill: "M1 1H15V15H1ZM4 4V12H12V4ZM6.5 7H9.5V12H6.5Z" },
  upgrade: { fill: "M8 1L15 7H11V10H5V7H1ZM5 12H11V15H5Z" },
  identity: { fill: "M8 4.2a2.2 2.2 0 1 0 .01 0ZM4 12.5A4.4 4.4 0 0 1 12 12.5Z", line: "M8 1.4a6.6 6.6 0 1 0 .01 0", weight: 1.8 },
};
