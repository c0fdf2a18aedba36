import type { Site } from "../../collections/schemas/site.ts";
import { formatDate } from "../../lib/format-date.ts";
import { splitPhoneNumbers } from "../../lib/split-phone-numbers.ts";
import { OutboundLink } from "../ui/OutboundLink.tsx";

type Help = Site["help"];
type Country = Help["lines"][number];
type Line = Omit<Country["crisis"][number], "phone"> & { phone?: string | undefined };

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
              <HelpLine key={line.name} {...line} />
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

const linesOf = (country: Country, lines: NonNullable<Props["lines"]>): Line[] => [
  { name: `Emergency ${country.emergency}` },
  ...lines.flatMap((kind) => country[kind] ?? []),
];

function HelpLine({ name, phone = "", text }: Line) {
  // The name of some lines contains the number.
  const call = name.includes(phone) ? name : `${name} ${phone}`;
  return (
    <span>
      {linked(call, "tel")}
      {text && [phone ? ", or text " : ": text ", ...linked(text, "sms")]}
    </span>
  );
}

const linked = (line: string, scheme: "tel" | "sms") =>
  splitPhoneNumbers(line, scheme).map(({ text, href }) =>
    href ? (
      <a key={href} href={href}>
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

/** The sentence about who checked the numbers. @param checked the day, or undefined if the creator has not */
export const confirmation = (checked: string | undefined): string =>
  checked
    ? `Numbers checked on ${formatDate(checked)}`
    : "The creator has not confirmed these numbers yet. If one does not work, call your local emergency number.";
