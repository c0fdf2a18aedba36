import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import chromium from "@sparticuz/chromium";

/**
 * The browser of the tests, chosen in this one place: on Linux for x64 the Chromium that an npm package
 * carries, so that nothing has to be installed by hand; elsewhere the machine's own Chrome.
 * `CHROMIUM` names another one.
 */
export async function browser(): Promise<LaunchOptions> {
  const own = process.env["CHROMIUM"];
  if (own && existsSync(own)) return { executablePath: own };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome" };
  // One process for everything would end with the first closed context.
  const args = chromium.args.filter((arg) => !/^--(single-process|no-zygote)/.test(arg));
  return { executablePath: await chromium.executablePath(), args };
}
