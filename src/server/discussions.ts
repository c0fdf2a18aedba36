import { eq } from "drizzle-orm";
import type { Discussion } from "../schemas/discussion.ts";
import { type Database, database } from "./db/client.ts";
import { discussions } from "./db/schema.ts";

/** The columns that may be shown: all but the e-mail. */
export const shownDiscussion = {
  id: discussions.id,
  title: discussions.title,
  content: discussions.content,
  author: discussions.author,
  category: discussions.category,
  createdAt: discussions.createdAt,
  updatedAt: discussions.updatedAt,
  replies: discussions.replies,
  views: discussions.views,
};

export const selectDiscussion = (db: Database, id: number) =>
  db.select(shownDiscussion).from(discussions).where(eq(discussions.id, id));

type Row = Awaited<ReturnType<typeof selectDiscussion>>[number];

/** @returns the discussion, or undefined where there is none with this id */
export async function getDiscussion(id: number): Promise<Discussion | undefined> {
  const [row] = await selectDiscussion(database(), id);
  return row && toDiscussion(row);
}

/** A row as the API answers it: times are ISO 8601, UTC. */
export function toDiscussion(row: Row): Discussion {
  const { createdAt, updatedAt, ...rest } = row;
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
