import type { ReactNode } from "react";
import { cleanText } from "../../lib/clean-text.ts";
import type { Typed } from "../../lib/form-field.ts";
import { type Place, postTypeAt } from "../../lib/post-types.ts";
import { showToast } from "../../ui/toasts/toasts.ts";
import { type Sent, sendPost } from "./api.ts";
import { PostCardView } from "./post-form/PostCardView.tsx";
import { newsPage } from "./post-form/Posted.tsx";
import { postTarget } from "./post-form/post-forms.ts";
import { usePostForm } from "./post-form/use-post-form.tsx";
import { type Post, replyInput, typedComment } from "./schema/post.ts";

interface Props {
  place: Place;
  /** Only on a page that a function fills in. */
  formToken?: string | undefined;
  /** True if the writer can ask for emails about replies. */
  sendsMail: boolean;
  /** Shows the new post. */
  refresh: (sent: Sent<Post>) => Promise<void>;
  /** The notes for writers. */
  children?: ReactNode;
}

/** The form for a reply or a comment. */
export function PostForm({ place, formToken, sendsMail, refresh, children }: Props) {
  const target = postTarget(place);
  const isComment = postTypeAt(place) === "comment";
  const form = usePostForm({
    kind: target.kind,
    draftName: target.draft,
    schema: isComment ? typedComment : replyInput,
    formToken,
    sendsMail,
    send: (input, key) => sendPost(place, input, key),
    onInvalid: (values) => isComment && isMissing(values) && showToast(missing),
    pageAfter: newsPage,
    refresh,
  });
  return (
    <PostCardView target={target} formToken={formToken} {...form}>
      {children}
    </PostCardView>
  );
}

const missing = {
  title: "Missing information",
  description: "Please fill in all fields.",
  variant: "destructive",
} as const;

const isMissing = (values: Typed) => Object.values(values).some((value = "") => !cleanText(value));
