import { ModerationNote } from "../../../components/forms/ModerationNote.tsx";
import { PostCardView } from "../../../components/forms/PostCardView.tsx";
import type { PostTarget } from "../../../components/forms/post-forms.ts";
import { HelpForWriters } from "../../../components/help/HelpForWriters.tsx";
import { helpLines, holdsEverything, sendsMail } from "../../site-settings.ts";
import type { RejectedPost } from "./rejected-post.ts";

interface Props {
  target: PostTarget;
  formToken: string;
  /** The post to show again, with its errors. */
  refused?: RejectedPost | undefined;
}

/** The form for a post, without its island. */
export const PostCard = ({ target, formToken, refused }: Props) => (
  <PostCardView
    {...{ target, formToken }}
    values={refused?.typed}
    errors={refused?.problem.fields}
    message={refused?.problem.message}
    refused={refused !== undefined}
    sendsMail={sendsMail()}
  >
    {holdsEverything() && <ModerationNote />}
    <HelpForWriters help={helpLines()} />
  </PostCardView>
);
