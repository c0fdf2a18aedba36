import { type SQL, sql } from "drizzle-orm";
import type { PostType } from "../../schemas/post-type.ts";
import { mails, subscriptions, users } from "../db/schema.ts";

// Common table expressions that write mails in the statement that stores the post they are about.

/** What subscribers to a post's place subscribed to. */
const targetOf: Record<PostType, { type: SQL; id: SQL }> = {
  reply: { type: sql`'discussion'::text`, id: sql`stored.discussion_id` },
  comment: { type: sql`stored.content_type`, id: sql`stored.content_id` },
  discussion: { type: sql`'discussion'::text`, id: sql`stored.id` },
};

/** CTEs for a new post. They read the CTE `stored`. */
export const mailsAbout = (kind: PostType): SQL => sql`
  ${mailsAboutPublished(kind, sql`SELECT * FROM stored WHERE status = 'published'`)},
  ${alertIf(sql`EXISTS (SELECT FROM stored WHERE crisis)`)},
  ${digestIf(sql`EXISTS (SELECT FROM stored WHERE status = 'held')`)}`;

/** CTEs for an edited post. They read the CTEs `before` and `edited`. */
export const mailsAboutEdit = (): SQL => {
  const edited = sql`SELECT FROM edited JOIN before USING (id)`;
  return sql`
  ${alertIf(sql`EXISTS (${edited} WHERE edited.crisis AND NOT before.crisis)`)},
  ${digestIf(sql`EXISTS (${edited} WHERE edited.status = 'held' AND before.status <> 'held')`)}`;
};

/** CTE `alerted`: an alert for each moderator about a possible crisis. */
const alertIf = (condition: SQL): SQL =>
  sql`alerted AS (${mailModerators(sql`'crisis'`, sql`''`, condition)})`;

/**
 * CTE `digested`: a digest for each moderator.
 * @param about `ceiling` for a digest that does not wait for the hour after another one to pass
 */
export const digestIf = (condition: SQL, about = sql`''`): SQL =>
  sql`digested AS (${mailModerators(sql`'digest'`, about, condition)})`;

/**
 * Writes a mail for each moderator. One that waits covers this post too. It is locked (`WHERE false` changes nothing),
 * so that no process counts the posts for it before this one is visible.
 */
const mailModerators = (kind: SQL, about: SQL, condition: SQL): SQL => sql`
  INSERT INTO ${mails} (recipient, kind, about)
  SELECT DISTINCT ON (lower(u.email)) u.email, ${kind}, ${about} FROM ${users} u
  WHERE u.email IS NOT NULL AND ${condition}
  ON CONFLICT (lower(recipient), kind, about) WHERE claimed_at IS NULL
    DO UPDATE SET kind = excluded.kind WHERE false`;

/**
 * CTEs that notify subscribers, subscribe the writers who want that, and ask their addresses to confirm it. A post
 * that is not shown sends no mail to a stranger. @param posts selects posts that are published now
 */
export const mailsAboutPublished = (kind: PostType, posts: SQL): SQL => {
  const { type, id } = targetOf[kind];
  const subscribed = sql.identifier(`${kind}_subscribed`);
  return sql`
  ${sql.identifier(`${kind}_notified`)} AS (${notifySubscribers(kind, posts)}),
  ${subscribed} AS (
    INSERT INTO ${subscriptions} AS kept (email, target_type, target_id)
    SELECT DISTINCT ON (lower(stored.email), ${type}, ${id}) stored.email, ${type}, ${id}
    FROM (${posts}) AS stored WHERE stored.notify
    ON CONFLICT (lower(email), target_type, target_id) DO UPDATE SET email = kept.email
    RETURNING id, email, confirmed_at
  ), ${sql.identifier(`${kind}_asked`)} AS (
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT email, 'confirmation', 'subscription:' || id FROM ${subscribed} WHERE confirmed_at IS NULL
    ON CONFLICT DO NOTHING
  )`;
};

/** Writes a mail for each subscriber except the writer. */
const notifySubscribers = (kind: PostType, posts: SQL): SQL => sql`
  INSERT INTO ${mails} (recipient, kind, about)
  SELECT DISTINCT ON (s.id) s.email, 'notification', 'subscription:' || s.id
  FROM (${posts}) AS stored JOIN ${subscriptions} s
    ON s.target_type = ${targetOf[kind].type} AND s.target_id = ${targetOf[kind].id}
  WHERE s.confirmed_at IS NOT NULL AND lower(s.email) <> lower(stored.email)
  ON CONFLICT DO NOTHING`;
