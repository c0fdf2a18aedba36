import { globSync } from "node:fs";
import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runProgram } from "../../support/child-process.ts";
import { add, change, rightContent, writeFiles } from "../../support/valid-content.ts";

const mark = "zq7secret";
const place = ".build/nothing-secret";
afterAll(() => rm(place, { recursive: true, force: true }));

/** Variables with secrets, and some whose names look like it. */
const variables = {
  DATABASE_URL: `postgresql://${mark}-user:${mark}-password@db.example.org/site`,
  SECRET: `${mark}-for-signing-links`,
  NETLIFY_PURGE_API_TOKEN: `${mark}-purge`,
  API_KEY: `${mark}-key`,
};
const inFile = Object.entries({
  ...variables,
  PUBLIC_KEY: `${mark}-public`,
  VITE_KEY: `${mark}-vite`,
});

/** Pages that must have text. */
const texts = [
  ...["about-this-site", "contact", "do-i-need-a-doctor", "mission", "privacy", "support"],
  ...["treatment-closing", "treatment-introduction"],
];
const page = "---\ntitle: A page\ncards:\n  - title: A card\n    text: Its words.\n---\n\nWords.\n";

/** Copies the project with minimal content and a secret in every possible place. */
async function project(): Promise<void> {
  await runProgram(["tests/support/copy-project.ts", place]);
  await rm(join(place, "content"), { recursive: true });
  const files = rightContent(
    change("discussions/1.json", "site-team@example.org", `${mark}@example.org`),
    ...texts.map((name) => add(`pages/${name}.mdx`, page)),
  );
  await writeFiles(join(place, "content"), files);
  await symlink(resolve("node_modules"), join(place, "node_modules"));
  const lines = inFile.map(([name, value]) => `${name}=${value}-in-a-file`);
  for (const name of [".env", ".env.local", ".env.production"])
    await writeFile(join(place, name), lines.join("\n"));
}

test("puts no secret and no email address into the build", { timeout: 120_000 }, async () => {
  await project();
  const settings = { FEATURES: "blog,comments,discussions" };
  const { code, output, errors } = await runProgram(
    [resolve("scripts/build.ts")],
    { ...settings, ...variables },
    place,
  );
  expect({ code, errors }).toEqual({ code: 0, errors: "" });

  const built = globSync("{dist,.build/templates}/**/*.*", { cwd: place });
  const texts = await Promise.all(
    built.map(async (file) => [file, await readFile(join(place, file), "latin1")] as const),
  );
  expect(texts.filter(([, text]) => text.includes(mark)).map(([file]) => file)).toEqual([]);
  expect(output + errors).not.toContain(mark);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.some(([file]) => file.endsWith("templates/discussions.html"))).toBe(true);
});
