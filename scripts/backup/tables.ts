/** Tables of an export, parents before children. */
export const exportedTables = [
  "users",
  "articles",
  "blog_posts",
  "media_items",
  "videos",
  "products",
  "donations",
  "discussions",
  "discussion_replies",
  "comments",
  "reports",
  "moderation_log",
  "subscriptions",
  "mails",
] as const;

/** Tables of a backup. It is encrypted, so it includes the secret that signs forms and private links. */
export const backupTables = ["secrets", ...exportedTables] as const;

const hashes = "hashes of visitors must not outlive their day";

/** Tables that are never written to a file, with the reason. */
export const omittedTables = {
  visitor_salts: hashes,
  rate_limits: hashes,
  post_likes: hashes,
  discussion_views: hashes,
  sessions: "moderators sign in again after a restore",
  sign_in_links: "they open accounts",
  errors: "they are about the server, not about the data",
} as const;

export const allTables = [...backupTables, ...Object.keys(omittedTables)];

export type BackupTable = (typeof backupTables)[number];

export const sortColumn = (table: BackupTable): string => (table === "secrets" ? "name" : "id");

export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
