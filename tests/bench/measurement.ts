/** A measurement, and its limit. */
export interface Figure {
  /** The subject, such as a route. */
  of: string;
  name: string;
  value: number;
  unit: string;
  bar?: number | undefined;
  ok: boolean;
  note?: string | undefined;
}

type Measured = Pick<Figure, "of" | "name" | "value" | "unit" | "note">;

export const atMost = (bar: number, measured: Measured): Figure => {
  return { ...measured, bar, ok: measured.value <= bar };
};

export const atLeast = (bar: number, measured: Measured): Figure => {
  return { ...measured, bar, ok: measured.value >= bar };
};

export const plain = (measured: Measured): Figure => ({ ...measured, ok: true });

/** The median, or the lower of two middle values. @throws Error if there are no values */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share such as 0.99 for the value that 99 % do not exceed @throws Error if there are no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error("There are no values");
  return found;
}
