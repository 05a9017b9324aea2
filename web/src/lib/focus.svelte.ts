// The card that is shown large, beside the pointer or the focus.

export const shown = $state<{ title: string | null; extra: string[]; rect: DOMRect | null }>({
  title: null,
  extra: [],
  rect: null,
});

export function show(title: string | null, element: Element | null, extra: string[] = []): void {
  shown.title = title;
  shown.extra = extra;
  shown.rect = element?.getBoundingClientRect() ?? null;
}

export function hide(): void {
  shown.title = null;
}

/** Attach to anything that stands for a card: hovering or focusing it shows the card large. */
export function large(node: HTMLElement, what: () => { title: string | null; extra?: string[] }): { destroy: () => void } {
  const on = (): void => {
    const { title, extra } = what();
    if (title) show(title, node, extra);
  };
  node.addEventListener("pointerenter", on);
  node.addEventListener("focusin", on);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("focusout", hide);
  return {
    destroy: () => {
      node.removeEventListener("pointerenter", on);
      node.removeEventListener("focusin", on);
      node.removeEventListener("pointerleave", hide);
      node.removeEventListener("focusout", hide);
      hide();
    },
  };
}
