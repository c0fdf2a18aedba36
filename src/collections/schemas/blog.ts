import { field, moment, text } from "./field.ts";
import { entry, entryId } from "./publication.ts";

export const blogFile = entry({
  id: entryId,
  title: field(text(120), "Title", "The title of the post.", "Why I keep a notebook"),
  type: field(
    text(30),
    "Type",
    "The word on the badge of the post: Personal, Humor or your own word.",
    "Personal",
  ),
  excerpt: field(
    text(300),
    "Excerpt",
    "A summary of one or two sentences for the list of posts.",
    "A notebook remembers what a tired head forgets.",
  ),
  createdAt: field(
    moment,
    "Published",
    "The date and time of publication. Visitors do not see the post before then.",
    "2025-05-02T09:00:00Z",
  ),
});
