import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { ask } from "../../scripts/local/backup/database-state.ts";
import { dump, oneMoment } from "../../scripts/local/backup/dump.ts";
import { kept, leftOut } from "../../scripts/local/backup/kept.ts";
import type { Transaction } from "../../scripts/local/database.ts";

/** Too little work to keep anybody out, and quick. */
export const seal = { passphrase: "four words of mine", work: 8 };

const directory = mkdtempSync(join(tmpdir(), "backups-"));

/** In this test file: a name for a file that is not there yet, and goes with the tests. */
export function backupFiles(): () => string {
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return () => join(directory, `${randomUUID()}.age`);
}

/** Every row that is kept, as text. */
export const allRows = (transaction: Transaction): Promise<string[]> =>
  transaction(oneMoment, async (run) => {
    const lines: string[] = [];
    for await (const line of dump(run)) lines.push(line);
    return lines.slice(1, -1);
  });

/** Takes everything away, tables and all. */
export const wipe = (transaction: Transaction): Promise<unknown> =>
  transaction("", async (run) => {
    await ask(run, `DROP TABLE ${[...kept, ...leftOut].join(", ")}`);
    await ask(run, "DROP SCHEMA drizzle CASCADE");
    await ask(run, "DROP FUNCTION shown_replies_changed");
  });
