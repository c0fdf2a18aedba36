import { z } from "zod";
import {
  day,
  email,
  field,
  group,
  listOf,
  oneOf,
  text,
  textLike,
  webAddress,
  whole,
  yesNo,
} from "./field.ts";
import { walkthrough } from "./walkthrough.ts";

const addressOrNothing = 'Expected a web address that starts with https://, or "" if there is none';
const webAddressOrNothing = z
  .string(addressOrNothing)
  .refine((value) => value === "" || webAddress.safeParse(value).success, addressOrNothing);

const line = z
  .strictObject({
    name: field(text(80), "Name", "The name of the service.", "Samaritans"),
    phone: field(
      text(40).optional(),
      "Number",
      "The telephone number as people write it. Leave it out if people can only send a text message.",
      "116 123",
    ),
    text: field(
      text(40).optional(),
      "Text message",
      "The number for text messages, with the word to send if there is one.",
      "SHOUT to 85258",
    ),
  })
  .refine(({ phone, text }) => phone || text, {
    error: "Expected a number to call or to text",
    path: ["phone"],
  });

const helpLines = z.strictObject({
  country: field(
    text(80),
    "Country",
    "The country or countries in which these numbers work.",
    "United Kingdom",
  ),
  emergency: field(text(40), "Emergency", "The number for emergencies.", "999"),
  crisis: group(listOf(line), "Crisis lines", "The helplines for people in a crisis."),
  poison: field(
    line.optional(),
    "Poison line",
    "The poison line, if there is one that anyone can call.",
    { name: "Poison Help", phone: "1-800-222-1222" },
  ),
});

export const features = z.strictObject({
  blog: field(
    yesNo,
    "Blog",
    "Open the blog to visitors. Until then it is marked as coming soon.",
    false,
  ),
  comments: field(
    yesNo,
    "Comments",
    "Let visitors comment on videos, photographs and blog posts.",
    false,
  ),
  discussions: field(
    yesNo,
    "Discussions",
    "Let visitors start discussions. They can always reply.",
    false,
  ),
});

const store = z.strictObject({
  shopId: field(
    textLike(
      /^\d{0,15}$/,
      'Expected a number in quotes such as "12345678", or "" if there is none',
    ),
    "Shop number",
    "The number of your shop at Ecwid. Leave it empty until the shop opens.",
    "12345678",
  ),
  url: field(
    webAddressOrNothing,
    "Shop address",
    "The web address of your shop. If you leave it empty, the link opens the shop page that Ecwid provides.",
    "https://shop.example.org",
  ),
});

const donations = z.strictObject({
  formUrl: field(
    webAddressOrNothing,
    "Donation form",
    "The web address of the donation form that the Support page shows. It can be empty.",
    "https://give.example.org/form",
  ),
  paypalUrl: field(
    webAddressOrNothing,
    "PayPal link",
    "Your PayPal donation link. It can be empty.",
    "https://paypal.example.org/donate",
  ),
  cashtag: field(
    textLike(
      /^(\$[A-Za-z0-9_]{1,20})?$/,
      'Expected a cashtag such as $name, or "" if there is none',
    ),
    "Cashtag",
    "Your Cash App cashtag with its dollar sign. It can be empty.",
    "$name",
  ),
});

const help = z.strictObject({
  checked: field(
    day.optional(),
    "Checked on",
    "The date on which you last called or looked up each number. Until you enter it, the page says that you have not confirmed them.",
    "2026-11-21",
  ),
  lines: group(listOf(helpLines), "Lines", "Emergency, crisis and poison lines for each country."),
  elsewhere: group(
    z.strictObject({
      name: field(
        text(80),
        "Name",
        "The name of a service that lists helplines in other countries.",
        "findahelpline.com",
      ),
      url: field(
        webAddress,
        "Address",
        "The web address of the service.",
        "https://findahelpline.com",
      ),
    }),
    "Elsewhere",
    "Where people in other countries can find help.",
  ),
});

export const siteSchema = z.strictObject({
  sample: field(
    yesNo.optional(),
    "Example",
    "Mark these settings as examples that you still have to replace.",
    true,
  ),
  launched: field(
    yesNo,
    "Launched",
    "Open the site to search engines. Until then every page says that it is a preview. First replace or hide every example.",
    false,
  ),
  name: field(
    text(60),
    "Name of the site",
    "The name that appears in the header and in every page title.",
    "NTKOC",
  ),
  tagline: field(
    text(160),
    "Tagline",
    "One short sentence under the name in the footer and in shared posts. Say whose view it is, and that it has not been verified.",
    "One creator’s view of parasites and chronic illness. It has not been verified.",
  ),
  url: field(
    webAddress,
    "Address",
    "The web address of the live site. The address that Netlify sets takes precedence.",
    "https://www.example.org",
  ),
  email: field(
    email,
    "Email",
    "The email address that visitors can write to.",
    "hello@example.org",
  ),
  copyrightYear: field(
    whole(2000, 2100),
    "Copyright year",
    "The year in the copyright line.",
    2025,
  ),
  walkthrough,
  store: group(store, "Store", "Your merchandise shop at Ecwid."),
  donations: group(
    donations,
    "Donations",
    "The ways to donate. The Support page leaves out those that are empty.",
  ),
  features: group(features, "Features", "The parts of the site that are open to visitors."),
  moderation: field(
    oneOf({ after: "Show posts at once", before: "Hold posts until you approve them" }),
    "Moderation",
    "When posts of visitors appear on the site.",
    "after",
  ),
  help: group(help, "Help", "Telephone numbers for visitors who need help at once."),
});

export type Site = z.infer<typeof siteSchema>;
export type Features = z.infer<typeof features>;
export type FeatureName = keyof Features;
