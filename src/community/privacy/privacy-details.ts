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
  short: { id: "in-short", title: "In short" },
  stored: { id: "what-is-stored", title: "What is stored, and for how long" },
  post: { id: "what-you-post", title: "What you post" },
  mail: { id: "emails-about-new-posts", title: "Emails about new posts" },
  address: { id: "your-ip-address", title: "Your IP address" },
  others: { id: "trackers-and-other-companies", title: "Trackers and other companies" },
  removal: { id: "your-rights", title: "Who is responsible, and your rights" },
} as const;

interface Stored {
  what: string;
  why: string;
  until: string;
}

export const storedByTheSite: Stored[] = [
  {
    what: "Your post: the name you give, your text, the title, the category, the place and the time",
    why: "Everyone can read it.",
    until: "Until you delete it",
  },
  {
    what: "A post that a moderator has removed. Removed means hidden.",
    why: "A moderator can restore it.",
    until: `${removedDays} days`,
  },
  {
    what: "The email address of your post, which is never shown",
    why: "To send you the emails that you ask for, and to know that a post is yours if you ask about it",
    until: `${addressDays} days, or as long as you get emails. If you ask for emails and do not confirm your address, ${confirmDays} days.`,
  },
  {
    what: "Your email address and what you want emails about",
    why: "To send you these emails",
    until: `Until you stop them, or what they are about is gone. If you do not confirm your address, ${confirmDays} days.`,
  },
  {
    what: "That an email was sent to you",
    why: "So that you do not get it twice",
    until: `${mailDays} days`,
  },
  {
    what: "A code made from your email address, if you stop or refuse emails, or have your data erased",
    why: "So that it stays like this, even if an old backup is restored",
    until: `${stoppedDays} days. If you refuse emails, for good.`,
  },
  {
    what: "A code made from your post, if you asked for emails and your mail server refused one",
    why: "So that the private page of your post can say so",
    until: `${stoppedDays} days`,
  },
  {
    what: "Codes made from your IP address and its network, with each post, like, view, report and email",
    why: "To limit and count them, and to find all posts of a spammer",
    until: "Until the following night",
  },
  {
    what: "Signs of spam or danger in your post, a code made from its text, reports of it, and what moderators have done with it",
    why: "So that a moderator reads it, and others know",
    until: "As long as the post. A mark of danger, until a moderator has read it.",
  },
  {
    what: "The number of a deleted post, its place, category and times",
    why: "So that no other post gets its number",
    until: `For good. A code made from them, so that no backup brings it back: ${stoppedDays} days.`,
  },
];

export const storedInTheBrowser: Stored[] = [
  {
    what: "What you type in a form: your name, email address and text",
    why: "So that nothing is lost if a page closes. It is not sent before you post it.",
    until: `Until you post it, or open a page of this site more than ${draftDays} days later`,
  },
  {
    what: "The private links of your posts",
    why: "So that you find your posts again",
    until: "Until you delete them there",
  },
  {
    what: "The colours that you choose in the footer",
    why: "So that you see them on your next visit",
    until: "Until you choose others",
  },
];

export const privacyDetails = {
  public: "Moderators can read all posts. You must be at least 16 years old to post.",
  own: `After you post, you get a private link. With it you can edit your text for ${editMinutes} minutes, and delete the post at any time: your name, email address and text are then deleted at once. The site stores only a code of the link.`,
  read: "The site’s own software checks each post for signs of spam. It also looks for words about suicide and self-harm in posts, reports and searches, to show help lines and to tell a moderator. It misses many people in danger, and it is sometimes wrong.",
  search:
    "Searches are not stored. While you type, they run in your browser. If you press Enter, your words can go to the site and into the address of the page. Words about danger never go into the address.",
  reports: "A report shows a post to the moderators first. It does not hide the post.",
  mail: "If you ask for emails about new posts, you first get one email in which you confirm your address. Each email has a link with which you can stop these emails, and then refuse all. No email contains what you or another person has written, not even a title.",
  mailEnd:
    "Deleting your post does not stop the emails, unless it is a discussion that you started.",
  limit: `The site does not store IP addresses, the numbers of internet connections. To count visitors, it makes a code from the address and a secret key that is not in its database. Each visitor can make ${postsInWindow} posts in ${windowSeconds / 60} minutes, and a like or a view counts once a day.`,
  code: "The address cannot be worked out without the key. The site deletes the code in the following night, and backups leave it out. The numbers of likes, views and posts stay. The company that hosts the site sees your IP address, because it sends you the pages.",
};

export const inShort = (address: string): string[] => [
  "You need no account and no real name.",
  "Your posts are public. Search engines and other sites copy them, and their copies stay when you delete a post here.",
  `Your email address is never shown. It is deleted after ${addressDays} days, or when your emails end.`,
  "With your private link you can delete your post at any time, at once.",
  "The site stores no IP addresses, and sets no cookies for visitors.",
  "There are no trackers. Other companies are contacted only if you use what they provide.",
  `Your browser keeps what you type for up to ${draftDays} days, and your private links.`,
  `Write to ${address} to see, correct or erase your data.`,
];
