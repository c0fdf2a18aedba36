import { and, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { PublishedContent } from "../../collections/files/published-content.ts";
import { withoutLinks } from "../../lib/inline-links.ts";
import type { Database } from "../db/client.ts";
import { blogPosts, discussions, mediaItems, videos } from "../db/schema.ts";

/**
 * Writes `content/` to the database in one transaction and keeps what visitors added. Without its file a post is
 * unpublished and a video can no longer be commented on, but a discussion stays, because of its replies. Only
 * the text of an example goes.
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
    eraseExamples(db, idsOf(content.discussions)),
    ...some(content.discussions, (files) => upsertDiscussions(db, files)),
    ...some(posts, (files) => upsertPosts(db, files)),
    ...some(content.videos, (files) => upsertVideos(db, files)),
    ...some(evidence, (files) => upsertEvidence(db, files)),
  ]);
}

const idsOf = (files: { id: number }[]) => files.map(({ id }) => id);

/** Removes the text of examples without a file, so that none is left on a launched site. Their replies stay. */
const eraseExamples = (db: Database, ids: number[]) =>
  db
    .update(discussions)
    .set({ title: "", author: "", email: "", content: "", deletedAt: sql`now()` })
    .where(and(discussions.sample, isNull(discussions.deletedAt), notInArray(discussions.id, ids)));

/** PostgreSQL cannot insert an empty list. */
const some = <File, Query>(files: File[], query: (files: File[]) => Query): Query[] =>
  files.length > 0 ? [query(files)] : [];

function upsertDiscussions(db: Database, files: PublishedContent["discussions"]) {
  const rows = files.map(({ id, title, content, author, email, category, views, ...file }) => ({
    ...{ id, title, content, author, email, category, views, reviewed: true },
    ...{ sample: file.sample, deletedAt: null },
    createdAt: new Date(file.createdAt),
    updatedAt: new Date(file.updatedAt),
  }));
  const words = ["title", "content", "author", "email", "category", "sample"];
  const set = fromFile(...words, "createdAt", "updatedAt", "deletedAt", "reviewed");
  return db.insert(discussions).values(rows).onConflictDoUpdate({ target: discussions.id, set });
}

function upsertPosts(db: Database, files: PublishedContent["posts"]) {
  const rows = files.map(({ id, title, content, excerpt, type, sample, createdAt }) => ({
    ...{ id, title, content, excerpt, type, sample, published: true },
    createdAt: new Date(createdAt),
  }));
  const set = fromFile("title", "content", "excerpt", "type", "sample", "published", "createdAt");
  return db.insert(blogPosts).values(rows).onConflictDoUpdate({ target: blogPosts.id, set });
}

function upsertVideos(db: Database, files: PublishedContent["videos"]) {
  const rows = files.map(
    ({ id, title, description, url, duration, category, sample, ...file }) => ({
      ...{ id, title, url, duration, category, sample },
      description: withoutLinks(description),
      thumbnailUrl: file.thumbnail ?? "",
    }),
  );
  const words = ["title", "description", "url", "thumbnailUrl", "duration", "category"];
  const set = fromFile(...words, "sample");
  return db.insert(videos).values(rows).onConflictDoUpdate({ target: videos.id, set });
}

function upsertEvidence(db: Database, files: PublishedContent["evidence"]) {
  const rows = files.map(
    ({ id, title, description, type, url = "", category, sample, ...file }) => ({
      ...{ id, title, type, url, category, sample },
      description: withoutLinks(description),
      thumbnailUrl: file.thumbnail ?? null,
    }),
  );
  const words = ["title", "description", "type", "url", "category", "thumbnailUrl"];
  const set = fromFile(...words, "sample");
  return db.insert(mediaItems).values(rows).onConflictDoUpdate({ target: mediaItems.id, set });
}

/** Overwrites these columns of an existing row and keeps the others. */
const fromFile = (...columns: string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.identifier(snakeCase(column))}`]),
  );

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
