// A card of the hand on its way to a server or to the rig, under the pointer. A finger taps instead: it would scroll.

export const drag = $state<{ title: string | null; x: number; y: number; over: string | null }>({ title: null, x: 0, y: 0, over: null });

/** How far a pointer moves before it drags, in px. */
const FAR = 8;

/** Where a card can be put: a server by its name, a new one, or the rig. */
function target(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-server], [data-drop]");
  return found?.dataset["server"] ?? found?.dataset["drop"] ?? null;
}

interface Wanted {
  title: string;
  /** Null for a card that cannot be put anywhere. */
  drop: ((where: string) => void) | null;
}

export function draggable(node: HTMLElement, wanted: () => Wanted): { destroy: () => void } {
  let start: { x: number; y: number } | null = null;
  let dragged = false;
  const end = (): void => {
    start = null;
    drag.title = drag.over = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  };
  const move = (event: PointerEvent): void => {
    if (!start) return;
    if (!dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    dragged = true;
    drag.title = wanted().title;
    drag.x = event.clientX;
    drag.y = event.clientY;
    drag.over = target(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    const where = dragged ? target(event.clientX, event.clientY) : null;
    end();
    if (where) wanted().drop?.(where);
  };
  const down = (event: PointerEvent): void => {
    dragged = false;
    if (event.button !== 0 || event.pointerType === "touch" || !wanted().drop) return;
    start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
  };
  // The click that ends a drag has not asked for anything.
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  return {
    destroy: () => {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    },
  };
}
