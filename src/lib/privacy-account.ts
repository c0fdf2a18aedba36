import type { CommentField } from "../schemas/comment.ts";
import type { DiscussionField } from "../schemas/discussion.ts";
import type { ReplyField } from "../schemas/reply.ts";
import { draftDays, postsInWindow, saltDays, windowSeconds } from "./kept.ts";

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
  until: "We keep a post until it is removed. You can ask for that at any time.",
  limit: `Each visitor can make ${postsInWindow} posts in ${windowSeconds / 60} minutes. Likes of blog posts and views of discussions count once a day for each visitor.`,
  salt: `Each salt serves for ${days(saltDays)}, by the clock of Greenwich (UTC). The first visitor who is counted after that makes a new one. The old salt, and everything that was counted under it, is deleted then. Only the totals stay.`,
  theme: "The colours that you choose at the foot of a page are kept in your browser too.",
  drafts: `What you are typing is kept in your own browser, so that nothing is lost if a page closes. It is not sent to us before you post it. It goes when you post, and after ${days(draftDays)} at the latest.`,
} as const;
