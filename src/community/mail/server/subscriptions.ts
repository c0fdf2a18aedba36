import { type SQL, sql } from "drizzle-orm";
import { type PlaceType, postTypes } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { cte, withCtes } from "../../../server/db/cte.ts";
import { mails, subscriptions, users, withdrawals } from "../../../server/db/schema.ts";
import { isNamed } from "../../accounts/server/accounts.ts";
import { shownTitle } from "../../posts/server/places.ts";
import { deletionOf, tableOf } from "../../posts/server/stored-post.ts";
import { askToConfirm, subscribe } from "./queue.ts";
import {
  aboutSubscription,
  alerts,
  declined,
  refused,
  stopped,
  wantedAgain,
} from "./withdrawals.ts";

export interface Subscription {
  id: number;
  email: string;
  token: string;
  /** `moderator` for the alerts to the account `targetId`. */
  type: PlaceType | "moderator";
  targetId: number;
  title: string;
  confirmed: boolean;
}

async function select(condition: SQL): Promise<Subscription[]> {
  const { rows } = await database().execute(sql`
    SELECT s.id, s.email, s.token, s.target_type AS type, s.target_id AS "targetId",
      s.confirmed_at IS NOT NULL AS confirmed,
      ${shownTitle(sql`s.target_type`, sql`s.target_id`)} AS title
    FROM ${subscriptions} s WHERE ${condition} ORDER BY s.id`);
  return rows as unknown as Subscription[];
}

export const findSubscription = async (id: number): Promise<Subscription | undefined> =>
  (await select(sql`s.id = ${id}::int`))[0];

export const findByToken = async (token: string): Promise<Subscription | undefined> =>
  (await select(sql`s.token = ${token}`))[0];

export const listSubscriptions = (email: string): Promise<Subscription[]> =>
  select(sql`lower(s.email) = lower(${email})`);

export const findAlerts = async (email: string): Promise<Subscription | undefined> =>
  (await listSubscriptions(email)).find(({ type, confirmed }) => type === "moderator" && confirmed);

/** A moderator has one confirmed address, so a new one replaces the old one. */
export async function confirmSubscription({ id, email, type, targetId }: Subscription) {
  const isModerator = type === "moderator";
  const wanted = wantedAgain(email, isModerator ? alerts : `${type}:${targetId}`);
  const replaced = cte(
    "replaced",
    [],
    sql`DELETE FROM ${subscriptions} WHERE ${isModerator}::boolean AND target_type = 'moderator'
      AND target_id = ${targetId}::int AND id <> ${id}::int`,
  );
  const result = sql`UPDATE ${subscriptions} SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = ${id}::int`;
  await database().execute(withCtes([wanted, replaced], result));
}

/** @param ended subscriptions of one address */
export async function endSubscriptions(ended: readonly Subscription[], isDecline: boolean) {
  const [{ email } = { email: "" }] = ended;
  const ids = JSON.stringify(ended.map(({ id }) => id));
  const deleted = cte(
    "deleted",
    [],
    sql`DELETE FROM ${subscriptions}
    WHERE id IN (SELECT value::int FROM jsonb_array_elements_text(${ids}::jsonb))
    RETURNING target_type, target_id`,
  );
  const ctes = [
    deleted,
    stopped(email, sql`SELECT DISTINCT ${sql.raw(aboutSubscription)} FROM ${deleted}`),
  ];
  if (isDecline) ctes.push(declined(email));
  await database().execute(withCtes(ctes, sql`SELECT FROM ${deleted}`));
}

/** No more emails go to an unconfirmed address. The private pages of its posts say so. */
export async function endRefused(email: string): Promise<void> {
  const isTheirs = sql`lower(email) = lower(${email})`;
  const posts = postTypes.map(
    (kind) =>
      sql`SELECT ${deletionOf(kind, sql`p`)} FROM ${tableOf[kind]} p WHERE notify AND ${isTheirs}`,
  );
  const recorded = cte(
    "recorded",
    [],
    sql`INSERT INTO ${withdrawals} (address, about)
      SELECT post, ${refused} FROM (${sql.join(posts, sql` UNION `)}) AS posts (post) ON CONFLICT DO NOTHING`,
  );
  const ended = sql`UPDATE ${subscriptions} SET confirmed_at = NULL WHERE ${isTheirs}`;
  await database().execute(withCtes([recorded], ended));
}

/** No alerts go to a new address until its owner confirms it. @param email undefined to get none */
export async function saveAlerts(username: string, email: string | undefined) {
  const moderator = cte(
    "moderator",
    ["id"],
    sql`SELECT id FROM ${users} WHERE username = ${username}`,
  );
  const address = email ?? null;
  const ended = cte(
    "ended",
    [],
    sql`DELETE FROM ${subscriptions} s USING ${moderator}
    WHERE s.target_type = 'moderator' AND s.target_id = ${moderator.id}
      AND (${address}::text IS NULL OR s.confirmed_at IS NULL AND lower(s.email) <> lower(${address}))`,
  );
  const subscribed = subscribe(
    sql`SELECT ${address}::text, 'moderator', ${moderator.id} FROM ${moderator} WHERE ${address}::text IS NOT NULL`,
  );
  const ctes = [moderator, ended, subscribed, askToConfirm(subscribed)];
  await database().execute(withCtes(ctes, sql`SELECT`));
}

export async function mailSignInLink(username: string): Promise<void> {
  await database().execute(sql`
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT s.email, 'link', 'subscription:' || s.id
    FROM ${users} JOIN ${subscriptions} s ON s.target_type = 'moderator' AND s.target_id = ${users.id}
    WHERE ${isNamed(username)} AND s.confirmed_at IS NOT NULL
    ON CONFLICT DO NOTHING`);
}

export const subscriptionPath = ({ token }: Pick<Subscription, "token">): string =>
  `/email?token=${token}`;

const names: Record<PlaceType, string> = {
  discussion: "discussion",
  video: "video",
  media: "photograph",
  blog: "blog post",
};

/** Without the title, which a visitor may have written. */
export function newsOf({ type }: Pick<Subscription, "type">): string {
  if (type === "moderator") return "posts for moderators to check";
  return `new ${type === "discussion" ? "replies in" : "comments on"} a ${names[type]}`;
}
