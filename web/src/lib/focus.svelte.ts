// The card that is shown large: beside the pointer or the focus, or on the stage of a table.

import type { Pointed } from "./table";

export const shown = $state<{ title: string | null; extra: string[]; rect: DOMRect | null; pointed: Pointed | null }>({
  title: null,
  extra: [],
  rect: null,
  pointed: null,
});

/** A table is on the page: it has a stage for what is pointed at, and no place for the head of the site. */
export const stage = $state({ on: false });

/** A card that is opened to be read; it stays until it is closed. */
export const reading = $state<{ title: string | null }>({ title: null });

export function open(title: string | null): void {
  reading.title = title;
  if (title) shown.title = null;
}

/** What the large card belongs to: if that goes away, so does the card. */
let owner: Element | null = null;

/** How long a pointer moves over a card before it is shown, in milliseconds. */
const DELAY = 80;
/** A narrow page has no room for a large card: there a tap opens it. */
const NARROW = 640;

export function show(title: string | null, element: Element | null, extra: string[] = [], pointed: Pointed | null = null): void {
  owner = element;
  shown.title = title;
  shown.extra = extra;
  shown.pointed = pointed;
  shown.rect = element?.getBoundingClientRect() ?? null;
}

/** An element that goes away loses the focus while the page is being drawn, and then nothing may change what is drawn. */
function leave(node: Element): void {
  queueMicrotask(() => {
    if (owner !== node) return;
    owner = null;
    shown.title = null;
    shown.pointed = null;
  });
}

/** Attach to anything that stands for a card: hovering or focusing it shows the card large. */
export function large(
  node: HTMLElement,
  what: () => { title: string | null; extra?: string[]; pointed?: Pointed },
): { destroy: () => void } {
  const on = (): void => {
    const { title, extra, pointed } = what();
    if ((title || pointed) && innerWidth >= NARROW) show(title, node, extra, pointed);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A finger does not hover: what it touches is opened by the click. A pointer that rests while the table changes under it
  // has not asked for anything.
  const move = (event: PointerEvent): void => {
    // Browsers tell of a move, too, when something else comes to lie under a pointer that rests.
    const rests = !event.movementX && !event.movementY;
    if (event.pointerType === "touch" || owner === node || rests) return;
    clearTimeout(timer);
    timer = setTimeout(on, DELAY);
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) on();
  };
  const press = (): void => clearTimeout(timer); // whoever acts no longer wants to read
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerdown", press);
  node.addEventListener("focusin", focus);
  const off = (): void => {
    clearTimeout(timer);
    leave(node);
  };
  node.addEventListener("pointerleave", off);
  node.addEventListener("focusout", off);
  return {
    destroy: () => {
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("pointerleave", off);
      node.removeEventListener("focusout", off);
      clearTimeout(timer);
      leave(node);
    },
  };
}
