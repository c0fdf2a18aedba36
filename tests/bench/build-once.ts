import { spawn } from "node:child_process";
import { once } from "node:events";

/** Builds `dist/`, unless `--built` says that it is up to date. */
export async function buildOnce(): Promise<void> {
  if (process.argv.includes("--built")) return;
  const [code] = await once(
    spawn(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] }),
    "exit",
  );
  if (code !== 0) throw new Error("The site was not built");
}
