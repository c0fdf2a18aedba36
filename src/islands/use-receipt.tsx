import { type ReactNode, useState } from "react";
import type { Sent } from "../api-client/api-client.ts";
import { fetchMain } from "../client/fetch-main.ts";
import { receiptPath } from "../lib/private-link-path.ts";

/**
 * Shows the result of a post below its form: the private link, and whether it is held. The notices are copied
 * from the private page, so that their text loads only after a post.
 */
export function useReceipt() {
  const [receipt, setReceipt] = useState<ReactNode>();

  async function show({ privateLink, ...sent }: Sent<{ id: number }>) {
    if (!privateLink) return;
    const { held, help, notify } = sent;
    const address = receiptPath(privateLink, sent);
    try {
      const page = await fetchMain(address);
      // A toast has already announced the success.
      const notices = page.querySelectorAll(held ? ".notice" : ".notice:not([role=status])");
      const fill = (element: HTMLElement | null) => {
        element?.replaceChildren(...notices);
        // The writer may not expect these notices.
        if (held || help || notify) element?.focus();
      };
      setReceipt(<div key={privateLink} className="stack post-receipt" tabIndex={-1} ref={fill} />);
    } catch {
      location.assign(address);
    }
  }

  return { receipt, show };
}
