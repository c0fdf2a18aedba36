import type { z } from "zod";
import { blogFile } from "./content/blog.ts";
import { channelFile } from "./content/channel.ts";
import { discussionFile } from "./content/discussion.ts";
import { glossaryCategoryFile, glossaryFile } from "./content/glossary.ts";
import { literatureFile, tipFile } from "./content/literature.ts";
import { evidenceFile, playlistFile, socialTabFile, videoFile } from "./content/media.ts";
import { pageFile } from "./content/page.ts";
import { podcastFile } from "./content/podcast.ts";
import {
  fastingFile,
  medicationFile,
  practiceFile,
  supplementFile,
  treatmentTabFile,
} from "./content/treatment.ts";

const kind = <Schema extends z.ZodType, Ending extends "json" | "md" | "mdx">(
  schema: Schema,
  ending: Ending,
  one: string,
) => ({ schema, ending, one });

/** Every collection: a folder of `content/` with one file an entry, what a file holds, and what one entry is called. */
export const collections = {
  videos: kind(videoFile, "json", "video"),
  evidence: kind(evidenceFile, "json", "piece of evidence"),
  podcasts: kind(podcastFile, "json", "interview"),
  playlists: kind(playlistFile, "json", "playlist"),
  "social-tabs": kind(socialTabFile, "json", "tab of the Social Videos page"),
  practices: kind(practiceFile, "json", "practice"),
  fasting: kind(fastingFile, "json", "card about fasting"),
  supplements: kind(supplementFile, "json", "supplement"),
  medications: kind(medicationFile, "json", "medicine"),
  frequencies: kind(playlistFile, "json", "playlist of frequencies"),
  "treatment-tabs": kind(treatmentTabFile, "json", "tab of the treatment page"),
  glossary: kind(glossaryFile, "json", "glossary term"),
  "glossary-categories": kind(glossaryCategoryFile, "json", "glossary category"),
  literature: kind(literatureFile, "json", "search term"),
  tips: kind(tipFile, "json", "tip"),
  channels: kind(channelFile, "json", "channel"),
  discussions: kind(discussionFile, "json", "discussion"),
  blog: kind(blogFile, "md", "blog post"),
  pages: kind(pageFile, "mdx", "text of a page"),
} as const;

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];
