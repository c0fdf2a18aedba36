import { z } from "zod";

const page = z.strictObject({
  title: z.string().min(1).max(60).describe("The page's title, before the name of the site."),
  description: z
    .string()
    .min(30)
    .max(160)
    .describe("One or two sentences for search results and link previews."),
  keywords: z.array(z.string().min(1)).min(1).describe("A few words that people search for."),
});

/** `content/pages.json`: how each page presents itself to search engines and in link previews. */
export const pagesSchema = z.record(
  z.string().startsWith("/", "Expected a path such as /media"),
  page,
);

export type PageMeta = z.infer<typeof page>;
