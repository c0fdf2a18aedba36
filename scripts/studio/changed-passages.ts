interface Passage {
  before: string;
  after: string;
}

/** Returns the lines of a text that differ from another text, with a few words around what changed. */
export function changedPassages(before: string, after: string): Passage[] {
  const [one, other] = [before.trim().split("\n"), after.trim().split("\n")];
  const common = commonLines(one, other);
  const passages: Passage[] = [];
  let [start, otherStart] = [0, 0];
  for (const [end, otherEnd] of [...common, [one.length, other.length] as const]) {
    const passage = {
      before: one.slice(start, end).join("\n").trim(),
      after: other.slice(otherStart, otherEnd).join("\n").trim(),
    };
    if (passage.before !== passage.after) passages.push(shorten(passage));
    [start, otherStart] = [end + 1, otherEnd + 1];
  }
  return passages;
}

/** The positions of the longest sequence of lines that both texts contain. */
function commonLines(one: string[], other: string[]): [number, number][] {
  // The number of common lines from a line of each text on.
  const counts = Array.from({ length: one.length + 1 }, () => [] as number[]);
  const count = (i: number, j: number) => counts[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const longer = Math.max(count(i + 1, j), count(i, j + 1));
      (counts[i] ?? [])[j] = one[i] === other[j] ? count(i + 1, j + 1) + 1 : longer;
    }
  const common: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; )
    if (one[i] === other[j]) common.push([i++, j++]);
    else if (count(i + 1, j) >= count(i, j + 1)) i++;
    else j++;
  return common;
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
