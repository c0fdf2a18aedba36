import { createHash } from "node:crypto";
import * as z from "zod";
import { UserError } from "../../src/errors/user-error.ts";
import { migrations } from "../../src/server/db/migrate.ts";
import { readLines, type Seal } from "./backup-file.ts";
import type { End, Head } from "./dump.ts";
import { type BackupTable, backupTables } from "./tables.ts";

/** The first and last line of a backup whose rows match them. */
export type Summary = Head & End;

/** A row as JSON, as PostgreSQL writes it. */
export interface Row {
  table: BackupTable;
  row: string;
  /** Its line in the file, from 1. */
  line: number;
}

const numbers = z.partialRecord(z.enum(backupTables), z.int().nonnegative());
const head = z.object({
  "ntkoc-backup": z.literal(1),
  at: z.iso.datetime(),
  version: z.int(),
  next: numbers,
});
const end = z.object({ counts: numbers, rows: z.string(), sha256: z.string() });

/**
 * Reads a backup or an export, row by row, and checks that it is complete.
 * @throws UserError if it was changed, or if this copy of the site is too old for it
 */
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
  const known = migrations().map(({ version }) => version);
  if (found.version > Math.max(...known))
    throw new UserError(
      `${file}: the backup comes from a newer version of the site. Update this copy first: git pull, then npm ci.`,
    );
  if (!known.includes(found.version))
    throw new UserError(`${file}: the backup comes from an unknown version of the site.`);
  return found;
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
