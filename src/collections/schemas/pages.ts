import { z } from "zod";
import { field, listOf, text } from "./field.ts";

/** The paths of all pages that have their own title and description. */
export const routes = [
  "/",
  "/media",
  "/social-videos",
  "/podcasts",
  "/treating-parasites",
  "/glossary",
  "/about",
  "/blog",
  "/store",
  "/literature",
  "/discussions",
  "/privacy",
  "/support",
  "/contact",
] as const;

export type Route = (typeof routes)[number];

const summary = "Expected text of 30 to 160 characters";

const page = z.strictObject({
  title: field(text(60), "Title", "The page's title, before the name of the site.", "Glossary"),
  description: field(
    z.string(summary).trim().min(30, summary).max(160, summary),
    "Description",
    "One or two sentences for search results and link previews.",
    "Key terms on parasites: what a textbook says, and why the word matters.",
  ),
  keywords: field(listOf(text(60)), "Keywords", "A few words that people search for.", [
    "medical glossary",
    "formication",
  ]),
});

const entry = (path: Route) =>
  [
    path,
    field(page, "Page", `How the page ${path} presents itself.`, {
      title: "Glossary",
      description: "Key terms on parasites: what a textbook says, and why the word matters.",
      keywords: ["medical glossary", "formication"],
    }),
  ] as const;

/** `content/pages.json`: title, description and keywords of each page, for search engines and link previews. */
export const pagesSchema: z.ZodType<Record<string, PageMeta>> = z.strictObject(
  Object.fromEntries(routes.map(entry)),
);

export type PageMeta = z.infer<typeof page>;
