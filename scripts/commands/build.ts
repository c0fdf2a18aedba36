import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repeatedIds } from "../../src/build/repeated-ids.ts";
import { findErrors, findLiveErrors } from "../../src/collections/check/check.ts";
import {
  type Content,
  readContent,
  readSettingsFiles,
} from "../../src/collections/files/read-content.ts";
import { readSettings } from "../../src/collections/files/site-settings.ts";
import { type ContentError, stopAt } from "../../src/lib/errors/content-error.ts";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { setEnv } from "../../src/server/env.ts";
import { lockDirectory } from "../dev-server/database.ts";
import { buildRecord, hashInputs, isBuilt } from "./build-record.ts";
import { runStep } from "./steps.ts";

/** @throws UserError */
export async function build(): Promise<void> {
  await runStep({
    doing: "Checking the content",
    run: checkEverything,
    done: ({ entries }) => `Checked ${entries.length} entries`,
  });
  const unlock = lockBuild();
  try {
    await buildOnce();
  } finally {
    unlock();
  }
}

const tenMinutes = 600_000;

/** Two builds in one folder would write to the same files, so the second one waits. @throws UserError */
function lockBuild(): () => void {
  try {
    return lockDirectory(".build");
  } catch {
    console.log("Waiting for another build in this folder …");
    return lockDirectory(".build", tenMinutes);
  }
}

async function buildOnce(): Promise<void> {
  setEnv({ COMMIT_REF: process.env["COMMIT_REF"] || checkedOut() });
  const inputs = hashInputs();
  if (isBuilt(inputs)) return console.log("Nothing has changed since the last build");
  rmSync(buildRecord, { force: true });
  await runStep({
    doing: "Building the pages",
    run: buildPages,
    done: (pages) => `Built ${pages} pages`,
  });
  writeFileSync(buildRecord, inputs);
}

function checkedOut(): string | undefined {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}

/** A running site serves `dist` until the new build is complete. */
const next = ".build/dist";

async function buildPages(): Promise<number> {
  const astro = fileURLToPath(new URL("bin/astro.mjs", import.meta.resolve("astro/package.json")));
  // Without `--force`, Astro would keep entries that were read with an older schema.
  const child = spawn(process.execPath, [astro, "build", "--silent", "--force", "--outDir", next], {
    stdio: "inherit",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  const [code] = await once(child, "exit");
  process.off("exit", stop);
  if (code !== 0)
    throw new UserError(
      "The build failed. The error is shown above. Correct it and run the command again.",
    );
  const pages = await Array.fromAsync(glob("**/*.html", { cwd: next }));
  stopAt(pages.flatMap(idErrors));
  swapFolders(next, "dist");
  return pages.length;
}

const idErrors = (page: string): ContentError[] =>
  repeatedIds(readFileSync(join(next, page), "utf8")).map((id) => ({
    file: `/${page.replace(/(\/?index)?\.html$/, "")}`,
    text: `two parts of this page have the address #${id}. If one is a heading of a text in content, change its words.`,
  }));

/** @param next on the same disk */
function swapFolders(next: string, folder: string): void {
  const former = `${next}.former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(next, folder);
  rmSync(former, { recursive: true, force: true });
}

/** Reports a mistake before Astro wraps it in a stack trace. @throws UserError */
export async function checkSettings(): Promise<void> {
  const [wrong] = /[%#?]/.exec(process.cwd()) ?? [];
  if (wrong)
    throw new UserError(
      `Astro cannot build in the folder ${process.cwd()}. Rename it so that its path has no “${wrong}”.`,
    );
  const { site, errors } = await readSettingsFiles("content");
  stopAt(errors);
  readSettings(site?.fields, process.env);
}

async function checkEverything(): Promise<Content> {
  const content = await readContent("content");
  const isLive = process.env["CONTEXT"] === "production";
  stopAt(await (isLive ? findLiveErrors(content, process.env["URL"]) : findErrors(content)));
  await checkSettings();
  return content;
}
