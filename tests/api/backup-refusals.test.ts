import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { backup } from "../../scripts/backup/backup.ts";
import { readLines, writeLines } from "../../scripts/backup/backup-file.ts";
import { restore } from "../../scripts/backup/restore.ts";
import { ask } from "../../scripts/backup/tables.ts";
import type { Transaction } from "../../scripts/dev-server/database.ts";
import { allRows, newBackupFile, seal } from "../support/backups.ts";
import { reply } from "../support/moderators.ts";
import { startSite } from "../support/site.ts";

const transaction = startSite();

async function rewritten(change: (lines: string[]) => string[]): Promise<string> {
  const from = newBackupFile();
  const to = newBackupFile();
  await backup(transaction, from, seal);
  await writeLines(to, change(await readLines(from, seal)), seal);
  return to;
}

const cutOff = async () => {
  const file = newBackupFile();
  await backup(transaction, file, seal);
  await writeFile(file, (await readFile(file)).subarray(0, -30));
  return file;
};

const plain = async () => {
  const file = newBackupFile();
  await writeFile(file, "{}\n");
  return file;
};

const withVersion = (version: string) => () =>
  rewritten(([first = "", ...lines]) => [
    first.replace(/"version":\d/, `"version":${version}`),
    ...lines,
  ]);

test.each<[string, () => Promise<string>, RegExp]>([
  ["that is cut off", cutOff, /damaged/],
  ["that is not encrypted", plain, /not an encrypted backup/],
  ["of a later version", withVersion("9"), /newer version/],
  ["of an old version", withVersion(""), /earlier build/],
])("rejects a file %s and changes nothing", async (_name, make, message) => {
  const file = await make();
  const before = await allRows(transaction);

  await expect(restore(transaction, file, seal, true)).rejects.toThrow(message);
  expect(await allRows(transaction)).toEqual(before);
});

test("restores a backup that counts the rows of a table that is no longer used", async () => {
  const file = await rewritten(([first = "", ...lines]) => [
    first.replace('"next":{', '"next":{"donations":1,'),
    ...lines,
  ]);
  const before = await allRows(transaction);

  await restore(transaction, file, seal, true);
  expect(await allRows(transaction)).toEqual(before);
});

test("replaces visitors' posts only with --replace", async () => {
  const file = newBackupFile();
  await backup(transaction, file, seal);
  await reply({ content: "Written since" });
  const since = await allRows(transaction);

  await expect(restore(transaction, file, seal, false)).rejects.toThrow("Add --replace");
  expect(await allRows(transaction)).toEqual(since);
});

test("neither reads nor replaces a database that is newer than the code", async () => {
  const file = newBackupFile();
  await backup(transaction, file, seal);
  await transaction("", (run) =>
    ask(run, "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9e12)"),
  );

  await expect(restore(transaction, file, seal, true)).rejects.toThrow("newer than this copy");
  await expect(backup(transaction, newBackupFile(), seal)).rejects.toThrow("newer than this copy");
  await transaction("", (run) =>
    ask(run, "DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'x'"),
  );
});

const through =
  (change: (query: string) => string): Transaction =>
  (mode, task) =>
    transaction(mode, (run) => task(({ query, params }) => run({ query: change(query), params })));

test("rolls back if the written rows differ from those of the backup", async () => {
  const file = newBackupFile();
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

test("does not overwrite a file, and leaves no file if it fails", async () => {
  const file = newBackupFile();
  await writeFile(file, "precious");
  await expect(backup(transaction, file, seal)).rejects.toThrow("already exists");
  expect(await readFile(file, "utf8")).toBe("precious");

  const broken = newBackupFile();
  const breaking = through((query) => query.replace(/^SELECT row_to_json.*/s, "SELECT 1/0"));
  await expect(backup(breaking, broken, seal)).rejects.toThrow("division by zero");
  await expect(backup(transaction, "/nowhere/b.age", seal)).rejects.toThrow("(ENOENT: ");
  await mkdir(`${broken}.d`);
  await expect(restore(transaction, `${broken}.d`, seal, true)).rejects.toThrow("(EISDIR: ");
  expect(existsSync(broken)).toBe(false);
  expect((await readdir(dirname(file))).filter((name) => name.endsWith(".new"))).toEqual([]);
});

test("rejects a file with an invalid row, and names its lines", async () => {
  await reply({ content: "A reply to restore" });
  const file = await rewritten((lines) =>
    lines.map((line) => line.replace('"status":"published"', '"status":"lost"')),
  );
  const before = await allRows(transaction);

  await expect(restore(transaction, file, seal, true)).rejects.toThrow(
    /^.*, lines \d+ to \d+: .*check constraint.*Nothing was changed\.$/,
  );
  expect(await allRows(transaction)).toEqual(before);
});
