import type { Site } from "../../schemas/site.ts";
import { OutboundLink } from "../OutboundLink.tsx";
import { splitPhoneNumbers } from "../split-phone-numbers.ts";

type Help = Site["help"];
type Country = Help["lines"][number];

interface Props {
  help: Help;
  /** Which lines are named beside the emergency number. */
  lines?: readonly ("crisis" | "poison")[];
}

/**
 * Whom to call, by country, from the settings: at the foot of every page, beside every form, and
 * where a page speaks of danger. Numbers are links, so that a phone dials them.
 */
export function HelpLines({ help, lines = ["crisis", "poison"] }: Props) {
  return (
    <dl className="help-lines">
      {help.lines.map((country) => (
        <div key={country.country}>
          <dt>{country.country}</dt>
          <dd>
            {linesOf(country, lines).map((line) => (
              <span key={line}>{dialled(line)}</span>
            ))}
          </dd>
        </div>
      ))}
      <div>
        <dt>Elsewhere</dt>
        <dd>{elsewhere(help, lines)}</dd>
      </div>
    </dl>
  );
}

const linesOf = (country: Country, lines: NonNullable<Props["lines"]>): string[] => [
  `Emergency ${country.emergency}`,
  ...lines.flatMap((kind) => {
    const { name, phone } = country[kind] ?? { name: "", phone: "" };
    // A line that is named for its number is not said twice.
    return name.includes(phone) ? name || [] : `${name} ${phone}`;
  }),
];

const dialled = (line: string) =>
  splitPhoneNumbers(line).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );

function elsewhere({ elsewhere: { name, url } }: Help, lines: NonNullable<Props["lines"]>) {
  if (!lines.includes("crisis")) return "Your local emergency number";
  return <OutboundLink href={url}>{name}</OutboundLink>;
}
