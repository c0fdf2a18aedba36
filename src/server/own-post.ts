import { type SQL, sql } from "drizzle-orm";
import { editMinutes } from "../lib/kept.ts";
import type { OwnInput, OwnPost } from "../schemas/own.ts";
import { database } from "./db/client.ts";
import { Problem } from "./http/problem.ts";
import { readOwnToken } from "./own-link.ts";
import { clock, crowd } from "./rate-window.ts";
import { holdsEverything } from "./settings.ts";
import { hashOf } from "./site-secret.ts";
import { verdictQueries } from "./spam/facts.ts";
import { judge } from "./spam/judgement.ts";
import { columnsOf, type StoredPost, tableOf, toStoredPost } from "./stored-post.ts";

/** The post behind a private link. @throws Problem 404 where there is none */
export async function findOwn(token: string): Promise<StoredPost> {
  const kind = readOwnToken(token);
  if (!kind) throw noSuchLink();
  const { rows } = await database().execute(
    sql`SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p WHERE p.secret = ${hashOf(token)}`,
  );
  if (!rows[0]) throw noSuchLink();
  return toStoredPost(rows[0]);
}

const noSuchLink = () => new Problem(404, "This link does not belong to any post. Is it complete?");

/** A post as its writer sees it. @param now milliseconds */
export function toOwn(post: StoredPost, now = Date.now()): OwnPost {
  const { kind, id, status, author, title, content, createdAt, editedAt, deleted, href } = post;
  const until = new Date(Date.parse(createdAt) + editMinutes * 60_000);
  const isEditable = !deleted && status !== "removed" && until.getTime() > now;
  return {
    ...{ kind, id, status, author, content, createdAt, href },
    ...(title !== undefined && { title }),
    ...(editedAt && !deleted && { editedAt }),
    ...(deleted && { deleted }),
    ...(isEditable && { editableUntil: until.toISOString() }),
    ...(post.crisis && { help: true }),
  };
}

type Edit = Extract<OwnInput, { action: "edit" }>;

/**
 * Changes the words, and judges them anew: what is held stays held, and what looks like spam now waits.
 * @throws Problem 404, or 409 that says why they cannot be changed
 */
export async function editOwn(token: string, { content, title }: Edit): Promise<StoredPost> {
  const post = await findOwn(token);
  const words = { author: post.author, title: title ?? post.title, content };
  const judgement = judge(words, { token: "good", trapped: false }, holdsEverything());
  const [table, secret] = [tableOf[post.kind], hashOf(token)];
  const { rows } = await database().execute(sql`
    WITH ${clock}, ${crowd}, ${verdictQueries(judgement, { table, secret })}
    UPDATE ${table} p SET content = ${content}, ${titleOf(post, title)}
      edited_at = now(), version = version + 1, reviewed = false,
      score = (chosen->>'score')::int, reasons = chosen->>'reasons',
      crisis = ${judgement.crisis}::boolean, fingerprint = ${judgement.fingerprint ?? null}::text,
      waiting = waiting OR (chosen->>'waiting')::boolean,
      status = CASE WHEN status = 'published' THEN chosen->>'status' ELSE status END
    FROM verdict
    WHERE secret = ${secret} AND deleted_at IS NULL AND status <> 'removed'
      AND created_at > now() - make_interval(mins => ${editMinutes}::int)
    RETURNING ${columnsOf(post.kind)}`);
  if (rows[0]) return toStoredPost(rows[0]);
  throw new Problem(409, whyNot(await findOwn(token)));
}

const titleOf = ({ kind }: StoredPost, title: string | undefined): SQL =>
  kind === "discussion" && title !== undefined ? sql`title = ${title}, updated_at = now(),` : sql``;

function whyNot({ deleted, status }: StoredPost): string {
  if (deleted) return "You have deleted this post, so it cannot be changed.";
  if (status === "removed") return "A moderator has removed this post, so it cannot be changed.";
  return `A post can be changed for ${editMinutes} minutes. You can still delete it.`;
}

/**
 * Wipes name, address and words; the place in the thread stays. A second time changes nothing.
 * @throws Problem 404
 */
export async function deleteOwn(token: string): Promise<StoredPost> {
  const { kind } = await findOwn(token);
  await database().execute(sql`
    UPDATE ${tableOf[kind]} SET ${wiped(kind)}
    WHERE secret = ${hashOf(token)} AND deleted_at IS NULL`);
  return findOwn(token);
}

/** What makes a tombstone of a post. */
export const wiped = (kind: StoredPost["kind"]): SQL => sql`
  ${kind === "discussion" ? sql`title = '',` : sql``} author = '', email = '', content = '',
  deleted_at = now(), version = version + 1, waiting = false, crisis = false, reports = 0, score = 0,
  reasons = '', fingerprint = NULL`;
