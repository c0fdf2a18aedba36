import { readFile, stat, writeFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { backup } from "../../scripts/backup/backup.ts";
import { restore } from "../../scripts/backup/restore.ts";
import { exportedTables } from "../../scripts/backup/tables.ts";
import { allRows, newBackupFile, seal, wipe } from "../support/backups.ts";
import { makeModerators, password, reply, signIn } from "../support/moderators.ts";
import { query, startSite } from "../support/site.ts";

const transaction = startSite();
makeModerators("ana");

const exportTo = (file: string) => backup(transaction, file, undefined);
const importFrom = (file: string) => restore(transaction, file, undefined, true);
const rows = async () =>
  (await allRows(transaction)).filter((line) => !line.startsWith('{"table":"secrets"'));

test("restores everything from an export except the secret", async () => {
  const content = `Line\nbreak\t"quotes" \\ back 👩‍🔬 \u2028 $1 'it' {"table":"users"}`;
  await reply({ content, author: "Zoë 𝔘" });
  await reply();
  const file = newBackupFile();
  const summary = await exportTo(file);
  const before = await rows();
  const text = await readFile(file, "utf8");
  await wipe(transaction);
  await restore(transaction, file, undefined, false);

  expect(await rows()).toEqual(before);
  expect((await signIn("ana", password)).status).toBe(200);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(exportedTables).toEqual(expect.arrayContaining(Object.keys(summary.counts)));
  expect(text).toContain("ada@example.org");
  expect(text).not.toMatch(/visitor_salts|"table":"sessions"|"table":"secrets"/);
});

test("exports the same rows as a backup", async () => {
  const [plain, sealed] = [newBackupFile(), newBackupFile()];
  const exported = await exportTo(plain);
  await query(sql`DELETE FROM secrets`);
  const backedUp = await backup(transaction, sealed, seal);

  expect(exported.rows).toBe(backedUp.rows);
});

const edits: [string, (text: string) => string | Buffer, RegExp][] = [
  ["an empty file", () => "", /damaged or incomplete/],
  ["a truncated file", (text) => text.slice(0, -200), /damaged or incomplete/],
  ["a file with a changed letter", (text) => text.replace("Ada", "Adb"), /damaged or incomplete/],
  ["a file that is not text", () => Buffer.from([0xff, 0xfe, 0x0a]), /damaged or incomplete/],
];

test.each(edits)("rejects %s and changes nothing", async (_name, edit, message) => {
  const file = newBackupFile();
  await exportTo(file);
  const changed = newBackupFile();
  await writeFile(changed, edit(await readFile(file, "utf8")));
  const before = await allRows(transaction);

  await expect(importFrom(changed)).rejects.toThrow(message);
  expect(await allRows(transaction)).toEqual(before);
});

test("rejects rows that contradict each other", async () => {
  await reply();
  const file = newBackupFile();
  // Without triggers the foreign key is not checked, so the export has a reply to no discussion.
  await transaction("", async (run) => {
    await run({ query: "ALTER TABLE discussion_replies DISABLE TRIGGER ALL", params: [] });
    await run({ query: "UPDATE discussion_replies SET discussion_id = 77", params: [] });
    await run({ query: "ALTER TABLE discussion_replies ENABLE TRIGGER ALL", params: [] });
  });
  await exportTo(file);
  const before = await allRows(transaction);

  await expect(importFrom(file)).rejects.toThrow("violates foreign key");
  expect(await allRows(transaction)).toEqual(before);
});
