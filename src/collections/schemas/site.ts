import { z } from "zod";
import {
  always,
  day,
  email,
  field,
  fields,
  group,
  listOf,
  oneOf,
  text,
  textLike,
  videoAddress,
  webAddress,
  whole,
  yesNo,
} from "./field.ts";
import { hasPictureText, needsPictureText, picture } from "./publication.ts";

const video = fields({
  title: field(text(120), "The title that visitors see.", "A walk through this site"),
  url: field(
    videoAddress,
    "The web address of the video. The address of a player, which usually contains /embed/, plays on the page. Any other address becomes a link.",
    "https://video.example.org/embed/walkthrough",
  ),
  ...picture,
}).refine(hasPictureText, needsPictureText);

const walkthrough = group(
  video.optional(),
  "A video on the home page that shows visitors around the site.",
);

const addressOrNothing = "Expected a web address that starts with https://, or nothing";
const webAddressOrNothing = z
  .string(addressOrNothing)
  .refine((value) => value === "" || webAddress.safeParse(value).success, addressOrNothing);

const line = fields({
  name: field(text(80), "The name of the service.", "Samaritans"),
  phone: field(
    text(40).optional(),
    "The telephone number as people write it. Leave it out if people can only send a text message.",
    "116 123",
    "Number",
  ),
  text: field(
    text(40).optional(),
    "The number for text messages, with the word to send if there is one.",
    "SHOUT to 85258",
    "Text message",
  ),
  hours: field(
    text(80).optional(),
    "When the service answers, if that is not day and night. Write it in the language of the country.",
    "13:00–20:30",
  ),
  lookedUp: field(
    day,
    "The date on which you last looked up the number. Visitors do not see it.",
    "2026-11-27",
    "Looked up on",
  ),
  page: field(
    webAddress,
    "The web page on which you looked it up, best of all the service’s own. Visitors do not see it.",
    "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
    "Looked up at",
  ),
}).refine(({ phone, text }) => phone || text, {
  ...always,
  error: "Expected a number to call or to text",
  path: ["phone"],
});

const helpLines = fields({
  country: field(
    text(80),
    "The English name of the country in which these numbers work. Visitors whose browser is set to this country see them first.",
    "United Kingdom",
  ),
  emergency: field(text(40), "The number for emergencies.", "999"),
  crisis: group(
    listOf(line, 0),
    "The helplines for people in a crisis. Leave out a number that you cannot confirm.",
    "Crisis lines",
  ),
  poison: group(
    listOf(line).optional(),
    "The poison lines that anyone can call. Leave it out if the country has none.",
    "Poison lines",
  ),
});

const helpLanguage = fields({
  language: field(
    textLike(/^[a-z]{2}$/, 'Expected the two letters of a language, such as "pl"').meta({
      isLanguage: true,
    }),
    "The language. In a text editor, write its two letters.",
    "pl",
  ),
  sentence: field(
    text(200),
    "One sentence in this language: someone listens, whoever this is about.",
    "Nie musisz być z tym sam ani sama. Ktoś Cię tu wysłucha, bez względu na to, o kogo chodzi.",
  ),
  poisonSentence: field(
    text(200),
    "One sentence in this language after a poisoning: call now, even without symptoms, and do not make anyone vomit.",
    "Zadzwoń teraz, nawet jeśli nie ma objawów. Nie wywołuj wymiotów.",
    "After a poisoning",
  ),
  emergency: field(
    text(40),
    "The words for the emergency number in this language.",
    "Numer alarmowy",
    "Emergency number",
  ),
  countries: group(listOf(helpLines), "The lines of the main countries of this language."),
});

export const features = fields({
  blog: field(yesNo, "Open the blog to visitors. Until then it is marked as coming soon.", false),
  comments: field(yesNo, "Let visitors comment on videos, photographs and blog posts.", false),
  discussions: field(yesNo, "Let visitors start discussions. They can always reply.", false),
});

/** May be empty until the launch. */
function textOrNothing(max: number) {
  const expected = `Expected text of at most ${max} characters`;
  return z.string(expected).trim().max(max, expected).default("");
}

const company = textOrNothing(160);

