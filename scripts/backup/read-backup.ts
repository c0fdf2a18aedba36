import { createHash } from "node:crypto";
import * as z from "zod";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { migrations } from "../../src/server/db/migrate.ts";
import { earlierBuild } from "../../src/server/db/plain-errors.ts";
import { damaged, readLines, type Seal } from "./backup-file.ts";
import { type BackupTable, backupTables } from "./tables.ts";

/** A row of a table, as JSON. */
export interface Row {
  table: BackupTable;
  row: string;
}

export const lineOf = ({ table, row }: Row): string => `{"table":"${table}","row":${row}}\n`;

/** The first line of a backup, with the version of the tables and the next ids. */
const head = z.object({
  "ntkoc-backup": z.literal(1),
  at: z.iso.datetime(),
  version: z.int(),
  next: z.partialRecord(z.enum(backupTables), z.int().nonnegative()),
});
export type Head = z.infer<typeof head>;

/** The last line: rows per table, SHA-256 of the lines with rows, and SHA-256 of all lines before this one. */
export function endOf(first: string, rows: Row[]) {
  const counts: Partial<Record<BackupTable, number>> = {};
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1;
  const lines = rows.map(lineOf);
  return { counts, rows: sha256(lines), sha256: sha256([first, ...lines]) };
}

function sha256(lines: string[]): string {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line);
  return hash.digest("hex");
}

export type Backup = Awaited<ReturnType<typeof readBackup>>;

/** Reads a backup or an export. @throws UserError if it is not whole, or this copy of the site is too old for it */
export async function readBackup(file: string, seal: Seal | undefined) {
  const [first = "", ...lines] = await readLines(file, seal);
  const { at, version, next } = readHead(file, first);
  const last = lines.pop();
  const rows = lines.map((line) => readRow(file, line));
  const end = endOf(first, rows);
  if (last !== `${JSON.stringify(end)}\n`) throw new UserError(`${file}: ${damaged}`);
  return { at, version, next, rows, counts: end.counts, rowHash: end.rows, hash: end.sha256 };
}

function readHead(file: string, line: string): Head {
  const isJson = line.startsWith("{") && line.endsWith("}\n");
  const { data: found } = head.safeParse(isJson ? JSON.parse(line) : undefined);
  if (!found) throw new UserError(`${file}: this is not a backup of this site.`);
  const versions = migrations().map(({ version }) => version);
  if (versions.includes(found.version)) return found;
  throw new UserError(
    found.version < Math.min(...versions)
      ? `${file}: the backup ${earlierBuild}`
      : `${file}: the backup comes from a newer version of the site. Update this copy first: git pull, then npm ci.`,
  );
}

const shape = /^\{"table":"(?<table>\w+)","row":(?<row>\{.*\})\}\n$/;

function readRow(file: string, line: string): Row {
  const { table: name = "", row = "" } = shape.exec(line)?.groups ?? {};
  const table = backupTables.find((one) => one === name);
  if (!table) throw new UserError(`${file}: ${damaged}`);
  return { table, row };
}
