import { renderToStaticMarkup } from "react-dom/server";
import type { HttpError } from "../../../server/http/http-error.ts";
import { renderPlain } from "../../../server/http/plain-page.tsx";
import { holdsEverything, sendsMail, site } from "../../../server/site-settings.ts";
import { ExampleLabel } from "../../../ui/cards/ExampleLabel.tsx";
import { HelpLine } from "../../help/lines/HelpLine.tsx";
import { pageHelp } from "../../help/lines/page-help.ts";
import type { HelpNow } from "../../help/schema.ts";
import { PostCardView } from "../writing/PostCardView.tsx";
import { type PostTarget, postForms } from "../writing/post-forms.ts";
import { type FormSettings, ModerationNote, WriterNotes } from "../writing/WriterNotes.tsx";
import { issueFormToken, reissueFormToken } from "./form-token.ts";

export interface RejectedPost {
  problem: HttpError;
  typed: Record<string, string>;
  help: HelpNow | undefined;
}

export const formSettings = (): FormSettings => ({
  formToken: issueFormToken(),
  help: pageHelp(site().help),
  isModerated: holdsEverything(),
  sendsMail: sendsMail(),
});

/** The form for a post, without its island. */
export function PostCard({ target, refused }: { target: PostTarget; refused?: RejectedPost }) {
  const settings = formSettings();
  const { problem, typed, help } = refused ?? {};
  return (
    <PostCardView
      target={target}
      formToken={refused ? reissueFormToken(refused) : settings.formToken}
      values={typed}
      errors={problem?.fields}
      message={problem?.message}
      refused={refused !== undefined}
      help={help}
      sendsMail={settings.sendsMail}
    >
      <WriterNotes {...settings} />
    </PostCardView>
  );
}

/** For the islands of built templates. */
export const moderationNote = (): string =>
  holdsEverything() ? renderToStaticMarkup(<ModerationNote />) : "";

/** The page with only a refused form, which needs no database. Its heading names the subject, if that is known. */
export async function renderRejectedPost(
  target: PostTarget,
  refused: RejectedPost,
  subject: { title: string; sample: boolean } | undefined,
) {
  const { opens, about } = postForms[target.kind];
  return renderPlain(
    subject && about ? `${about}: ${subject.title}` : opens,
    refused.problem.message,
    { href: target.page, label: "Back" },
    <>
      {subject?.sample && <ExampleLabel />}
      {!refused.help && <HelpLine help={pageHelp(site().help)} />}
      <PostCard target={target} refused={refused} />
    </>,
  );
}
