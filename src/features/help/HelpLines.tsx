import type { Site } from "../../collections/schemas/site.ts";
import { formatDate } from "../../lib/format-date.ts";
import { Icon } from "../../ui/Icon.tsx";
import { OutboundLink } from "../../ui/OutboundLink.tsx";
import { regionClass } from "./own-country.ts";
import { regionOf } from "./region-of.ts";
import { splitPhoneNumbers } from "./split-phone-numbers.ts";

type Help = Site["help"];
type Country = Help["lines"][number];
type Line = Country["crisis"][number];

interface Props {
  help: Help;
  /** The kinds of helpline to list after the emergency number. */
  lines?: readonly ("crisis" | "poison")[];
}

/**
 * Emergency numbers and helplines from the settings: those of the visitor's country, and all others in a `<details>`.
 */
export function HelpLines({ help, lines = ["crisis", "poison"] }: Props) {
  const countries = help.lines.map((country) => (
    <CountryLines key={country.country} country={country} lines={lines} />
  ));
  const hasCrisis = lines.includes("crisis");
  return (
    <div className="help-lines">
      {/* `own-country.ts` shows one of these. */}
      <div className="help-own">
        {countries}
        <div className="help-anywhere">
          <p>Call your local emergency number.</p>
          {hasCrisis && <Directory help={help} />}
        </div>
      </div>
      <details>
        <summary className="tap fold">
          Numbers by country <Icon name="chevron" size={20} />
        </summary>
        <div className="help-countries">
          {countries}
          <div>
            <p className="help-country">Elsewhere</p>
            {hasCrisis ? <Directory help={help} /> : <p>Your local emergency number</p>}
          </div>
        </div>
      </details>
    </div>
  );
}

interface CountryProps {
  country: Country;
  lines: NonNullable<Props["lines"]>;
}

/** One number per line. */
function CountryLines({ country, lines }: CountryProps) {
  const region = regionOf(country.country);
  return (
    <div className={region && regionClass(region)}>
      <p className="help-country">{country.country}</p>
      <ul role="list">
        {emergencyNumbers(country).map(({ text, href }) => (
          <li key={text}>
            <span>Emergency</span> <a href={href}>{text}</a>
          </li>
        ))}
        {lines
          .flatMap((kind) => country[kind] ?? [])
          .map((line) => (
            <HelpLine key={line.name} {...line} />
          ))}
      </ul>
    </div>
  );
}

const emergencyNumbers = ({ emergency }: Country) =>
  splitPhoneNumbers(emergency).filter(({ href }) => href);

const HelpLine = ({ name, phone, text }: Line) => (
  <>
    {phone && (
      <li>
        <span>{name}</span> {linked(phone, "tel")}
      </li>
    )}
    {text && (
      <li>
        <span>{name}: text</span> <span>{linked(text, "sms")}</span>
      </li>
    )}
  </>
);

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

const Directory = ({ help: { elsewhere } }: Pick<Props, "help">) => (
  <p>
    <OutboundLink href={elsewhere.url}>{elsewhere.name}</OutboundLink>
  </p>
);

/** The sentence below the numbers. @param checked the day on which the creator checked them, if that has happened */
export const confirmation = (checked: string | undefined): string =>
  `${checked ? `Numbers checked on ${formatDate(checked)}. ` : ""}If a number does not work, call your local emergency number.`;
