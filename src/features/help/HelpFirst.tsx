import type { Site } from "../../collections/schemas/site.ts";
import { HelpLines } from "./HelpLines.tsx";

interface Props {
  help: Site["help"];
  first: "crisis" | "poison";
}

/** The help lines, before the results of a search that sounds like an emergency. */
export const HelpFirst = ({ help, first }: Props) => (
  <section className="notice danger stack close" aria-labelledby="help-first">
    <h2 id="help-first">If you might hurt yourself, or someone is in danger, get help now</h2>
    <HelpLines
      help={help}
      lines={first === "poison" ? ["poison", "crisis"] : ["crisis", "poison"]}
    />
    <p>
      <a className="tap" href="/do-i-need-a-doctor">
        Do I need a doctor?
      </a>
    </p>
  </section>
);
