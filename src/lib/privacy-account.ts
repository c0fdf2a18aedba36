import type { CommentField } from "../schemas/comment.ts";
import type { DiscussionField } from "../schemas/discussion.ts";
import type { ReplyField } from "../schemas/reply.ts";
import {
  browserDays,
  deskHours,
  draftDays,
  editMinutes,
  postsInWindow,
  reportsInWindow,
  reportsThatHold,
  saltDays,
  visitorsOfFullWindow,
  windowSeconds,
} from "./kept.ts";

type Field = ReplyField | CommentField | DiscussionField;

/** What each field of a post is, to the visitor who fills it in. A field without words here does not compile. */
const fields = {
  author: { words: "the name you give", isPublic: true },
  content: { words: "your words", isPublic: true },
  title: { words: "the title of a discussion", isPublic: true },
  category: { words: "its category", isPublic: true },
  contentType: { words: "what the post stands under", isPublic: true },
  contentId: { words: undefined, isPublic: true },
  email: { words: "your e-mail address", isPublic: false },
} satisfies Record<Field, { words: string | undefined; isPublic: boolean }>;

const listed = new Intl.ListFormat("en");
const days = (count: number) => (count === 1 ? "one day" : `${count} days`);

const namesOf = (isPublic: boolean) =>
  Object.values(fields)
    .filter((field) => field.isPublic === isPublic)
    .flatMap(({ words }) => words ?? []);

/** The headings of the account, in their order. */
export const accountPlaces = {
  post: { id: "what-you-post", title: "What you post" },
  address: { id: "your-ip-address", title: "Your IP address" },
  browser: { id: "in-your-browser", title: "In your browser" },
  others: { id: "trackers-and-other-companies", title: "Trackers and other companies" },
  removal: { id: "to-have-a-post-removed", title: "To have a post removed" },
} as const;

/** What the server and the browser keep, and for how long, from the figures that they work with. */
export const account = {
  shown: `We store ${listed.format([...namesOf(true), "the time"])}. All of this is public.`,
  hidden: `We also store ${listed.format(namesOf(false))}, which is private and never shown. Beside it we keep a code, so that the same post does not appear twice.`,
  until: "We keep a post until you delete it, or we do. You can ask for that at any time.",
  own: `After you post, you get a private link. With it you can change your words for ${editMinutes} minutes, and delete them at any time. Then your name, your address and your words are gone, and only an empty place stays. Of the link we keep a hash, from which nobody can work it out.`,
  read: "Our own server looks at each post for signs of spam, and for words of despair. It keeps what it found beside the post. No other company takes part. Moderators read what is found or reported, and can take a post away. We keep a note of what each moderator did with which post.",
  reports: `If you report a post, we keep the day and what you wrote. Who you are is counted as below. ${reportsThatHold} reports hide a post until a moderator has read it. Each visitor can send ${reportsInWindow} in ${windowSeconds / 60} minutes.`,
  links:
    "The private links of your own posts are kept in your browser as well, until you delete them there.",
  desk: `The site sets no cookies for visitors. Only its moderators get two when they sign in to look after the posts. One ends after ${deskHours} hours. The other tells for ${browserDays} days that this browser has signed in before, so that nobody who guesses passwords can lock them out.`,
  limit: `Each visitor can make ${postsInWindow} posts in ${windowSeconds / 60} minutes, and only one while more than ${postsInWindow * visitorsOfFullWindow} are made on the whole site. Likes of blog posts and views of discussions count once a day for each visitor.`,
  salt: `Each salt serves for ${days(saltDays)}, by the clock of Greenwich (UTC). The first visitor who is counted after that makes a new one. The old salt, and everything that was counted under it, is deleted then. Only the totals stay.`,
  theme:
    "The colours that you choose at the foot of a page are kept in your browser too, and so is a note that it has the typeface of our headings.",
  drafts: `What you are typing is kept in your own browser, so that nothing is lost if a page closes. It is not sent to us before you post it. It goes when you post, and after ${days(draftDays)} at the latest.`,
} as const;
