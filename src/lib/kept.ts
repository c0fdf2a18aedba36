/** How long what counts visitors is kept, and how much they may post: the server and the privacy page read it here. */

/** Length of a rate limit's window, in seconds. */
export const windowSeconds = 600;

/** The moment from which the windows are counted off, as PostgreSQL reads one. */
export const windowOrigin = "epoch";

/** How many posts one visitor may make in a window, unless `POST_LIMIT` says otherwise. */
export const postsInWindow = 5;

/**
 * As many posts on the whole site, in one window, as so many visitors may make: from then on each visitor
 * may make one.
 */
export const visitorsOfFullWindow = 40;

/** For how many days (UTC) one salt serves, its own day included; then it and all counted under it are deleted. */
export const saltDays = 1;

/** For how long after posting a writer can change the words, in minutes. Deleting is possible at any time. */
export const editMinutes = 15;

/** How many reports one visitor may send in a window. */
export const reportsInWindow = 10;

/** How many reports of different visitors take a post out of sight until a moderator decides. */
export const reportsThatHold = 3;

/** How long a moderator stays signed in, in hours. */
export const deskHours = 12;

/** For how long a browser is known to have signed in at the desk, in days. */
export const browserDays = 180;

/** How long a draft waits in the visitor's browser, in days. */
export const draftDays = 30;
