/** Scripts such as Chinese write no spaces between words. */
const longestWord = 30;
const lastWord = new RegExp(`[\\s,.;]+\\S{0,${longestWord}}$`);

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A character of four bytes counts as one, as in the database. */
export function clip(text: string, most: number): string {
  if (text.length <= most || [...text].length <= most) return text;
  const start = startOf(text, most - 1);
  return `${start.replace(lastWord, "") || start}…`;
}

/** Separates no letter from its marks, and no emoji from its parts. */
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
