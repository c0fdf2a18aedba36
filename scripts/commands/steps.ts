interface Step<Result> {
  doing: string;
  run: () => Promise<Result>;
  done: (result: Result) => string;
}

export async function runStep<Result>({ doing, run, done }: Step<Result>): Promise<Result> {
  const start = performance.now();
  console.log(`${doing} …`);
  const result = await run();
  console.log(`${done(result)}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
