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
  // Without the package's own arguments: they let pages ask other sites, and draw by way of a 3D card that is not there.
  return { executablePath: await chromium.executablePath() };
}
