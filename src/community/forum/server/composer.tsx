import { renderToStaticMarkup } from "react-dom/server";
import type { HttpError } from "../../../server/http/http-error.ts";
import { holdsEverything, sendsMail, site } from "../../../server/site-settings.ts";
import { pageHelp } from "../../help/lines/page-help.ts";
import type { HelpNow } from "../../help/schema.ts";
import { ComposerView } from "../writing/ComposerView.tsx";
import type { FormPlace } from "../writing/post-forms.ts";
import { type FormSettings, ModerationNote, WriterNotes } from "../writing/WriterNotes.tsx";

export interface RejectedPost {
  problem: HttpError;
  typed: Record<string, string>;
  help: HelpNow | undefined;
}

export const formSettings = (): FormSettings => ({
  help: pageHelp(site().help),
  isModerated: holdsEverything(),
  sendsMail: sendsMail(),
});

/** The form for a post, without its island. */
export function Composer({ target, refused }: { target: FormPlace; refused?: RejectedPost }) {
  const settings = formSettings();
  const { problem, typed, help } = refused ?? {};
  return (
    <ComposerView
      target={target}
      values={typed}
      errors={problem?.fields}
      message={problem?.message}
      refused={refused !== undefined}
      help={help}
      sendsMail={settings.sendsMail}
    >
      <WriterNotes {...settings} />
    </ComposerView>
  );
}

/** For the islands of built templates. */
export const moderationNote = (): string =>
  holdsEverything() ? renderToStaticMarkup(<ModerationNote />) : "";
