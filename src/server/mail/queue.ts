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

/** CTEs that need the CTE `stored` with the new post. @param subscribe true if the writer wants mails about answers */
export const mailsAbout = (kind: PostType, subscribe: boolean): SQL => sql`
  subscribed AS (
    INSERT INTO ${subscriptions} AS kept (email, target_type, target_id)
    SELECT stored.email, ${targetOf[kind].type}, ${targetOf[kind].id} FROM stored
    WHERE ${subscribe}::boolean
    ON CONFLICT (lower(email), target_type, target_id) DO UPDATE SET email = kept.email
    RETURNING id, email, confirmed_at
  ), confirmed AS (
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT email, 'confirmation', 'subscription:' || id FROM subscribed WHERE confirmed_at IS NULL
    ON CONFLICT DO NOTHING
  ), ${alertAbout(kind, sql`SELECT * FROM stored WHERE crisis`)},
  ${digestIf(sql`EXISTS (SELECT FROM stored WHERE status = 'held')`)},
  notified AS (${notifySubscribers(kind, sql`SELECT * FROM stored WHERE status = 'published'`)})`;

/** CTEs that need the CTEs `before` and `edited` with an edited post. */
export const mailsAboutEdit = (kind: PostType): SQL => {
  const edited = sql`SELECT edited.id FROM edited JOIN before USING (id)`;
  return sql`
  ${alertAbout(kind, sql`${edited} WHERE edited.crisis AND NOT before.crisis`)},
  ${digestIf(sql`EXISTS (${edited} WHERE edited.status = 'held' AND before.status <> 'held')`)}`;
};

/** CTE `alerted`: an alert for each moderator. @param posts selects posts with words of despair */
const alertAbout = (kind: PostType, posts: SQL): SQL => sql`
  alerted AS (
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT u.email, 'crisis', ${`${kind}:`} || post.id FROM (${posts}) AS post, ${users} u
    WHERE u.email IS NOT NULL
    ON CONFLICT DO NOTHING
  )`;

/**
 * CTE `digested`: a digest for each moderator. One that waits covers this post too. It is locked (`WHERE false` changes
 * nothing), so that no process counts the posts for it before this one is visible.
 * @param about `ceiling` for a digest that does not wait for the hour after another one to pass
 */
export const digestIf = (condition: SQL, about = sql`''`): SQL => sql`
  digested AS (
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT DISTINCT ON (lower(u.email)) u.email, 'digest', ${about} FROM ${users} u
    WHERE u.email IS NOT NULL AND ${condition}
    ON CONFLICT (lower(recipient), kind, about) WHERE claimed_at IS NULL
      DO UPDATE SET kind = excluded.kind WHERE false
  )`;

/** Writes a mail for each subscriber except the writer. @param posts selects new posts */
export const notifySubscribers = (kind: PostType, posts: SQL): SQL => sql`
  INSERT INTO ${mails} (recipient, kind, about)
  SELECT DISTINCT ON (s.id) s.email, 'notification', 'subscription:' || s.id
  FROM (${posts}) AS stored JOIN ${subscriptions} s
    ON s.target_type = ${targetOf[kind].type} AND s.target_id = ${targetOf[kind].id}
  WHERE s.confirmed_at IS NOT NULL AND lower(s.email) <> lower(stored.email)
  ON CONFLICT DO NOTHING`;
