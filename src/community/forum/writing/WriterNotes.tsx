import { keepTreatment } from "../../../lib/text/keep-treatment.ts";
import { HelpLine } from "../../help/HelpLine.tsx";
import type { PageHelp } from "../../help/lines/page-help.ts";

/** What the site's settings change in a form for a post. */
export interface FormSettings {
  /** True if a moderator reads posts before they appear. */
  isModerated: boolean;
  /** True if the writer can ask for emails about replies. */
  sendsMail: boolean;
}

/** Shown below the form for a post, open or closed, so that it is also there after the post. */
export const WriterNotes = ({ help }: { help: PageHelp }) => (
  <>
    <p className="writer-care">
      {keepTreatment} Visitors write these posts: do not swallow what a post suggests, and do not
      give it to a child.
    </p>
    <HelpLine help={help} />
  </>
);
