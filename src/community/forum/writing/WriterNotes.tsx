import { keepTreatment } from "../../../lib/text/keep-treatment.ts";
import { HelpLine } from "../../help/HelpLine.tsx";
import type { PageHelp } from "../../help/lines/page-help.ts";

/** The server's settings for a form that it renders. */
export interface FormSettings {
  help: PageHelp;
  /** True if a moderator reads posts before they appear. */
  isModerated: boolean;
  /** True if the writer can ask for emails about replies. */
  sendsMail: boolean;
}

/** Shown below the form for a post, open or closed, so that it is also there after the post. */
export const WriterNotes = ({ help, isModerated }: Pick<FormSettings, "help" | "isModerated">) => (
  <>
    {isModerated && <ModerationNote />}
    <p className="writer-care">
      {keepTreatment} Visitors write these posts: do not swallow what a post suggests, and do not
      give it to a child.
    </p>
    <HelpLine help={help} />
  </>
);

/** Shown next to a form if posts are moderated before they appear. */
export const ModerationNote = () => (
  <p className="notice">
    <strong>A moderator reads posts first.</strong> Your post will appear once it is approved.
  </p>
);
