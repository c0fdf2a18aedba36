import { globSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { UserError } from "../src/lib/errors/user-error.ts";
import { onStop, runCommand } from "./commands/cli.ts";
import { type Failure, type Part, type RunningPart, startPart } from "./commands/test-part.ts";
import { lockDirectory } from "./dev-server/database.ts";

/** Words in the names of a feature's test files, if they are not the name of the feature. */
const features: Record<string, string> = {
  forum:
    "forum|comments?|discussions?|repl(y|ies)|thread|posts?|drafts|private-link|idempotency|form-token|writer-badge",
  mail: "mails?|email|confirmation-limits|alert-address",
  media: "media|videos?|podcasts|player|watch|detail-view",
  moderation: "moderat(ion|ors?)|reports|spam|crisis|sign-in",
  privacy: "privacy|erase|retention|address-leaks|caching",
  studio: "studio|edit",
  treatment: "treatment|doses",
};

const npx = (name: string, tool: string, file: string, args: string[], more: string[] = []) => ({
  name,
  program: [`node_modules/${file}`, ...args, ...more],
  command: ["npx", tool, ...args].join(" "),
});

const lint = npx("Lint", "biome", "@biomejs/biome/bin/biome", [
  "check",
  "--error-on-warnings",
  ".",
]);
const types = npx("Types", "astro", "astro/bin/astro.mjs", ["check"]);
const builds: Part = {
  name: "Site builds",
  program: ["tests/e2e/build-sites.ts"],
  command: "node tests/e2e/build-sites.ts",
};

interface Level {
  files: string[];
  /** @param chosen files; without them, all */
  part: (chosen: string[], temporary: string) => Part;
}

const vitest = (name: string, project: string, files: string[]): Level => ({
  files,
  part: (chosen) =>
    npx(
      name,
      "vitest",
      "vitest/vitest.mjs",
      ["run", "--project", project, ...chosen],
      ["--reporter=./tests/support/vitest-results.ts"],
    ),
});

const unit = vitest("Unit tests", "unit", [
  "tests/unit/**/*.test.{ts,tsx}",
  "{tests/security,studio/tests}/unit/*.test.ts",
]);
const api = vitest("API tests", "api", ["tests/{api,security/api}/**/*.test.ts"]);
const pages = vitest("Page tests", "page", ["tests/pages/*.test.ts"]);
const browser: Level = {
  files: ["{tests,studio/tests}/e2e/**/*.spec.ts"],
  part: (chosen, temporary) =>
    npx(
      "Browser tests",
      "playwright",
      "@playwright/test/cli.js",
      ["test", ...chosen],
      [
        "--reporter=./tests/support/playwright-results.ts",
        `--output=${join(temporary, "results")}`,
      ],
    ),
};

const allFiles = [unit, api, pages, browser].flatMap(({ files }) => files);

const running = new Set<RunningPart>();
const failures: Failure[] = [];
let passed = 0;
let isStopping = false;

/** Runs parts one after the other, even after one has failed, and prints a line for each. */
async function runInTurn(parts: Part[], temporary: string): Promise<void> {
  for (const part of parts) {
    if (isStopping) return;
    const start = performance.now();
    const one = startPart(part, { TMPDIR: temporary });
    running.add(one);
    const results = await one.results;
    running.delete(one);
    if (isStopping) return;
    const seconds = Math.round((performance.now() - start) / 1000);
    passed += results.passed;
    failures.push(...results.failures);
    console.log(`${part.name}: ${seconds} s, ${counts(results.passed, results.failures.length)}`);
  }
}

const counts = (passed: number, failed: number) => `${passed} passed, ${failed} failed`;

const described = ({ test, difference, command }: Failure) =>
  `\nFAILED ${test}\n${difference.replace(/^(?=.)/gm, "  ")}\n  Run it alone: ${command}`;

/** Waits until no other `npm test` runs in this folder, because both would build the same sites. */
async function waitForTurn(): Promise<() => void> {
  for (let isFirst = true; ; isFirst = false)
    try {
      return lockDirectory(".build/npm-test");
    } catch {
      if (isFirst) console.log("Waiting for another npm test in this folder");
      await setTimeout(1000);
    }
}

await runCommand(async () => {
  const names = process.argv.slice(2);
  const words = new RegExp(`\\b(${names.map((name) => features[name] ?? name).join("|")})\\b`);
  if (names.length > 0 && !globSync(allFiles).some((file) => words.test(file)))
    throw new UserError(`No test file has "${names.join('" or "')}" in its name.`);
  const unlock = await waitForTurn();
  const temporary = await mkdtemp(join(tmpdir(), "npm-test-"));
  /** The part of a level, unless a feature has no file in it. */
  const partOf = ({ files, part }: Level): Part[] => {
    const chosen = globSync(files).filter((file) => words.test(file));
    if (chosen.length === 0) return [];
    return [part(names.length > 0 ? chosen : [], temporary)];
  };
  const needsBuilds = [pages, browser].some((level) => partOf(level).length > 0);
  // PostgreSQL does not run as root, but as a user who also has to open the folder.
  await chmod(temporary, 0o755);
  const remove = () => rm(temporary, { recursive: true, force: true });
  onStop(async () => {
    isStopping = true;
    await Promise.all(Array.from(running, ({ stop }) => stop()));
    await remove();
  }, 1);

  // Both of these keep about one core busy. The parts after them use all cores.
  await Promise.all([
    runInTurn(needsBuilds ? [builds, ...partOf(pages)] : [], temporary),
    runInTurn([...(names.length > 0 ? [] : [lint, types]), ...partOf(unit)], temporary),
  ]);
  await runInTurn([...partOf(api), ...partOf(browser)], temporary);
  if (isStopping) return;
  await remove();
  unlock();
  for (const failure of failures) console.log(described(failure));
  console.log(`\n${counts(passed, failures.length)}`);
  if (failures.length > 0) process.exitCode = 1;
});
