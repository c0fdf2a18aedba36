// The limits on visitors' input and on how long data is kept. The privacy page states them.

/** The maximum length of each text field, in characters after cleaning. */
export const maxLength = {
  author: 80,
  email: 254,
  title: 200,
  content: 5000,
  reason: 500,
  username: 80,
  password: 200,
  search: 200,
} as const;

/** The maximum size of a request body, in bytes. It must fit the longest text in any script. */
export const maxBodyBytes = 24 * 1024;

/** The window of the rate limits, in seconds. */
export const windowSeconds = 600;

/** The start of the first window, as a PostgreSQL timestamp. */
export const windowOrigin = "epoch";

/** Posts per visitor and window, unless `POST_LIMIT` is set. */
export const postsInWindow = 5;

/**
 * Once a network (/48 or IPv4 /24) has made the posts of this many visitors in a window, its further posts wait for a
 * moderator: providers give one customer up to a /48 of IPv6 addresses.
 */
export const visitorsOfNetwork = 4;

/** Days until the email address of a post is deleted, if it gets no emails. */
export const addressDays = 30;

/** Days until a post that a moderator has removed is deleted for good. */
export const removedDays = 90;

/** Days until the record of an email is deleted, sent or not. */
export const mailDays = 7;

/** Confirmation emails to one address on one day (UTC), no matter who types it. */
export const confirmationsOfAddress = 3;

/** Confirmation emails in one hour for one network (/48 or IPv4 /24). */
export const confirmationsOfNetwork = 5;

/** Days until the record of a stopped subscription is deleted. Backups should not be older. */
export const stoppedDays = 365;

/** Days in which a visitor can confirm an email address. */
export const confirmDays = 3;

/** Minutes after posting in which visitors can edit a post. They can always delete it. */
export const editMinutes = 15;

/** Changes of one post in a window. */
export const editsInWindow = 10;

export const moderatorSessionDays = 30;

/** Sign-in links by email to one account on one day (UTC). */
export const signInLinksOfAccount = 3;

/** Hours in which a sign-in link works, once. */
export const signInLinkHours = 24;

export const minPasswordLength = 12;

export const draftDays = 30;
