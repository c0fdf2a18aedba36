import * as z from "zod";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { earlierBuild } from "../../src/server/db/plain-errors.ts";
import { readLines, type Seal } from "./backup-file.ts";
import { type BackupTable, backupTables, versions } from "./tables.ts";

export interface Row {
  table: BackupTable;
  row: string;
}

export const lineOf = ({ table, row }: Row): string => `{"table":"${table}","row":${row}}\n`;

const head = z.object({
  "ntkoc-backup": z.literal(2),
  at: z.iso.datetime(),
  version: z.int(),
  next: z.record(z.string(), z.int().nonnegative()),
});
export type Head = z.infer<typeof head>;

export type Backup = Omit<Head, "ntkoc-backup"> & { rows: Row[] };

/** @throws UserError if the backup is damaged, or of an unknown version */
export async function readBackup(file: string, seal: Seal): Promise<Backup> {
  const [first = "", ...lines] = await readLines(file, seal);
  const { at, version, next } = readHead(file, first);
  return { at, version, next, rows: lines.filter(Boolean).map((line) => readRow(file, line)) };
}

function readHead(file: string, line: string): Head {
  const { data: found } = head.safeParse(line.startsWith("{") ? JSON.parse(line) : undefined);
  if (found && versions().includes(found.version)) return found;
  const isNewer = found && found.version > Math.max(...versions());
  throw new UserError(
    isNewer
      ? `${file}: the backup comes from a newer version of the site. Update this copy first: git pull, then npm ci.`
      : `${file}: the backup ${earlierBuild}`,
  );
}

const shape = /^\{"table":"(?<table>\w+)","row":(?<row>\{.*\})\}\n$/;

function readRow(file: string, line: string): Row {
  const { table: name = "", row = "" } = shape.exec(line)?.groups ?? {};
  const table = backupTables.find((one) => one === name);
  if (!table) throw new UserError(`${file}: found a line that is not a row of a table.`);
  return { table, row };
}
