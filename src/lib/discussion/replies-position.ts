/** Which of all replies a page shows: where the first stands among them, and how many there are. */
export type Position = {
  /** How many replies come before these, counted up to one more than `mostCounted`. */
  earlier: number;
  shown: number;
  total: number;
};

/** The most replies that are counted to say where a page stands. */
export const mostCounted = 5000;

const number = new Intl.NumberFormat("en-GB");

/** Where the replies on a page stand among all of them, in words. */
export function positionWords({ earlier, shown, total }: Position): string {
  if (earlier > mostCounted)
    return `More than ${number.format(mostCounted)} replies come before these.`;
  const [first, last] = [earlier + 1, earlier + shown];
  return `Replies ${number.format(first)} to ${number.format(last)} of ${number.format(Math.max(last, total))}`;
}
