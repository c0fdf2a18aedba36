import { sql } from "drizzle-orm";
import { beforeAll } from "vitest";
import type { DeskData, ReviewPost } from "../../src/features/moderation/schema/moderation.ts";
import { hashPassword } from "../../src/features/moderation/server/sessions/passwords.ts";
import type { PostType } from "../../src/lib/post-types.ts";
import { database } from "../../src/server/db/client.ts";
import { users } from "../../src/server/db/schema.ts";
import { islandProps } from "./island-props.ts";
import { newKey } from "./posts.ts";
import { postJson, send, typed } from "./site.ts";

export const password = "a long enough password";

/** Creates an account with the same password as all others. */
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
  postJson("/desk", { do: "sign-in", username, password: given }, headers, ip);

export async function signInAs(username: string, headers = {}): Promise<Record<string, string>> {
  const response = await signIn(username, password, undefined, headers);
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return { ...headers, Cookie: cookie };
}

type Named = { kind: PostType; id: number; version?: number };

export async function actAs(
  headers: Record<string, string>,
  action: string,
  { kind, id, version }: Named,
): Promise<{ outcome: string; post: ReviewPost | undefined; problem: string | undefined }> {
  const name = `${kind}-${id}`;
  const body = { do: `${action} ${name} ${version ?? ""}`, show: "recent" };
  const { view, posts, problem } = await pressAs(headers, body);
  const post = posts.find((found) => `${found.kind}-${found.id}` === name);
  return { outcome: view.outcome, post, problem };
}

/** Sends the form of the moderators' page, as its island does. */
export const pressAs = async (
  headers: Record<string, string>,
  fields: Record<string, string>,
): Promise<DeskData> => (await postJson("/desk", fields, headers)).json();

/** The data of the moderators' page. */
export async function readDesk(headers: Record<string, string>, query = ""): Promise<DeskData> {
  const html = await (await send(`/desk${query}`, { headers })).text();
  return JSON.parse(islandProps(html)["served"]?.[1] ?? "");
}

export const reviewPosts = async (
  headers: Record<string, string>,
  query = "",
): Promise<ReviewPost[]> => (await readDesk(headers, query)).posts;

export async function reply(words: object = {}, discussion = 1): Promise<Named & { own: string }> {
  const path = `/api/discussions/${discussion}/replies`;
  const { id, own } = await (await postJson(path, { ...typed, ...words }, newKey())).json();
  return { kind: "reply", id, own };
}

/** Secrets of other people that attacks try to use or read. */
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
