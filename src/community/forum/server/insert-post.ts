import { type SQL, sql } from "drizzle-orm";
import type { Badge, PostType } from "../../../lib/posts/post-types.ts";
import { database, errorCode } from "../../../server/db/client.ts";
import { type Cte, cte, hasRow, withCtes } from "../../../server/db/cte.ts";
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
import { type Assessment, holdingNew, verdictOf } from "../../spam/server/assess.ts";
import { hasValues, isSent, lockPost, type PostValues, parameter } from "./post-key.ts";

interface Sender {
  /** Undefined for a form without JavaScript. */
  key: string | undefined;
  visitor: string;
  /** Counts posts of any type in one window. It does not apply to moderators. */
  limit: number;
  networks: Limit[];
  secret: string | null;
  badge: Badge | undefined;
  notify: boolean;
}

interface Post {
  kind: PostType;
  email: string;
  values: PostValues;
  before?: Cte[];
  place: SQL;
}

export type Submitted = Record<string, unknown> & {
  /** `conflict`: the key belongs to a post with other content. */
  outcome: "stored" | "repeated" | "limited" | "missing" | "conflict";
  /** Seconds until the next window. */
  wait: number;
  held: boolean;
  /** Others who send the same form do not get the link. */
  secret: string;
};

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

export async function insertPost(
  post: Post,
  sender: Sender,
  assessment: Assessment,
): Promise<Submitted> {
  const send = () => attempt(post, sender, assessment);
  // A concurrent duplicate may have committed first, so read it.
  const submitted = await send().catch((error) =>
    isOvertaken(error) ? send() : Promise.reject(error),
  );
  return submitted.outcome === "limited" ? send() : submitted;
}

const isOvertaken = (error: unknown): boolean =>
  [uniqueViolation, foreignKeyViolation].includes(errorCode(error) ?? "");

// If a post with the same key commits first, the unique index rejects this one and its charge. Without a key, the
// statement waits for others that send the same post.
async function attempt(post: Post, sender: Sender, assessment: Assessment): Promise<Submitted> {
  const db = database();
  const insert = db.execute<Submitted>(statement(post, sender, assessment));
  const { rows } = sender.key
    ? await insert
    : (await db.batch([db.execute(lockPost(post.values)), insert]))[1];
  return rows[0] as Submitted;
}

function statement(
  { kind, email, values, before = [], place: placeQuery }: Post,
  { key, visitor, limit, networks, secret, badge, notify }: Sender,
  assessment: Assessment,
): SQL {
  const into = tableOf[kind];
  const columns = { ...values, email };

  const place = cte("place", [], placeQuery);
  const isSeen = key === undefined ? isSent(values) : sql`idempotency_key = ${key}`;
  const seen = cte("seen", [], sql`SELECT * FROM ${into} WHERE ${isSeen} ORDER BY id LIMIT 1`);
  const admitted = cte(
    "admitted",
    [],
    sql`INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
    SELECT ${visitor}, ${clock.start}, 1 FROM ${clock}, ${place} WHERE NOT ${hasRow(seen)}
    ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
      WHERE ${badge !== undefined}::boolean OR kept.used < ${limit}::int
    RETURNING used`,
  );
  const network = chargeOnce(networks, startOfWindow(clock), hasRow(admitted));
  const holding = badge ? {} : holdingNew(assessment, visitor, hasRow(network.over));
  const verdict = verdictOf(assessment, holding);
  const stored = cte(
    "stored",
    ["status", "crisis"],
    sql`INSERT INTO ${into} (${list(Object.keys(columns).map(column))}, idempotency_key, status, score, reasons,
      waiting, crisis, fingerprint, secret, badge, notify, visitor)
    SELECT ${list(Object.values(columns).map(parameter))}, ${key ?? null}::text, ${verdict.status}, ${verdict.score}, ${verdict.reasons},
      ${verdict.waiting}, ${assessment.crisis}::boolean,
      ${assessment.fingerprint ?? null}::text, ${secret}::text, ${badge ?? null}::text, ${notify}::boolean,
      ${visitor}
    FROM ${place}, ${admitted}, ${verdict}
    RETURNING *`,
  );
  const mails = mailsAbout(kind, stored, networks.at(-1)?.key ?? "");

  return withCtes(
    [clock, ...before, place, seen, admitted, ...network.ctes, verdict, stored, ...mails],
    sql`
    SELECT
      CASE
        WHEN ${hasRow(stored)} THEN 'stored'
        WHEN post.id IS NULL AND ${hasRow(place)} THEN 'limited'
        WHEN post.id IS NULL THEN 'missing'
        WHEN ${hasValues(values, sql`post.`)} THEN 'repeated'
        ELSE 'conflict'
      END AS outcome,
      ${untilNextWindow(clock)} AS wait,
      post.status = 'held' AS held, post.secret,
      ${list([...shown, ...(kind === "discussion" ? shownOfDiscussion : [])].map(ofPost))}
    FROM ${clock} LEFT JOIN (SELECT * FROM ${seen} UNION ALL SELECT * FROM ${stored}) AS post ON true`,
  );
}

const shown = ["id", "author", "content", "created_at", "badge"];
const shownOfDiscussion = ["title", "category", "replies", "views", "updated_at"];

const list = (ctes: SQL[]) => sql.join(ctes, sql`, `);
const column = (name: string) => sql`${sql.identifier(name)}`;
const ofPost = (name: string) => sql`post.${sql.identifier(name)}`;
