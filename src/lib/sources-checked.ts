import { formatDate } from "./format-date.ts";

/** The day on which the source that was looked up first was compared with its entry; undefined without sources. */
export function sourcesChecked(sources: readonly { lookedUp: string }[]): string | undefined {
  const [oldest] = sources.map(({ lookedUp }) => lookedUp).sort();
  return oldest && `Sources checked: ${formatDate(oldest)}`;
}
