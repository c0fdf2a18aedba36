import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { backup } from "../../scripts/backup/backup.ts";
import { readLines, writeLines } from "../../scripts/backup/backup-file.ts";
import { ask } from "../../scripts/backup/database-state.ts";
import { readBackup } from "../../scripts/backup/read-backup.ts";
import { restore } from "../../scripts/backup/restore.ts";
import type { Transaction } from "../../scripts/dev-server/database.ts";
import { allRows, backupFiles, seal } from "../support/backups.ts";
import { reply } from "../support/moderators.ts";
import { startSite } from "../support/site.ts";

const transaction = startSite();
const newFile = backupFiles();

/** A backup of more than one piece of the cipher. */
async function bigBackup(): Promise<Buffer> {
  const file = newFile();
  await transaction("", (run) =>
    ask(
      run,
      `INSERT INTO products (name, description, price, image_url, category)
       SELECT n, (SELECT string_agg(md5(concat(n, '.', i)), '') FROM generate_series(1, 90) AS i), '1', 'u', 'c'
       FROM generate_series(1, 150) AS n`,
    ),
  );
  await backup(transaction, file, seal);
  await transaction("", (run) => ask(run, "DELETE FROM products"));
  return readFile(file);
}

const flip = (at: number) => (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  const index = at < 0 ? bytes.length + at : at;
  changed[index] = (changed[index] ?? 0) ^ 1;
  return changed;
};

/** Where the pieces of 64 KB begin. */
const pieces = (bytes: Buffer) => bytes.indexOf("\n", bytes.indexOf("---")) + 1 + 16;
const piece = 65_536 + 16;
let big: Promise<Buffer> | undefined;

test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  ["nothing", () => Buffer.alloc(0), /not a backup/],
  ["something else", () => Buffer.from("<!doctype html>\n<p>Hello\n"), /not a backup/],
  ["another letter in the first line", flip(3), /not a backup/],
  ["another letter in the lock", flip(60), /passphrase is wrong|not a backup/],
  ["another letter at the end of the head", (b) => flip(b.indexOf("---") + 10)(b), /not a backup/],
  ["another bit in the first piece", (b) => flip(pieces(b) + 9)(b), /damaged/],
  ["another bit in the second piece", (b) => flip(pieces(b) + piece + 9)(b), /damaged/],
  ["another bit at the end", flip(-1), /damaged/],
  ["a file cut in its head", (b) => b.subarray(0, 80), /not a backup|damaged/],
  ["a file cut in a piece", (b) => b.subarray(0, -30), /damaged/],
  ["a file cut between pieces", (b) => b.subarray(0, pieces(b) + piece), /damaged/],
  ["a file with more at its end", (b) => Buffer.concat([b, Buffer.from("x")]), /damaged/],
  [
    "two pieces in each other's place",
    (b) =>
      Buffer.concat([
        b.subarray(0, pieces(b)),
        b.subarray(pieces(b) + piece, pieces(b) + 2 * piece),
        b.subarray(pieces(b), pieces(b) + piece),
        b.subarray(pieces(b) + 2 * piece),
      ]),
    /damaged/,
  ],
])("%s changes nothing, and says why", async (_name, change, message) => {
  big ??= bigBackup();
  const file = newFile();
  await writeFile(file, change(await big));
  const before = await allRows(transaction);

  await expect(restore(transaction, file, seal, true)).rejects.toThrow(message);
  expect(await allRows(transaction)).toEqual(before);
});

test("a wrong passphrase changes nothing, and says so", async () => {
  const file = newFile();
  await backup(transaction, file, seal);
  const before = await allRows(transaction);
  const wrong = { ...seal, passphrase: "four words of yours" };

  await expect(restore(transaction, file, wrong, true)).rejects.toThrow("the passphrase is wrong");
  expect(await allRows(transaction)).toEqual(before);
});

/** A backup whose lines are not those that were written. */
async function rewritten(change: (lines: string[]) => string[]): Promise<string> {
  const [from, to] = [newFile(), newFile()];
  await backup(transaction, from, seal);
  const lines = change(await Array.fromAsync(readLines(from, seal)));
  async function* all() {
    yield* lines;
  }
  await writeLines(to, all(), seal, async () => {});
  return to;
}

