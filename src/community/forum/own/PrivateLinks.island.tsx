import { useEffect } from "react";
import { removeSentDraft } from "../../../lib/browser/draft.ts";
import { island } from "../../../ui/islands/island.tsx";
import { forgetMyPost, saveMyPost } from "./my-posts.ts";

interface Props {
  /** The private link of a post that was just sent, or empty. */
  saved: string;
  /** The number of the post, or empty. */
  id: string;
  /** The private link of a post that its writer has deleted, or empty. */
  gone: string;
}

/** Keeps the private links and drafts on this device up to date. Renders nothing. */
export default island(function PrivateLinks({ saved, id, gone }: Props) {
  useEffect(() => {
    if (saved) saveMyPost({ privateLink: saved, id: Number(id) });
    if (gone) forgetMyPost(gone);
    if (id) removeSentDraft();
  }, [saved, id, gone]);
  return null;
});
