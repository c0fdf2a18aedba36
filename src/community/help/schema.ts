import * as z from "zod/mini";

const line = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  text: z.optional(z.string()),
  hours: z.optional(z.string()),
});

const country = z.object({
  country: z.string(),
  emergency: z.string(),
  crisis: z.array(line),
  poison: z.optional(z.array(line)),
  /** The language of its names, and the words for its emergency number; missing for English. */
  language: z.optional(z.string()),
  emergencyWords: z.optional(z.string()),
});

/** Help for someone who may be in danger, in the response to what they sent. */
export const helpNow = z.object({
  /** The lines that come first after the emergency number. */
  first: z.enum(["crisis", "poison"]),
  /** In the language of the post, if that is not English. */
  sentence: z.optional(z.string()),
  language: z.optional(z.string()),
  /** Those of the language of the post first, then the visitor's own. */
  countries: z.array(country),
  /** A directory of all other countries. */
  elsewhere: z.object({ name: z.string(), url: z.string() }),
});

export type HelpNow = z.infer<typeof helpNow>;
