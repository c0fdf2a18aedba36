import { sql } from "drizzle-orm";
import type { PlaceType } from "../../../lib/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { part, withParts } from "../../../server/db/part.ts";
import { discussions, isListed, subscriptions } from "../../../server/db/schema.ts";
import { isSame, sign } from "../../../server/site-secret.ts";
import { placeTitle } from "../../forum/server/places.ts";
import { declined, stopped, wantedAgain } from "./stopped.ts";

export interface Subscription {
  id: number;
  email: string;
  type: PlaceType;
  targetId: number;
  /** The title of the discussion, video, photograph or post; empty if visitors cannot see it. */
  title: string;
  confirmed: boolean;
}

const isHidden = sql`s.target_type = 'discussion' AND NOT EXISTS (
  SELECT FROM ${discussions} WHERE id = s.target_id AND ${isListed})`;

const columns = sql`s.id, s.email, s.target_type AS type, s.target_id AS "targetId",
  s.confirmed_at IS NOT NULL AS confirmed,
  CASE WHEN ${isHidden} THEN '' ELSE ${placeTitle(sql`s.target_type`, sql`s.target_id`)} END AS title`;

export async function findSubscription(id: number): Promise<Subscription | undefined> {
  const { rows } = await database().execute(
    sql`SELECT ${columns} FROM ${subscriptions} s WHERE s.id = ${id}::int`,
  );
  return rows[0] as unknown as Subscription | undefined;
}

export async function listSubscriptions(email: string): Promise<Subscription[]> {
  const { rows } = await database().execute(sql`
    SELECT ${columns} FROM ${subscriptions} s WHERE lower(s.email) = lower(${email}) ORDER BY s.id`);
  return rows as unknown as Subscription[];
}

export async function confirmSubscription({ id, email, type, targetId }: Subscription) {
  const wanted = await wantedAgain(email, `${type}:${targetId}`);
  const result = sql`UPDATE ${subscriptions} SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = ${id}::int`;
  await database().execute(withParts([wanted], result));
}

/**
 * @param isDecline true if the owner of the address has never wanted the emails
 * @param ended subscriptions of one address
 */
export async function endSubscriptions(ended: readonly Subscription[], isDecline: boolean) {
  const [{ email } = { email: "" }] = ended;
  const ids = JSON.stringify(ended.map(({ id }) => id));
  const deleted = part(
    "deleted",
    ["target_type", "target_id"],
    sql`DELETE FROM ${subscriptions}
    WHERE id IN (SELECT value::int FROM jsonb_array_elements_text(${ids}::jsonb))
    RETURNING target_type, target_id`,
  );
  const about = sql`SELECT ${deleted.target_type} || ':' || ${deleted.target_id} FROM ${deleted}`;
  const parts = [deleted, await stopped(email, about)];
  if (isDecline) parts.push(await declined(email));
  await database().execute(withParts(parts, sql`SELECT FROM ${deleted}`));
}

/** The path of the page that confirms and ends a subscription. Only its address receives it. */
export async function subscriptionPath({
  id,
  email,
}: Pick<Subscription, "id" | "email">): Promise<string> {
  return `/email?id=${id}&token=${await tokenOf(id, email)}`;
}

export const isTokenOf = async ({ id, email }: Subscription, token: string): Promise<boolean> =>
  isSame(token, await tokenOf(id, email));

const tokenOf = (id: number, email: string) =>
  sign("subscription", JSON.stringify([id, email.toLowerCase()]));

type Target = Pick<Subscription, "type" | "title">;

const names: Record<PlaceType, string> = {
  discussion: "discussion",
  video: "video",
  media: "photograph",
  blog: "blog post",
};

/** Such as "the video “Sleep”", or "a video" without its title. */
export const nameOf = ({ type, title }: Target): string =>
  title ? `the ${names[type]} “${title}”` : `a ${names[type]}`;

/** Returns text such as "new replies in the discussion “Sleep”". */
export const newPostsIn = (target: Target): string =>
  `new ${target.type === "discussion" ? "replies in" : "comments on"} ${nameOf(target)}`;
