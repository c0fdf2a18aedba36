import { z } from "zod";
import { day, email, field, listOf, oneOf, text, webAddress, whole, yesNo } from "./field.ts";
import { walkthrough } from "./walkthrough.ts";

const webAddressOrNothing = z
  .string('Expected a web address that starts with https://, or "" for none')
  .refine(
    (value) => value === "" || webAddress.safeParse(value).success,
    'Expected a web address that starts with https://, or "" for none',
  );

const line = z.strictObject({
  name: field(text(80), "Name", "The name of the service.", "Samaritans"),
  phone: field(text(40), "Number", "The number to call, as people write it.", "116 123"),
});

const helpLines = z.strictObject({
  country: field(
    text(80),
    "Country",
    "The country or countries for which these numbers work.",
    "United Kingdom and Ireland",
  ),
  emergency: field(text(40), "Emergency", "The emergency number.", "999 or 112"),
  crisis: field(line, "Crisis line", "The crisis line.", { name: "Samaritans", phone: "116 123" }),
  poison: field(
    line.optional(),
    "Poison line",
    "The poison line, where there is one for everybody.",
    { name: "Poison Help", phone: "1-800-222-1222" },
  ),
});

export const features = z.strictObject({
  blog: field(yesNo, "Blog", "true launches the blog; false says that it is coming soon.", false),
  comments: field(yesNo, "Comments", "true opens comments; false keeps the button closed.", false),
  discussions: field(
    yesNo,
    "Discussions",
    "true lets visitors start discussions; replies are always open.",
    false,
  ),
});

const store = z.strictObject({
  shopId: field(
    z
      .string('Expected a number in quotes such as "12345678", or ""')
      .regex(/^\d{0,15}$/, 'Expected a number in quotes such as "12345678", or ""'),
    "Shop number",
    'The number of your shop at Ecwid, or "" before it opens.',
    "12345678",
  ),
  url: field(
    webAddressOrNothing,
    "Shop address",
    'The address of the shop on a site of its own; "" leads to the one that Ecwid gives each shop.',
    "https://shop.example.org",
  ),
});

const donations = z.strictObject({
  formUrl: field(
    webAddressOrNothing,
    "Donation form",
    'The address of the embedded donation form, or "".',
    "https://give.example.org/form",
  ),
  paypalUrl: field(
    webAddressOrNothing,
    "PayPal link",
    'Your PayPal donation link, or "".',
    "https://paypal.example.org/donate",
  ),
  cashtag: field(
    z
      .string('Expected a cashtag such as $name, or ""')
      .regex(/^(\$[A-Za-z0-9_]{1,20})?$/, 'Expected a cashtag such as $name, or ""'),
    "Cashtag",
    'Your Cash App cashtag with its dollar sign, or "".',
    "$name",
  ),
});

const help = z.strictObject({
  checked: field(
    day,
    "Checked on",
    "The day on which you last checked these numbers.",
    "2026-11-21",
  ),
  lines: field(listOf(helpLines), "Lines", "Emergency, crisis and poison lines by country.", [
    {
      country: "United Kingdom and Ireland",
      emergency: "999 or 112",
      crisis: { name: "Samaritans", phone: "116 123" },
    },
  ]),
  elsewhere: field(
    z.strictObject({
      name: field(
        text(80),
        "Name",
        "A service that lists helplines everywhere.",
        "findahelpline.com",
      ),
      url: field(webAddress, "Address", "Its address.", "https://findahelpline.com"),
    }),
    "Elsewhere",
    "Where people in other countries find help.",
    { name: "findahelpline.com", url: "https://findahelpline.com" },
  ),
});

/** `content/site.json`: everything about the site as a whole that its creator decides. */
export const siteSchema = z.strictObject({
  sample: field(
    yesNo.optional(),
    "Sample",
    "true while these settings are still the examples.",
    true,
  ),
  name: field(
    text(60),
    "Name of the site",
    "The name of the site, in the header and in every page title.",
    "NTKOC",
  ),
  tagline: field(
    text(160),
    "Tagline",
    "One short sentence under the name at the foot of every page.",
    "One creator’s search for hidden parasites.",
  ),
  url: field(
    webAddress,
    "Address",
    "The address of the live site; the one that Netlify gives wins over it.",
    "https://www.example.org",
  ),
  email: field(email, "E-mail", "The address that visitors can write to.", "hello@example.org"),
  copyrightYear: field(
    whole(2000, 2100),
    "Copyright year",
    "The year in the copyright line.",
    2025,
  ),
  walkthrough,
  store: field(store, "Store", "The merchandise store.", {
    shopId: "",
    url: "",
  }),
  donations: field(
    donations,
    "Donations",
    "The ways to give; what is empty is left out of the page.",
    { formUrl: "", paypalUrl: "", cashtag: "" },
  ),
  features: field(features, "Features", "What has been launched.", {
    blog: false,
    comments: false,
    discussions: false,
  }),
  moderation: field(
    oneOf(["after", "before"]),
    "Moderation",
    "after shows a post at once, before holds it until you approve it.",
    "after",
  ),
  help: field(help, "Help", "Where a visitor in distress finds help.", {
    checked: "2026-11-21",
    lines: [
      {
        country: "United Kingdom and Ireland",
        emergency: "999 or 112",
        crisis: { name: "Samaritans", phone: "116 123" },
      },
    ],
    elsewhere: { name: "findahelpline.com", url: "https://findahelpline.com" },
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type Features = z.infer<typeof features>;
export type FeatureName = keyof Features;
