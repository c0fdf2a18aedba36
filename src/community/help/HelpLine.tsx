import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";
import type { PageHelp } from "./lines/page-help.ts";
import { phoneNumbers } from "./lines/phone-numbers.ts";

export const HelpLine = ({ help }: { help: PageHelp }) => (
  <p className="help-line">
    If you or someone else needs to talk:{" "}
    <span className="help-own">
      {help.own.map(({ country, emergencyWords = "Emergency", ...line }) => (
        <span key={country} className={line.className} lang={line.language}>
          {[
            ...linksOf(emergencyWords, line.emergency),
            ...line.crisis.flatMap(({ name, phone, text }) =>
              phone ? linksOf(name, phone) : linksOf(`${name}: text`, text, "sms"),
            ),
          ]}
        </span>
      ))}
      <span className="help-anywhere">
        your local emergency number ·{" "}
        <OutboundLink href={help.elsewhere.url}>{help.elsewhere.name}</OutboundLink>
        {" · "}
      </span>
    </span>
    <a href="#help">Get help now</a>
  </p>
);

const linksOf = (name: string, line = "", scheme: "tel" | "sms" = "tel") =>
  phoneNumbers(line, scheme).map(({ text, href }) => (
    <span key={href}>
      <a href={href}>
        {name} {text}
      </a>
      {" · "}
    </span>
  ));
