// Chance that is always the same for the same words: FNV-1a into mulberry32.

export function hash(words: string): number {
  let h = 2166136261;
  for (const sign of words) {
    h ^= sign.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  // Titles that differ in their last letter alone would otherwise begin alike.
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
}

export class Chance {
  private state: number;

  constructor(words: string) {
    this.state = hash(words) | 0;
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  /** Whether something happens that happens so often. */
  often(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(first: T, ...others: T[]): T {
    const i = Math.floor(this.next() * (others.length + 1));
    return i === 0 ? first : (others[i - 1] as T);
  }
}
