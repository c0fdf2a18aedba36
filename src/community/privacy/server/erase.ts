import { domainToUnicode } from "node:url";
import { getTableName, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { cleanEmail } from "../../../lib/input/email.ts";
import { type PostKey, postTypes } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { mails, subscriptions, withdrawals } from "../../../server/db/schema.ts";
import { erased, hashOfAddress } from "../../mail/server/withdrawals.ts";
import { type PostRow, tableOf, toStoredPost, wipePosts } from "../../posts/server/stored-post.ts";
import { change, isVisitors, type PersonalData, personalData } from "./personal-data.ts";

/** Spells the domain as mail servers and as people write it. */
function spellingsOf(typed: string): string[] {
  const email = cleanEmail(typed);
  const start = email.lastIndexOf("@") + 1;
  const domain = email.slice(start);
  return [email, email.slice(0, start) + (domainToUnicode(domain) || domain)];
}

const isAddress = (column: SQL, email: string): SQL =>
  sql`lower(${column}) = ${cleanEmail(email).toLowerCase()}`;

const contains = (column: SQL, texts: string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`strpos(lower(${column}), lower(${text})) > 0`),
    sql` OR `,
  )})`;

type Row = Record<string, unknown>;

export async function findPerson(typed: string, db = database()) {
  const queries = personalData().flatMap(({ table, address, hidden = "" }) =>
    address
      ? sql`(SELECT ${getTableName(table)}::text AS "table", to_jsonb(t) - ${`{${hidden}}`}::text[] AS row
          FROM ${table} t WHERE ${isAddress(address, typed)} ORDER BY id)`
      : [],
  );
  const { rows } = await db.execute<{ table: string; row: Row }>(
    sql.join(queries, sql` UNION ALL `),
  );
  const rowsOf = (wanted: PgTable) =>
    rows.filter(({ table }) => table === getTableName(wanted)).map(({ row }): Row => row);
  return {
    posts: postTypes.flatMap((kind) =>
      rowsOf(tableOf[kind]).map(
        (row) => ({ ...row, post: `${kind}-${row["id"]}` }) as Row & { post: string },
      ),
    ),
    subscriptions: rowsOf(subscriptions),
    emails: rowsOf(mails),
  };
}

const forgetLink = sql`, secret = NULL`;

export async function erasePosts(keys: PostKey[]): Promise<string[]> {
  const tags: string[] = [];
  for (const { kind, id } of keys) {
    // Visitors would read that its author has deleted it.
    const hide = sql`${forgetLink}, status = 'removed'`;
    const { rows } = await database().execute<PostRow>(
      wipePosts(kind, sql`p.id = ${id}::int AND ${isVisitors(kind)}`, hide),
    );
    tags.push(...rows.map(toStoredPost).flatMap((post) => post.tags));
  }
  return [...new Set(tags)];
}

/** Uses one transaction. @param kept posts that someone else has written under the address */
export async function erase(typed: string, kept: PostKey[] = [], db = database()) {
  const hash = hashOfAddress(cleanEmail(typed));
  const erasures = personalData().flatMap((held) => {
    const statement = erasureOf(held, typed, kept);
    return statement ? [{ ...held, statement }] : [];
  });
  const [files, , , ...results] = await db.batch([
    db.execute(sql`SELECT id FROM ${tableOf.discussion}
      WHERE ${isAddress(sql`email`, typed)} AND NOT ${isVisitors("discussion")} ORDER BY id`),
    // That they declined emails stays.
    db.execute(sql`DELETE FROM ${withdrawals} WHERE about <> '' AND address = ${hash}`),
    // A restore erases them again.
    db.execute(sql`INSERT INTO ${withdrawals} (address, about)
      VALUES (${hash}, ${erased}) ON CONFLICT DO NOTHING`),
    ...erasures.map(({ statement }) => db.execute(statement)),
  ]);
  const done = erasures.map(({ table, kind }, at) => ({
    table,
    kind,
    rows: results[at]?.rows ?? [],
  }));
  const countOf = (wanted: PgTable) =>
    done.reduce((sum, { table, rows }) => sum + (table === wanted ? rows.length : 0), 0);
  const posts = done
    .flatMap(({ kind, rows }) => (kind ? (rows as PostRow[]) : []))
    .map(toStoredPost);
  return {
    posts: posts.length,
    mails: countOf(mails),
    subscriptions: countOf(subscriptions),
    inFiles: files.rows.map(({ id }) => Number(id)),
    tags: [...new Set(posts.flatMap((post) => post.tags))],
  };
}

function erasureOf(
  { table, kind, address, text, erased: emptied }: PersonalData,
  typed: string,
  kept: PostKey[],
): SQL | undefined {
  const isTheirs = or(
    address && isAddress(address, typed),
    text && contains(text, spellingsOf(typed)),
  );
  if (!isTheirs || !kind)
    return isTheirs && sql`${change(table, emptied)} WHERE ${isTheirs} RETURNING id`;
  const ids = JSON.stringify(kept.filter((one) => one.kind === kind).map(({ id }) => id));
  const isKept = sql`id IN (SELECT value::int FROM jsonb_array_elements_text(${ids}::jsonb))`;
  return wipePosts(kind, sql`${isTheirs} AND ${isVisitors(kind)} AND NOT ${isKept}`, forgetLink);
}
