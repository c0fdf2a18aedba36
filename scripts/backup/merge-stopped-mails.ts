import { addressPurpose, alerts } from "../../src/features/mail/server/stopped.ts";
import { readEnv } from "../../src/server/env.ts";
import { signingSecret, signWith } from "../../src/server/site-secret.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { ask, type BackupTable } from "./tables.ts";

/** The rows that a restore keeps from the database that it replaces. */
interface Wishes {
  /** Rows of `secrets` and `stopped_mails`, as JSON. */
  secrets: string;
  stopped: string;
}

export async function readWishes(run: Run, tables: BackupTable[]): Promise<Wishes> {
  const rowsOf = async (table: BackupTable) => {
    if (!tables.includes(table)) return "[]";
    const [row] = await ask(run, `SELECT coalesce(json_agg(t), '[]') FROM ${table} t`);
    return row?.[0] ?? "[]";
  };
  return { secrets: await rowsOf("secrets"), stopped: await rowsOf("stopped_mails") };
}

/** Adds the opt-outs made since the backup, and deletes restored subscriptions that an opt-out covers. */
export async function mergeWishes(run: Run, { secrets, stopped }: Wishes): Promise<void> {
  // An export leaves out the secret. A new one would make every hash and private link useless.
  await ask(
    run,
    `INSERT INTO secrets SELECT * FROM json_populate_recordset(NULL::secrets, $1::json)
      ON CONFLICT DO NOTHING`,
    secrets,
  );
  await ask(
    run,
    `INSERT INTO stopped_mails (address, about, created_at)
      SELECT address, about, created_at FROM json_populate_recordset(NULL::stopped_mails, $1::json)
      ON CONFLICT DO NOTHING`,
    stopped,
  );
  const isStopped = await readStopped(run, secrets);
  const subscribed = await ask(
    run,
    "SELECT id, email, target_type || ':' || target_id FROM subscriptions",
  );
  await endRows(run, "DELETE FROM subscriptions WHERE", subscribed.filter(isStopped));
  for (const column of ["email", "new_email"]) {
    const moderators = await ask(
      run,
      `SELECT id, ${column}, '${alerts}' FROM users WHERE ${column} IS NOT NULL`,
    );
    await endRows(run, `UPDATE users SET ${column} = NULL WHERE`, moderators.filter(isStopped));
  }
}

type Row = (string | null)[];

/** @returns a predicate for rows of id, address and the subject of the emails */
async function readStopped(run: Run, secrets: string): Promise<(row: Row) => boolean> {
  const rows = await ask(run, "SELECT address, about FROM stopped_mails");
  const all = new Set(rows.map((row) => row.join(" ")));
  const [kept] = await ask(run, `SELECT value FROM secrets WHERE name = '${signingSecret}'`);
  const replaced = (JSON.parse(secrets) as { name: string; value: string }[]).find(
    ({ name }) => name === signingSecret,
  );
  // The backup may be from a database with a different secret.
  const keys = [readEnv().SECRET, kept?.[0], replaced?.value].filter((key) => key != null);
  return ([, email = "", about]) =>
    keys.some((key) =>
      all.has(`${signWith(key, addressPurpose, String(email).toLowerCase())} ${about}`),
    );
}

async function endRows(run: Run, change: string, rows: Row[]): Promise<void> {
  const ids = JSON.stringify(rows.map(([id]) => Number(id)));
  await ask(
    run,
    `${change} id IN (SELECT value::int FROM jsonb_array_elements_text($1::jsonb))`,
    ids,
  );
}
