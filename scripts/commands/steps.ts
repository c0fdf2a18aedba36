interface Step<Result> {
  doing: string;
  run: () => Promise<Result>;
  done: (result: Result) => string;
}

type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** Runs a step and prints "Built 17 pages, 6.1 s". A terminal also shows the elapsed seconds of a long step. */
export async function runStep<Result>(
  { doing, run, done }: Step<Result>,
  output: Output = process.stdout,
): Promise<Result> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const stopProgress =
    output.isTTY && !process.env["CI"]
      ? showProgress(output, () => `${doing}, ${Math.round(seconds())} s`)
      : () => {};
  const result = await run().finally(stopProgress);
  output.write(`${done(result)}, ${seconds().toFixed(1)} s\n`);
  return result;
}

const clearLine = "\r\x1b[K";

/** Rewrites a line every second. The cursor stays at its start, so an error message overwrites it. */
function showProgress(output: Output, line: () => string): () => void {
  const timer = setInterval(() => output.write(`${clearLine}${line()}\r`), 1000);
  return () => {
    clearInterval(timer);
    output.write(clearLine);
  };
}
