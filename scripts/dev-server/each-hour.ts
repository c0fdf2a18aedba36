const anHour = 3_600_000;

/** @returns a function that stops it and waits for the current run */
export function eachHour(work: () => Promise<unknown>): () => Promise<void> {
  let run: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    run = work().catch(console.error);
  }, anHour);
  return async () => {
    clearInterval(timer);
    await run;
  };
}
