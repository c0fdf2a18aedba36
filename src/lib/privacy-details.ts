import type { CommentField } from "../schemas/comment.ts";
import type { DiscussionField } from "../schemas/discussion.ts";
import {
  draftDays,
  editMinutes,
  knownBrowserDays,
  moderatorSessionHours,
  postsInWindow,
  reportsInWindow,
  reportsThatHold,
  saltDays,
  visitorsOfFullWindow,
  windowSeconds,
} from "../schemas/limits.ts";
import type { ReplyField } from "../schemas/reply.ts";

type Field = ReplyField | CommentField | DiscussionField;

/** A description of each field of a post. A field without one does not compile. */
const fields = {
  author: { text: "the name you give", isPublic: true },
  content: { text: "your words", isPublic: true },
  title: { text: "the title of a discussion", isPublic: true },
  category: { text: "its category", isPublic: true },
  contentType: { text: "what the post stands under", isPublic: true },
  contentId: { text: undefined, isPublic: true },
  email: { text: "your e-mail address", isPublic: false },
} satisfies Record<Field, { text: string | undefined; isPublic: boolean }>;

const listed = new Intl.ListFormat("en");
const days = (count: number) => (count === 1 ? "one day" : `${count} days`);

const namesOf = (isPublic: boolean) =>
  Object.values(fields)
    .filter((field) => field.isPublic === isPublic)
    .flatMap(({ text }) => text ?? []);

/** The headings of the page, in order. */
export const privacyTopics = {
  post: { id: "what-you-post", title: "What you post" },
  address: { id: "your-ip-address", title: "Your IP address" },
  browser: { id: "in-your-browser", title: "In your browser" },
  others: { id: "trackers-and-other-companies", title: "Trackers and other companies" },
  removal: { id: "to-have-a-post-removed", title: "To have a post removed" },
} as const;

/** What the server and the browser store, and for how long, from the constants in the code. */
export const privacyDetails = {
  shown: `We store ${listed.format([...namesOf(true), "the time"])}. All of this is public.`,
  hidden: `We also store ${listed.format(namesOf(false))}, which is private and never shown. Beside it we keep a code, so that the same post does not appear twice.`,
  until: "We keep a post until you delete it, or we do. You can ask for that at any time.",
  own: `After you post, you get a private link. With it you can change your words for ${editMinutes} minutes, and delete them at any time. Then your name, your address and your words are gone, and only an empty place stays. Of the link we keep a hash, from which nobody can work it out.`,
  read: "Our own server looks at each post for signs of spam, and for words of despair. It keeps what it found beside the post. No other company takes part. Moderators read what is found or reported, and can take a post away. We keep a note of what each moderator did with which post.",
  reports: `If you report a post, we keep the day and what you wrote. Who you are is counted as below. ${reportsThatHold} reports hide a post until a moderator has read it. Each visitor can send ${reportsInWindow} in ${windowSeconds / 60} minutes.`,
  links:
    "The private links of your own posts are kept in your browser as well, until you delete them there.",
  desk: `The site sets no cookies for visitors. Only its moderators get two when they sign in to look after the posts. One ends after ${moderatorSessionHours} hours. The other tells for ${knownBrowserDays} days that this browser has signed in before, so that nobody who guesses passwords can lock them out.`,
  limit: `Each visitor can make ${postsInWindow} posts in ${windowSeconds / 60} minutes, and only one while more than ${postsInWindow * visitorsOfFullWindow} are made on the whole site. Likes of blog posts and views of discussions count once a day for each visitor.`,
  salt: `Each salt serves for ${days(saltDays)}, by the clock of Greenwich (UTC). The first visitor who is counted after that makes a new one. The old salt, and everything that was counted under it, is deleted then. Only the totals stay.`,
  theme:
    "The colours that you choose at the foot of a page are kept in your browser too, and so is a note that it has the typeface of our headings.",
  drafts: `What you are typing is kept in your own browser, so that nothing is lost if a page closes. It is not sent to us before you post it. It goes when you post, and after ${days(draftDays)} at the latest.`,
} as const;
