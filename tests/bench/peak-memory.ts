// Imported before a program. Writes its peak memory in bytes to the file `PEAK` when it ends.
import { writeFileSync } from "node:fs";

const { PEAK } = process.env;

process.on("exit", () => {
  if (PEAK) writeFileSync(PEAK, String(process.resourceUsage().maxRSS * 1024));
});
