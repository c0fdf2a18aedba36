import { spawn } from "node:child_process";
import { cp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkSettings } from "../../scripts/commands/build.ts";
import { lockDirectory } from "../../scripts/dev-server/database.ts";
import { readContent } from "../../src/collections/files/read-content.ts";
import { fieldsOf } from "../../src/lib/errors/schema-path.ts";
import { mark } from "../../studio/server/save.ts";
import { runProgram, temporaryDirectory } from "../support/child-process.ts";
import { fixtureContent } from "../support/content.ts";
import { copyProject } from "../support/copy-project.ts";

const twoMinutes = 120_000;

test("refuses to build the live site with values that came with it", async () => {
  const place = await temporaryDirectory();
  await cp(fixtureContent, join(place, "content"), { recursive: true });
  const variables = { CONTEXT: "production", URL: "https://site.test" };
  const { code, errors } = await runProgram([resolve("scripts/build.ts")], variables, place);
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/.*"https:\/\/example\.org\/\S+" came with the site/m);
});

test("names an invalid variable in one line", async () => {
  const { code, errors } = await runProgram([resolve("scripts/build.ts")], { URL: "site.test" });
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(/^Environment URL: .* Expected a web address.*$/);
});

test.each(["50%", "site #2"])("refuses to build in the folder %s", async (name) => {
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(`/home/ada/${name}`);
  onTestFinished(() => cwd.mockRestore());
  await expect(checkSettings()).rejects.toThrow(/^Astro cannot build in the folder .*Rename it/);
});

test("waits for another build in the same folder", { timeout: twoMinutes }, async () => {
  const place = await temporaryDirectory();
  await cp(fixtureContent, join(place, "content"), { recursive: true });
  const unlock = lockDirectory(join(place, ".build"));
  const { stdout } = spawn(process.execPath, [resolve("scripts/build.ts")], { cwd: place });
  const printed: string[] = [];
  for await (const line of createInterface({ input: stdout })) {
    printed.push(line);
    if (line === "Waiting for another build in this folder …") unlock();
  }
  // There are no pages in the folder, so the build fails once it begins.
  expect(printed).toContain("Waiting for another build in this folder …");
});

/** Leaves out every entry that the Studio can leave out, and removes half of the texts. */
async function leaveOut(root: string): Promise<void> {
  const { entries } = await readContent(root);
  const files = entries
    .filter(({ format }) => "draft" in fieldsOf(format.schema))
    .map(({ collection, name }) => `${collection}/${name}`);
  const context = { root, environment: {}, afterWrite: async () => {} };
  await mark(context, { files, box: "draft", isTicked: true });
  const texts = files.filter((at) => at.startsWith("pages/"));
  for (const at of texts.filter((_, place) => place % 2 === 0)) await rm(join(root, `${at}.mdx`));
}

test("builds a site of which everything is left out", { timeout: twoMinutes }, async () => {
  const place = ".build/left-out";
  await copyProject(place);
  await leaveOut(join(place, "content"));
  // Vitest sets these, and a build for development includes drafts.
  const variables = { NODE_ENV: "production", DEV: undefined, FEATURES: "blog,discussions" };
  const { code, errors } = await runProgram([resolve("scripts/build.ts")], variables, place);
  expect([code, errors]).toEqual([0, ""]);
  const home = await readFile(join(place, "dist/index.html"), "utf8");
  const headings = Array.from(home.matchAll(/<h2 id="([^"]+)/g), ([, id]) => id);
  expect(headings).toEqual([
    "short-videos",
    "documentation",
    "interviews",
    "treatment",
    "help-title",
  ]);
  expect(home.includes("matchbox-sign")).toBe(false);
});
