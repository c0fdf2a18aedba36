const anHour = 3_600_000;

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
