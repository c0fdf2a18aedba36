import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { runProgram, temporaryDirectory } from "../../setup/child.ts";

const directory = await temporaryDirectory();
const db = (args: string[], variables: NodeJS.ProcessEnv = { DATA_DIR: directory }) =>
  runProgram(["scripts/db.ts", ...args], variables);

test("migrate and publish can be run again and again", async () => {
  for (const _ of [1, 2]) {
    expect(await db(["migrate"])).toMatchObject({
      code: 0,
      output: "The tables are up to date.\n",
    });
    expect(await db(["publish"])).toMatchObject({
      code: 0,
      output: "Published 3 discussions, 3 blog posts, 29 videos, 4 pieces of evidence.\n",
    });
  }
});

test.each([[[]], [["frobnicate"]]])("%j says how it is used", async (args) => {
  const { code, errors } = await db(args);

  expect(code).toBe(1);
  expect(errors).toContain("Usage: npm run db -- <command>");
  expect(errors).toContain("migrate");
});

test("publishing before migrating says what to do", async () => {
  const { code, errors } = await db(["publish"], { DATA_DIR: `${directory}/empty` });

  expect(code).toBe(1);
  expect(errors).toBe("The database has no tables yet: run npm run db -- migrate first.\n");
});

test("a database that cannot be reached is said in one line", async () => {
  const { code, errors } = await db(["migrate"], {
    DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c",
  });

  expect(code).toBe(1);
  expect(errors).toBe("DATABASE_URL: the database cannot be reached.\n");
});

const directoryOfPeople = await temporaryDirectory();
const people = (args: string[], input = "") =>
  runProgram(["scripts/db.ts", ...args], { DATA_DIR: directoryOfPeople }, process.cwd(), input);

test("accounts are made with a password that is read and never shown, listed and removed", async () => {
  await people(["migrate"]);
  const secret = "correct horse battery";
  const added = await people(["user", "add", "Ana", "Lopez"], `${secret}\n`);
  const listed = await people(["user", "list"]);
  const twice = await people(["user", "add", "Ana Lopez"], secret);
  const short = await people(["user", "add", "Ben"], "short\n");
  const removed = await people(["user", "remove", "Ana Lopez"]);

  expect(added).toEqual({ code: 0, output: '"Ana Lopez" can now sign in at /desk.\n', errors: "" });
  expect(listed.output).toBe("Ana Lopez\n");
  expect(twice.errors).toContain("There is an account");
  expect(short).toMatchObject({ code: 1, errors: "Password: expected 12 to 200 characters.\n" });
  expect(removed.output).toBe('"Ana Lopez" can no longer sign in.\n');
  expect(JSON.stringify([added, listed, twice, short])).not.toContain(secret);
}, 60_000);

test("a file is exported for its owner only, and comes back; a wrong one changes nothing", async () => {
  const file = `${directoryOfPeople}/export.jsonl`;
  const exported = await people(["export", file]);
  const imported = await people(["import", file]);
  const foreign = await people(["import", "package.json"]);
  const missing = await people(["import", `${directoryOfPeople}/none`]);

  expect(exported.output).toContain("private e-mail addresses");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(imported.output).toMatch(/^Imported \d+ rows\.\n$/);
  expect(foreign).toMatchObject({
    code: 1,
    errors: "This file is no export of this site. Nothing was changed.\n",
  });
  expect(missing.errors).toContain("it cannot be read (ENOENT)");
}, 60_000);

test("a backup is locked by a passphrase that is read and never shown, and comes back", async () => {
  const file = `${directoryOfPeople}/site.age`;
  const words = "four words of mine";
  const short = await people(["backup", file], "short\n");
  const made = await people(["backup", file], `${words}\n`);
  const verified = await people(["verify", file], words);
  const wrong = await people(["verify", file], "four words of yours");
  const restored = await people(["restore", file, "--replace"], words);

  expect(short).toMatchObject({
    code: 1,
    errors: expect.stringContaining("12 characters or more"),
  });
  expect(made.output).toMatch(/Wrote .*site\.age and read it again\.\nMade 20/);
  expect(verified.output).toMatch(
    /is whole\.\nMade 20[\s\S]*SHA-256 of the plain lines: [0-9a-f]{64}\n$/,
  );
  expect(wrong).toMatchObject({ code: 1, errors: expect.stringContaining("not the right one") });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored") });
  expect(JSON.stringify([short, made, verified, restored])).not.toContain(words);
}, 60_000);

test.each([
  ["user"],
  ["user", "add"],
  ["erase"],
  ["erase", "--email", "nobody"],
  ["export"],
  ["import"],
  ["import", "a", "b"],
  ["backup", "a", "--replace"],
  ["restore", "a", "--replase"],
])("%s %s says how it is used", async (...args) => {
  const { code, errors } = await people(args);

  expect(code).toBe(1);
  expect(errors).toMatch(/^Usage: npm run db -- /);
});

test("erasing says how much it was, and not whose", async () => {
  const { output } = await people(["erase", "--email", "ada@example.org"]);

  expect(output).toBe("Erased: posts 0, donations 0.\n");
});
