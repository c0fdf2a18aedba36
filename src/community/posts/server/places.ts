import { type SQL, sql } from "drizzle-orm";
import { placePath, type SentPlace } from "../../../lib/posts/entry-paths.ts";
import {
  type Place,
  type PlaceType,
  type PostType,
  placeTypes,
} from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import {
  blogPosts,
  discussions,
  mediaItems,
  moderationLog,
  videos,
} from "../../../server/db/schema.ts";
import { tags } from "../../../server/http/cache.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";

const tables = { discussion: discussions, video: videos, media: mediaItems, blog: blogPosts };

type Conditions = Partial<Record<PlaceType, SQL>>;

const shown: Conditions = {
  blog: sql`AND published`,
  discussion: sql`AND status = 'published'`,
};

/** A held discussion may still be published. */
const lasting: Conditions = {
  blog: sql`AND published`,
  discussion: sql`AND status <> 'removed'`,
};

const titleOf = (conditions: Conditions) => (type: SQL, id: SQL) => {
  const cases = placeTypes.map(
    (name) => sql`WHEN ${sql.raw(`'${name}'`)}
      THEN (SELECT title FROM ${tables[name]} WHERE id = ${id} ${conditions[name]})`,
  );
  return sql`coalesce(CASE ${type} ${sql.join(cases, sql` `)} END, '')`;
};

export const placeTitle = titleOf({});

/** Empty if visitors cannot see the place. */
export const shownTitle = titleOf(shown);

/** A place that does not come back gets no posts and causes no emails. */
export const lastingTitle = titleOf(lasting);

/** A deleted discussion keeps its page, without a title. */
export const isShownAt = (kind: PostType): SQL => {
  if (kind === "discussion") return sql`true`;
  if (kind === "comment") return sql`${shownTitle(sql`p.content_type`, sql`p.content_id`)} <> ''`;
  return sql`EXISTS (SELECT FROM ${discussions} WHERE id = p.discussion_id ${shown.discussion})`;
};

export const tagAt = (place: Place): string =>
  place.type === "discussion" ? tags.discussion(place.id) : tags.comments(place);

export const tagsAt = (place: Place): string[] =>
  place.type === "discussion" ? [tagAt(place), tags.discussions] : [tagAt(place)];

export const noDiscussion = () => new HttpError(404, "Discussion not found");

export const noPlace = ({ type }: { type: string }): HttpError =>
  type === "discussion"
    ? noDiscussion()
    : new HttpError(404, "The item you are commenting on does not exist");

export function toPlace(sent: SentPlace): Place | undefined {
  const type = placeTypes.find((known) => known === sent.type);
  const id = readId(String(sent.id));
  return type && id ? { type, id } : undefined;
}

const selectPlace = ({ type, id }: Place): SQL => sql`
  SELECT title, sample, ${type === "discussion" ? sql`locked` : sql`false`} AS locked
  FROM ${tables[type]} WHERE id = ${id}::int ${shown[type]}`;

/** @returns undefined if the place does not exist or is not published */
export async function findPlace(place: Place) {
  const { rows } = await database().execute<{ title: string; sample: boolean }>(selectPlace(place));
  return rows[0] && { ...rows[0], page: placePath(place.type, place.id) };
}

export const areAllClosed = sql<boolean>`coalesce((
  SELECT action = 'lock' FROM ${moderationLog} WHERE kind = 'discussion' AND post_id = 0
  ORDER BY id DESC LIMIT 1), false)`;

export const acceptsPosts = (place: Place | undefined): SQL =>
  place
    ? sql`SELECT FROM (${selectPlace(place)}) AS place
        WHERE NOT locked AND NOT (${place.type === "discussion"}::boolean AND ${areAllClosed})`
    : sql`SELECT WHERE NOT ${areAllClosed}`;

export async function areDiscussionsClosed(): Promise<boolean> {
  const { rows } = await database().execute(sql`SELECT ${areAllClosed} AS closed`);
  return rows[0]?.["closed"] === true;
}

/** A trigger counts the replies of a discussion. */
export const columnsAt = ({ type, id }: Place): Record<string, string | number> =>
  type === "discussion" ? { discussion_id: id } : { content_type: type, content_id: id };
