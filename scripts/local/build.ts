import { spawn } from "node:child_process";
import { once } from "node:events";
import { Mistake } from "../../src/lib/explain.ts";
import { checkEverything } from "./settings.ts";

/** Builds the site into `dist`. @throws Mistake where it cannot be built */
export async function build(): Promise<void> {
  await checkEverything();
  const astro = "node_modules/astro/bin/astro.mjs";
  const child = spawn(process.execPath, [astro, "build", "--silent"], {
    stdio: "inherit",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Mistake("The site could not be built; the reason stands above.");
}
