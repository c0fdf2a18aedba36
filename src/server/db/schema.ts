// drizzle-kit reads the tables from here.
export * from "./schema/content.ts";
export * from "./schema/mail.ts";
export * from "./schema/moderation.ts";
export * from "./schema/posts.ts";
export * from "./schema/visitors.ts";
