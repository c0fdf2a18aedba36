import { type SQL, sql } from "drizzle-orm";
import type { PostType } from "../../../lib/posts/post-types.ts";
import { type Cte, cte } from "../../../server/db/cte.ts";
import { mails, subscriptions } from "../../../server/db/schema.ts";

const targetOf: Record<PostType, SQL> = {
  reply: sql`'discussion'::text AS target_type, discussion_id AS target_id`,
  comment: sql`content_type AS target_type, content_id AS target_id`,
  discussion: sql`'discussion'::text AS target_type, id AS target_id`,
};

export const mailsAbout = (
  kind: PostType,
  stored: Cte<"status" | "crisis">,
  network: string,
): Cte[] => [
  ...mailsAboutPublished(kind, sql`${stored} WHERE ${stored.status} = 'published'`, network),
  alertIf(sql`EXISTS (SELECT FROM ${stored} WHERE ${stored.crisis})`),
  digestIf(sql`EXISTS (SELECT FROM ${stored} WHERE ${stored.status} = 'held')`),
];

type PostState = Cte<"id" | "status" | "crisis">;

export function mailsAboutEdit(before: PostState, edited: PostState): Cte[] {
  const both = sql`SELECT FROM ${edited} JOIN ${before} ON ${before.id} = ${edited.id}`;
  return [
    alertIf(sql`EXISTS (${both} WHERE ${edited.crisis} AND NOT ${before.crisis})`),
    digestIf(sql`EXISTS (${both} WHERE ${edited.status} = 'held' AND ${before.status} <> 'held')`),
  ];
}

export const alertIf = (condition: SQL): Cte =>
  cte("alerted", [], mailModerators(sql`'crisis'`, condition));

export const digestIf = (condition: SQL): Cte =>
  cte("digested", [], mailModerators(sql`'digest'`, condition));

/**
 * A waiting email covers this post too. It is locked (`WHERE false`), so that no process counts the posts before this
 * one is visible.
 */
const mailModerators = (kind: SQL, condition: SQL): SQL => sql`
  INSERT INTO ${mails} (recipient, kind)
  SELECT DISTINCT ON (lower(s.email)) s.email, ${kind} FROM ${subscriptions} s
  WHERE s.target_type = 'moderator' AND s.confirmed_at IS NOT NULL AND ${condition}
  ON CONFLICT (lower(recipient), kind, about) WHERE claimed_at IS NULL
    DO UPDATE SET kind = excluded.kind WHERE false`;

/**
 * @param posts tables and a condition
 * @param network empty if a moderator publishes the posts
 */
export function mailsAboutPublished(kind: PostType, posts: SQL, network = ""): Cte[] {
  const announced = cte(
    "announced",
    ["email", "notify", "target_type", "target_id"],
    sql`SELECT email, notify, ${targetOf[kind]} FROM ${posts}`,
  );
  const notified = cte("notified", [], notifySubscribers(announced));
  const { email, notify, target_type, target_id } = announced;
  const subscribed = subscribe(sql`
    SELECT DISTINCT ON (lower(${email}), ${target_type}, ${target_id}) ${email}, ${target_type}, ${target_id}
    FROM ${announced} WHERE ${notify}`);
  return [announced, notified, subscribed, askToConfirm(subscribed, network)];
}

export const subscribe = (wanted: SQL): Cte<"id" | "email" | "confirmed_at"> =>
  cte(
    "subscribed",
    ["id", "email", "confirmed_at"],
    sql`INSERT INTO ${subscriptions} AS kept (email, target_type, target_id) ${wanted}
    ON CONFLICT (lower(email), target_type, target_id) DO UPDATE SET email = kept.email
    RETURNING id, email, confirmed_at`,
  );

export const askToConfirm = (subscribed: ReturnType<typeof subscribe>, network = ""): Cte =>
  cte(
    "asked",
    [],
    sql`INSERT INTO ${mails} (recipient, kind, about, network)
    SELECT ${subscribed.email}, 'confirmation', 'subscription:' || ${subscribed.id}, ${network}
    FROM ${subscribed} WHERE ${subscribed.confirmed_at} IS NULL
    ON CONFLICT DO NOTHING`,
  );

const notifySubscribers = (announced: Cte<"email" | "target_type" | "target_id">): SQL => sql`
  INSERT INTO ${mails} (recipient, kind, about)
  SELECT DISTINCT ON (s.id) s.email, 'notification', 'subscription:' || s.id
  FROM ${announced} JOIN ${subscriptions} s
    ON s.target_type = ${announced.target_type} AND s.target_id = ${announced.target_id}
  WHERE s.confirmed_at IS NOT NULL AND lower(s.email) <> lower(${announced.email})
  ON CONFLICT DO NOTHING`;
