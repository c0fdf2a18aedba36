import { sql } from "drizzle-orm";
import { postTypeAt } from "../../../../lib/posts/post-types.ts";
import { database } from "../../../../server/db/client.ts";
import { type Cte, cte, hasRow, withCtes } from "../../../../server/db/cte.ts";
import { moderationLog } from "../../../../server/db/schema.ts";
import { HttpError } from "../../../../server/http/http-error.ts";
import { hashOf } from "../../../../server/site-secret.ts";
import { visitorId } from "../../../../server/visitors/visitor-id.ts";
import type { Session } from "../../../accounts/schema.ts";
import { insertPost } from "../../../forum/server/insert-post.ts";
import { mailsAboutPublished } from "../../../mail/server/queue.ts";
import type { ReplyInput } from "../../../posts/schema/post.ts";
import { acceptsPosts, areAllClosed, columnsAt, tagsAt } from "../../../posts/server/places.ts";
import { tableOf } from "../../../posts/server/stored-post.ts";
import { trusted } from "../../../spam/server/assess.ts";
import type { ActionInput, Outcome, ReviewPost } from "../../schema/moderation.ts";
import { closed, findReviewPost } from "./moderate.ts";

type Answered = Pick<ActionInput, "kind" | "id" | "version">;

/** Answers each version of a post once. An answer that is not stored changes nothing. @throws HttpError 403 or 409 */
export async function answerPost(
  { kind, id, version }: Answered,
  words: ReplyInput,
  { username, role }: Session,
  ip: string,
): Promise<{ outcome: Outcome; tags: string[] }> {
  const post = await findReviewPost({ kind, id });
  const { place, status } = answerable(post);
  const key = `answer:${kind}-${id}:${version}:${hashOf(words.content)}`;
  const sender = {
    key,
    visitor: visitorId(ip),
    limit: 0,
    networks: [],
    secret: null,
    badge: role,
    notify: false,
  };
  const { author, email, content } = words;
  const values = { author, content, ...columnsAt(place) };
  const answered = takeFromQueue({ kind, id, version }, place);
  const { outcome } = await insertPost(
    {
      kind: postTypeAt(place),
      email,
      values,
      before: [answered, logOf({ kind, id }, username, answered)],
      place: sql`SELECT FROM ${answered}`,
    },
    sender,
    trusted,
  );
  if (outcome === "missing") {
    const now = answerable(await findReviewPost({ kind, id }));
    if (now.version !== version) return { outcome: "changed", tags: [] };
    throw new HttpError(409, closedPlace);
  }
  if (outcome === "stored" && status === "held") await mailAbout({ kind, id });
  return { outcome: "done", tags: tagsAt(place) };
}

const closedPlace =
  "Nothing was posted or changed: all discussions are closed, or a moderator has removed this discussion. Open or restore it, and then answer again.";

const takeFromQueue = (
  { kind, id, version }: Answered,
  place: ReviewPost["place"],
): Cte<"status"> =>
  cte(
    "answered",
    ["status"],
    sql`UPDATE ${tableOf[kind]} p
    SET status = 'published', ${closed}
    WHERE p.id = ${id}::int AND p.version = coalesce(${version ?? null}::int, p.version)
      AND p.deleted_at IS NULL AND p.status <> 'removed'
      AND ${kind === "discussion" ? isOpen : sql`EXISTS (${acceptsPosts(place)})`}
    RETURNING p.status`,
  );

const isOpen = sql`NOT p.locked AND NOT ${areAllClosed}`;

/** Every CTE of a statement sees the tables as they were before it. */
const logOf = ({ kind, id }: Answered, username: string, answered: Cte): Cte =>
  cte(
    "logged",
    [],
    sql`INSERT INTO ${moderationLog} (username, action, kind, post_id)
    SELECT ${username}, done.action, ${kind}, p.id
    FROM ${tableOf[kind]} p, LATERAL (VALUES
      (1, CASE WHEN p.status = 'held' THEN 'approve' WHEN p.waiting THEN 'see' END),
      (2, 'answer')) AS done (step, action)
    WHERE p.id = ${id}::int AND done.action IS NOT NULL AND ${hasRow(answered)} ORDER BY done.step`,
  );

async function mailAbout({ kind, id }: Answered): Promise<void> {
  const mails = mailsAboutPublished(kind, sql`${tableOf[kind]} WHERE id = ${id}::int`);
  await database().execute(withCtes(mails, sql`SELECT 1`));
}

function answerable(post: ReviewPost | undefined): ReviewPost {
  if (!post || post.deleted) throw new HttpError(409, "This post no longer exists.");
  if (post.status === "removed")
    throw new HttpError(409, "Restore this post before you answer it.");
  if (post.place.locked)
    throw new HttpError(403, "This discussion is closed to replies. Open it first.");
  return post;
}
