// Pictures as bitmaps: loaded when the first card is shown, drawn once for each card and size, one after the other.

import type { Subject } from "./picture";

/** The sizes of bitmaps, in px; a picture is shown from the next larger one. */
const SIZES = [160, 320, 640, 1280];
/** How many px are kept for cards that come back: 48 MB. */
const MOST = 12_000_000;
/** The grain of the print: a tile of so many px, shown at half its size. */
const GRAIN = 128;

const kept = new Map<string, Promise<HTMLCanvasElement | null>>();
let queue: Promise<unknown> = Promise.resolve();
let grain: HTMLCanvasElement | null = null;

function blank(size: number): { canvas: HTMLCanvasElement; paint: CanvasRenderingContext2D } | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const paint = canvas.getContext("2d");
  return paint && { canvas, paint };
}

/** Grey noise, always the same. */
function noise(): HTMLCanvasElement | null {
  const tile = blank(GRAIN);
  if (!tile) return null;
  const data = tile.paint.createImageData(GRAIN, GRAIN);
  let state = 1;
  for (let i = 0; i < data.data.length; i += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    data.data[i] = data.data[i + 1] = data.data[i + 2] = (state >>> 16) & 255;
    data.data[i + 3] = 255;
  }
  tile.paint.putImageData(data, 0, 0);
  return tile.canvas;
}

async function drawn(subject: Subject, size: number): Promise<HTMLCanvasElement | null> {
  const made = blank(size);
  if (!made) return null;
  const { picture } = await import("./picture");
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(picture(subject))}`;
  await image.decode();
  const { canvas, paint } = made;
  paint.drawImage(image, 0, 0, size, size);
  grain ??= noise();
  const pattern = grain && paint.createPattern(grain, "repeat");
  if (pattern) {
    pattern.setTransform(new DOMMatrix().scale(Math.max(0.5, size / 640)));
    paint.globalCompositeOperation = "overlay";
    paint.globalAlpha = 0.26;
    paint.fillStyle = pattern;
    paint.fillRect(0, 0, size, size);
  }
  return canvas;
}

/** Forget what was not asked for the longest time. */
function forget(): void {
  let most = MOST;
  for (const key of [...kept.keys()].reverse()) {
    most -= Number(key.split("/", 1)[0]) ** 2;
    if (most < 0) kept.delete(key);
  }
}

function bitmap(subject: Subject, wanted: number): Promise<HTMLCanvasElement | null> {
  const size = SIZES.find((one) => one >= wanted) ?? 1280;
  const key = `${size}/${subject.faction}/${subject.title}`;
  let found = kept.get(key);
  if (found) kept.delete(key);
  else {
    // One at a time, with room between them for whatever the player does.
    found = queue.then(() => new Promise((go) => setTimeout(go))).then(() => drawn(subject, size));
    queue = found.catch(() => null);
  }
  kept.set(key, found);
  forget();
  return found;
}

/** Canvases that wait for their turn: a few in each frame, so that none of them is late. */
const turns: (() => void)[] = [];
const BUDGET = 4;

function inTurn(paint: () => void): void {
  if (turns.push(paint) === 1) requestAnimationFrame(someTurns);
}

function someTurns(): void {
  const end = performance.now() + BUDGET;
  do turns.shift()?.();
  while (turns.length && performance.now() < end);
  if (turns.length) requestAnimationFrame(someTurns);
}

/** Where a picture is cut that is shown much wider than high: in the middle, but people keep their heads. */
function across(subject: Subject): number {
  return subject.type === "identity" && subject.side === "runner" ? 0.25 : 0.5;
}

/** A canvas that shows the picture of a card as large as it is on the page. */
export function painted(canvas: HTMLCanvasElement, subject: Subject): { update: (next: Subject) => void; destroy: () => void } {
  let current = subject;
  let gone = false;
  /** In pixels of the screen; asking the canvas for it would lay the page out before everything is in it. */
  let [width, height] = [0, 0];

  async function paint(): Promise<void> {
    const asked = current;
    if (!width || !height) return;
    const source = await bitmap(asked, Math.max(width, height)).catch(() => null);
    if (!source) return;
    inTurn(() => {
      if (gone || asked !== current) return;
      canvas.width = width;
      canvas.height = height;
      const cut = source.width / Math.max(width, height);
      const [w, h] = [width * cut, height * cut];
      const context = canvas.getContext("2d");
      if (!context) return;
      context.imageSmoothingQuality = "high";
      context.drawImage(source, (source.width - w) / 2, (source.height - h) * (w > 1.6 * h ? across(asked) : 0.5), w, h, 0, 0, width, height);
      canvas.dataset["painted"] = "";
    });
  }

  const measured = (all: ResizeObserverEntry[]): void => {
    const box = all.at(-1)?.contentRect;
    if (!box) return;
    const scale = devicePixelRatio || 1;
    [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
    void paint();
  };
  const resized = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measured);
  resized?.observe(canvas);
  return {
    update: (next) => {
      if (next === current) return;
      current = next;
      void paint();
    },
    destroy: () => {
      gone = true;
      resized?.disconnect();
    },
  };
}
