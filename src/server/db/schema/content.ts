import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, sample } from "./columns.ts";

export const articles = pgTable("articles", {
  id: id(),
  title: text().notNull(),
  content: text().notNull(),
  excerpt: text().notNull(),
  category: text().notNull(),
  published: boolean().notNull().default(false),
  views: integer().notNull().default(0),
  createdAt: moment(),
});

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull(),
    excerpt: text().notNull(),
    type: text().notNull(),
    published: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    createdAt: moment(),
    sample: sample(),
  },
  (table) => [index("blog_posts_page").on(table.createdAt, table.id).where(sql`published`)],
);

export const mediaItems = pgTable("media_items", {
  id: id(),
  title: text().notNull(),
  description: text().notNull(),
  type: text().notNull(),
  url: text().notNull(),
  category: text().notNull(),
  thumbnailUrl: text(),
  sample: sample(),
});

export const videos = pgTable("videos", {
  id: id(),
  title: text().notNull(),
  description: text().notNull(),
  url: text().notNull(),
  thumbnailUrl: text().notNull(),
  duration: text().notNull(),
  category: text().notNull(),
  sample: sample(),
});

export const products = pgTable("products", {
  id: id(),
  name: text().notNull(),
  description: text().notNull(),
  price: text().notNull(),
  imageUrl: text().notNull(),
  category: text().notNull(),
  inStock: boolean().notNull().default(true),
});

export const donations = pgTable("donations", {
  id: id(),
  amount: text().notNull(),
  donorName: text(),
  donorEmail: text(),
  type: text().notNull(),
  status: text().notNull(),
  createdAt: moment(),
});
