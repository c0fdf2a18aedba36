import { spawn } from "node:child_process";
import { once } from "node:events";
import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { UserError } from "../../src/errors/user-error.ts";
import { checkEverything } from "./check-settings.ts";
import { runStep } from "./steps.ts";

/** Checks the content and builds the site into `dist`. @throws UserError */
export async function build(): Promise<void> {
  await runStep({
    doing: "Checking the content",
    run: checkEverything,
    done: (entries) => `Checked ${entries} entries`,
  });
  await runStep({
    doing: "Building the pages",
    run: buildPages,
    done: (pages) => `Built ${pages} pages`,
  });
}

/** @returns the number of pages @throws UserError */
async function buildPages(): Promise<number> {
  const astro = fileURLToPath(new URL("bin/astro.mjs", import.meta.resolve("astro/package.json")));
  // `--force`, because Astro would keep entries that were read with an older schema.
  const child = spawn(process.execPath, [astro, "build", "--silent", "--force"], {
    stdio: "inherit",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const [code] = await once(child, "exit");
  if (code !== 0)
    throw new UserError(
      "The build failed. The error is shown above. Correct it and run the command again.",
    );
  const pages = await Array.fromAsync(glob("**/*.html", { cwd: "dist" }));
  return pages.length;
}
