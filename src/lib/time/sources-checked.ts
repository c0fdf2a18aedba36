import { formatDate } from "./format-date.ts";

export function sourcesChecked(sources: readonly { lookedUp: string }[]): string | undefined {
  const [oldest] = sources.map(({ lookedUp }) => lookedUp).sort();
  return oldest && `Sources checked: ${formatDate(oldest)}`;
}
