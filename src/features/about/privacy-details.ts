import {
  confirmDays,
  draftDays,
  editMinutes,
  mailDays,
  postsInWindow,
  reportsInWindow,
  reportsThatHold,
  undoMinutes,
  windowSeconds,
} from "../../lib/limits.ts";

const days = (count: number) => (count === 1 ? "one day" : `${count} days`);

export const privacyTopics = {
  post: { id: "what-you-post", title: "What you post" },
  mail: { id: "emails-about-new-posts", title: "Emails about new posts" },
  address: { id: "your-ip-address", title: "Your IP address" },
  browser: { id: "in-your-browser", title: "In your browser" },
  others: { id: "trackers-and-other-companies", title: "Trackers and other companies" },
  removal: { id: "to-have-a-post-removed", title: "How to remove a post" },
} as const;

/** Describes the stored data and its limits, from the constants in the code. */
export const privacyDetails = {
  shown:
    "The site stores the name you give, your text, the title of a discussion, its category, where you posted it, and the time. All of this is public.",
  hidden:
    "It also stores your email address, which is private and never shown, and a code that stops the same post from appearing twice.",
  until:
    "A post is kept until you or the creator deletes it. You can ask the creator to delete it at any time.",
  own: `After you post, you get a private link. With it you can edit your text for ${editMinutes} minutes. You can delete the post at any time. Nobody can then see it, and you can bring it back for ${undoMinutes} minutes. After that, your name, your email address and your text are deleted, and only a blank entry remains. The site does not store the link itself, only a code that recognises it.`,
  read: "The site’s own software checks each post for signs of spam. It also looks for words about suicide and self-harm in posts, reports and searches, to show help lines. It misses many people in danger, and it is sometimes wrong. With a post, the site stores its signs of spam, and a mark if the words are plain. The mark shows moderators the post first. Nothing is stored about other posts or searches, and no other company is involved. Moderators read the posts that the software finds or a visitor reports, and can remove them. The site records what each moderator did with which post.",
  reports: `If you report a post, the site stores the day and what you wrote. ${reportsThatHold} reports from different networks on one day hide a post until a moderator has read it, unless many posts are hidden already. Each visitor can send ${reportsInWindow} reports in ${windowSeconds / 60} minutes. Visitors are counted as described below.`,
  mail: `If you ask for emails about new posts, the site stores your email address and what you want emails about. First you get one email in which you confirm your address. If you do not confirm it, what was stored is deleted after ${days(confirmDays)}. If you press “I do not want these emails”, the site stores a code made from your address, so that you never get such an email again.`,
  mailEnd: `Each email has a link with which you can stop these emails, or all emails of this site. Your address is then deleted from the list. Deleting your post does not stop them. No email contains your posts, or the posts or the address of another person.`,
  mailRecord: `For ${days(mailDays)} the site also stores that an email was sent to you, so that you do not get it twice. An email company delivers the emails. It learns your email address, and has its own privacy policy.`,
  links: "Your browser also stores the private links of your posts, until you delete them there.",
  cookies: "The site does not set cookies for visitors.",
  limit: `Each visitor can make ${postsInWindow} posts in ${windowSeconds / 60} minutes. A like of a blog post and a view of a discussion count once a day for each visitor.`,
  code: `To count these, the site uses a code that is made from your IP address and cannot be turned back into it. The code changes every day. It is also stored with your posts, so that a moderator can find all posts of a spammer. In the night after that, the site deletes the old codes and everything that was counted with them. Only the totals remain.`,
  theme:
    "Your browser also stores the colours that you choose in the footer, and a note that it has the font of the headings.",
  drafts: `Your browser stores what you are typing, so that nothing is lost if a page closes. It is not sent before you post it. It is deleted when you post, and after ${days(draftDays)} at the latest.`,
} as const;
