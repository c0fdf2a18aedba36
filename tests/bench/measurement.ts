/** Something measured, and how much of it there may be. */
export interface Figure {
  /** What was measured: a route, an island, a call. */
  of: string;
  name: string;
  value: number;
  unit: string;
  /** Undefined where nothing is asked of it. */
  bar?: number | undefined;
  ok: boolean;
  /** What it is beside: the bare page, another encoding, the reason for an own bar. */
  beside?: string | undefined;
}

type Measured = Pick<Figure, "of" | "name" | "value" | "unit" | "beside">;

/** A figure that may not be larger than the bar. */
export const atMost = (bar: number, measured: Measured): Figure => {
  return { ...measured, bar, ok: measured.value <= bar };
};

/** A figure that may not be smaller than the bar. */
export const atLeast = (bar: number, measured: Measured): Figure => {
  return { ...measured, bar, ok: measured.value >= bar };
};

/** A figure that has no bar. */
export const plain = (measured: Measured): Figure => ({ ...measured, ok: true });

/** The middle one, or the lower of the two in the middle. @throws Error where there is none */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share 0.99 is the value that 99 in 100 do not exceed. @throws Error where there is none */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error("There is nothing to take the middle of");
  return found;
}
