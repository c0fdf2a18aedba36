import { blogPostPath } from "../../lib/posts/entry-paths.ts";
import { plainText } from "../../lib/text/formatted-text.ts";
import { field, moment, text, waitsFor } from "../schemas/field.ts";
import { entry, entryId } from "../schemas/publication.ts";
import { sentences } from "../schemas/search-text.ts";
import { collection } from "./collection.ts";

const blogFile = entry({
  id: entryId,
  title: field(text(120), "The title of the post.", "Why I keep a notebook"),
  type: field(
    text(30),
    "The word on the badge of the post: Personal, Humor or your own word.",
    "Personal",
  ),
  excerpt: field(
    text(300),
    "A summary of one or two sentences for the list of posts.",
    "A notebook remembers what a tired head forgets.",
  ),
  createdAt: field(
    moment,
    "The date and time of publication.",
    "2025-05-02T09:00:00Z",
    "Published",
  ),
}).refine(...waitsFor("createdAt"));

export const blog = collection({
  one: "blog post",
  ending: "md",
  schema: blogFile,
  studioGroup: "Blog and discussions",
  hasHeadings: true,
  page: ({ fields }) => blogPostPath(Number(fields["id"])),
  addresses: ({ fields: { id } }) => [blogPostPath(Number(id)), `/blog#${id}`],
  search: ({ excerpt, words }) => ({
    kind: "Blog post",
    text: "",
    view: sentences(excerpt, words),
  }),
  feed: {
    page: "/blog",
    entry: ({ createdAt, excerpt }) => ({ published: createdAt, summary: plainText(excerpt) }),
  },
});
