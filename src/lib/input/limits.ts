// The privacy page states these limits.

/** In characters, after cleaning. */
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

/** It must fit the longest text in any script. */
export const maxBodyBytes = 24 * 1024;

export const windowSeconds = 600;

/** Per visitor and window, unless `POST_LIMIT` is set. */
export const postsInWindow = 5;

/**
 * When this many visitors of a network (/48 or IPv4 /24) have used up their posts, its next posts wait for a moderator:
 * providers give one customer up to a /48.
 */
export const visitorsOfNetwork = 4;

/** Days until the email address of a post is deleted, if it gets no emails. */
export const addressDays = 30;

/** Days until a post that a moderator has removed is deleted for good. */
export const removedDays = 90;

/** Days until the record of an email is deleted, sent or not. */
export const mailDays = 7;

/** On one day (UTC), no matter who types the address. */
export const confirmationsOfAddress = 3;

/** In one hour, for one network (/48 or IPv4 /24). */
export const confirmationsOfNetwork = 5;

/** Days until the record of a stopped subscription is deleted. Backups should not be older. */
export const stoppedDays = 365;

export const confirmDays = 3;

export const editMinutes = 15;

export const editsInWindow = 10;

export const moderatorSessionDays = 30;

/** On one day (UTC). */
export const signInLinksOfAccount = 3;

export const signInLinkHours = 24;

export const minPasswordLength = 12;

export const draftDays = 30;
