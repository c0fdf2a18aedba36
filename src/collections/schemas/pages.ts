import { z } from "zod";
import { field, fields, group, listOf, text } from "./field.ts";

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
  "/do-i-need-a-doctor",
  "/about/this-site",
  "/search",
] as const;

export type Route = (typeof routes)[number];

const summary = "Expected text of 30 to 160 characters";

const page = fields({
  title: field(text(60), "The title of the page, without the name of the site.", "Glossary"),
  description: field(
    z.string(summary).trim().min(30, summary).max(160, summary),
    "One or two sentences for search results and link previews, 30 to 160 characters in all.",
    "Key terms about parasites, each with its textbook meaning and why it matters.",
  ),
  keywords: field(listOf(text(60)), "A few terms that people search for.", [
    "medical glossary",
    "formication",
  ]),
});

const entry = (path: Route) =>
  [path, group(page, `Title, description and keywords of the page ${path}.`, "Page")] as const;

export const pagesSchema: z.ZodType<Record<string, PageMeta>> = z.strictObject(
  Object.fromEntries(routes.map(entry)),
);

export type PageMeta = z.infer<typeof page>;
