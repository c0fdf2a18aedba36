import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashInputs, isBuilt, recordBuild } from "../../scripts/commands/build-record.ts";
import { temporaryDirectory } from "../support/child-process.ts";

let project = "";
const isUpToDate = () => isBuilt(hashInputs(project), project);

beforeEach(async () => {
  project = await temporaryDirectory();
  for (const folder of ["content/videos", "src", ".build", "dist"])
    await mkdir(join(project, folder), { recursive: true });
  for (const file of ["content/videos/1.json", "src/page.astro", "package.json", "dist/index.html"])
    await writeFile(join(project, file), "as built");
  recordBuild(hashInputs(project), project);
});

afterEach(() => void vi.unstubAllEnvs());

test("recognises a site that has not changed since its build", () => {
  expect(isUpToDate()).toBe(true);
});

test.each(["content/videos/1.json", "content/videos/2.json", "src/page.astro", "package.json"])(
  "notices a change to %s",
  async (file) => {
    await writeFile(join(project, file), "changed");
    expect(isUpToDate()).toBe(false);
  },
);

test.each(["FEATURES", "URL", "COMMIT_REF"])("notices a change to the variable %s", (name) => {
  vi.stubEnv(name, "changed");
  expect(isUpToDate()).toBe(false);
});

test("is out of date after another build has replaced the files", async () => {
  await utimes(join(project, "dist/index.html"), 1, 1);
  expect(isUpToDate()).toBe(false);
});

test("treats a site without a record as not built", async () => {
  expect(isBuilt(hashInputs(project), join(project, "content"))).toBe(false);
});
