import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { database, errorCode } from "./db/client.ts";
import { rateLimits } from "./db/schema.ts";
import { clock, crowd, mostOfVisitor, untilNextWindow } from "./rate-window.ts";
import { verdictQueries } from "./spam/facts.ts";
import type { Judgement } from "./spam/judgement.ts";

/** Who posts, and what tells a repetition from a second post. */
export interface Sender {
  /** The same key means the same post: it is stored once, however often it arrives. */
  key: string;
  /** From `visitorOf`. */
  visitor: string;
  /** How many posts of any kind one visitor may make in a window that is not full. */
  limit: number;
  /** What is thought of the post. */
  judgement: Judgement;
  /** The hash of the token in the writer's private link. */
  secret: string;
}

/** A reply, a comment or a discussion, as the statement needs it. */
export interface Post {
  into: PgTable;
  /** What was sent, by column; a post with a used key has to bring all of it again. */
  values: Record<string, string | number>;
  /** A query for what the post stands under: one row, or none where there is no such thing. */
  under: SQL;
  /** The columns that may be shown. */
  shown: string[];
}

/** What only its writer is told of a post. */
export interface ForWriter {
  held: boolean;
  crisis: boolean;
  /** Whether the private link is this sender's; another's repetition does not give it away. */
  isOwn: boolean;
}

export type Posted<Stored> =
  | ({ outcome: "stored" | "repeated"; stored: Stored } & ForWriter)
  | { outcome: "limited" /** Seconds until the next window. */; wait: number }
  /** `missing`: nothing to stand under. `conflict`: the key belongs to a post with another text. */
  | { outcome: "missing" | "conflict" };

/** The shown columns of a row. */
export type Row = Record<string, unknown>;

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

/** Stores a post with everything that changes with it, or says why not. */
export async function storePost(post: Post, sender: Sender): Promise<Posted<Row>> {
  const first = await attempt(post, sender);
  // Its twin may have been stored while this one waited, and stands there now.
  return first === "overtaken" || first.outcome === "limited"
    ? settled(await attempt(post, sender))
    : first;
}

function settled(result: Posted<Row> | "overtaken"): Posted<Row> {
  if (result === "overtaken") throw new Error("A post was overtaken twice");
  return result;
}

/**
 * One statement, so it happens wholly or not at all. Where a post with the same key commits while
 * this one runs, the unique index refuses the insert and all of it is undone, the charge included.
 */
async function attempt(post: Post, sender: Sender): Promise<Posted<Row> | "overtaken"> {
  try {
    const { rows } = await database().execute<Outcome>(statement(post, sender));
    return toPosted(rows[0]);
  } catch (error) {
    const code = errorCode(error);
    if (code === uniqueViolation || code === foreignKeyViolation) return "overtaken";
    throw error;
  }
}

function statement(
  { into, values, under, shown }: Post,
  { key, visitor, limit, judgement, secret }: Sender,
) {
  const columns = Object.keys(values);
  const sent = list(Object.values(values).map(parameter));
  return sql`
  WITH ${clock}, ${crowd}, target AS (
    ${under}
  ), seen AS (
    SELECT * FROM ${into} WHERE idempotency_key = ${key}
  ), charged AS (
    INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
    SELECT ${visitor}, clock.start, 1 FROM clock, target WHERE NOT EXISTS (SELECT FROM seen)
    ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
      WHERE kept.used < ${mostOfVisitor(limit)}
    RETURNING used
  ), ${verdictQueries(judgement)}, stored AS (
    INSERT INTO ${into} (${list(columns.map(column))}, idempotency_key, status, score, reasons,
      waiting, crisis, fingerprint, secret)
    SELECT ${sent}, ${key}, chosen->>'status', (chosen->>'score')::int, chosen->>'reasons',
      (chosen->>'waiting')::boolean, ${judgement.crisis}::boolean,
      ${judgement.fingerprint ?? null}::text, ${secret}
    FROM target, charged, verdict
    RETURNING *
  )
  SELECT
    CASE
      WHEN NOT EXISTS (SELECT FROM target) THEN 'missing'
      WHEN EXISTS (SELECT FROM stored) THEN 'stored'
      WHEN post.id IS NULL THEN 'limited'
      WHEN (${list(columns.map(ofPost))}) = (${sent}) THEN 'repeated'
      ELSE 'conflict'
    END AS outcome,
    ${untilNextWindow} AS wait,
    post.status = 'held' AS held, post.crisis, post.secret = ${secret} AS "isOwn",
    ${list(shown.map(ofPost))}
  FROM clock LEFT JOIN (SELECT * FROM seen UNION ALL SELECT * FROM stored) AS post ON true`;
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const column = (name: string) => sql`${sql.identifier(name)}`;
const ofPost = (name: string) => sql`post.${sql.identifier(name)}`;
const parameter = (value: string | number) =>
  typeof value === "number" ? sql`${value}::int` : sql`${value}::text`;

type Outcome = Row & ForWriter & { outcome: Posted<Row>["outcome"]; wait: number };

function toPosted(row: Outcome | undefined): Posted<Row> {
  if (!row) throw new Error("The database did not say what became of a post");
  const { outcome, wait, held, crisis, isOwn, ...stored } = row;
  if (outcome === "limited") return { outcome, wait };
  if (outcome === "missing" || outcome === "conflict") return { outcome };
  return { outcome, stored, held, crisis, isOwn };
}

/** The same outcome, with what was stored as its kind answers it. */
export const mapPosted = <Stored>(
  posted: Posted<Row>,
  read: (row: Row) => Stored,
): Posted<Stored> => ("stored" in posted ? { ...posted, stored: read(posted.stored) } : posted);
