import { desc, lt } from "drizzle-orm";
import type { LogEntry } from "../../schemas/moderation.ts";
import { database } from "../db/client.ts";
import { moderationLog } from "../db/schema.ts";
import { type Page, pageOf } from "../http/pagination.ts";

const pageSize = 100;

/** One page of the moderators' actions, newest first. @param after the last id of the previous page, or 0 */
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
