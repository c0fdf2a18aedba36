import { type SQL, sql } from "drizzle-orm";
import type { Badge, PostType } from "../../../lib/posts/post-types.ts";
import { database, errorCode } from "../../../server/db/client.ts";
import { hasRow, part, withParts } from "../../../server/db/part.ts";
import { rateLimits } from "../../../server/db/schema.ts";
import {
  chargeOnce,
  clock,
  type Limit,
  startOfWindow,
  untilNextWindow,
} from "../../../server/visitors/rate-limit.ts";
import { mailsAbout } from "../../mail/server/queue.ts";
import { tableOf } from "../../posts/server/stored-post.ts";
import { type Assessment, verdictOf } from "../../spam/server/assess.ts";

interface Sender {
  key: string;
  visitor: string;
  /** Posts of any type that one visitor may make in a window. Moderators have no limit. */
  limit: number;
  /** The networks of the visitor. Beyond these limits, posts are held. Empty for moderators. */
  networks: Limit[];
  secret: string;
  badge: Badge | undefined;
  notify: boolean;
}

interface Post {
  type: PostType;
  /** Values by column. A repeated request must send the same values, except the private email address. */
  values: Record<string, string | number>;
  /** Query with one row if the target accepts posts. */
  target: SQL;
}

/** The outcome of a post, and the columns of the stored one. */
type Submitted = Record<string, unknown> & {
  /** `missing`: no such target. `conflict`: the key belongs to a post with other content. */
  outcome: "stored" | "repeated" | "limited" | "missing" | "conflict";
  /** Seconds until the next window. */
  wait: number;
  held: boolean;
  crisis: boolean;
  /** Hash of the private link. Others who send the same request do not get the link. */
  secret: string;
};

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

export async function insertPost(
  post: Post,
  sender: Sender,
  assessment: Assessment,
): Promise<Submitted> {
  const query = statement(post, sender, assessment);
  const first = await attempt(query);
  if (first !== "overtaken" && first.outcome !== "limited") return first;
  // A concurrent duplicate may have committed first, so read it.
  const second = await attempt(query);
  if (second === "overtaken") throw new Error("Another request stored the same post twice");
  return second;
}

// One atomic statement. If a post with the same key commits first, the unique index rejects this one and its charge.
async function attempt(query: SQL): Promise<Submitted | "overtaken"> {
  try {
    const { rows } = await database().execute<Submitted>(query);
    if (!rows[0]) throw new Error("The database returned no outcome for a post");
    return rows[0];
  } catch (error) {
    const code = errorCode(error);
    if (code === uniqueViolation || code === foreignKeyViolation) return "overtaken";
    throw error;
  }
}

function statement(
  { type, values, target: targetQuery }: Post,
  { key, visitor, limit, networks, secret, badge, notify }: Sender,
  assessment: Assessment,
): SQL {
  const { email: _, ...repeated } = values;
  const into = tableOf[type];

  const target = part("target", [], targetQuery);
  const seen = part("seen", [], sql`SELECT * FROM ${into} WHERE idempotency_key = ${key}`);
  const admitted = part(
    "admitted",
    [],
    sql`INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
    SELECT ${visitor}, ${clock.start}, 1 FROM ${clock}, ${target} WHERE NOT ${hasRow(seen)}
    ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
      WHERE ${badge !== undefined}::boolean OR kept.used < ${limit}::int
    RETURNING used`,
  );
  const network = chargeOnce(networks, startOfWindow(clock), hasRow(admitted));
  const verdict = verdictOf(assessment, hasRow(network.over));
  const stored = part(
    "stored",
    ["status", "crisis"],
    sql`INSERT INTO ${into} (${list(Object.keys(values).map(column))}, idempotency_key, status, score, reasons,
      waiting, crisis, fingerprint, secret, badge, notify, visitor)
    SELECT ${parameters(values)}, ${key}, ${verdict.status}, ${verdict.score}, ${verdict.reasons},
      ${verdict.waiting}, ${assessment.crisis}::boolean,
      ${assessment.fingerprint ?? null}::text, ${secret}, ${badge ?? null}::text, ${notify}::boolean,
      ${visitor}
    FROM ${target}, ${admitted}, ${verdict}
    RETURNING *`,
  );
  const mails = mailsAbout(type, stored, networks.at(-1)?.key ?? "");

  return withParts(
    [clock, target, seen, admitted, ...network.parts, verdict, stored, ...mails],
    sql`
    SELECT
      CASE
        WHEN ${hasRow(stored)} THEN 'stored'
        WHEN post.id IS NULL AND ${hasRow(target)} THEN 'limited'
        WHEN post.id IS NULL THEN 'missing'
        WHEN (${list(Object.keys(repeated).map(ofPost))}) = (${parameters(repeated)}) THEN 'repeated'
        ELSE 'conflict'
      END AS outcome,
      ${untilNextWindow(clock)} AS wait,
      post.status = 'held' AS held, post.crisis, post.secret,
      ${list([...shown, ...(type === "discussion" ? shownOfDiscussion : [])].map(ofPost))}
    FROM ${clock} LEFT JOIN (SELECT * FROM ${seen} UNION ALL SELECT * FROM ${stored}) AS post ON true`,
  );
}

/** The columns of the response. */
const shown = ["id", "author", "content", "created_at", "badge"];
const shownOfDiscussion = ["title", "category", "replies", "views", "updated_at"];

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const column = (name: string) => sql`${sql.identifier(name)}`;
const ofPost = (name: string) => sql`post.${sql.identifier(name)}`;
const parameters = (values: Post["values"]) => list(Object.values(values).map(parameter));
const parameter = (value: string | number) =>
  typeof value === "number" ? sql`${value}::int` : sql`${value}::text`;
