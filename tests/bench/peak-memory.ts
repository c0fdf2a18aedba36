// Imported before a program: says in the file `PEAK`, as it ends, how many bytes of memory it had at most.
import { writeFileSync } from "node:fs";

const { PEAK } = process.env;

process.on("exit", () => {
  if (PEAK) writeFileSync(PEAK, String(process.resourceUsage().maxRSS * 1024));
});
