import type { z } from "zod";
import { blogFile } from "./descriptors/blog.ts";
import { channelFile } from "./descriptors/channels.ts";
import { discussionFile } from "./descriptors/discussions.ts";
import { glossaryCategoryFile, glossaryFile } from "./descriptors/glossary.ts";
import { literatureFile, tipFile } from "./descriptors/literature.ts";
import {
  evidenceFile,
  playlistFile,
  socialTabFile,
  transcriptFile,
  videoFile,
} from "./descriptors/media.ts";
import { pageFile } from "./descriptors/page-texts.ts";
import { podcastFile } from "./descriptors/podcasts.ts";
import {
  fastingFile,
  medicationFile,
  practiceFile,
  supplementFile,
  treatmentTabFile,
} from "./descriptors/treatment.ts";

const collection = <Schema extends z.ZodType, Ending extends "json" | "md" | "mdx">(
  schema: Schema,
  ending: Ending,
  one: string,
) => ({ schema, ending, one });

/** The folders of `content/` that hold one file for each entry. `one` is the name of an entry in messages. */
export const collections = {
  videos: collection(videoFile, "json", "video"),
  evidence: collection(evidenceFile, "json", "piece of evidence"),
  podcasts: collection(podcastFile, "json", "interview"),
  playlists: collection(playlistFile, "json", "playlist"),
  "social-tabs": collection(socialTabFile, "json", "tab of the Social Videos page"),
  practices: collection(practiceFile, "json", "practice"),
  fasting: collection(fastingFile, "json", "fasting card"),
  supplements: collection(supplementFile, "json", "supplement"),
  medications: collection(medicationFile, "json", "medicine"),
  frequencies: collection(playlistFile, "json", "frequency playlist"),
  "treatment-tabs": collection(treatmentTabFile, "json", "tab of the treatment page"),
  glossary: collection(glossaryFile, "json", "glossary term"),
  "glossary-categories": collection(glossaryCategoryFile, "json", "glossary category"),
  literature: collection(literatureFile, "json", "search term"),
  tips: collection(tipFile, "json", "tip"),
  channels: collection(channelFile, "json", "channel"),
  discussions: collection(discussionFile, "json", "discussion"),
  transcripts: collection(transcriptFile, "md", "transcript"),
  blog: collection(blogFile, "md", "blog post"),
  pages: collection(pageFile, "mdx", "page text"),
} as const;

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];
