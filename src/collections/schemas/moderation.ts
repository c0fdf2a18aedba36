import { field, fields, listOf, text } from "./field.ts";

function isPhrase(phrase: string): boolean {
  const words = phrase.split(/\s+/);
  const isWord = (word: string) =>
    word === "*" || (!word.includes("..") && word.split("/").every((part) => !/^\*?$/.test(part)));
  return (
    !/[()[\]{}\\|^+?_]/.test(phrase) &&
    words.every(
      (word, at) => isWord(word) || (word === "..." && at > 0 && at < words.length - 1),
    ) &&
    words[0] !== "*" &&
    words.at(-1) !== "*" &&
    (phrase.match(/[\p{L}\p{N}#]/gu) ?? []).length >= 2
  );
}

const phrase = text(200).refine(
  isPhrase,
  'Expected a phrase such as "dr/baba ... herb*", without other signs',
);

const signs =
  "Capitals do not matter. A / separates words of which any one may stand there, * stands for any letters, # for a number, and ... for up to 30 characters between two words.";

const phrases = (example: string[]) =>
  field(listOf(phrase), `Words and phrases. ${signs}`, example);

const groups = (title: string, reason: string, name: string, example: string[]) => {
  const group = fields({
    name: field(text(80), "What these words have in common. It is for you only.", name),
    phrases: phrases(example),
  });
  return field(listOf(group), reason, [{ name, phrases: example }], title);
};

const list = (title: string, reason: string, example: string[]) =>
  field(listOf(phrase), `${reason} ${signs}`, example, title);

const waits = "From 6 points, a post waits for a moderator.";

export const moderationSchema = fields({
  goods: groups(
    "What spam sells",
    `Groups of goods and services. Each group gives a post 4 points, at most 8. ${waits} Leave out what your visitors often write about, such as remedies and detox.`,
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
    "These count as a group of what spam sells: spam often tells how a doctor or a healer cured someone.",
    ["dr/baba ... herb*", "cured of herpes/cancer"],
  ),
  earnings: list(
    "Earning money",
    "If a post also contains an amount of money, these count as a group that advertises.",
    ["earn*", "work from home"],
  ),
  praise: list(
    "Praise that fits any page",
    "These count as a group that advertises: spam often praises a website before it places a link.",
    ["great post/article", "thanks for sharing"],
  ),
});
