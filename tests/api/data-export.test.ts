import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { backup } from "../../scripts/backup/backup.ts";
import { restore } from "../../scripts/backup/restore.ts";
import { exportedTables } from "../../scripts/backup/tables.ts";
import { allRows, newBackupFile, wipe } from "../support/backups.ts";
import { makeModerators, password, reply, signIn } from "../support/moderators.ts";
import { startSite } from "../support/site.ts";

const transaction = startSite();
makeModerators("ana");

const exportTo = (file: string) => backup(transaction, file, undefined);
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

  await expect(restore(transaction, file, undefined, true)).rejects.toThrow("violates foreign key");
  expect(await allRows(transaction)).toEqual(before);
});