const onFirst = (change: (line: string) => string) => (lines: string[]) =>
  lines.map((line, at) => (at === 0 ? change(line) : line));

test.each<[string, (lines: string[]) => string[], RegExp]>([
  ["another program's file", () => ["hello\n"], /damaged or incomplete/],
  ["another program's lines", () => ["hello\n", "you\n"], /not a backup of this site/],
  ["a later version", onFirst((l) => l.replace(/"version":\d/, '"version":9')), /newer version/],
  [
    "a foreign version",
    onFirst((l) => l.replace(/"version":\d+/, '"version":1000')),
    /unknown version/,
  ],
  ["a row less", (lines) => lines.toSpliced(3, 1), /damaged or incomplete/],
  ["a row twice", (lines) => lines.toSpliced(3, 0, lines[3] ?? ""), /damaged or incomplete/],
  ["no end", (lines) => lines.slice(0, -1), /damaged or incomplete/],
  [
    "another number to go on from",
    onFirst((l) => l.replace(/"users":\d+/, '"users":77')),
    /damaged/,
  ],
  [
    "an unknown table",
    (lines) => lines.map((line) => line.replace('"table":"videos"', '"table":"visitor_salts"')),
    /damaged/,
  ],
])("%s, rightly locked, changes nothing, and says why", async (_name, change, message) => {
  const file = await rewritten(change);
  const before = await allRows(transaction);

  await expect(restore(transaction, file, seal, true)).rejects.toThrow(message);
  expect(await allRows(transaction)).toEqual(before);
});

test("what visitors wrote is replaced only when that is meant", async () => {
  const file = newFile();
  await backup(transaction, file, seal);
  await reply({ content: "Written since" });
  const since = await allRows(transaction);

  await expect(restore(transaction, file, seal, false)).rejects.toThrow("Add --replace");
  expect(await allRows(transaction)).toEqual(since);
});

test("a database that is newer than this copy of the site is neither read nor replaced", async () => {
  const file = newFile();
  await backup(transaction, file, seal);
  await transaction("", (run) =>
    ask(run, "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9e12)"),
  );

  await expect(restore(transaction, file, seal, true)).rejects.toThrow("newer than this copy");
  await expect(backup(transaction, newFile(), seal)).rejects.toThrow("newer than this copy");
  await transaction("", (run) =>
    ask(run, "DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'x'"),
  );
});

/** The database, with something between it and who uses it. */
const through =
  (change: (query: string) => string): Transaction =>
  (mode, task) =>
    transaction(mode, (run) => task(({ query, params }) => run({ query: change(query), params })));

test("where the rows that were written are not those of the backup, nothing was changed", async () => {
  const file = newFile();
  await backup(transaction, file, seal);
  const before = await allRows(transaction);
  const losing = through((query) =>
    query.replace(/(FROM json_populate_recordset.*videos.*)/, "$1 OFFSET 1"),
  );
  const breaking = through((query) => query.replace(/^ALTER TABLE .*ENABLE.*/, "SELECT 1/0"));

  await expect(restore(losing, file, seal, true)).rejects.toThrow("differ from the backup");
  await expect(restore(breaking, file, seal, true)).rejects.toThrow("division by zero");
  expect(await allRows(transaction)).toEqual(before);
});

test("a backup takes no other file's place, and one that fails leaves none", async () => {
  const file = newFile();
  await writeFile(file, "precious");
  await expect(backup(transaction, file, seal)).rejects.toThrow("already exists");
  expect(await readFile(file, "utf8")).toBe("precious");

  const broken = newFile();
  const breaking = through((query) => query.replace(/^FETCH.*/, "SELECT 1/0"));
  await expect(backup(breaking, broken, seal)).rejects.toThrow("division by zero");
  await expect(backup(transaction, "/nowhere/b.age", seal)).rejects.toThrow("(ENOENT: ");
  await mkdir(`${broken}.d`);
  await expect(readBackup(`${broken}.d`, seal)).rejects.toThrow("(EISDIR: ");
  expect(existsSync(broken)).toBe(false);
  expect((await readdir(dirname(file))).filter((name) => name.endsWith(".new"))).toEqual([]);
});
