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

/** Measures sites alternately. @returns the figures of each site; none for an undefined site */
export async function inTurns<Measured>(
  times: number,
  measure: (site: string) => Promise<Measured>,
  sites: readonly (string | undefined)[],
): Promise<Measured[][]> {
  const measured: Measured[][] = sites.map(() => []);
  for (let at = 0; at < times; at++)
    for (const [index, site] of sites.entries())
      if (site) measured[index]?.push(await measure(site));
  return measured;
}

/** The lowest and the highest value, and those of the other site with their median. */
export function compared(own: readonly number[], other: readonly number[] = []): string {
  const range = (values: readonly number[]) =>
    `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
  if (other.length === 0) return range(own);
  return `${range(own)}; other site ${Math.round(median(other))} (${range(other)})`;
}
