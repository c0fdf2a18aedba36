/** Returns a count with its noun: `1 reply`, `2 replies`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
