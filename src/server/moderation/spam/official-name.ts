// Each Latin letter before what looks like it in upper or lower case, from the most common cases of Unicode's
// confusables.txt (UTS 39). The npm packages with the whole file have not been updated for years.
const groups = [
  "aɑαаᴀ4@ΑАᎪꓮⲀ bвβьʙɓƀ8ΒВᏴꓐⲂ cсϲςᴄƈȼ¢©ϹСᏟꓚⲤ dԁᴅɗɖđᎠꓓ eеεєэᴇɛəǝ3€ΕЕᎬꓰ fꜰғƒϜꓝ gɡɢցɠԌᏀꓖ hһнհʜћħɦΗНᎻꓧⲎ",
  "iіїιıɪɩɨӏlʟłƚɭ1|!ǀ£ΙІӀᏆꓲᏞꓡⲒⳐ jјϳᴊʝɉͿЈᎫꓙ kкκᴋƙҝқҡΚКᏦꓗⲔ mмᴍɱΜМᎷꓟⲘϺ nпոηиɴŋɲɳƞռΝꓠⲚ",
  "oοоөᴏօøɵσθסہه0○●〇०০੦૦௦౦೦൦๐໐၀ဝ٥۵ΟОՕꓳⲞ pрρᴘƥΡРᏢꓑⲢ qԛɋԚ rгяʀɍɾɽ®ᎡꓣⲄ sѕꜱʂƨ5$ЅᏚꓢՏ tтτᴛŧƭʈ7†+ΤТᎢꓔⲦ",
  "uυսᴜʉʋμꓴՍ vνѵᴠᏙꓦѴ wѡωԝшᴡɯⱳᎳꓪԜ xхχ×✕✖ΧХꓫⲬ yуγүʏƴɣұΥҮᎩꓬⲨ zᴢʐȥΖᏃꓜⲌ",
].flatMap((line) => line.split(" "));

const lookalikes = new Map(
  groups.flatMap(([letter = "", ...others]) => others.map((other) => [other, letter])),
);

// Letters in black circles, in black squares, and those that flags consist of. NFKD covers the white ones.
for (const first of [0x1f150, 0x1f170, 0x1f1e6])
  for (let at = 0; at < 26; at++)
    lookalikes.set(String.fromCodePoint(first + at), String.fromCharCode(97 + at));

const roles = [
  "admin",
  "admins",
  "administrator",
  "administrators",
  "administration",
  "mod",
  "mods",
  "moderator",
  "moderators",
  "moderation",
  "creator",
  "creators",
  "owner",
  "owners",
  "webmaster",
  "staff",
  "official",
  "support",
  "siteteam",
  // The page shows these words in place of a name.
  "deleted",
  "removed",
];

const officialRoles = roles.flatMap((role) => [role, `the${role}`]).map(skeleton);

/** True if visitors could take a name for the creator, a moderator or the site, whose name it must not contain. */
export function looksOfficial(author: string, siteName: string, moderators: readonly string[]) {
  // A name of symbols has an empty skeleton.
  const official = [...officialRoles, ...moderators.map(skeleton).filter(Boolean)];
  const site = skeleton(siteName);
  const names = readings(author).flatMap((name) => {
    const parts = words(name);
    return [parts.join(""), ...parts];
  });
  return names.some((name) => official.includes(name) || (site !== "" && name.includes(site)));
}

/** The ways to read a name: letter by letter, TheWordsInIt, and 5ymb0ls as letters or as decoration. */
function readings(name: string): string[] {
  const spelled = name.replace(/(?<![\p{L}\p{M}])(\p{L})[^\p{L}\p{N}]+(?=\p{L}(?!\p{L}))/gu, "$1");
  const split = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const undecorated = [name, split].map((text) =>
    text.replace(/[\p{P}\p{S}]|(?<!\p{L})\p{N}+|\p{N}+(?!\p{L})/gu, " "),
  );
  return [name, spelled, split, ...undecorated];
}

/** Maps names that look the same to the same text. */
function skeleton(name: string): string {
  return words(name).join("");
}

function words(name: string): string[] {
  return latin(latin(latin(name).normalize("NFKD")).toLowerCase())
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("l", "i")
    .split(/[^\p{L}\p{N}]+/u);
}

/** Also used before lower-casing, because Greek Ν looks like N, but ν like v; and before NFKD, which turns Ϲ into Σ. */
function latin(name: string): string {
  return [...name]
    .map((letter) => lookalikes.get(letter) ?? lookalikes.get(letter.toUpperCase()) ?? letter)
    .join("");
}
