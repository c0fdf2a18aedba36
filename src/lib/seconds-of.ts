/** Converts a time such as 4:30 or 2:13:45 to seconds. */
export const secondsOf = (time: string): number =>
  time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
