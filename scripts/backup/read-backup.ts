import { createHash } from "node:crypto";
import * as z from "zod";
import { UserError } from "../../src/lib/user-error.ts";
import { migrations, oldTables } from "../../src/server/db/migrate.ts";
import { readLines, type Seal } from "./backup-file.ts";
import { type BackupTable, backupTables } from "./tables.ts";

export interface Row {
  table: BackupTable;
  row: string;
  /** Its line in the file, from 1. */
  line: number;
}

const numbers = z.partialRecord(z.enum(backupTables), z.int().nonnegative());
/** The first line of a backup, with the version of the tables and the next ids. */
const head = z.object({
  "ntkoc-backup": z.literal(1),
  at: z.iso.datetime(),
  version: z.int(),
  next: numbers,
});
/** The last line: rows per table, SHA-256 of the lines with rows, and SHA-256 of all lines before this one. */
const end = z.object({ counts: numbers, rows: z.string(), sha256: z.string() });

export type Head = z.infer<typeof head>;
export type End = z.infer<typeof end>;
export type Summary = Head & End;

/** Reads a backup or an export. @throws UserError if it is not whole, or this copy of the site is too old for it */
export async function readBackup(
  file: string,
  seal: Seal | undefined,
  take: (row: Row) => Promise<void> = async () => {},
): Promise<Summary> {
  const all = createHash("sha256");
  const rows = createHash("sha256");
  const counts: End["counts"] = {};
  let first: Head | undefined;
  let waiting: string | undefined;
  let number = 0;
  for await (const line of readLines(file, seal)) {
    if (waiting !== undefined) {
      number++;
      all.update(waiting);
      if (first === undefined) first = readHead(file, waiting);
      else {
        const row = { ...readRow(file, waiting), line: number };
        rows.update(waiting);
        counts[row.table] = (counts[row.table] ?? 0) + 1;
        await take(row);
      }
    }
    waiting = line;
  }
  const last = parse(end, waiting ?? "");
  const found = { counts, rows: rows.digest("hex"), sha256: all.digest("hex") };
  if (!first || !last || JSON.stringify(last) !== JSON.stringify(found)) throw damaged(file);
  return { ...first, ...last };
}

function readHead(file: string, line: string): Head {
  const found = parse(head, line);
  if (!found) throw new UserError(`${file}: this is not a backup of this site.`);
  const versions = migrations().map(({ version }) => version);
  if (versions.includes(found.version)) return found;
  throw new UserError(
    found.version < Math.min(...versions)
      ? `${file}: the backup was made before ${oldTables.until}. Restore it with an older copy of the site (${oldTables.copy}), and make a new backup.`
      : `${file}: the backup comes from a newer version of the site. Update this copy first: git pull, then npm ci.`,
  );
}

const shape = /^\{"table":"(?<table>\w+)","row":(?<row>\{.*\})\}\n$/;

function readRow(file: string, line: string): Omit<Row, "line"> {
  const { table: name = "", row = "" } = shape.exec(line)?.groups ?? {};
  const table = backupTables.find((one) => one === name);
  if (!table) throw damaged(file);
  return { table, row };
}

function parse<Value>(schema: z.ZodType<Value>, line: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

const damaged = (file: string) =>
  new UserError(`${file}: the backup is damaged or incomplete. Use another copy.`);
