// Every limit on what visitors send and how long it is kept. Schemas, forms, the server and the privacy
// page read them here.

/** Longest text of each field, in characters after cleaning. Forms use it as `maxlength`. */
export const maxLength = {
  author: 80,
  email: 254,
  title: 200,
  content: 5000,
  /** The reason given in a report. */
  reason: 500,
  username: 80,
  password: 200,
  /** The search of the moderation page. */
  search: 200,
} as const;

/** Largest body of a request, in bytes. It has to hold the longest text in any script. */
export const maxBodyBytes = 16 * 1024;

/** How many posts one moderation action may name. */
export const maxPostsPerAction = 100;

/** Length of a rate limit's window, in seconds. */
export const windowSeconds = 600;

/** The time at which windows begin to count, as PostgreSQL reads it. */
export const windowOrigin = "epoch";

/** How many posts one visitor may make in a window, unless `POST_LIMIT` is set. */
export const postsInWindow = 5;

/** Once the whole site has as many posts in a window as this many visitors may make, each visitor may make one. */
export const visitorsOfFullWindow = 40;

/** Days (UTC) for which a salt is used, including the first. Then it is deleted, with all that was counted under it. */
export const saltDays = 1;

/** Minutes after posting in which a writer can edit a post. Deleting is always possible. */
export const editMinutes = 15;

/** How many reports one visitor may send in a window. */
export const reportsInWindow = 10;

/** How many reports of different visitors hide a post until a moderator decides. */
export const reportsThatHold = 3;

/** Hours for which a moderator stays signed in. */
export const moderatorSessionHours = 12;

/** Days for which a browser that has signed in as a moderator is remembered. */
export const knownBrowserDays = 180;

/** Days for which a draft stays in the visitor's browser. */
export const draftDays = 30;
