interface Passage {
  before: string;
  after: string;
}

/** Returns the lines that differ between two texts, with a few words around what changed; undefined if none do. */
export function changedPassage(before: string, after: string): Passage | undefined {
  const [one, other] = [before.trim(), after.trim()];
  if (one === other) return undefined;
  const [removed, added] = [linesWithout(one, other), linesWithout(other, one)];
  // Otherwise, lines were only moved or repeated.
  const differ = removed !== added;
  return shorten(differ ? { before: removed, after: added } : { before: one, after: other });
}

function linesWithout(text: string, other: string): string {
  const others = new Set(other.split("\n"));
  const lines = text.split("\n").filter((line) => !others.has(line));
  return lines.join("\n").trim();
}

/** Texts up to this length are shown whole. */
const short = 200;
/** The number of unchanged words to show on each side. */
const context = 8;

function shorten({ before, after }: Passage): Passage {
  if (before.length <= short && after.length <= short) return { before, after };
  const [one, other] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const shared = Math.min(one.length, other.length);
  let start = 0;
  while (start < shared && one[start] === other[start]) start++;
  let end = 0;
  while (end < shared - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const cut = (words: string[]) => {
    const [from, to] = [Math.max(0, start - context), Math.max(0, end - context)];
    const middle = words
      .slice(from, words.length - to)
      .join("")
      .trim();
    return `${from > 0 ? "… " : ""}${middle}${to > 0 ? " …" : ""}`;
  };
  return { before: cut(one), after: cut(other) };
}
