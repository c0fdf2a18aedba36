import * as z from "zod";
import { UserError } from "../../src/errors/user-error.ts";
import { migrations } from "../../src/server/db/migrate.ts";
import { damaged, readLines, type Seal } from "./backup-file.ts";
import { type End, type Head, hashOf } from "./dump.ts";
import { type BackupTable, backupTables } from "./tables.ts";

/** A row as JSON, as PostgreSQL writes it. */
export interface Row {
  table: BackupTable;
  row: string;
  /** Its line in the file, from 1. */
  line: number;
}

/** The first and last line of a backup whose rows match them. */
export type Summary = Head & End;

const numbers = z.partialRecord(z.enum(backupTables), z.int().nonnegative());
const head = z.object({
  "ntkoc-backup": z.literal(1),
  at: z.iso.datetime(),
  version: z.int(),
  next: numbers,
});
const end = z.object({ counts: numbers, rows: z.string(), sha256: z.string() });

/**
 * Reads a backup or an export, and checks that it is complete.
 * @throws UserError if it was changed, or if this copy of the site is too old for it
 */
export async function readBackup(
  file: string,
  seal: Seal | undefined,
): Promise<{ summary: Summary; rows: Row[] }> {
  const [first = "", ...lines] = await readLines(file, seal);
  const last = lines.pop();
  if (last === undefined) throw damaged(file);
  const start = readHead(file, first);
  const rows = lines.map((line, at) => ({ ...readRow(file, line), line: at + 2 }));
  const counts: End["counts"] = {};
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1;
  const found: End = { counts, rows: hashOf(lines), sha256: hashOf([first, ...lines]) };
  if (JSON.stringify(parse(end, last)) !== JSON.stringify(found)) throw damaged(file);
  return { summary: { ...start, ...found }, rows };
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
