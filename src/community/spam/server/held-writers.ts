import { type SQL, sql } from "drizzle-orm";
import type { PostKey } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { rateLimits } from "../../../server/db/schema.ts";
import { startOfDay } from "../../../server/visitors/rate-limit.ts";
import { tableOf } from "../../posts/server/stored-post.ts";

// A writer is known by the day's code of their connection, which changes at midnight (UTC).

const keyOf = (visitor: SQL): SQL => sql`'hold:' || ${visitor}`;

export const isHeldWriter = (visitor: SQL): SQL => sql`EXISTS (
  SELECT FROM ${rateLimits} WHERE visitor = ${keyOf(visitor)} AND window_start = ${startOfDay})`;

export async function holdWriter({ kind, id }: PostKey): Promise<void> {
  await database().execute(sql`
    INSERT INTO ${rateLimits} (visitor, window_start, used)
    SELECT ${keyOf(sql`p.visitor`)}, ${startOfDay}, 1 FROM ${tableOf[kind]} p
    WHERE p.id = ${id}::int AND p.visitor IS NOT NULL ON CONFLICT DO NOTHING`);
}

export async function freeWriter({ kind, id }: PostKey): Promise<void> {
  await database().execute(sql`
    DELETE FROM ${rateLimits} USING ${tableOf[kind]} p
    WHERE p.id = ${id}::int AND ${rateLimits.visitor} = ${keyOf(sql`p.visitor`)}`);
}
