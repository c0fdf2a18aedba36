// Letters and digits that look like a Latin letter, from the most common cases of Unicode's confusables.txt (UTS 39).
const lookalikes: Record<string, string> = {
  ...spread("а α ａ @ 4", "a"),
  ...spread("в β ь 8", "b"),
  ...spread("с ϲ ¢", "c"),
  ...spread("ԁ", "d"),
  ...spread("е є ε 3", "e"),
  ...spread("һ н", "h"),
  ...spread("і ї ι ı 1 l | !", "i"),
  ...spread("ј", "j"),
  ...spread("к κ", "k"),
  ...spread("м μ", "m"),
  ...spread("п ո η", "n"),
  ...spread("о ο ө 0 օ", "o"),
  ...spread("р ρ", "p"),
  ...spread("г", "r"),
  ...spread("ѕ 5 $", "s"),
  ...spread("т τ 7", "t"),
  ...spread("υ ս", "u"),
  ...spread("ν ѵ", "v"),
  ...spread("ѡ ω", "w"),
  ...spread("х χ", "x"),
  ...spread("у γ", "y"),
};

function spread(characters: string, letter: string): Record<string, string> {
  return Object.fromEntries(characters.split(" ").map((character) => [character, letter]));
}

const roles = [
  ...["admin", "administrator", "admins", "mod", "mods", "moderator", "moderators"],
  ...["creator", "owner", "webmaster", "staff", "official", "support", "siteteam"],
];

/** True if visitors could take a name for the creator, a moderator or the site, whose name it must not contain. */
export function looksOfficial(author: string, siteName: string, moderators: readonly string[]) {
  const whole = skeleton(author);
  const words = author.split(/[^\p{L}\p{M}\p{N}@$|!¢]+/u).map(skeleton);
  // A name of symbols has an empty skeleton.
  const official = [...roles, ...moderators].map(skeleton).filter(Boolean);
  const site = skeleton(siteName);
  return (
    [whole, ...words].some((name) => official.includes(name)) ||
    (site !== "" && whole.includes(site))
  );
}

/** Maps names that look the same to the same text. */
const skeleton = (name: string): string =>
  [...name.normalize("NFKC").toLowerCase().normalize("NFD")]
    .map((character) => lookalikes[character] ?? character)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
