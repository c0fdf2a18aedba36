/** Of a time such as 4:30 or 2:13:45. */
export const secondsOf = (time: string): number =>
  time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** ISO 8601: `PT2H13M45S`. */
export function isoDuration(clock: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = clock.split(":").map(Number).reverse();
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${seconds}S`;
}
