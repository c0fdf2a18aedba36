import { sql } from "drizzle-orm";
import type { CountResponse } from "../../lib/call/count.ts";
import { placePath } from "../../lib/posts/entry-paths.ts";
import { database } from "../db/client.ts";
import { blogPosts, countedVisitors, discussions } from "../db/schema.ts";
import { skipBody } from "../http/body.ts";
import { purge, tags } from "../http/cache.ts";
import type { Handler, RequestContext } from "../http/handle.ts";
import { HttpError, toHttpError } from "../http/http-error.ts";
import { pathId } from "../http/pagination.ts";
import { errorPage } from "../http/plain-page.tsx";
import { json, seeOther, uncached } from "../http/responses.ts";
import { visitorId } from "./visitor-id.ts";

const counters = {
  likes: {
    place: "blog",
    table: blogPosts,
    total: sql`likes`,
    isShown: sql`published`,
    missing: "Post not found",
    tags: (id: number) => [tags.blog, tags.blogPost(id)],
  },
  // Every visitor adds a view, so the pages of a discussion show the total later.
  views: {
    place: "discussion",
    table: discussions,
    total: sql`views`,
    isShown: sql`status = 'published'`,
    missing: "Discussion not found",
    tags: () => [],
  },
} as const;

type Counter = keyof typeof counters;

/** The answer is JSON, or for a plain HTML form the page with `#counted`. */
export function countVisitor(counter: Counter): Handler {
  return async (request, context) => {
    if (await skipBody(request)) return receiveForm(counter, context);
    const { total, isNew } = await count(counter, context);
    const counted: CountResponse = { total, ...(!isNew && { alreadyCounted: true }) };
    return json(counted, 200, uncached);
  };
}

async function receiveForm(counter: Counter, context: RequestContext): Promise<Response> {
  const page = placePath(counters[counter].place, idIn(counter, context));
  try {
    const { isNew } = await count(counter, context);
    return seeOther(`${page}#${isNew ? "counted" : "already-counted"}`);
  } catch (error) {
    return errorPage("Not counted", { href: page, label: "Back" })(toHttpError(error));
  }
}

async function count(counter: Counter, context: RequestContext): Promise<Counted> {
  const id = idIn(counter, context);
  const counted = await countOnce(counter, id, context.ip);
  if (!counted) throw missing(counter);
  if (counted.isNew) await purge(counters[counter].tags(id), context);
  return counted;
}

const idIn = (counter: Counter, context: RequestContext) => pathId(context, () => missing(counter));

const missing = (counter: Counter) => new HttpError(404, counters[counter].missing);

interface Counted extends Record<string, unknown> {
  total: number;
  isNew: boolean;
}

async function countOnce(counter: Counter, id: number, ip: string): Promise<Counted | undefined> {
  const { table, total, isShown } = counters[counter];
  const { rows } = await database().execute<Counted>(sql`
    WITH target AS (SELECT id, ${total} AS total FROM ${table} WHERE id = ${id}::int AND ${isShown}),
    counted AS (
      INSERT INTO ${countedVisitors} (day, counter, name, visitor)
      SELECT (now() AT TIME ZONE 'UTC')::date, ${counter}, id::text, ${visitorId(ip)} FROM target
      ON CONFLICT DO NOTHING RETURNING name),
    raised AS (
      UPDATE ${table} SET ${total} = ${total} + 1 FROM counted WHERE id = ${id}::int RETURNING ${total} AS total)
    SELECT coalesce(raised.total, target.total) AS total, raised.total IS NOT NULL AS "isNew"
    FROM target LEFT JOIN raised ON true`);
  return rows[0];
}
