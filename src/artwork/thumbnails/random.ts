/** Seeded random numbers (mulberry32), so that a seed always gives the same picture. */
export class Random {
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
