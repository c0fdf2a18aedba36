import { z } from "zod";
import { field, listOf, text } from "./field.ts";

function phraseError(phrase: string): string | undefined {
  const strange = /[()[\]{}\\|^+?_]/.exec(phrase)?.[0];
  if (strange) return `Expected a word or phrase without "${strange}"`;
  const words = phrase.split(/\s+/);
  if (words.some((word) => word.includes("..") && word !== "..."))
    return "Expected exactly three dots, with a space on both sides";
  if (words.some((word) => word !== "..." && word.split("/").includes("")))
    return 'Expected a word on both sides of each "/"';
  const [first, last] = [words[0], words.at(-1)];
  if ([first, last].some((word) => word === "..." || word === "*"))
    return `Expected a word before and after "..." and "*"`;
  if (words.some((word) => word.includes("/") && word.split("/").includes("*")))
    return 'Expected "*" as part of a word, or alone between two words';
  if ((phrase.match(/[\p{L}\p{N}#]/gu) ?? []).length < 2)
    return "Expected a phrase with at least two letters";
  return undefined;
}

const phrase = text(200).refine((value) => phraseError(value) === undefined, {
  error: ({ input }) => phraseError(String(input)) ?? "",
});

const signs =
  "Capitals do not matter. A / separates words of which any one may stand there, * stands for any letters, # for a number, and ... for up to 30 characters between two words.";

const phrases = (example: string[]) =>
  field(listOf(phrase), "Phrases", `Words and phrases. ${signs}`, example);

const groups = (title: string, reason: string, name: string, example: string[]) => {
  const group = z.strictObject({
    name: field(text(80), "Name", "What these words have in common. It is for you only.", name),
    phrases: phrases(example),
  });
  return field(listOf(group), title, reason, [{ name, phrases: example }]);
};

const list = (title: string, reason: string, example: string[]) =>
  field(listOf(phrase), title, `${reason} ${signs}`, example);

const waits = "From 6 points, a post waits for a moderator.";

/** `content/moderation.json`: words that are common in spam. */
export const moderationSchema = z.strictObject({
  goods: groups(
    "What spam sells",
    `Groups of goods and services. Words of one group give a post 3 points, and words of two or more groups 6. ${waits} Leave out what your visitors often write about, such as remedies and detox.`,
    "Gambling",
    ["casino", "slot/slots", "free spins"],
  ),
  advertising: groups(
    "How spam advertises",
    `Groups of phrases that advertise something. Each group gives a post 2 points, at most 6. ${waits}`,
    "Discounts",
    ["promo code", "#% off", "use my code"],
  ),
  contact: groups(
    "Ways to reach the sender",
    `Groups of phrases that ask people to write elsewhere. Each group gives a post 3 points, at most 6. A telephone number or an email address also counts as a group. ${waits}`,
    "Messengers",
    ["whatsapp", "telegram"],
  ),
  healers: list(
    "Praise of a healer",
    "These give a post 3 points: spam often tells how a doctor or a healer cured someone.",
    ["dr/baba ... herb*", "cured of herpes/cancer"],
  ),
  earnings: list(
    "Earning money",
    "If a post also contains an amount of money, these give it 3 points.",
    ["earn*", "work from home"],
  ),
  praise: list(
    "Praise that fits any page",
    "These give a post 3 points: spam often praises a website before it places a link.",
    ["great post/article", "thanks for sharing"],
  ),
});
