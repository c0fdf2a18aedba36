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

const phrase = text(300).refine(
  isPhrase,
  'Expected a phrase such as "dr/baba ... herb*", without other signs',
);

const groups = (title: string, explanation: string, name: string, example: string[]) => {
  const group = fields({
    name: field(
      text(80),
      "What these words have in common. Moderators see it as the reason.",
      name,
    ),
    phrases: field(
      listOf(phrase),
      "Words and phrases. Capitals do not matter. A / separates words of which any one may stand there, * stands for any letters, # for a number, and ... for up to 30 characters between two words.",
      example,
    ),
  });
  return field(listOf(group), explanation, [{ name, phrases: example }], title);
};

export const moderationSchema = fields({
  waits: groups(
    "Words that hold a post",
    "A post with one of these phrases waits for a moderator. Add a word here to read every post that has it.",
    "Threats",
    ["shut up and die", "hope you die"],
  ),
  spam: groups(
    "Words of spam",
    "A post waits for a moderator if it has two signs of spam: phrases of two of these groups, or of one group and a link, a telephone number or an email address. Leave out what your visitors often write about, such as remedies and detox.",
    "Gambling",
    ["casino", "slot/slots", "free spins"],
  ),
  names: field(
    listOf(text(80)),
    "Names that visitors cannot use, because others could take them for you or a moderator. Similar names and the name of the site are refused too.",
    ["admin", "moderator"],
    "Names that no visitor may use",
  ),
});
