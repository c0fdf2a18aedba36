import type { Site } from "../../collections/schemas/site.ts";
import { HelpLines } from "./HelpLines.tsx";

export const helpLabel = "Get help now";

/** Help lines next to a form, because visitors may write about a crisis. */
export const HelpForWriters = ({ help }: Pick<Site, "help">) => (
  <div className="form-help">
    <strong>{helpLabel}</strong>
    <HelpLines help={help} />
  </div>
);
