// A program: never returns to its event loop.

import { startWatchdog } from "../../scripts/dev-server/watchdog.ts";

startWatchdog(1000);
setTimeout(() => {
  for (;;);
}, 200);
