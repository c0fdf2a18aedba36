/** One step of a command. */
interface Step<Result> {
  /** Shown while the step runs, such as "Building the pages". */
  doing: string;
  run: () => Promise<Result>;
  /** Printed with the duration when the step is done, such as "Built 17 pages". */
  done: (result: Result) => string;
}

type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/**
 * Runs a step and prints "Built 17 pages, 6.1 s". On a terminal, a step that takes over a second shows its
 * elapsed seconds; CI logs get the finished line only.
 * @throws what the step throws
 */
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

/** Rewrites one line every second. The cursor stays at its start, so that an error overwrites it. */
function showProgress(output: Output, line: () => string): () => void {
  const timer = setInterval(() => output.write(`${clearLine}${line()}\r`), 1000);
  return () => {
    clearInterval(timer);
    output.write(clearLine);
  };
}
