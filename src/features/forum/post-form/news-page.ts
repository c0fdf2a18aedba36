import { receiptPath } from "../../../lib/private-link-path.ts";
import type { Sent } from "../api.ts";

/** The private page of a post that is held, or whose writer needs help lines or has to confirm an address. */
export function newsPage({ privateLink, ...sent }: Sent<unknown>): string | undefined {
  const hasNews = sent.held || sent.help || sent.notify;
  return privateLink && hasNews ? receiptPath(privateLink, sent) : undefined;
}
