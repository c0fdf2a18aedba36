import { type ReactNode, useState } from "react";
import type { Sent } from "../lib/api.ts";
import { keepPost } from "../stores/own-posts.ts";

/** What became of a post, for below its form. The words come with the first one. */
export function useReceipt() {
  const [receipt, setReceipt] = useState<ReactNode>();

  async function show({ post, ...told }: Sent<{ id: number }>) {
    const { own } = told;
    if (!own) return setReceipt(undefined);
    keepPost({ own, id: post?.id });
    try {
      const { PostReceipt } = await import("./PostReceipt.tsx");
      setReceipt(<PostReceipt key={own} {...told} own={own} id={post?.id} />);
    } catch {
      // The writer's private page says the same.
      location.assign(`${own}?${told.held ? "held" : "posted"}=1`);
    }
  }

  return { receipt, show };
}
