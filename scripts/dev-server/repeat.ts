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
