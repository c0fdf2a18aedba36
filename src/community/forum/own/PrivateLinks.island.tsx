import { useEffect } from "react";
import { removeSentDraft } from "../../../lib/browser/draft.ts";
import { island } from "../../../ui/islands/island.tsx";
import { forgetMyPost, saveMyPost } from "./my-posts.ts";

/** Each is empty if there is none. `saved` and `gone` are private links. */
interface Props {
  saved: string;
  id: string;
  gone: string;
}

export default island(function PrivateLinks({ saved, id, gone }: Props) {
  useEffect(() => {
    if (saved) saveMyPost({ privateLink: saved, id: Number(id) });
    if (gone) forgetMyPost(gone);
    if (id) removeSentDraft();
  }, [saved, id, gone]);
  return null;
});
