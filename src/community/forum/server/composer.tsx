import type { HttpError } from "../../../server/http/http-error.ts";
import { holdsEverything, sendsMail, site } from "../../../server/site-settings.ts";
import { type PageHelp, pageHelp } from "../../help/lines/page-help.ts";
import type { HelpNow } from "../../help/schema.ts";
import { ComposerView } from "../writing/ComposerView.tsx";
import type { FormPlace } from "../writing/post-forms.ts";
import { type FormSettings, WriterNotes } from "../writing/WriterNotes.tsx";

export interface RejectedPost {
  problem: HttpError;
  typed: Record<string, string>;
  help: HelpNow | undefined;
}

export const formSettings = (): { settings: FormSettings; help: PageHelp } => ({
  settings: { isModerated: holdsEverything(), sendsMail: sendsMail() },
  help: pageHelp(site().help),
});

export function Composer({ target, refused }: { target: FormPlace; refused?: RejectedPost }) {
  const { problem, typed, help } = refused ?? {};
  const { settings, help: lines } = formSettings();
  return (
    <ComposerView
      target={target}
      values={typed}
      errors={problem?.fields}
      message={problem?.message}
      refused={refused !== undefined}
      help={help}
      {...settings}
    >
      <WriterNotes help={lines} />
    </ComposerView>
  );
}
