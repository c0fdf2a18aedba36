import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashInputs } from "../../scripts/commands/build-record.ts";
import { temporaryDirectory } from "../support/child-process.ts";

test("notices changed and new files and variables since the build, but not another mail port", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = await temporaryDirectory();
  for (const folder of ["content/videos", "src"])
    await mkdir(join(project, folder), { recursive: true });
  const hashes = [hashInputs(project)];
  for (const file of ["content/videos/1.json", "src/page.astro", "package.json", "package.json"]) {
    await writeFile(join(project, file), `${hashes.length}`);
    hashes.push(hashInputs(project));
  }
  for (const name of ["FEATURES", "URL", "COMMIT_REF", "MAIL_FROM", "MAIL_URL"]) {
    vi.stubEnv(name, "changed");
    if (name !== "MAIL_FROM") hashes.push(hashInputs(project));
  }
  expect(new Set(hashes).size).toBe(9);
  vi.stubEnv("MAIL_URL", "smtp://127.0.0.1:2");
  expect(hashInputs(project)).toBe(hashes.at(-1));
});
