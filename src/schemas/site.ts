import { z } from "zod";

const text = z.string().trim().min(1, "Expected some text");
const webAddress = z.url({
  protocol: /^https?$/,
  error: "Expected a web address such as https://example.org/page",
});
const webAddressOrNothing = z
  .string()
  .refine(
    (value) => value === "" || webAddress.safeParse(value).success,
    'Expected a web address such as https://example.org/page, or "" for none',
  );
const yesNo = z.boolean("Expected true or false, without quotes");

/** Icons exist for these kinds of channel. */
export const platforms = ["video", "short-video", "x", "newsletter"] as const;

const channel = z.strictObject({
  id: text.describe("A short name of your own for this channel, never shown, never used twice."),
  name: text.describe("What visitors read on the link."),
  platform: z.enum(platforms).describe(`Which icon it gets: ${platforms.join(", ")}.`),
  url: webAddress.describe("The address of the channel."),
  footer: yesNo.optional().describe("true shows its icon at the foot of every page; four fit."),
});

const line = z.strictObject({
  name: text.describe("The name of the service."),
  phone: text.describe("The number to call, as people write it."),
});

const helpLines = z.strictObject({
  country: text.describe("The country or countries for which these numbers work."),
  emergency: text.describe("The emergency number."),
  crisis: line.describe("The crisis line."),
  poison: line.optional().describe("The poison line, where there is one for everybody."),
});

export const features = z.strictObject({
  blog: yesNo.describe("true launches the blog; false says that it is coming soon."),
  comments: yesNo.describe("true opens comments; false keeps the button closed."),
  discussions: yesNo.describe("true lets visitors start discussions; replies are always open."),
});

/** `content/site.json`: everything about the site as a whole that its creator decides. */
export const siteSchema = z.strictObject({
  sample: yesNo.optional().describe("true while these settings are still the examples."),
  name: text.describe("The name of the site, in the header and in every page title."),
  tagline: text.describe("One short sentence under the name at the foot of every page."),
  url: webAddress.describe(
    "The address of the live site; the one that Netlify gives wins over it.",
  ),
  email: z
    .email("Expected an e-mail address such as name@example.org")
    .describe("The address that visitors can write to."),
  copyrightYear: z
    .int("Expected a year such as 2025")
    .min(2000, "Expected a year such as 2025")
    .max(2100, "Expected a year such as 2025")
    .describe("The year in the copyright line."),
  channels: z.array(channel).describe("Your channels elsewhere, in the order in which they show."),
  store: z
    .strictObject({
      shopId: z.string().describe('The number of your shop at Ecwid, or "" before it opens.'),
      url: webAddressOrNothing.describe('The address of the shop itself, or "".'),
    })
    .describe("The merchandise store."),
  donations: z
    .strictObject({
      formUrl: webAddressOrNothing.describe('The address of the embedded donation form, or "".'),
      paypalUrl: webAddressOrNothing.describe('Your PayPal donation link, or "".'),
      cashtag: z
        .string()
        .regex(/^(\$[A-Za-z0-9_]{1,20})?$/, 'Expected a cashtag such as $name, or ""')
        .describe('Your Cash App cashtag with its dollar sign, or "".'),
    })
    .describe("The ways to give; what is empty is left out of the page."),
  features: features.describe("What has been launched."),
  moderation: z
    .enum(["after", "before"])
    .describe('"after" shows a post at once, "before" holds it until you approve it.'),
  help: z
    .strictObject({
      checked: z.iso
        .date("Expected a date such as 2026-11-21")
        .describe("The day on which you last checked these numbers."),
      lines: z.array(helpLines).min(1).describe("Emergency, crisis and poison lines by country."),
      elsewhere: z
        .strictObject({
          name: text.describe("A service that lists helplines everywhere."),
          url: webAddress.describe("Its address."),
        })
        .describe("Where people in other countries find help."),
    })
    .describe("Where a visitor in distress finds help."),
});

export type Site = z.infer<typeof siteSchema>;
export type Features = z.infer<typeof features>;
export type FeatureName = keyof Features;
export type Channel = Site["channels"][number];
