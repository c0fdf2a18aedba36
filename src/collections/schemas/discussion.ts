import { z } from "zod";
import { discussionCategories } from "../../schemas/discussion.ts";
import { email, field, moment, oneOf, text, whole } from "./field.ts";
import { entryId, publication } from "./publication.ts";

/** A discussion that the creator starts: one JSON file in `content/discussions/`. */
export const discussionFile = z
  .strictObject({
    id: entryId,
    title: field(text(200), "Title", "The title, as a visitor reads it.", "How do you sleep?"),
    content: field(
      text(20_000),
      "Content",
      "The opening text; line breaks are kept.",
      "What helps you to sleep, and what does not?",
    ),
    author: field(text(80), "Author", "Who starts the discussion.", "Site team"),
    email: field(
      email,
      "E-mail",
      "The author's e-mail address; stored, never shown.",
      "site-team@example.org",
    ),
    category: field(
      oneOf(discussionCategories.map(({ id }) => id)),
      "Category",
      "The category under which the discussion is found.",
      "medical-experiences",
    ),
    views: field(
      whole(0, 2 ** 31 - 1).default(0),
      "Views",
      "The view count when the discussion is first published; ignored afterwards.",
      0,
    ),
    createdAt: field(moment, "Started", "When the discussion was started.", "2025-03-01T09:00:00Z"),
    updatedAt: field(moment, "Changed", "When its text last changed.", "2025-03-01T09:00:00Z"),
    ...publication,
  })
  .refine((file) => Date.parse(file.updatedAt) >= Date.parse(file.createdAt), {
    path: ["updatedAt"],
    error: "Expected a time that is not before createdAt",
  });

export type DiscussionFile = z.infer<typeof discussionFile>;
