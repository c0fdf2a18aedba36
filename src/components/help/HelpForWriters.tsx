import type { Site } from "../../collections/schemas/site.ts";
import { HelpLines } from "./HelpLines.tsx";

export const helpQuestion = "In danger or despair?";

/** The help lines next to a form, since visitors may write about a crisis. */
export const HelpForWriters = ({ help }: Pick<Site, "help">) => (
  <div className="help-beside">
    <p>{helpQuestion}</p>
    <HelpLines help={help} />
  </div>
);
