import { desc, lt } from "drizzle-orm";
import type { LogEntry } from "../../schemas/moderation.ts";
import { database } from "../db/client.ts";
import { moderationLog } from "../db/schema.ts";
import { type Page, pageOf } from "../http/pagination.ts";

/** How many entries one page holds. */
const pageSize = 100;

/**
 * One page of what moderators did, newest first.
 * @param after the id of the last entry of the page before; 0 for the first page
 */
export async function listLog(after: number): Promise<Page<LogEntry>> {
  const rows = await database()
    .select()
    .from(moderationLog)
    .where(after === 0 ? undefined : lt(moderationLog.id, after))
    .orderBy(desc(moderationLog.id))
    .limit(pageSize + 1);
  const entries = rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  return pageOf(entries, pageSize);
}
