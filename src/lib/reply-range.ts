export type ReplyRange = {
  /** The number of earlier replies, counted up to `mostCounted` + 1. */
  earlier: number;
  shown: number;
  total: number;
};

/** Earlier replies are counted up to this number, because counting all of them is slow. */
export const mostCounted = 5000;

const number = new Intl.NumberFormat("en-GB");

export function replyRangeText({ earlier, shown, total }: ReplyRange): string {
  if (earlier > mostCounted)
    return `More than ${number.format(mostCounted)} replies come before these.`;
  const [first, last] = [earlier + 1, earlier + shown];
  return `Replies ${number.format(first)} to ${number.format(last)} of ${number.format(Math.max(last, total))}`;
}
