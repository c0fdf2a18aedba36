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
    <OwnCountry help={help} lines={lines} Shown={CountryCalls} />
    <AllNumbers />
  </div>
);

/** The one list of all countries on a page, after the numbers of the visitor's country. */
export const HelpList = ({ help }: Pick<Props, "help">) => (
  <div className="help-lines">
    <OwnCountry help={help} lines={allKinds} Shown={CountryLines} />
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

type OwnProps = Required<Props> & { Shown: typeof CountryLines };

function OwnCountry({ help, lines, Shown }: OwnProps) {
  // A page can have many warnings about poisons, so they have only the listed countries.
  const countries = lines.includes("crisis") ? help.own : help.lines;
  return (
    <div className="help-own">
      {/* `own-country.ts` shows one of these. */}
      {countries.map((country) => (
        <Shown
          key={country.country}
          country={country}
          lines={lines}
          className={country.className}
        />
      ))}
      <div className="help-anywhere">
        <Anywhere {...help} hasDirectory={lines.includes("crisis")} />
        {/* Without JavaScript, the country is unknown. */}
        <p>
          {help.lines.map((country) => (
            <span key={country.country}>
              <span aria-hidden="true">{country.country}</span>{" "}
              {linked(country.emergency, "tel", "Emergency", country)}{" "}
            </span>
          ))}
        </p>
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

/** The emergency number and the first kind of line as buttons, and the other lines below them. */
export function CountryCalls({ country, lines = allKinds, className }: CountryProps) {
  const { language, emergencyWords = "Emergency" } = country;
  const [first, ...others] = lines.map((kind) => country[kind] ?? []);
  return (
    <div className={className} lang={language} dir={language && "auto"}>
      <p className="help-country">{country.country}</p>
      <ul role="list">
        {splitPhoneNumbers(country.emergency)
          .filter(({ href }) => href)
          .map(({ text, href }) => (
            <li key={text} className="call">
              <a className="help-call first" href={href}>
                {language ? emergencyWords : "Call"} {text}
                <InCountry {...country} />
              </a>
            </li>
          ))}
        {first?.map((line) => (
          <Calls key={line.name} {...line} country={country} />
        ))}
        {others.flat().map((line) => (
          <HelpLine key={line.name} {...line} country={country} />
        ))}
      </ul>
    </div>
  );
}

const Calls = ({ name, phone, text, hours, country }: Line & { country: Country }) =>
  (["tel", "sms"] as const).map((scheme) =>
    splitPhoneNumbers((scheme === "tel" ? phone : text) ?? "", scheme)
      .filter(({ href }) => href)
      .map(({ text: number, href }) => (
        <li key={href} className="call">
          <a className="help-call" href={href}>
            {country.language ? number : `${verbs[scheme]} ${number}`}{" "}
            <small>{hours ? `${name} (${hours})` : name}</small>
            <InCountry {...country} />
          </a>
        </li>
      )),
  );

const verbs = { tel: "Call", sms: "Text" };

const InCountry = ({ country }: Place) => <span className="visually-hidden"> ({country})</span>;

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
    {/* Not running text, where the icon would be out of the flow. */}
    <OutboundLink className="tap" href={elsewhere.url}>
      {elsewhere.name}
    </OutboundLink>
  </p>
);

/** The sentence below the numbers. @param checked the day on which the creator checked them, if that has happened */
export const confirmation = (checked: string | undefined): string =>
  `${checked ? `Numbers checked on ${formatDate(checked)}. ` : ""}If a number does not work, call your local emergency number.`;
