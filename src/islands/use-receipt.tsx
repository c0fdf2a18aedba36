import { type ReactNode, useState } from "react";
import type { Sent } from "../lib/api.ts";
import { keepPost } from "../stores/own-posts.ts";
import { PostReceipt } from "./PostReceipt.tsx";

/** What became of a post, for below its form. */
export function useReceipt() {
  const [receipt, setReceipt] = useState<ReactNode>();

  function show({ post, own, ...told }: Sent<{ id: number }>) {
    if (!own) return setReceipt(undefined);
    keepPost({ own, id: post?.id });
    setReceipt(<PostReceipt key={own} {...told} own={own} id={post?.id} />);
  }

  return { receipt, show };
}
