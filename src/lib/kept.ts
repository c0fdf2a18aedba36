/** How long what counts visitors is kept, and how much they may post: the server and the privacy page read it here. */

/** Length of a rate limit's window, in seconds. */
export const windowSeconds = 600;

/** How many posts one visitor may make in a window, unless `POST_LIMIT` says otherwise. */
export const postsInWindow = 5;

/** For how many days (UTC) one salt serves, its own day included; then it and all counted under it are deleted. */
export const saltDays = 1;

/** How long a draft waits in the visitor's browser, in days. */
export const draftDays = 30;
