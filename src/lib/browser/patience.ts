/** Milliseconds after which something that has not loaded counts as unavailable. */
export const patience = 10_000;

/** @throws Error after `patience` */
export const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("Not loaded in time")), patience);
    }),
  ]);
