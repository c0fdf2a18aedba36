let lastAction: Promise<unknown> = Promise.resolve();

/** Runs actions one at a time, so that a file cannot change between being read and written. */
export function inSequence<T>(action: () => Promise<T>): Promise<T> {
  const result = lastAction.then(action);
  lastAction = result.catch(() => undefined);
  return result;
}
