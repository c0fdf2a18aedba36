/** Reproducible random values: the same seed gives the same ones. */
export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  number: (below: number) => number;
  pick: <T>(values: readonly [T, ...T[]]) => T;
  /** True with a probability of 1 in `times`. */
  once: (times: number) => boolean;
}

/** The generator "mulberry32". */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    pick: (values) => values[number(values.length)] ?? values[0],
    once: (times) => number(times) === 0,
  };
}
