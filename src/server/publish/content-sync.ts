import { and, getTableColumns, isNull, notInArray, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { PublishedContent } from "../../collections/files/published-content.ts";
import { withoutLinks } from "../../lib/text/inline-links.ts";
import type { Database } from "../db/client.ts";
import { blogPosts, discussions, mediaItems, videos } from "../db/schema.ts";

/**
 * Keeps what visitors added. A post without a file is unpublished, and a video deleted, but a discussion stays, because
 * of its replies.
 */
export async function syncContent(db: Database, content: PublishedContent): Promise<void> {
  const { blog, evidence } = content;
  await db.batch([
    db
      .update(blogPosts)
      .set({ published: false })
      .where(notInArray(blogPosts.id, idsOf(blog))),
    db.delete(videos).where(notInArray(videos.id, idsOf(content.videos))),
    db.delete(mediaItems).where(notInArray(mediaItems.id, idsOf(evidence))),
    eraseExamples(db, idsOf(content.discussions)),
    ...upsert(db, discussions, content.discussions.map(discussionRow), "views"),
    ...upsert(
      db,
      blogPosts,
      blog.map((post) => ({ ...post, published: true })),
    ),
    ...upsert(db, videos, content.videos.map(videoRow)),
    ...upsert(db, mediaItems, evidence.map(evidenceRow)),
  ]);
}

const idsOf = (files: { id: number }[]) => files.map(({ id }) => id);

/** Leaves no text of an example on a launched site. */
const eraseExamples = (db: Database, ids: number[]) =>
  db
    .update(discussions)
    .set({ title: "", author: "", email: "", content: "", deletedAt: sql`now()` })
    .where(and(discussions.sample, isNull(discussions.deletedAt), notInArray(discussions.id, ids)));

const discussionRow = (file: PublishedContent["discussions"][number]) => ({
  ...file,
  deletedAt: null,
});

const videoRow = (file: PublishedContent["videos"][number]) => ({
  ...file,
  description: withoutLinks(file.description),
  thumbnailUrl: file.thumbnail ?? "",
});

const evidenceRow = (file: PublishedContent["evidence"][number]) => ({
  ...file,
  description: withoutLinks(file.description),
  thumbnailUrl: file.thumbnail ?? null,
  url: file.url ?? "",
});

/** PostgreSQL cannot insert an empty list. */
function upsert<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  rows: PgInsertValue<Table>[],
  kept?: string,
) {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(getTableColumns(table)).filter(
    (name) => name in first && name !== "id" && name !== kept,
  );
  const set = Object.fromEntries(
    names.map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]),
  ) as PgUpdateSetSource<Table>;
  return [db.insert(table).values(rows).onConflictDoUpdate({ target: table.id, set })];
}
