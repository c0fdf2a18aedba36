import { and, desc, eq } from "drizzle-orm";
import { database } from "../../../server/db/client.ts";
import { blogPosts } from "../../../server/db/schema.ts";
import { olderThan } from "../../../server/db/timestamps.ts";
import { type Page, pageOf } from "../../../server/http/pagination.ts";
import type { BlogPost } from "../schema.ts";

const pageSize = 20;

const { id, title, content, excerpt, type, likes, createdAt, sample } = blogPosts;
const shown = { id, title, content, excerpt, type, likes, createdAt, sample };

export async function getPost(id: number): Promise<BlogPost | undefined> {
  const [row] = await database()
    .select(shown)
    .from(blogPosts)
    .where(and(blogPosts.published, eq(blogPosts.id, id)));
  return row && toPost(row);
}

/** Newest first. @param after the last id of the previous page, or 0 */
export async function listPosts(after: number): Promise<Page<BlogPost>> {
  const rows = await database()
    .select(shown)
    .from(blogPosts)
    .where(and(blogPosts.published, olderThan(blogPosts, after)))
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(pageSize + 1);
  return pageOf(rows.map(toPost), pageSize);
}

export const listLikes = (): Promise<Pick<BlogPost, "id" | "likes">[]> =>
  database()
    .select({ id, likes })
    .from(blogPosts)
    .where(eq(blogPosts.published, true))
    .orderBy(blogPosts.id);

type Row = Omit<BlogPost, "sample"> & { sample: boolean };

const toPost = ({ sample, ...row }: Row): BlogPost => ({ ...row, ...(sample && { sample }) });
