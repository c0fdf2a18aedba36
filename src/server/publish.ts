import { sql } from "drizzle-orm";
import type { DiscussionFile } from "../schemas/discussion-file.ts";
import type { Database } from "./db/client.ts";
import { discussions } from "./db/schema.ts";

/**
 * Writes the creator's discussions into the database by id, all or none. What visitors have done
 * since, views and replies, stays as it is.
 */
export async function publishDiscussions(db: Database, files: DiscussionFile[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insert(discussions)
    .values(files.map(toRow))
    .onConflictDoUpdate({
      target: discussions.id,
      set: {
        title: sql`excluded.title`,
        content: sql`excluded.content`,
        author: sql`excluded.author`,
        email: sql`excluded.email`,
        category: sql`excluded.category`,
        createdAt: sql`excluded.created_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

function toRow({ sample: _, createdAt, updatedAt, ...rest }: DiscussionFile) {
  return { ...rest, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
