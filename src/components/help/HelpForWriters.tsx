import type { Site } from "../../collections/schemas/site.ts";
import { HelpLines } from "./HelpLines.tsx";

export const helpQuestion = "Get help now";

/** Help lines next to a form, because visitors may write about a crisis. */
export const HelpForWriters = ({ help }: Pick<Site, "help">) => (
  <div className="help-beside">
    <p>{helpQuestion}</p>
    <HelpLines help={help} />
  </div>
);
