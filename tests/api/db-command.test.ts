import { statSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { backupFile, exportFile, restoreFile } from "../../scripts/commands/backup.ts";
import { erasePerson, user } from "../../scripts/commands/people.ts";
import type { Transaction } from "../../scripts/dev-server/database.ts";
import { runProgram, temporaryDirectory } from "../support/child-process.ts";
import { fixtureContent } from "../support/content.ts";
import { createDatabase } from "../support/database.ts";

const directory = await temporaryDirectory();
const project = join(directory, "project");
await mkdir(project);
await symlink(resolve(fixtureContent), join(project, "content"));

/** Runs the command in a directory whose `content/` is the fixtures. */
const db = (args: string[], databaseUrl: string, input = "") =>
  runProgram([resolve("scripts/db.ts"), ...args], { DATABASE_URL: databaseUrl }, project, input);

/** A new database without tables. */
async function emptyDatabase(): Promise<string> {
  const { databaseUrl, drop } = await createDatabase();
  onTestFinished(drop);
  return databaseUrl;
}

const unreachable = "postgresql://a:b@127.0.0.1:1/c";

test("migrates and publishes repeatedly", async () => {
  const database = await emptyDatabase();
  for (const _ of [1, 2]) {
    expect(await db(["migrate"], database)).toMatchObject({
      code: 0,
      output: "The tables are up to date.\n",
    });
    expect(await db(["publish"], database)).toMatchObject({
      code: 0,
      output: "Published 3 discussions, 3 blog posts, 29 videos, 4 pieces of evidence.\n",
    });
  }
});

test.each([[[]], [["frobnicate"]]])("prints the usage for %j", async (args) => {
  const { code, errors } = await db(args, unreachable);

  expect(code).toBe(1);
  expect(errors).toContain("Usage: npm run db -- <command>");
  expect(errors).toContain("migrate");
});

test("asks to migrate before publishing", async () => {
  const { code, errors } = await db(["publish"], await emptyDatabase());

  expect(code).toBe(1);
  expect(errors).toBe("The database has no tables yet. Run: npm run db -- migrate\n");
});

test("reports an unreachable database in one line", async () => {
  const { code, errors } = await db(["migrate"], unreachable);

  expect(code).toBe(1);
  expect(errors).toMatch(/^DATABASE_URL: the database cannot be reached\. .*\n$/);
});

const { databaseUrl, drop } = await createDatabase();
afterAll(drop);
const people = (args: string[], input = "") => db(args, databaseUrl, input);

test("adds, lists and removes accounts and never prints the password", async () => {
  await people(["migrate"]);
  const secret = "correct horse battery";
  const added = await people(["user", "add", "Ana", "Lopez"], `${secret}\n`);
  const listed = await people(["user", "list"]);
  const twice = await people(["user", "add", "Ana Lopez"], secret);
  const short = await people(["user", "add", "Ben"], "short\n");
  const removed = await people(["user", "remove", "Ana Lopez"]);

  expect(added).toEqual({ code: 0, output: '"Ana Lopez" can now sign in at /desk.\n', errors: "" });
  expect(listed.output).toBe("Ana Lopez\n");
  expect(twice.errors).toContain("already exists");
  expect(short).toMatchObject({ code: 1, errors: "Password: expected 12 to 200 characters.\n" });
  expect(removed.output).toBe('"Ana Lopez" can no longer sign in.\n');
  expect(JSON.stringify([added, listed, twice, short])).not.toContain(secret);
});

test("exports a file that only its owner can read, imports it and rejects other files", async () => {
  const file = `${directory}/export.jsonl`;
  const exported = await people(["export", file]);
  const imported = await people(["import", file]);
  const foreign = await people(["import", resolve("package.json")]);
  const missing = await people(["import", `${directory}/none`]);

  expect(exported.output).toContain("private email addresses");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(imported.output).toMatch(/^Restored .*export\.jsonl\.\nMade 20/);
  expect(foreign).toMatchObject({
    code: 1,
    errors: `${resolve("package.json")}: this is not a backup of this site.\n`,
  });
  expect(missing.errors).toContain("it cannot be read (ENOENT: no such file or directory)");
});

test("encrypts a backup, verifies and restores it, and never prints the passphrase", async () => {
  const file = `${directory}/site.age`;
  const words = "four words of mine";
  const short = await people(["backup", file], "short\n");
  const made = await people(["backup", file], `${words}\n`);
  const verified = await people(["verify", file], words);
  const restored = await people(["restore", file, "--replace"], words);

  expect(short).toMatchObject({
    code: 1,
    errors: expect.stringContaining("12 characters or more"),
  });
  expect(made.output).toMatch(/Wrote .*site\.age and checked it\.\nMade 20/);
  expect(verified.output).toMatch(
    /is complete and undamaged\.\nMade 20[\s\S]*SHA-256 of the unencrypted lines: [0-9a-f]{64}\n$/,
  );
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored") });
  expect(JSON.stringify([short, made, verified, restored])).not.toContain(words);
});

const neverCalled: Transaction = () => Promise.reject(new Error("The database was opened"));
const restoreWith = (command: "restore" | "import") => (args: string[]) =>
  restoreFile(command, args, neverCalled);

test.each<[string, (args: string[], transaction: Transaction) => Promise<string>, string[]]>([
  ["user", user, []],
  ["user", user, ["add"]],
  ["erase", erasePerson, []],
  ["erase", erasePerson, ["--email", "nobody"]],
  ["export", exportFile, []],
  ["import", restoreWith("import"), []],
  ["import", restoreWith("import"), ["a", "b"]],
  ["backup", backupFile, ["a", "--replace"]],
  ["restore", restoreWith("restore"), ["a", "--replase"]],
])("explains the usage of %s with wrong arguments", async (name, command, args) => {
  await expect(command(args, neverCalled)).rejects.toThrow(`Usage: npm run db -- ${name}`);
});

test("reports how much it erased without the email address", async () => {
  const { output } = await people(["erase", "--email", "ada@example.org"]);

  expect(output).toBe("Erased: posts 0, donations 0.\n");
});
