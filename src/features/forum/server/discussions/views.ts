import { sql } from "drizzle-orm";
import { viewsOfNetwork } from "../../../../lib/limits.ts";
import { discussions, discussionViews } from "../../../../server/db/schema.ts";
import { type Counted, countOnce } from "../../../../server/visitors/daily-counter.ts";
import { networkLimit, visitorId } from "../../../../server/visitors/visitor-id.ts";

export const countView = async (id: number, ip: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, views AS total FROM ${discussions}
      WHERE status = 'published' AND id = ${id}::int`,
    counts: discussionViews,
    of: sql`discussion_id`,
    raise: sql`UPDATE ${discussions} SET views = views + 1`,
    visitor: await visitorId(ip),
    limits: [await networkLimit(`view:${id}`, ip, viewsOfNetwork)],
  });
