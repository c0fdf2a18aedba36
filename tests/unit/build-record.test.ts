import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashInputs } from "../../scripts/commands/build-record.ts";
import { temporaryDirectory } from "../support/child-process.ts";

let project = "";
let built = "";

beforeEach(async () => {
  project = await temporaryDirectory();
  for (const folder of ["content/videos", "src"])
    await mkdir(join(project, folder), { recursive: true });
  for (const file of ["content/videos/1.json", "src/page.astro", "package.json"])
    await writeFile(join(project, file), "as built");
  built = hashInputs(project);
});

afterEach(() => void vi.unstubAllEnvs());

test("recognises a site that has not changed since its build", () => {
  expect(hashInputs(project)).toBe(built);
});

test.each(["content/videos/1.json", "content/videos/2.json", "src/page.astro", "package.json"])(
  "notices a change to %s",
  async (file) => {
    await writeFile(join(project, file), "changed");
    expect(hashInputs(project)).not.toBe(built);
  },
);

test.each(["FEATURES", "URL", "COMMIT_REF"])("notices a change to the variable %s", (name) => {
  vi.stubEnv(name, "changed");
  expect(hashInputs(project)).not.toBe(built);
});

test("is not changed by the port of the mail server", () => {
  vi.stubEnv("MAIL_FROM", "forum@localhost.example");
  vi.stubEnv("MAIL_URL", "smtp://127.0.0.1:1");
  const first = hashInputs(project);
  vi.stubEnv("MAIL_URL", "smtp://127.0.0.1:2");
  expect(hashInputs(project)).toBe(first);
  expect(first).not.toBe(built);
});
