// A position as part of an address: its text and what was played from it, compressed.

import type { Asked } from "./positions";

/** Longer addresses are cut off by some programs that they are pasted into. */
export const LONGEST = 6000;
/** What an address may hold once it is unpacked, in bytes: nobody packs more into it by hand. */
const MOST = 48_000;

function toText(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** All that a stream gives, or an error if it is too much. */
async function drain(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** What stands behind the # of a link, or null if it would be too long. */
export async function pack(asked: Asked): Promise<string | null> {
  const content = JSON.stringify([asked.text, asked.choices, asked.mode === "full" ? 1 : 0]);
  const packed = await drain(new Blob([content]).stream().pipeThrough(new CompressionStream("deflate-raw")), MOST);
  const text = toText(packed);
  return text.length > LONGEST ? null : text;
}

/** What a link holds; null if it is no such link. */
export async function unpack(text: string): Promise<Asked | null> {
  if (!text || text.length > LONGEST || !/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = await drain(new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream("deflate-raw")), MOST);
    const [position, choices, full] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    if (typeof position !== "string" || !Array.isArray(choices) || !choices.every((choice) => typeof choice === "string")) return null;
    return { text: position, choices: choices as string[], mode: full ? "full" : "forced" };
  } catch {
    return null;
  }
}
