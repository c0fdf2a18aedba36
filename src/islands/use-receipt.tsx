import { type ReactNode, useState } from "react";
import { request, type Sent } from "../lib/api.ts";
import { keepPost } from "../stores/own-posts.ts";

/**
 * What became of a post, for below its form: that it waits, where help is, and the private link. The
 * writer's private page says all of it, so its notices are shown here, and nobody else loads the words.
 */
export function useReceipt() {
  const [receipt, setReceipt] = useState<ReactNode>();

  async function show({ own, post, held, help }: Sent<{ id: number }>) {
    if (!own) return setReceipt(undefined);
    keepPost({ own, id: post?.id });
    const address = `${own}?${held ? "held" : "posted"}=1`;
    try {
      const page = await (await request(address)).text();
      const notices = new DOMParser()
        .parseFromString(page, "text/html")
        .querySelectorAll(".notice");
      const fill = (place: HTMLElement | null) => {
        place?.replaceChildren(...notices);
        // What one might not expect takes the focus.
        if (held || help) place?.focus();
      };
      setReceipt(<div key={own} className="post-receipt" tabIndex={-1} ref={fill} />);
    } catch {
      location.assign(address);
    }
  }

  return { receipt, show };
}
