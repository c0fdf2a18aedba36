import { z } from "zod";
import {
  always,
  day,
  field,
  fields,
  group,
  listOf,
  oneOf,
  text,
  textLike,
  webAddress,
  whole,
  yesNo,
} from "./field.ts";
import { posterTitles } from "./posters.ts";

const publication = {
  draft: field(yesNo.default(false), "Keep this entry off the live site until it is ready.", false),
  sample: field(
    yesNo.default(false),
    "Mark your words in this entry as an example that you still have to replace. The page labels it.",
    true,
    "Example",
  ),
  updated: field(
    day.optional(),
    "The date of the last change to the text.",
    "2026-11-21",
    "Last edited",
  ),
};

/** They copy primary sources or have closed. */
const unusedSources = [
  "biomed.reviewer.ly",
  "biospace.com",
  "consultant360.com",
  "drugs.com",
  "emergency.cdc.gov",
  "imedi.co.uk",
  "medinside.ch",
  "oladoctor.com",
  "pulmonologyadvisor.com",
  "researchgate.net",
  "rxreasoner.com",
  "semanticscholar.org",
  "whonamedit.com",
  "wikidoc.org",
];

const isUnusedSource = (url: string): boolean =>
  unusedSources.includes(URL.parse(url)?.hostname.replace(/^www\./, "") ?? "");

const source = fields({
  title: field(text(160), "The title of the page or document.", "Salt in your diet"),
  publisher: field(text(80), "The organisation that publishes it.", "NHS"),
  url: field(
    webAddress.refine(
      (url) => !isUnusedSource(url),
      "Expected a source that can be relied on, such as a label, a health service or a study. This site is not used",
    ),
    "Its web address.",
    "https://www.nhs.uk/live-well/eat-well/food-types/salt-in-your-diet/",
  ),
  lookedUp: field(
    z.iso.date(
      "Expected the date on which the entry was compared with this page. A page that was not compared with it belongs under Further reading",
    ),
    "The date on which you last compared this entry with the source. If you have not, enter the page under Further reading.",
    "2026-11-22",
  ),
});

const sourceList = z.array(source, "Expected a list");

const sourcesField = <T extends z.ZodType>(schema: T): T =>
  group(
    schema,
    "Where the facts come from. Leave the list empty if there is no reliable source. The page says so.",
  );

/** Empty if no reliable source was found. */
export const sources = sourcesField(sourceList);

export const optionalSources = sourcesField(sourceList.optional());

export const neededSources = sourcesField(sourceList.min(1, "Expected at least one source"));

const page = fields({
  title: field(
    text(200),
    "The organisation that publishes it and its title.",
    "NICE: Nutrition support for adults (CG32)",
  ),
  url: field(webAddress, "Its web address.", "https://www.nice.org.uk/guidance/cg32"),
});

/** They were not compared with the entry, so they are not evidence for it. */
export const furtherReading = group(
  listOf(page).optional(),
  "Pages for readers who want to know more. They support nothing in this entry, because they were not compared with it.",
);

const position = "Expected a number from 0 to 10000";

const order = field(
  z.number(position).min(0, position).max(10_000, position),
  "The position in its list. The lowest number comes first.",
  1,
);

export const entry = <Own extends z.core.$ZodLooseShape>(own: Own) =>
  fields({ ...own, ...publication });

export const termName = text(80).meta({ of: "glossary" });

export const listed = <Own extends z.core.$ZodLooseShape>(own: Own) => entry({ ...own, order });

/** Discussions that visitors start get higher ids. */
export const lastFileId = 10_000;

/** Addresses and comments refer to it, so it must never change. */
export const entryId = field(
  whole(1, lastFileId),
  "The number in the address of the entry. Do not change it, and do not use it again for another entry.",
  30,
  "Number",
);

const pictureName = /^[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$/;

export const isPictureName = (name: string): boolean => pictureName.test(name);

export const expectedPicture =
  "Expected a name of letters, digits, hyphens and dots that ends in .jpg, .png, .webp or .avif";

export const picture = {
  thumbnail: field(
    textLike(pictureName, expectedPicture).optional(),
    "A file in content/pictures. Without one, the site shows a calm picture without words.",
    "under-the-microscope.jpg",
    "Picture",
  ),
  thumbnailAlt: field(
    text(300).optional(),
    "A description of the picture for people who cannot see it.",
    "A slide under a microscope with a thin dark thread",
    "Picture description",
  ),
  poster: field(
    oneOf(posterTitles).optional(),
    "The drawing that is shown if there is no picture.",
    "microscope",
    "Drawing",
  ),
};

export const hasPictureText = (entry: { thumbnail?: unknown; thumbnailAlt?: unknown }) =>
  entry.thumbnail === undefined || entry.thumbnailAlt !== undefined;

export const needsPictureText = {
  ...always,
  path: ["thumbnailAlt"],
  error: "Expected a description of the picture for people who cannot see it",
};
