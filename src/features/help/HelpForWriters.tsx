import type { Site } from "../../collections/schemas/site.ts";
import { Icon } from "../../ui/Icon.tsx";
import { HelpLines } from "./HelpLines.tsx";

/** Help lines in a form, because visitors may write about a crisis. */
export const HelpForWriters = ({ help }: Pick<Site, "help">) => (
  <details className="form-help">
    <summary className="tap fold">
      Get help now <Icon name="chevron" size={20} />
    </summary>
    <HelpLines help={help} />
  </details>
);
