import type { Site } from "../../schemas/site.ts";
import { HelpLines } from "./HelpLines.tsx";
import { helpQuestion } from "./help-question.ts";

/** The help lines beside a form in which people write of what they live through. */
export const HelpBeside = ({ help }: Pick<Site, "help">) => (
  <div className="help-beside">
    <p>{helpQuestion}</p>
    <HelpLines help={help} />
  </div>
);
