import { spawn } from "node:child_process";
import { once } from "node:events";

/** Builds `dist/`, unless the option `--built` is set. */
export async function buildOnce(): Promise<void> {
  if (process.argv.includes("--built")) return;
  const [code] = await once(
    spawn(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] }),
    "exit",
  );
  if (code !== 0) throw new Error("The build failed. Run npm run build to see why");
}
