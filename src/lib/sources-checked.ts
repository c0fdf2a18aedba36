import { formatDate } from "./format-date.ts";

/** The earliest day on which a source was compared with its entry; undefined without sources. */
export function sourcesChecked(sources: readonly { lookedUp: string }[]): string | undefined {
  const [oldest] = sources.map(({ lookedUp }) => lookedUp).sort();
  return oldest && `Sources checked: ${formatDate(oldest)}`;
}
