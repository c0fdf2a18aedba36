import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { editMinutes, editsInWindow } from "../../../../lib/input/limits.ts";
import { database } from "../../../../server/db/client.ts";
import { cte, withCtes } from "../../../../server/db/cte.ts";
import { moderationLog, withdrawals } from "../../../../server/db/schema.ts";
import { HttpError } from "../../../../server/http/http-error.ts";
import { hashOf } from "../../../../server/site-secret.ts";
import { charge } from "../../../../server/visitors/rate-limit.ts";
import { mailsAboutEdit } from "../../../mail/server/queue.ts";
import { refused } from "../../../mail/server/withdrawals.ts";
import type { StoredPost } from "../../../posts/schema/post.ts";
import { shownTitle } from "../../../posts/server/places.ts";
import { postOf } from "../../../posts/server/private-link-token.ts";
import {
  columnsOf,
  deletionOf,
  type PostRow,
  tableOf,
  toStoredPost,
  wipePosts,
} from "../../../posts/server/stored-post.ts";
import { assess, verdictOf } from "../../../spam/server/assess.ts";
import { isHeldWriter } from "../../../spam/server/held-writers.ts";
import { editInput } from "../../schema/discussion.ts";

export async function findPrivatePost(token: string): Promise<StoredPost> {
  const post = await postOf(token);
  if (post) return post;
  throw new HttpError(
    404,
    "This link does not match a post. Check that you copied the whole link.",
  );
}

export interface AboutPost {
  subject: string;
  reason: string | null;
  isRefused: boolean;
}

export async function findAbout(
  token: string,
  { kind }: StoredPost,
): Promise<AboutPost | undefined> {
  const { rows } = await database().execute(sql`
    SELECT ${shownTitle(sql`coalesce(p.under, 'discussion')`, sql`p.place`)} AS subject,
      (SELECT l.reason FROM ${moderationLog} l
        WHERE l.kind = p.kind AND l.post_id = p.id AND l.action LIKE 'remove%'
        ORDER BY l.id DESC LIMIT 1) AS reason,
      EXISTS (SELECT FROM ${withdrawals} w
        WHERE w.address = ${deletionOf(kind, sql`p`)} AND w.about = ${refused}) AS "isRefused"
    FROM (SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p WHERE p.secret = ${hashOf(token)}) p`);
  return rows[0] as AboutPost | undefined;
}

/** Milliseconds since 1970; undefined once the time is over. */
export function editableUntil({
  deleted,
  status,
  editedBy,
  createdAt,
}: StoredPost): number | undefined {
  const end = Date.parse(createdAt) + editMinutes * 60_000;
  const isClosed = deleted || status === "removed" || editedBy !== undefined;
  return !isClosed && end > Date.now() ? end : undefined;
}

export const privatePostInput = z.discriminatedUnion("action", [
  z.extend(editInput, { action: z.literal("edit") }),
  z.object({ action: z.literal("delete") }),
]);

export type PrivatePostInput = z.infer<typeof privatePostInput>;
type Edit = Extract<PrivatePostInput, { action: "edit" }>;

/** An edit can hold a post but never publish one. @throws HttpError 404, 429, or 409 with the reason */
export async function editPrivatePost(token: string, { author, content, title }: Edit) {
  const post = await findPrivatePost(token);
  const limit = { key: `edit:${hashOf(token)}`, most: editsInWindow };
  await charge([limit], "Too many changes in a short time.");
  const words = { author: author ?? post.author, title: title ?? post.title, content };
  const judgement = assess(words, false, post.badge);
  const table = tableOf[post.kind];
  const secret = hashOf(token);
  const writer = sql`(SELECT visitor FROM ${table} WHERE secret = ${secret})`;
  const holding = post.badge ? {} : { "held-writer": isHeldWriter(writer) };
  const verdict = verdictOf(judgement, holding, { table, secret });
  const before = cte(
    "before",
    ["id", "status", "crisis"],
    sql`SELECT id, status, crisis FROM ${table} WHERE secret = ${secret}`,
  );
  const edited = cte(
    "edited",
    ["id", "status", "crisis"],
    sql`UPDATE ${table} p SET author = ${words.author}, content = ${content}, ${titleOf(post, title)}
      edited_at = now(), version = version + 1,
      score = ${verdict.score}, reasons = ${verdict.reasons},
      crisis = crisis OR ${judgement.crisis}::boolean, fingerprint = ${judgement.fingerprint ?? null}::text,
      waiting = p.waiting OR ${verdict.waiting},
      status = CASE WHEN p.status = 'published' THEN ${verdict.status} ELSE p.status END
    FROM ${verdict}
    WHERE secret = ${secret} AND deleted_at IS NULL AND p.status <> 'removed' AND p.edited_by IS NULL
      AND created_at > now() - make_interval(mins => ${editMinutes}::int)
    RETURNING p.*`,
  );
  const ctes = [verdict, before, edited, ...mailsAboutEdit(before, edited)];
  const result = sql`SELECT ${columnsOf(post.kind)} FROM ${edited} p`;
  const { rows } = await database().execute<PostRow>(withCtes(ctes, result));
  if (rows[0]) return toStoredPost(rows[0]);
  throw new HttpError(409, whyNot(await findPrivatePost(token)));
}

const titleOf = ({ kind }: StoredPost, title: string | undefined): SQL =>
  kind === "discussion" && title !== undefined ? sql`title = ${title}, updated_at = now(),` : sql``;

export const editedByModerator =
  "A moderator has edited this post, so you cannot change it any more. You can still delete it.";

function whyNot({ deleted, status, editedBy }: StoredPost): string {
  if (deleted) return "You have deleted this post, so it cannot be changed.";
  if (status === "removed") return "A moderator has removed this post, so it cannot be changed.";
  if (editedBy) return editedByModerator;
  return `You can only change a post for ${editMinutes} minutes after posting it. You can still delete it.`;
}

/** Idempotent. @throws HttpError 404 */
export async function deletePrivatePost(token: string): Promise<StoredPost> {
  const { kind } = await findPrivatePost(token);
  const isLeft = sql`p.secret = ${hashOf(token)} AND p.deleted_at IS NULL`;
  await database().execute(wipePosts(kind, isLeft));
  return findPrivatePost(token);
}
