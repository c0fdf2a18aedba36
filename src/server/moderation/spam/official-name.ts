// Each Latin letter before what looks like it, from the most common cases of Unicode's confusables.txt (UTS 39).
const groups = [
  "aаαａ@4 bвβь8 cсϲ¢ dԁ eеєε3 hһн iіїιı1l|! jј kкκ mмμ nпոη oоοө0օ pрρ rг sѕ5$ tтτ7 uυս vνѵ",
  "wѡω xхχ yуγ",
].flatMap((line) => line.split(" "));

const lookalikes = new Map(
  groups.flatMap(([letter = "", ...others]) => others.map((other) => [other, letter])),
);

const roles = [
  "admin",
  "administrator",
  "admins",
  "mod",
  "mods",
  "moderator",
  "moderators",
  "creator",
  "owner",
  "webmaster",
  "staff",
  "official",
  "support",
  "siteteam",
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
    .map((character) => lookalikes.get(character) ?? character)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