const privacy = fields({
  person: field(
    textOrNothing(160),
    "The name of the person who is responsible for the data of visitors. It is usually you.",
    "Mara Example",
    "Responsible person",
  ),
  country: field(textOrNothing(60), "The country in which this person lives.", "Ireland"),
  ground: field(
    textOrNothing(400),
    "The legal ground on which you store data, in a sentence for visitors.",
    "You agree to this when you post, and you can withdraw it at any time by deleting your post.",
    "Legal ground",
  ),
  authority: field(
    webAddressOrNothing.default(""),
    "The web address of the data protection authority of your country.",
    "https://www.dataprotection.ie",
    "Data protection authority",
  ),
  host: field(
    company,
    "The company that hosts the pages, and its country.",
    "Netlify, United States",
  ),
  database: field(
    company,
    "The company that stores the posts, and its country.",
    "Neon, United States",
  ),
  mail: field(
    company,
    "The company that sends the emails, and its country. Write “none” if there are no emails.",
    "Postmark, United States",
  ),
  shop: field(
    company,
    "The company of the shop, and its country. Write “none” if there is no shop.",
    "Ecwid, United States",
  ),
  backups: field(
    company,
    "Where backups are kept, and the country.",
    "A disk of the creator, Ireland",
  ),
});

/** They came with the site, and may belong to others. */
export const exampleSettings = ["1003", "12345678", "$example", "$name"];

const store = fields({
  shopId: field(
    textLike(/^\d{0,15}$/, "Expected a number such as 12345678, or nothing"),
    "The number of your shop at Ecwid. Leave it empty until the shop opens.",
    "12345678",
    "Shop number",
  ),
  url: field(
    webAddressOrNothing,
    "The web address of your shop. If you leave it empty, the link opens the shop page that Ecwid provides.",
    "https://shop.example.org",
    "Shop address",
  ),
});

const donations = fields({
  formUrl: field(
    webAddressOrNothing,
    "The web address of the donation form that the Support page shows. It can be empty.",
    "https://give.example.org/form",
    "Donation form",
  ),
  paypalUrl: field(
    webAddressOrNothing,
    "Your PayPal donation link. It can be empty.",
    "https://paypal.example.org/donate",
    "PayPal link",
  ),
  cashtag: field(
    textLike(/^(\$[A-Za-z0-9_]{1,20})?$/, "Expected a cashtag such as $name, or nothing"),
    "Your Cash App cashtag with its dollar sign. It can be empty.",
    "$name",
  ),
});

const help = fields({
  checked: field(
    day.optional(),
    "The date on which you last called or looked up each number. Until you enter it, the start page of the Studio lists this task.",
    "2026-11-21",
    "Checked on",
  ),
  lines: group(
    listOf(helpLines),
    "Emergency, crisis and poison lines for each country. Every page contains them.",
  ),
  languages: field(
    listOf(helpLanguage, 0).default([]),
    "Lines of countries with other languages. They come first if a post in that language sounds like danger, and one page lists them all.",
    [],
    "Other languages",
  ),
  elsewhere: group(
    fields({
      name: field(
        text(80),
        "The name of a service that lists helplines in other countries.",
        "findahelpline.com",
      ),
      url: field(webAddress, "The web address of the service.", "https://findahelpline.com"),
    }),
    "Where people in other countries can find help.",
  ),
});

export const siteSchema = fields({
  sample: field(
    yesNo.optional(),
    "Mark these settings as examples that you still have to replace.",
    true,
    "Example",
  ),
  launched: field(
    yesNo,
    "Open the site to search engines. Until then every page says that it is a preview. First replace or hide every example.",
    false,
  ),
  name: field(
    text(60),
    "The name that appears in the header and in every page title.",
    "NTKOC",
    "Name of the site",
  ),
  nameMeaning: field(
    textOrNothing(120),
    "The words that the name stands for. The home page and About Me show them once. They can be empty until you launch the site.",
    "The words behind the letters",
    "Meaning of the name",
  ),
  tagline: field(
    text(160),
    "One short sentence under the name in the footer and in shared posts. Say whose view it is, and that it has not been verified.",
    "One creator’s view of parasites and chronic illness. It has not been verified.",
  ),
  url: field(
    webAddress,
    "The web address of the live site. The address that Netlify sets takes precedence.",
    "https://www.example.org",
  ),
  email: field(email, "The email address that visitors can write to.", "hello@example.org"),
  privacy: group(
    privacy,
    "What the privacy page says about you and the companies that you use. You need all of it before you launch the site.",
    "Privacy page",
  ),
  copyrightYear: field(whole(2000, 2100), "The year in the copyright line.", 2025),
  walkthrough,
  store: group(store, "Your merchandise shop at Ecwid."),
  donations: group(
    donations,
    "The ways to donate. The Support page leaves out those that are empty.",
  ),
  features: group(features, "The parts of the site that are open to visitors."),
  moderation: field(
    oneOf({ after: "Show posts at once", before: "Hold posts until you approve them" }),
    "When posts of visitors appear on the site.",
    "after",
  ),
  help: group(help, "Telephone numbers for visitors who need help at once.", "Help lines"),
});

export type Site = z.infer<typeof siteSchema>;
export type Features = z.infer<typeof features>;
export type FeatureName = keyof Features;
