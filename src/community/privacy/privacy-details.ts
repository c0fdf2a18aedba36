import {
  addressDays,
  confirmDays,
  draftDays,
  editMinutes,
  mailDays,
  postsInWindow,
  removedDays,
  stoppedDays,
  windowSeconds,
} from "../../lib/input/limits.ts";

export const privacyTopics = {
  responsible: { id: "who-is-responsible", title: "Who is responsible" },
  stored: { id: "what-is-stored", title: "What is stored, and for how long" },
  post: { id: "what-you-post", title: "What you post" },
  mail: { id: "emails-about-new-posts", title: "Emails about new posts" },
  address: { id: "your-ip-address", title: "Your IP address" },
  others: { id: "trackers-and-other-companies", title: "Trackers and other companies" },
  removal: { id: "your-rights", title: "Your rights, and how to delete a post" },
} as const;

interface Stored {
  what: string;
  why: string;
  until: string;
  /** The code that ends it, which `tests/api/retention.test.ts` and `tests/unit/drafts.test.ts` run. */
  endedBy: string;
}

/** What the database of the site stores. */
export const storedByTheSite: Stored[] = [
  {
    what: "Your post: the name you give, your text, the title, the category, the place and the time",
    why: "Everyone can read it.",
    until: "Until you delete it",
    endedBy: "src/community/forum/server/private-links/post.ts",
  },
  {
    what: "A post that a moderator has removed. Removed means hidden.",
    why: "A moderator can restore it.",
    until: `${removedDays} days`,
    endedBy: "src/community/privacy/server/personal-data.ts",
  },
  {
    what: "The email address of your post, which is never shown",
    why: "To send you the emails that you ask for, and to know that a post is yours if you ask about it",
    until: `${addressDays} days, or as long as you get emails. If you ask for emails and do not confirm your address, ${confirmDays} days.`,
    endedBy: "src/community/privacy/server/personal-data.ts",
  },
  {
    what: "Your email address and what you want emails about",
    why: "To send you these emails",
    until: `Until you stop them. If you do not confirm your address, ${confirmDays} days.`,
    endedBy: "src/community/mail/server/subscriptions.ts",
  },
  {
    what: "That an email was sent to you",
    why: "So that you do not get it twice",
    until: `${mailDays} days`,
    endedBy: "src/community/privacy/server/personal-data.ts",
  },
  {
    what: "A code made from your email address, if you stop or refuse emails, or have your data erased",
    why: "So that it stays like this, even if an old backup is restored",
    until: `${stoppedDays} days. If you refuse emails, for good.`,
    endedBy: "src/community/privacy/server/personal-data.ts",
  },
  {
    what: "Codes made from your IP address, with each post, like, view and report, and from its network, with each post and email",
    why: "To limit and count them, and to find all posts of a spammer",
    until: "Until the following night",
    endedBy: "src/community/privacy/server/personal-data.ts",
  },
  {
    what: "Signs of spam or danger in your post, and a code made from its text",
    why: "So that a moderator reads it before it is shown",
    until: "As long as the post",
    endedBy: "src/community/posts/server/stored-post.ts",
  },
  {
    what: "A mark on a post with plain words about suicide or self-harm, or whose writer a visitor worries about",
    why: "So that a moderator reads it first",
    until: "Until a moderator has read it, or as long as a removed post",
    endedBy: "src/community/moderation/server/queue/moderate.ts",
  },
  {
    what: "The day of a report, and what it says",
    why: "So that a moderator can decide",
    until: "As long as the post that it is about",
    endedBy: "src/community/posts/server/stored-post.ts",
  },
  {
    what: "What a moderator has done with your post",
    why: "So that other moderators know",
    until: "As long as the post",
    endedBy: "src/community/posts/server/stored-post.ts",
  },
  {
    what: "The number of a deleted post, its place, category and times, and a code made from them",
    why: "So that no other post gets its number, and no backup brings it back",
    until: "For good",
    endedBy: "src/community/posts/server/stored-post.ts",
  },
];

/** What the visitor's browser stores. */
export const storedInTheBrowser: Stored[] = [
  {
    what: "What you type in a form: your name, email address and text",
    why: "So that nothing is lost if a page closes. It is not sent before you post it.",
    until: `Until you post it, or open a page of this site more than ${draftDays} days later`,
    endedBy: "src/lib/browser/draft.ts",
  },
  {
    what: "The private links of your posts",
    why: "So that you find your posts again",
    until: "Until you delete them there",
    endedBy: "src/community/forum/own/my-posts.ts",
  },
  {
    what: "The colours that you choose in the footer",
    why: "So that you see them on your next visit",
    until: "Until you choose others",
    endedBy: "src/subjects/site/theme/theme.ts",
  },
];

/** Describes what the site does with the data, from the constants in the code. */
export const privacyDetails = {
  public:
    "Your posts are public. Search engines and other sites copy them, and a copy stays there when you delete a post here. Moderators can read all posts. You must be at least 16 years old to post.",
  own: `After you post, you get a private link. With it you can edit your text for ${editMinutes} minutes, and delete the post at any time: your name, email address and text are then deleted at once. The site itself does not store the link.`,
  read: "The site’s own software checks each post for signs of spam. It also looks for words about suicide and self-harm in posts, reports and searches, to show help lines and to tell a moderator. It misses many people in danger, and it is sometimes wrong. The database stores nothing about searches. Most searches run in your browser. If you press Enter, your words go to the site and into the address of the page, unless they are about danger.",
  reports: "A report shows a post to the moderators first. It does not hide the post.",
  mail: "If you ask for emails about new posts, you first get one email in which you confirm your address. Each email has a link with which you can stop these emails, and then refuse all. No email contains what you or another person has written, not even a title.",
  mailEnd:
    "Deleting your post does not stop the emails, unless it is a discussion that you started. An email company delivers them, and learns your address.",
  limit: `Each visitor can make ${postsInWindow} posts in ${windowSeconds / 60} minutes. A like of a blog post and a view of a discussion count once a day for each visitor.`,
  code: "To count these, the site makes a code from your IP address and a secret key that is not in its database. The address cannot be worked out without the key. The code is different each day. The site deletes it in the following night, and backups leave it out. The numbers of likes, views and posts stay.",
  cookies: "The site does not set cookies for visitors.",
} as const;
