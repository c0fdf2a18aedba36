import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { discussionFile } from "./schemas/discussion-file.ts";

export const collections = {
  discussions: defineCollection({
    loader: glob({ base: "content/discussions", pattern: "*.json" }),
    schema: discussionFile,
  }),
};
