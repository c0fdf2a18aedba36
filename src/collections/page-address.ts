import { interviewPath, mediaPath, postPath } from "../lib/entry-paths.ts";
import { mediaPage } from "../lib/media-sections.ts";
import type { CollectionName } from "./collections.ts";

type Fields = Record<string, unknown>;

type Address = (fields: Fields, name: string) => string | undefined;

const treatment: (tab: string) => Address = (tab) => () => `/treating-parasites#${tab}`;

/** The page of a discussion comes from the database, which does not contain drafts. */
const discussion: Address = ({ id, draft }) => (draft ? "/discussions" : `/discussions/${id}`);

/** The page that lists a video or photograph, or its own page if none does. */
const media: Address = (fields) => mediaPage(fields) ?? mediaPath(Number(fields["id"]));

/** @param name such as `videos-4` */
const pageWithTranscript = (name: string): string => {
  const [collection, id] = name.split("-");
  return collection === "podcasts" ? interviewPath(Number(id)) : mediaPath(Number(id));
};

const pageOfText: Record<string, string> = {
  mission: "/",
  "about-this-site": "/about/this-site",
  "treatment-introduction": "/treating-parasites",
  "treatment-closing": "/treating-parasites",
};

const addresses: Record<CollectionName, Address> = {
  videos: media,
  evidence: media,
  podcasts: () => "/podcasts",
  playlists: () => "/social-videos#playlists",
  transcripts: (_, name) => pageWithTranscript(name),
  "social-tabs": (_, name) => `/social-videos#${name}`,
  practices: treatment("holistic"),
  fasting: treatment("fasting"),
  supplements: treatment("supplements"),
  medications: treatment("medications"),
  frequencies: treatment("frequencies"),
  "treatment-tabs": (_, name) => `/treating-parasites#${name}`,
  glossary: (_, name) => `/glossary#${name}`,
  "glossary-categories": () => "/glossary",
  literature: () => "/literature",
  tips: () => "/literature",
  channels: () => "/contact",
  discussions: discussion,
  blog: ({ id }) => postPath(Number(id)),
  pages: (_, name) => pageOfText[name] ?? `/${name}`,
};

/** The address of the page that shows an entry, drafts included; undefined if no page shows it. */
export const pageAddress = (
  collection: CollectionName | undefined,
  name: string,
  fields: Fields,
): string | undefined => {
  if (collection) return addresses[collection](fields, name);
  return name === "site" || name === "pages" ? "/" : undefined;
};
