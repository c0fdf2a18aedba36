import type { Site } from "../../schemas/site.ts";
import { HelpLines } from "./HelpLines.tsx";

/** Who to call now, for one whose words sound like danger. */
export const HelpNow = ({ help }: Pick<Site, "help">) => (
  <section className="notice danger help-now" aria-labelledby="help-now">
    <p id="help-now">
      <strong>If you might hurt yourself, please talk to somebody now</strong>
    </p>
    <p>You do not have to be sure, and you do not have to explain everything.</p>
    <HelpLines help={help} lines={["crisis"]} />
  </section>
);
