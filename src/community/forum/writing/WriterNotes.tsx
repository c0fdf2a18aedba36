import { keepTreatment } from "../../../lib/text/keep-treatment.ts";
import { HelpLine } from "../../help/HelpLine.tsx";
import type { PageHelp } from "../../help/lines/page-help.ts";

export interface FormSettings {
  isModerated: boolean;
  sendsMail: boolean;
}

/** Below the form, open or closed, so that it is also there after the post. */
export const WriterNotes = ({ help }: { help: PageHelp }) => (
  <>
    <p className="notice ask hint">
      {keepTreatment} Visitors write these posts: do not swallow what a post suggests, and do not
      give it to a child.
    </p>
    <HelpLine help={help} />
  </>
);
