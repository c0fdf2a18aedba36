import { sql } from "drizzle-orm";
import { beforeAll } from "vitest";
import { hashPassword } from "../../src/community/accounts/server/passwords.ts";
import {
  moderationLists,
  type ReviewPost,
} from "../../src/community/moderation/schema/moderation.ts";
import { listReviewQueue } from "../../src/community/moderation/server/queue/review-queue.ts";
import type { PostType } from "../../src/lib/posts/post-types.ts";
import { database } from "../../src/server/db/client.ts";
import { users } from "../../src/server/db/schema.ts";
import { newKey } from "./posts.ts";
import { origin, postForm, postJson, send, typed } from "./site.ts";

export const password = "a long enough password";

export async function addUser(username: string, more: Partial<typeof users.$inferInsert> = {}) {
  hash ??= hashPassword(password);
  await database()
    .insert(users)
    .values({ username, password: await hash, ...more });
}

let hash: Promise<string> | undefined;

/** Subscribes all moderators to alerts at one address, or at none. */
export async function alertModerators(email?: string): Promise<void> {
  await database().execute(sql`DELETE FROM subscriptions WHERE target_type = 'moderator'`);
  if (email)
    await database().execute(sql`
      INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
      SELECT ${email}, 'moderator', id, now() FROM users`);
}

/** Creates moderator accounts for this test file, all with the same password. */
export function makeModerators(...names: string[]): void {
  beforeAll(async () => {
    for (const name of names) await addUser(name);
  });
}

export const signIn = (username: string, given = password, ip?: string, headers = {}) =>
  postForm("/desk", { do: "sign-in", username, password: given }, headers, ip);

export async function signInAs(username: string, headers = {}): Promise<Record<string, string>> {
  return { ...headers, ...cookieOf(await signIn(username, password, undefined, headers)) };
}

export const cookieOf = ({ headers }: Response) => ({
  Cookie: headers.get("Set-Cookie")?.split(";")[0] ?? "",
});

type Named = { kind: PostType; id: number; version?: number };

/** Presses a button below a post. @returns what came of it */
export async function actAs(
  headers: Record<string, string>,
  action: string,
  { kind, id, version }: Named,
): Promise<string | null> {
  const button = { do: `${action} ${kind}-${id} ${version ?? ""}`, show: "recent" };
  const pressed = await postForm("/desk", button, headers);
  return new URL(pressed.headers.get("Location") ?? "", origin).searchParams.get("outcome");
}

/** Presses a button of the moderators' page. @returns the page that the moderator then sees */
export async function pressAs(
  headers: Record<string, string>,
  fields: Record<string, string>,
): Promise<string> {
  const pressed = await postForm("/desk", fields, headers);
  const location = pressed.headers.get("Location");
  return location ? openModeration(headers, location.replace("/desk", "")) : pressed.text();
}

export const openModeration = async (
  headers: Record<string, string>,
  query = "",
): Promise<string> => (await send(`/desk${query.replace(/#.*/, "")}`, { headers })).text();

export function readQueue(query = "") {
  const { show, search = "", page } = Object.fromEntries(new URLSearchParams(query));
  const list = moderationLists.find((known) => known === show) ?? "waiting";
  return listReviewQueue({ list, search, page: Number(page ?? 1) });
}

export const reviewPosts = async (query?: string): Promise<ReviewPost[]> =>
  (await readQueue(query)).posts;

export async function reply(words: object = {}, discussion = 1): Promise<Named & { own: string }> {
  const path = `/api/discussions/${discussion}/replies`;
  const { id, own } = await (await postJson(path, { ...typed, ...words }, newKey())).json();
  return { kind: "reply", id, own };
}

export interface Secrets {
  moderator: Record<string, string>;
  own: string;
}

/** Signs a moderator in and posts a reply before the tests of this file. */
export function plantSecrets(): Secrets {
  const secrets: Secrets = { moderator: {}, own: "" };
  makeModerators("ana");
  beforeAll(async () => {
    secrets.moderator = await signInAs("ana");
    secrets.own = (await reply({ content: "A public reply" })).own;
  });
  return secrets;
}
