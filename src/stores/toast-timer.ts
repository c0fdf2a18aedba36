/**
 * A timer that pauses while something holds it.
 * @param length in milliseconds
 * @param onEnd called once for each start that is not stopped
 */
export function createToastTimer(length: number, onEnd: () => void) {
  const holds = new Set<string>();
  let left = 0;
  let since = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function run() {
    if (holds.size > 0 || left <= 0) return;
    since = Date.now();
    waiting = setTimeout(() => {
      stop();
      onEnd();
    }, left);
  }

  function pause() {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    left -= Date.now() - since;
  }

  /** Restarts the timer, even while it is held. */
  function start() {
    pause();
    left = length;
    run();
  }

  function stop() {
    clearTimeout(waiting);
    waiting = undefined;
    left = 0;
  }

  function hold(reason: string) {
    pause();
    holds.add(reason);
  }

  function release(reason: string) {
    if (holds.delete(reason)) run();
  }

  return { start, stop, hold, release };
}
