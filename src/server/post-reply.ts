import { sql } from "drizzle-orm";
import type { Reply, ReplyInput } from "../schemas/reply.ts";
import { database, errorCode } from "./db/client.ts";
import { discussionReplies, discussions, rateLimits } from "./db/schema.ts";

export interface Post {
  discussionId: number;
  reply: ReplyInput;
  /** The same key means the same post: it is stored once, however often it arrives. */
  key: string;
  /** From `visitorOf`. */
  visitor: string;
  /** How many posts one visitor may make in a window. */
  limit: number;
}

export type Posted =
  | { outcome: "stored" | "repeated"; reply: Reply }
  | { outcome: "limited" /** Seconds until the next window. */; wait: number }
  /** `missing`: no such discussion. `conflict`: the key belongs to a post with another text. */
  | { outcome: "missing" | "conflict" };

/** Length of a rate limit's window in seconds. */
const windowSeconds = 600;

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

/** Stores a reply and raises the discussion's count, or says why not. */
export async function postReply(post: Post): Promise<Posted> {
  const first = await attempt(post);
  // Its twin may have been stored while this one waited, and stands there now.
  return first === "overtaken" || first.outcome === "limited"
    ? settled(await attempt(post))
    : first;
}

function settled(result: Posted | "overtaken"): Posted {
  if (result === "overtaken") throw new Error("A reply was overtaken twice");
  return result;
}

/**
 * One statement, so it happens wholly or not at all. Where a post with the same key commits while
 * this one runs, the unique index refuses the insert and all of it is undone, the charge included.
 */
async function attempt(post: Post): Promise<Posted | "overtaken"> {
  try {
    const { rows } = await database().execute<Row>(statement(post));
    return toPosted(rows[0]);
  } catch (error) {
    const code = errorCode(error);
    if (code === uniqueViolation || code === foreignKeyViolation) return "overtaken";
    throw error;
  }
}

const statement = ({ discussionId, reply, key, visitor, limit }: Post) => sql`
  WITH clock AS (
    SELECT date_bin(make_interval(secs => ${windowSeconds}::int), now(), 'epoch') AS start
  ), target AS (
    SELECT id FROM ${discussions} WHERE id = ${discussionId}::int
  ), seen AS (
    SELECT * FROM ${discussionReplies} WHERE idempotency_key = ${key}
  ), charged AS (
    INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
    SELECT ${visitor}, clock.start, 1 FROM clock, target WHERE NOT EXISTS (SELECT FROM seen)
    ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
      WHERE kept.used < ${limit}::int
    RETURNING used
  ), stored AS (
    INSERT INTO ${discussionReplies} (discussion_id, author, email, content, idempotency_key)
    SELECT target.id, ${reply.author}, ${reply.email}, ${reply.content}, ${key}
    FROM target, charged
    RETURNING *
  ), counted AS (
    UPDATE ${discussions} SET replies = replies + 1
    WHERE id IN (SELECT discussion_id FROM stored)
  )
  SELECT
    CASE
      WHEN NOT EXISTS (SELECT FROM target) THEN 'missing'
      WHEN EXISTS (SELECT FROM stored) THEN 'stored'
      WHEN shown.id IS NULL THEN 'limited'
      WHEN (shown.author, shown.email, shown.content) =
        (${reply.author}, ${reply.email}, ${reply.content}) THEN 'repeated'
      ELSE 'conflict'
    END AS outcome,
    ceil(extract(epoch FROM clock.start - now()) + ${windowSeconds}::int)::int AS wait,
    shown.id, shown.author, shown.content, shown.created_at
  FROM clock LEFT JOIN (SELECT * FROM seen UNION ALL SELECT * FROM stored) AS shown ON true`;

type Row = Record<string, unknown> & {
  outcome: Posted["outcome"];
  wait: number;
  id: number;
  author: string;
  content: string;
  created_at: string;
};

function toPosted(row: Row | undefined): Posted {
  if (!row) throw new Error("The database did not say what became of a reply");
  const { outcome, wait, id, author, content } = row;
  if (outcome === "limited") return { outcome, wait };
  if (outcome === "missing" || outcome === "conflict") return { outcome };
  return {
    outcome,
    reply: { id, author, content, createdAt: new Date(row.created_at).toISOString() },
  };
}
