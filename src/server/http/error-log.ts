import type { Context } from "@netlify/functions";
import { desc, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { errors } from "../db/schema.ts";
import { answerWithin, usualPatience } from "../db/transport.ts";

type Visit = Pick<Context, "params"> & Partial<Pick<Context, "requestId">>;

/** Errors that are stored in one hour. More of them are only in the function log. */
const mostInHour = 100;

/** Stores the time, the route and the request id of a response with status 500. It never throws. */
export async function recordError(request: Request, visit: Visit): Promise<void> {
  const { requestId = "" } = visit;
  try {
    // The failed request may have used up its own time.
    await answerWithin(usualPatience.total, () =>
      database().execute(sql`
        INSERT INTO ${errors} (route, request_id)
        SELECT ${routeOf(request, visit)}, ${requestId}
        WHERE (SELECT count(*) FROM ${errors} WHERE at > now() - interval '1 hour') < ${mostInHour}::int`),
    );
  } catch {
    // The database may be what is broken. The error is in the function log.
  }
}

/** "GET /api/discussions/:id". Other parts that are not plain words are left out: they could be private links. */
function routeOf({ method, url }: Request, { params }: Visit): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  const path = new URL(url).pathname
    .split("/")
    .map((part) => names.get(part) ?? (/^[a-z.-]{0,20}$/.test(part) ? part : "*"));
  return `${method} ${path.join("/")}`;
}

export const listErrors = async (most: number) =>
  database().select().from(errors).orderBy(desc(errors.id)).limit(most);
