import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
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
  process.env["UNPACKED_CHROMIUM"] ??= await unpack();
  return { executablePath: process.env["UNPACKED_CHROMIUM"], args: withoutGraphicsCard };
}

/** Unpacks the browser into the project: another user may own one in the temp folder, and workers have another one. */
async function unpack(): Promise<string> {
  const folder = resolve("node_modules/.cache/chromium");
  await mkdir(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env["TMPDIR"] = folder;
  const path = await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = TMPDIR;
  return path;
}

/** Rendering in the browser process takes 8 % less time overall. */
const withoutGraphicsCard = [
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--disable-lcd-text",
  "--disable-partial-raster",
];
