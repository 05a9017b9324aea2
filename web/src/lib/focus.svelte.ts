// The card that is shown large, beside the pointer or the focus.

export const shown = $state<{ title: string | null; extra: string[]; rect: DOMRect | null }>({
  title: null,
  extra: [],
  rect: null,
});

/** What the large card belongs to: if that goes away, so does the card. */
let owner: Element | null = null;

export function show(title: string | null, element: Element | null, extra: string[] = []): void {
  owner = element;
  shown.title = title;
  shown.extra = extra;
  shown.rect = element?.getBoundingClientRect() ?? null;
}

/** An element that goes away loses the focus while the page is being drawn, and then nothing may change what is drawn. */
function leave(node: Element): void {
  queueMicrotask(() => {
    if (owner === node) shown.title = null;
  });
}

/** Attach to anything that stands for a card: hovering or focusing it shows the card large. */
export function large(node: HTMLElement, what: () => { title: string | null; extra?: string[] }): { destroy: () => void } {
  const on = (): void => {
    const { title, extra } = what();
    if (title) show(title, node, extra);
  };
  node.addEventListener("pointerenter", on);
  node.addEventListener("focusin", on);
  const off = (): void => leave(node);
  node.addEventListener("pointerleave", off);
  node.addEventListener("focusout", off);
  return {
    destroy: () => {
      node.removeEventListener("pointerenter", on);
      node.removeEventListener("focusin", on);
      node.removeEventListener("pointerleave", off);
      node.removeEventListener("focusout", off);
      leave(node);
    },
  };
}
