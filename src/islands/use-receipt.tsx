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
    if (!own) return;
    keepPost({ own, id: post?.id });
    const address = `${own}?posted=1`;
    try {
      const page = await (await request(address)).text();
      const fill = (place: HTMLElement | null) => {
        if (!place) return;
        // The policy of this page knows nothing of the styles of that one.
        place.innerHTML = `<div${page.split(/<\/?main/)[1]}`;
        // That all went well, the toast has said.
        const news = held ? ".notice" : ".notice:not([role=status])";
        place.replaceChildren(...place.querySelectorAll(news));
        // What one might not expect takes the focus.
        if (held || help) place.focus();
      };
      setReceipt(<div key={own} className="post-receipt" tabIndex={-1} ref={fill} />);
    } catch {
      location.assign(address);
    }
  }

  return { receipt, show };
}
