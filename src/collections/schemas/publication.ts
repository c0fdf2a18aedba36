import { z } from "zod";
import { slugify } from "../../lib/slugify.ts";
import { day, field, group, text, webAddress, whole, yesNo } from "./field.ts";

const publication = {
  draft: field(
    yesNo.default(false),
    "Draft",
    "Keep this entry off the live site until it is ready.",
    false,
  ),
  sample: field(
    yesNo.default(false),
    "Example",
    "Mark this entry as an example that you still have to replace. The page labels it.",
    true,
  ),
  updated: field(
    day.optional(),
    "Last edited",
    "The date of the last change to the text.",
    "2026-11-21",
  ),
};

const source = z.strictObject({
  title: field(text(160), "Title", "The title of the page or document.", "Salt in your diet"),
  publisher: field(text(80), "Publisher", "The organisation that publishes it.", "NHS"),
  url: field(
    webAddress,
    "Address",
    "Its web address.",
    "https://www.nhs.uk/live-well/eat-well/food-types/salt-in-your-diet/",
  ),
  lookedUp: field(
    day.optional(),
    "Looked up",
    "The date on which you last compared this entry with the source.",
    "2026-11-22",
  ),
});

const sourceList = z.array(source, "Expected a list in square brackets [ ]");

const sourcesField = <T extends z.ZodType>(schema: T): T =>
  group(
    schema,
    "Sources",
    "Where the facts come from. Leave the list empty if there is no reliable source. The page says so.",
  );

/** The sources of the facts of an entry. An empty list means that no reliable source was found. */
export const sources = sourcesField(sourceList);

export const optionalSources = sourcesField(sourceList.optional());

const order = field(
  whole(0, 10_000),
  "Order",
  "The position in its list. The lowest number comes first.",
  1,
);

/** An entry with its own fields and those of every entry. */
export const entry = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({ ...fields, ...publication });

/** An entry with a position in its list. */
export const listed = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  entry({ ...fields, order });

/** The highest id that a file may have. Discussions that visitors start get higher ids. */
export const lastFileId = 10_000;

/** The id of an entry. Addresses and comments refer to it, so it must never change. */
export const entryId = field(
  whole(1, lastFileId),
  "Number",
  "The number in the address of the entry. Do not change it, and do not use it again for another entry.",
  30,
);

const pictureName = /^[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$/;

/** Returns what to do about the name of a file in `content/pictures`; undefined if it can be used. */
export function pictureNameError(name: string): string | undefined {
  if (pictureName.test(name)) return undefined;
  const [, stem = "", ending = ""] = /^(.*)\.(jpe?g|png|webp|avif)$/i.exec(name) ?? [];
  if (!ending)
    return "Expected the name of a picture file in content/pictures, ending in .jpg, .png, .webp or .avif";
  const tidy = `${slugify(stem) || "picture"}.${ending.toLowerCase()}`;
  return `Rename it to "${tidy}", because the name can contain only letters, digits, hyphens and dots`;
}

export const picture = {
  thumbnail: field(
    z
      .string("Expected the name of a picture file")
      .regex(pictureName, { error: ({ input }) => pictureNameError(String(input)) })
      .optional(),
    "Picture",
    "A file in content/pictures. Without one, the site draws a card with the title.",
    "under-the-microscope.jpg",
  ),
  thumbnailAlt: field(
    text(300).optional(),
    "Picture description",
    "A description of the picture for people who cannot see it.",
    "A slide under a microscope with a thin dark thread",
  ),
};

export const hasPictureText = (entry: { thumbnail?: unknown; thumbnailAlt?: unknown }) =>
  entry.thumbnail === undefined || entry.thumbnailAlt !== undefined;

export const needsPictureText = {
  path: ["thumbnailAlt"],
  error: "Expected a description of the picture for people who cannot see it",
};
