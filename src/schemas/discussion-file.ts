import { z } from "zod";
import { discussionCategories } from "./discussion.ts";

const text = (max: number) =>
  z
    .string(`Expected text of 1 to ${max} characters`)
    .trim()
    .min(1, `Expected text of 1 to ${max} characters`)
    .max(max, `Expected text of 1 to ${max} characters`);
const moment = z.iso.datetime({ error: "Expected a UTC time such as 2025-03-01T09:00:00Z" });
const categories = discussionCategories.map(({ id }) => id);

/** The highest id that a file may have; discussions that visitors start get higher ones. */
export const lastFileId = 10_000;
const id = `Expected a whole number from 1 to ${lastFileId}`;
const count = "Expected a whole number, 0 or more";

/** A discussion that the creator starts: one JSON file in `content/discussions/`. */
export const discussionFile = z
  .strictObject({
    id: z
      .int(id)
      .min(1, id)
      .max(lastFileId, id)
      .describe("The number in the discussion's address; never used twice, never changed."),
    title: text(200).describe("The title, as a visitor reads it."),
    content: text(20_000).describe("The opening text; line breaks are kept."),
    author: text(80).describe("Who starts the discussion, as a visitor reads it."),
    email: z
      .email("Expected an e-mail address")
      .describe("The author's e-mail address; stored, never shown."),
    category: z
      .enum(categories, `Expected one of ${categories.join(", ")}`)
      .describe("The category under which the discussion is found."),
    views: z
      .int(count)
      .min(0, count)
      .max(2 ** 31 - 1, count)
      .default(0)
      .describe("The view count when the discussion is first published; ignored afterwards."),
    createdAt: moment.describe("When the discussion was started."),
    updatedAt: moment.describe("When its text was last changed."),
    sample: z
      .boolean("Expected true or false, without quotes")
      .default(false)
      .describe("true while this is sample content that the creator still has to replace."),
  })
  .refine((file) => Date.parse(file.updatedAt) >= Date.parse(file.createdAt), {
    path: ["updatedAt"],
    error: "Expected a time that is not before createdAt",
  });

export type DiscussionFile = z.infer<typeof discussionFile>;
