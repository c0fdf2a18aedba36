import { notInArray, type SQL, sql } from "drizzle-orm";
import type { PublishedContent } from "../../collections/files/published-content.ts";
import { withoutLinks } from "../../lib/inline-links.ts";
import type { Database } from "../db/client.ts";
import { blogPosts, discussions, mediaItems, videos } from "../db/schema.ts";

/**
 * Writes `content/` to the database in one transaction and keeps what visitors added. Without its file a post is
 * unpublished and a video can no longer be commented on, but a discussion stays, because of its replies.
 */
export async function syncContent(db: Database, content: PublishedContent): Promise<void> {
  const { posts, evidence } = content;
  await db.batch([
    db
      .update(blogPosts)
      .set({ published: false })
      .where(notInArray(blogPosts.id, idsOf(posts))),
    db.delete(videos).where(notInArray(videos.id, idsOf(content.videos))),
    db.delete(mediaItems).where(notInArray(mediaItems.id, idsOf(evidence))),
    ...some(content.discussions, (files) => upsertDiscussions(db, files)),
    ...some(posts, (files) => upsertPosts(db, files)),
    ...some(content.videos, (files) => upsertVideos(db, files)),
    ...some(evidence, (files) => upsertEvidence(db, files)),
  ]);
}

const idsOf = (files: { id: number }[]) => files.map(({ id }) => id);

/** PostgreSQL cannot insert an empty list. */
const some = <File, Query>(files: File[], query: (files: File[]) => Query): Query[] =>
  files.length > 0 ? [query(files)] : [];

function upsertDiscussions(db: Database, files: PublishedContent["discussions"]) {
  const rows = files.map(({ id, title, content, author, email, category, views, ...times }) => ({
    ...{ id, title, content, author, email, category, views, reviewed: true },
    createdAt: new Date(times.createdAt),
    updatedAt: new Date(times.updatedAt),
  }));
  const words = ["title", "content", "author", "email", "category"];
  const set = fromFile(...words, "createdAt", "updatedAt", "reviewed");
  return db.insert(discussions).values(rows).onConflictDoUpdate({ target: discussions.id, set });
}

function upsertPosts(db: Database, files: PublishedContent["posts"]) {
  const rows = files.map(({ id, title, content, excerpt, type, createdAt }) => ({
    ...{ id, title, content, excerpt, type, published: true },
    createdAt: new Date(createdAt),
  }));
  const set = fromFile("title", "content", "excerpt", "type", "published", "createdAt");
  return db.insert(blogPosts).values(rows).onConflictDoUpdate({ target: blogPosts.id, set });
}

function upsertVideos(db: Database, files: PublishedContent["videos"]) {
  const rows = files.map(({ id, title, description, url, thumbnail, duration, category }) => ({
    ...{ id, title, url, duration, category },
    description: withoutLinks(description),
    thumbnailUrl: thumbnail ?? "",
  }));
  const set = fromFile("title", "description", "url", "thumbnailUrl", "duration", "category");
  return db.insert(videos).values(rows).onConflictDoUpdate({ target: videos.id, set });
}

function upsertEvidence(db: Database, files: PublishedContent["evidence"]) {
  const rows = files.map(({ id, title, description, type, url = "", category, thumbnail }) => ({
    ...{ id, title, type, url, category },
    description: withoutLinks(description),
    thumbnailUrl: thumbnail ?? null,
  }));
  const set = fromFile("title", "description", "type", "url", "category", "thumbnailUrl");
  return db.insert(mediaItems).values(rows).onConflictDoUpdate({ target: mediaItems.id, set });
}

/** Overwrites these columns of an existing row and keeps the others. */
const fromFile = (...columns: string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.identifier(snakeCase(column))}`]),
  );

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
