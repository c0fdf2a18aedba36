import { OutboundLink } from "../../../ui/controls/OutboundLink.tsx";
import { helpList, linked } from "./HelpLines.tsx";
import type { PageHelp } from "./page-help.ts";

/** One calm line for every writer: the crisis lines of the visitor's country, and a link to all others. */
export const HelpLine = ({ help }: { help: PageHelp }) => (
  <p className="help-line">
    If you or someone else needs to talk:{" "}
    <span className="help-own">
      {help.own.map((line) => (
        <span key={line.country} className={line.className} lang={line.language}>
          {line.language && (
            <span>
              <span aria-hidden="true">{line.emergencyWords}</span>{" "}
              {linked(line.emergency, "tel", line.emergencyWords ?? "", line)}
              {" · "}
            </span>
          )}
          {line.crisis.map(({ name, phone, text }) => (
            <span key={name}>
              <span aria-hidden="true">{phone ? name : `${name} text`}</span>{" "}
              {phone ? linked(phone, "tel", name, line) : text && linked(text, "sms", name, line)}
              {" · "}
            </span>
          ))}
        </span>
      ))}
      <span className="help-anywhere">
        your local emergency number ·{" "}
        <OutboundLink href={help.elsewhere.url}>{help.elsewhere.name}</OutboundLink>
        {" · "}
      </span>
    </span>
    <a href={`#${helpList}`}>All help lines</a>
  </p>
);
