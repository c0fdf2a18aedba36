import { z } from "zod";
import { day, field, text, whole, yesNo } from "./field.ts";

/** Fields that every entry may have. */
export const publication = {
  draft: field(
    yesNo.default(false),
    "Draft",
    "true keeps the entry off the site until it is ready.",
    false,
  ),
  sample: field(
    yesNo.default(false),
    "Sample",
    "true while this is sample content that you still have to replace.",
    true,
  ),
  updated: field(
    day.optional(),
    "Last edited",
    "The day on which its words last changed.",
    "2026-11-21",
  ),
};

/** The position of the entry in its list. */
export const order = field(
  whole(0, 10_000),
  "Order",
  "Where it stands in its list; the lowest number comes first.",
  1,
);

/** The highest id that a file may have. Discussions that visitors start get higher ids. */
export const lastFileId = 10_000;

/** The id of an entry, which addresses and comments refer to. */
export const entryId = field(
  whole(1, lastFileId),
  "Number",
  "The number in its address; never changed, and never used again for something else.",
  30,
);

/** The creator's picture for an entry, instead of the generated one. */
export const picture = {
  thumbnail: field(
    z
      .string("Expected the name of a picture file")
      .regex(
        /^[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif)$/i,
        "Expected the name of a picture file in content/pictures, ending in .jpg, .png, .webp or .avif",
      )
      .optional(),
    "Picture",
    "The file in content/pictures to show; without it the site draws one.",
    "under-the-microscope.jpg",
  ),
  thumbnailAlt: field(
    text(300).optional(),
    "Text for the picture",
    "What the picture shows, for people who cannot see it.",
    "A slide under a microscope with a thin dark thread",
  ),
};

/** Returns true if an entry with a picture also has the text for it. */
export const hasPictureText = (entry: { thumbnail?: unknown; thumbnailAlt?: unknown }) =>
  entry.thumbnail === undefined || entry.thumbnailAlt !== undefined;

export const needsPictureText = {
  path: ["thumbnailAlt"],
  error: "Expected words for the picture, since there is one",
};
