import { cp, rename, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { runProgram, temporaryDirectory } from "../support/child-process.ts";
import { fixtureContent } from "../support/content.ts";

// Copying the project and starting programs is slow while other tests run.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });

const root = await temporaryDirectory();

beforeAll(async () => {
  for (const part of ["src", "scripts", "functions", "package.json"])
    await cp(part, join(root, part), { recursive: true });
  await cp(fixtureContent, join(root, "content"), { recursive: true });
  await symlink(resolve("node_modules"), join(root, "node_modules"));
});

/** Runs `npm run doctor` in the copy, as npm would, and expects that it finds something broken. */
async function doctor(): Promise<string> {
  const { output, errors, code } = await runProgram(["scripts/doctor.mjs"], {}, root);
  expect({ errors, code }).toEqual({ errors: "", code: 1 });
  return output;
}

test("prints one line with a fix if files or packages are missing", async () => {
  const file = "src/lib/did-you-mean.ts";
  await rename(join(root, file), join(root, "moved.ts"));
  expect(await doctor()).toMatch(
    /^BROKEN {2}The doctor cannot start: .*did-you-mean\.ts.*git status/,
  );
  await rename(join(root, "moved.ts"), join(root, file));
  await rename(join(root, "node_modules"), join(root, "packages"));
  expect(await doctor()).toMatch(/^BROKEN {2}The doctor cannot start: .* Run npm ci\./);
  await rename(join(root, "packages"), join(root, "node_modules"));
});

test("reports mistakes, and exits with 1", async () => {
  await writeFile(join(root, "content/retired.json"), '{ "videos": [6] }');
  expect(await doctor()).toContain("the number of a deleted entry");
});
