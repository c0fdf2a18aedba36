import {
  type DiscussionCategory,
  discussionCategories,
} from "../../lib/posts/discussion-categories.ts";
import { plainText } from "../../lib/text/formatted-text.ts";
import { email, field, moment, oneOf, text, waitsFor, whole } from "../schemas/field.ts";
import { entry, entryId } from "../schemas/publication.ts";
import { sentences } from "../schemas/search-text.ts";
import { collection } from "./collection.ts";

const categoryNames = Object.fromEntries(
  discussionCategories.map(({ id, name }) => [id, name]),
) as Record<DiscussionCategory, string>;

const discussionFile = entry({
  id: entryId,
  title: field(text(200), "The title of the discussion.", "How do you sleep?"),
  content: field(
    text(20_000),
    "The first post. Lines that start with “- ” or “1. ” become a list. [words](/glossary/cyst) links to a term.",
    "What helps you to sleep, and what does not?",
  ),
  author: field(text(80), "The name shown as the author.", "Site team"),
  email: field(
    email,
    "The author’s email address. It is stored but never shown.",
    "site-team@example.org",
  ),
  category: field(oneOf(categoryNames), "The category of the discussion.", "medical-experiences"),
  views: field(
    whole(0, 2 ** 31 - 1).default(0),
    "The number of views to start from. It is used only when the discussion is first published.",
    0,
  ),
  createdAt: field(
    moment,
    "The date and time of the first post.",
    "2025-03-01T09:00:00Z",
    "Started",
  ),
  updatedAt: field(
    moment,
    "The date and time of the last change to the text.",
    "2025-03-01T09:00:00Z",
    "Last edited",
  ),
})
  .omit({ updated: true })
  .refine(...waitsFor("createdAt"));

export const discussions = collection({
  one: "discussion",
  ending: "json",
  schema: discussionFile,
  studioGroup: "Blog and discussions",
  // The page of a discussion comes from the database, which does not contain drafts.
  page: ({ fields: { id, draft } }) => (draft ? "/discussions" : `/discussions/${id}`),
  addresses: ({ fields: { id } }) => [`/discussions/${id}`],
  search: ({ content }) => ({ kind: "Discussion", text: sentences(plainText(content)) }),
});
