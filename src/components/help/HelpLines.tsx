import type { Site } from "../../collections/schemas/site.ts";
import { splitPhoneNumbers } from "../../lib/split-phone-numbers.ts";
import { OutboundLink } from "../ui/OutboundLink.tsx";

type Help = Site["help"];
type Country = Help["lines"][number];

interface Props {
  help: Help;
  /** The kinds of helpline to list after the emergency number. */
  lines?: readonly ("crisis" | "poison")[];
}

/** Emergency numbers and helplines by country, from the settings. */
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
    // The name of some lines contains the number.
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
