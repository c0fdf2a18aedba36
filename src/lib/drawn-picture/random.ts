/** A number from words or a number, the same on every machine (FNV-1a). */
export function seedOf(words: string): number {
  let seed = 0x811c9dc5;
  for (const unit of words) seed = Math.imul(seed ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return seed >>> 0;
}

/** Chance that repeats itself: the same seed draws the same picture (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  between(least: number, most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  pick<Item>(first: Item, ...rest: Item[]): Item {
    return rest[this.whole(0, rest.length) - 1] ?? first;
  }
}
