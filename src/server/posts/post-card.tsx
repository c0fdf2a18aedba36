import { renderToStaticMarkup } from "react-dom/server";
import { ModerationNote } from "../../components/forms/ModerationNote.tsx";
import { PostCardView } from "../../components/forms/PostCardView.tsx";
import { type PostTarget, postForms } from "../../components/forms/post-forms.ts";
import { HelpForWriters } from "../../components/help/HelpForWriters.tsx";
import { ExampleLabel } from "../../components/ui/ExampleLabel.tsx";
import type { HttpError } from "../http/http-error.ts";
import { renderPlain } from "../http/plain-page.tsx";
import { helpLines, holdsEverything, sendsMail } from "../site-settings.ts";
import { reissueFormToken } from "./form-token.ts";

interface RejectedPost {
  problem: HttpError;
  typed: Record<string, string>;
}

/** The subject of a post, such as its discussion. */
export interface PostSubject {
  title: string;
  sample?: boolean | undefined;
}

interface Props {
  target: PostTarget;
  formToken: string;
  refused?: RejectedPost;
}

/** The form for a post, without its island. */
export const PostCard = ({ target, formToken, refused }: Props) => (
  <PostCardView
    target={target}
    formToken={formToken}
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

/** For the islands of built templates. */
export const moderationNote = (): string =>
  holdsEverything() ? renderToStaticMarkup(<ModerationNote />) : "";

/** The page with only a refused form, which needs no database. Its heading names the subject, if that is known. */
export async function renderRejectedPost(
  target: PostTarget,
  refused: RejectedPost,
  subject: PostSubject | undefined,
) {
  const formToken = await reissueFormToken(refused.typed, refused.problem);
  const { opens, about } = postForms[target.kind];
  return renderPlain(
    subject && about ? `${about}: ${subject.title}` : opens,
    refused.problem.message,
    { href: target.page, label: "Back" },
    <>
      {subject?.sample && <ExampleLabel />}
      <PostCard target={target} formToken={formToken} refused={refused} />
    </>,
  );
}
