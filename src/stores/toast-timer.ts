/** A timer that pauses while at least one hold is active. @param length milliseconds */
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
