import { mkdir, readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { backup } from "../../scripts/backup/backup.ts";
import { dbCommand } from "../../scripts/commands/db-command.ts";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { setEnv } from "../../src/server/env.ts";
import { seal } from "../support/backups.ts";
import { runProgram, temporaryDirectory } from "../support/child-process.ts";
import { fixtureContent } from "../support/content.ts";
import { createDatabase } from "../support/database.ts";
import { runStatement } from "../support/postgres-database.ts";

const directory = await temporaryDirectory();
const project = join(directory, "project");
await mkdir(project);
await symlink(resolve(fixtureContent), join(project, "content"));

const { databaseUrl, drop } = await createDatabase();
afterAll(drop);

const pointTo = (url: string) => setEnv({ DATABASE_URL: url, NEON_ENDPOINT: undefined });

beforeEach(() => pointTo(databaseUrl));
afterEach(() => vi.restoreAllMocks());

/** Runs the command in this process. @param input the content of standard input */
function db(args: string[], input = ""): Promise<string> {
  vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([input]) as typeof process.stdin);
  pointTo(databaseUrl);
  return dbCommand(args);
}

test("migrates and publishes", async () => {
  expect(await db(["migrate"])).toBe("The tables are up to date.");
  expect(
    await runProgram([resolve("scripts/db.ts"), "publish"], { DATABASE_URL: databaseUrl }, project),
  ).toEqual({
    code: 0,
    output: "Published 3 discussions, 3 blog posts, 32 videos, 4 pieces of evidence.\n",
    errors: "",
  });
});

test("prints the usage of an unknown command", async () => {
  await expect(db(["frobnicate"])).rejects.toThrow(
    /^Unknown command: frobnicate\.\nUsage: npm run db -- <command>\n {2}migrate/,
  );
  await expect(db([])).rejects.toThrow(/^Usage: npm run db -- <command>\n/);
});

test("asks to migrate before publishing", async () => {
  const empty = await createDatabase();
  onTestFinished(empty.drop);
  pointTo(empty.databaseUrl);

  await expect(dbCommand(["publish"])).rejects.toThrow(
    "The database has no tables yet. Run: npm run db -- migrate",
  );
});

test("reports an unreachable database in one line", async () => {
  pointTo("postgresql://a:b@127.0.0.1:1/c");

  await expect(dbCommand(["migrate"])).rejects.toThrow(
    /^DATABASE_URL: the database cannot be reached\. .*$/,
  );
});

test("adds accounts, and prints links to sign in", async () => {
  const link = /^"Ana Lopez" can sign in with this link, once, within 24 hours:\n(.*)\/desk\?link=/;
  const added = await db(["user", "add", "Ana", "Lopez"]);
  await db(["user", "add", "Cleo", "--creator"]);
  const again = await db(["user", "link", "Ana Lopez"]);

  expect(added).toMatch(link);
  expect(again).toMatch(link);
  expect(again).not.toBe(added);
  await expect(db(["user", "add", "a".repeat(81)])).rejects.toThrow("at most 80 characters");
  await expect(db(["user", "link", "Ben"])).rejects.toThrow(
    'There is no account "Ben". Accounts: Ana Lopez, Cleo.',
  );
  await runStatement(databaseUrl, "DELETE FROM users");
});

test("encrypts a backup with a slow key and never prints the passphrase", async () => {
  const file = `${directory}/site.age`;
  const words = "four words of mine";
  const printed = await db(["backup", file], `${words}\n`);

  expect(printed).toMatch(/^Wrote .*site\.age\.\nMade 20/);
  expect(printed).not.toContain(words);
  expect(await readFile(file, "latin1")).toMatch(/\n-> scrypt \S+ 18\n/);
  await expect(db(["backup", `${file}.2`], "short\n")).rejects.toThrow("12 characters or more");
});

test("restores a backup, also with a passphrase whose letters are typed in parts", async () => {
  const file = `${directory}/weak.age`;
  const local = await openLocalDatabase({ databaseUrl });
  const words = "fünf Wörter für später";
  await backup(local.transaction, file, { ...seal, passphrase: words }).finally(local.close);

  expect(await db(["restore", file, "--replace"], words.normalize("NFD"))).toMatch(
    /^Restored .*weak\.age\.\nMade 20[\s\S]* discussions\n[\s\S]*Now /,
  );
  await expect(db(["restore", file, "--replace"], "other words")).rejects.toThrow("is wrong");
});

test.each(["user rename Ana", "erase --email nobody", "erase reply-x", "restore a --replase"])(
  "explains the usage of %s",
  async (words) => {
    const [name = "", ...args] = words.split(" ");

    await expect(db([name, ...args])).rejects.toThrow(`Usage: npm run db -- ${name}`);
  },
);

test("lists what it would erase and what it cannot, and asks", async () => {
  await runStatement(
    databaseUrl,
    `INSERT INTO discussion_replies (id, discussion_id, author, email, content)
      VALUES (701, 1, 'Ada', 'Ada@example.org', 'Hers'), (702, 1, 'Eve', 'ada@example.org', 'Not hers')`,
  );
  const said: string[] = [];
  vi.spyOn(console, "log").mockImplementation((text) => void said.push(text));
  const person = ["--email", "ADA@example.org"];
  expect(JSON.parse(await db(["person", ...person])).posts).toMatchObject([
    { post: "reply-701", author: "Ada", content: "Hers" },
    { post: "reply-702" },
  ]);
  await expect(db(["erase", ...person], "no")).rejects.toThrow("Nothing was deleted.");
  expect(said.join()).toMatch(
    /reply-701 .*Ada .*“Hers”[\s\S]*reply-702[\s\S]*--keep[\s\S]*cannot delete: your backups/,
  );
  expect(await db(["erase", ...person, "--keep", "reply-702"], "yes")).toMatch(
    /^Erased: posts 1, mails 0, subscriptions 0\.$/,
  );
  expect(await db(["erase", "reply-702", "reply-999"], "yes")).toMatch(/^The posts are erased\./);
  expect(JSON.parse(await db(["person", ...person])).posts).toEqual([]);
});
