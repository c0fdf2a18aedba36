import { receiptPath } from "../../../lib/private-link-path.ts";
import type { Sent } from "../api.ts";

/** The private page of a post that is held, or whose writer has to confirm an address. A writer in danger stays on the page. */
export function newsPage({ privateLink, ...sent }: Sent<unknown>): string | undefined {
  const hasNews = !sent.help && (sent.held || sent.notify);
  return privateLink && hasNews ? receiptPath(privateLink, sent) : undefined;
}
