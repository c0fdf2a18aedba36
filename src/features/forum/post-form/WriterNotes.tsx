import { HelpLine } from "../../help/HelpLine.tsx";
import type { PageHelp } from "../../help/HelpLines.tsx";

export interface FormSettings {
  formToken: string;
  help: PageHelp;
  isModerated: boolean;
  sendsMail: boolean;
}

/** Shown below the form for a post, open or closed, so that it is also there after the post. */
export const WriterNotes = ({ help, isModerated }: Pick<FormSettings, "help" | "isModerated">) => (
  <>
    {isModerated && <ModerationNote />}
    <HelpLine help={help} />
  </>
);

export const ModerationNote = () => (
  <p className="notice">
    <strong>A moderator reads posts first.</strong> Your post will appear once it is approved.
  </p>
);
