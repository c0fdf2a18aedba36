import type { z } from "zod";
import { blog } from "./descriptors/blog.ts";
import { channels } from "./descriptors/channels.ts";
import { discussions } from "./descriptors/discussions.ts";
import { categoriesOfGlossary, glossary } from "./descriptors/glossary.ts";
import { literature } from "./descriptors/literature.ts";
import { evidence, playlists, socialTabs, transcripts, videos } from "./descriptors/media.ts";
import { pageTexts } from "./descriptors/page-texts.ts";
import { podcasts } from "./descriptors/podcasts.ts";
import { precautions } from "./descriptors/precautions.ts";
import { cardCollections, tabsOfTreatment } from "./descriptors/treatment.ts";

/** In the order of the Studio. */
export const collections = {
  videos,
  evidence,
  podcasts,
  transcripts,
  playlists,
  "social-tabs": socialTabs,
  ...cardCollections,
  precautions,
  "treatment-tabs": tabsOfTreatment,
  glossary,
  "glossary-categories": categoriesOfGlossary,
  literature,
  discussions,
  blog,
  pages: pageTexts,
  channels,
};

export type CollectionName = keyof typeof collections;

export type Fields<Name extends CollectionName> = z.output<(typeof collections)[Name]["schema"]>;

export const collectionNames = Object.keys(collections) as CollectionName[];

export const hasIds = (name: CollectionName): boolean => "id" in collections[name].schema.shape;
