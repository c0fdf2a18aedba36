import { z } from "zod";
import { field, moment, text } from "./field.ts";
import { entryId, publication } from "./publication.ts";

/** A blog post: one Markdown file in `content/blog/`; its words are plain paragraphs. */
export const blogFile = z.strictObject({
  id: entryId,
  title: field(text(120), "Title", "The title of the post.", "Why I keep a notebook"),
  type: field(
    text(30),
    "Type",
    "Personal, Humor, or a word of your own, as its badge says it.",
    "Personal",
  ),
  excerpt: field(
    text(300),
    "Excerpt",
    "One or two sentences for the list of posts.",
    "A notebook remembers what a tired head forgets.",
  ),
  createdAt: field(moment, "Written", "When it was published, in UTC.", "2025-05-02T09:00:00Z"),
  ...publication,
});
