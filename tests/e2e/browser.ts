import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import chromium from "@sparticuz/chromium";

/**
 * Returns the launch options of the tests' browser: the Chromium from an npm package on x64 Linux, so that nothing has
 * to be installed, and the installed Chrome on other systems. The variable `CHROMIUM` can hold the path of another one.
 */
export async function browser(): Promise<LaunchOptions> {
  const custom = process.env["CHROMIUM"];
  if (custom && existsSync(custom)) return { executablePath: custom };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome" };
  // Do not use the package's arguments. They disable web security and render with a GPU that is not there.
  // The workers have another temp folder, and would unpack it again.
  process.env["UNPACKED_CHROMIUM"] ??= await chromium.executablePath();
  return { executablePath: process.env["UNPACKED_CHROMIUM"], args: withoutGraphicsCard };
}

/** Rendering in the browser process takes 8 % less time overall. */
const withoutGraphicsCard = [
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--disable-lcd-text",
  "--disable-partial-raster",
];
