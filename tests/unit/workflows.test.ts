import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const read = (file: string) => readFileSync(file, "utf8");
const manifest = JSON.parse(read("package.json"));

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      "timeout-minutes": z.number(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
          env: z.record(z.string(), z.string()).optional(),
        }),
      ),
    }),
  ),
});

const stepsOf = (file: string) =>
  Object.values(workflow.parse(parse(read(file))).jobs).flatMap(({ steps }) => steps);

const backup = ".github/workflows/backup.yml";

test("uses the same version of Node locally, at GitHub and on Netlify", () => {
  const version: string = manifest.devDependencies.node;
  const [major] = version.split(".");
  expect(read(".node-version")).toBe(`${version}\n`);
  expect(read("netlify.toml")).toContain(`NODE_VERSION = "${major}"`);
  expect(read(".devcontainer/devcontainer.json")).toContain(`/typescript-node:${major}-`);
  for (const file of globSync(".github/workflows/*.yml"))
    expect(stepsOf(file), file).toContainEqual(
      expect.objectContaining({
        uses: expect.stringMatching(/^actions\/setup-node@/),
        with: expect.objectContaining({ "node-version-file": ".node-version" }),
      }),
    );
});

test("pins every action to a commit, next to its version", () => {
  const lines = globSync(".github/workflows/*.yml").flatMap((file) =>
    Array.from(read(file).matchAll(/uses: (.*)/g), ([, action]) => `${file}: ${action}`),
  );
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line).toMatch(/: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("names the oldest supported Node in the README", () => {
  const [, oldest] = /^>=(\d+)$/.exec(manifest.engines.node) ?? [];
  expect(read("README.md")).toContain(`Node ${oldest} or newer with npm`);
});

test("runs .ci/run in CI", () => {
  const commands = stepsOf(".github/workflows/ci.yml").flatMap(({ run = [] }) => run);
  expect(commands).toEqual(["bash .ci/run"]);
});

test("passes the secrets that the guide names to the backup command", () => {
  const variables = stepsOf(backup).flatMap(({ env = {} }) => Object.entries(env));
  expect(variables.map(([name]) => name)).toEqual(["DATABASE_URL", "BACKUP_PASSPHRASE"]);
  for (const [name, value] of variables) {
    expect(value).toBe(`\${{ secrets.${name} }}`);
    expect(read("src/server/env.ts")).toContain(`  ${name}: `);
    expect(read("docs/backups.md")).toContain(`\`${name}\``);
  }
});

test("names the variable that enables the backup workflow in the guide", () => {
  const [, name] = /vars\.(\w+) == 'on'/.exec(read(backup)) ?? [];
  expect(read("docs/backups.md")).toContain(`\`${name}\` with the value \`on\``);
});
