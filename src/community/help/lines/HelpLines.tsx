import { formatDate } from "../../../lib/time/format-date.ts";
import { OutboundLink } from "../../../ui/controls/OutboundLink.tsx";
import type { HelpNow } from "../schema.ts";
import type { PageHelp } from "./page-help.ts";
import { splitPhoneNumbers } from "./split-phone-numbers.ts";

type Country = HelpNow["countries"][number];
type Line = Country["crisis"][number];
type Kind = "crisis" | "poison";

interface Props {
  help: PageHelp;
  /** The kinds of helpline to list after the emergency number. */
  lines?: readonly Kind[];
}

const allKinds: readonly Kind[] = ["crisis", "poison"];

/** The list in the footer, to which all other places link. */
export const helpList = "help";

/** The numbers of the visitor's country, with a link to all others. */
export const HelpLines = ({ help, lines = allKinds }: Props) => (
  <div className="help-lines">
    <OwnCountry help={help} lines={lines} />
    <AllNumbers />
  </div>
);

/** The one list of all countries on a page, after the numbers of the visitor's country. */
export const HelpList = ({ help }: Pick<Props, "help">) => (
  <div className="help-lines">
    <OwnCountry help={help} lines={allKinds} />
    <details>
      <summary className="tap fold">Numbers by country</summary>
      <div className="help-countries">
        {help.lines.map((country) => (
          <CountryLines key={country.country} country={country} className={country.className} />
        ))}
        <div>
          <p className="help-country">Elsewhere</p>
          <Directory {...help} />
          <p>
            <a href="/do-i-need-a-doctor#other-languages">Numbers in other languages</a>
          </p>
        </div>
      </div>
    </details>
  </div>
);

/** @param elsewhere the directory, unless it is shown already */
export const AllNumbers = ({ elsewhere }: { elsewhere?: PageHelp["elsewhere"] | undefined }) => (
  <>
    {elsewhere && <Directory elsewhere={elsewhere} />}
    <p>
      <a className="tap" href={`#${helpList}`}>
        All help lines
      </a>
    </p>
  </>
);

function OwnCountry({ help, lines = allKinds }: Props) {
  return (
    <div className="help-own">
      {/* `own-country.ts` shows one of these. */}
      {help.lines.map((country) => (
        <CountryLines
          key={country.country}
          country={country}
          lines={lines}
          className={country.className}
        />
      ))}
      <div className="help-anywhere">
        <Anywhere {...help} hasDirectory={lines.includes("crisis")} />
      </div>
    </div>
  );
}

type AnywhereProps = Pick<PageHelp, "elsewhere"> & { hasDirectory?: boolean };

/** For a country that is unknown or not listed. */
export const Anywhere = ({ elsewhere, hasDirectory = true }: AnywhereProps) => (
  <>
    <p>Call your local emergency number.</p>
    {hasDirectory && <Directory elsewhere={elsewhere} />}
  </>
);

interface CountryProps {
  country: Country;
  lines?: readonly Kind[];
  className?: string | undefined;
}

/** One number per line. */
export function CountryLines({ country, lines = allKinds, className }: CountryProps) {
  const { language, emergencyWords = "Emergency" } = country;
  return (
    <div className={className} lang={language} dir={language && "auto"}>
      <p className="help-country">{country.country}</p>
      <ul role="list">
        {splitPhoneNumbers(country.emergency)
          .filter(({ href }) => href)
          .map(({ text }) => (
            <li key={text}>
              <span aria-hidden="true">{emergencyWords}</span>{" "}
              {linked(text, "tel", emergencyWords, country)}
            </li>
          ))}
        {lines
          .flatMap((kind) => country[kind] ?? [])
          .map((line) => (
            <HelpLine key={line.name} {...line} country={country} />
          ))}
      </ul>
    </div>
  );
}

const HelpLine = ({ name, phone, text, hours, country }: Line & { country: Country }) => {
  const shown = hours ? `${name} (${hours})` : name;
  return (
    <>
      {phone && (
        <li>
          <span aria-hidden="true">{shown}</span> {linked(phone, "tel", shown, country)}
        </li>
      )}
      {text && (
        <li>
          <span aria-hidden="true">{name}: text</span> {linked(text, "sms", name, country)}
        </li>
      )}
    </>
  );
};

type Place = Pick<Country, "country" | "language">;

/** The numbers of a line as links, which make sense without the text around them. A message is part of its link. */
export const linked = (line: string, scheme: "tel" | "sms", name: string, place: Place) =>
  splitPhoneNumbers(line, scheme).map(({ text, href }) =>
    href ? (
      <a key={href} href={href} aria-label={labelOf(scheme, text, name, place)}>
        {text}
      </a>
    ) : (
      text
    ),
  );

/** Such as “Call 988, Suicide & Crisis Lifeline (United States)”. Only English countries get the verb. */
function labelOf(scheme: "tel" | "sms", number: string, name: string, place: Place): string {
  const verb = place.language ? "" : scheme === "tel" ? "Call " : "Text ";
  const rest = name.startsWith(number) ? name.slice(number.length) : ` ${name}`;
  return `${verb}${number},${rest} (${place.country})`;
}

const Directory = ({ elsewhere }: Pick<PageHelp, "elsewhere">) => (
  <p>
    <OutboundLink href={elsewhere.url}>{elsewhere.name}</OutboundLink>
  </p>
);

/** The sentence below the numbers. @param checked the day on which the creator checked them, if that has happened */
export const confirmation = (checked: string | undefined): string =>
  `${checked ? `Numbers checked on ${formatDate(checked)}. ` : ""}If a number does not work, call your local emergency number.`;
