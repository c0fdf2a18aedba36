/** The characters that the end of a text may lose. Scripts such as Chinese write no spaces between words. */
const longestWord = 30;
const lastWord = new RegExp(`[\\s,.;]+\\S{0,${longestWord}}$`);

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Shortens a text to `most` characters, cut after a word. A character of four bytes counts as one, as in the database. */
export function clip(text: string, most: number): string {
  if (text.length <= most || [...text].length <= most) return text;
  const start = startOf(text, most - 1);
  return `${start.replace(lastWord, "") || start}…`;
}

/** The start of a text, cut without separating a letter from its marks or an emoji from its parts. */
function startOf(text: string, most: number): string {
  let start = "";
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    start += segment;
  }
  return start || [...text].slice(0, most).join("");
}
