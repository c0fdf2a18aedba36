import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { BotFields, Sent } from "../api.ts";
import { PostCardView } from "./PostCardView.tsx";
import type { SendPost } from "./post-form.ts";
import type { PostTarget } from "./post-forms.ts";
import { usePostForm } from "./use-post-form.ts";

export interface PostFormOptions<Schema extends z.ZodMiniObject, Stored> {
  target: PostTarget;
  schema: Schema;
  /** On a page that a function fills in. */
  formToken: string | undefined;
  send: SendPost<z.output<Schema> & BotFields, Sent<Stored>>;
  /** Returns the page to open after a post. */
  pageAfter?: (sent: Sent<Stored>) => string | undefined;
  /** Shows the new post. */
  refresh?: (sent: Sent<Stored>) => Promise<void>;
}

type Props<Schema extends z.ZodMiniObject, Stored> = PostFormOptions<Schema, Stored> & {
  sendsMail: boolean;
  children?: ReactNode;
};

/** The form for a reply, a comment or a discussion. */
export function PostForm<Schema extends z.ZodMiniObject, Stored>(props: Props<Schema, Stored>) {
  const { target, formToken, sendsMail, children } = props;
  const state = usePostForm(props);
  return (
    <PostCardView target={target} formToken={formToken} sendsMail={sendsMail} {...state}>
      {children}
    </PostCardView>
  );
}
