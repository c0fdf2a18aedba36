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
  language: z.optional(z.string()),
  emergencyWords: z.optional(z.string()),
});

export const helpNow = z.object({
  first: z.enum(["crisis", "poison"]),
  /** In the language of the post, unless that is English. */
  sentence: z.optional(z.string()),
  language: z.optional(z.string()),
  /** Those of the language of the post first. */
  countries: z.array(country),
  elsewhere: z.object({ name: z.string(), url: z.string() }),
});

export type HelpNow = z.infer<typeof helpNow>;
