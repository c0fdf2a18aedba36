/** Runs work at an interval, in milliseconds. @returns a function that stops it and waits for the current run */
export function repeat(work: () => Promise<unknown>, interval: number): () => Promise<void> {
  let run: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    run = work().catch(console.error);
  }, interval);
  return async () => {
    clearInterval(timer);
    await run;
  };
}
