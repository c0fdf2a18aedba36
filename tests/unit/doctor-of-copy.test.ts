import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { runProgram } from "../support/child-process.ts";
import { type WholeCopy, wholeCopy } from "../support/git-copy.ts";

// Copying the project and starting programs is slow while other tests run.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });

let copy: WholeCopy;

beforeAll(async () => {
  copy = await wholeCopy();
});

/** Runs `npm run doctor` in the copy, as npm would. */
const doctor = () => runProgram(["scripts/doctor.mjs"], {}, copy.root);

test("reports an untouched copy of the project as not broken", async () => {
  const { output, errors, code } = await doctor();
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
  expect(output).toMatch(/\nNothing is broken\./);
});

test("prints one line with a fix if files or packages are missing", async () => {
  const { root } = copy;
  const start = async () => {
    const { output, errors, code } = await doctor();
    expect({ errors, code }).toEqual({ errors: "", code: 1 });
    return output;
  };
  const file = "src/errors/did-you-mean.ts";
  await rename(join(root, file), join(root, "moved.ts"));
  expect(await start()).toMatch(
    /^BROKEN {2}The doctor cannot start: .*did-you-mean\.ts.*git status/,
  );
  await rename(join(root, "moved.ts"), join(root, file));
  await rename(join(root, "node_modules"), join(root, "packages"));
  expect(await start()).toMatch(/^BROKEN {2}The doctor cannot start: .* Run npm ci\./);
  await rename(join(root, "packages"), join(root, "node_modules"));
});

test("reports mistakes, and exits with 1", async () => {
  await writeFile(join(copy.root, "content/retired.json"), '{ "videos": [6] }');
  const { output, errors, code } = await doctor();
  expect({ errors, code }).toEqual({ errors: "", code: 1 });
  const findings = [...output.matchAll(/^ {2}BROKEN {2}(.*)\n {10}-> (.*)$/gm)];
  expect(findings.map(([, found, fix]) => `${found} -> ${fix}`)).toEqual([
    expect.stringMatching(
      /^content\/videos\/6\.json.*the number of a deleted entry.*-> .*\/studio/,
    ),
  ]);
});
