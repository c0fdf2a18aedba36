import { formatDate } from "../../lib/time/format-date.ts";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";
import type { ShownCountry } from "./lines/other-languages.ts";
import type { PageHelp } from "./lines/page-help.ts";
import { phoneNumbers } from "./lines/phone-numbers.ts";
import type { HelpNow } from "./schema.ts";

type Kind = HelpNow["first"];

interface Props {
  first?: Kind;
  countries?: readonly ShownCountry[];
  /** A style rule shows the visitor's. */
  own?: PageHelp | undefined;
  elsewhere?: HelpNow["elsewhere"];
}

/** Sections, because reader views leave out a `div` of links. */
export const HelpSheet = ({ first = "crisis", countries = [], own, elsewhere }: Props) => (
  <section className="help-sheet">
    {countries.map((country) => (
      <CountryNumbers key={country.country} country={country} first={first} />
    ))}
    {own && <OwnCountry help={own} first={first} />}
    {!own && countries.length === 0 && <p>Call your local emergency number.</p>}
    {elsewhere && (
      <p className="cluster">
        <a className="tap" href="/do-i-need-a-doctor">
          Do I need a doctor?
        </a>
        <a className="tap" href="/do-i-need-a-doctor#numbers">
          Numbers by country
        </a>
        <OutboundLink className="tap" href={elsewhere.url}>
          {elsewhere.name}
        </OutboundLink>
      </p>
    )}
  </section>
);

const OwnCountry = ({ help, first }: { help: PageHelp; first: Kind }) => (
  <section className="help-own">
    {help.own.map((country) => (
      <CountryNumbers key={country.country} country={country} first={first} />
    ))}
    <section className="help-anywhere">
      <p>Call your local emergency number.</p>
      {/* Without JavaScript, the country is unknown. */}
      <ul role="list">
        {help.lines.flatMap(({ country, emergency }) =>
          phoneNumbers(emergency).map(({ text, href }) => (
            <li key={country + text}>
              <a href={href}>
                Call {text} <small>{country}</small>
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  </section>
);

interface CountryProps {
  country: ShownCountry & { className?: string | undefined };
  first?: Kind;
}

/** Each link makes sense without the text around it. */
export function CountryNumbers({ country, first = "crisis" }: CountryProps) {
  const { language, emergencyWords = "Call", className, ...lines } = country;
  const second = first === "crisis" ? "poison" : "crisis";
  const verbs = language ? undefined : { tel: "Call", sms: "Text" };
  return (
    <section className={className} lang={language} dir={language && "auto"}>
      <p className="help-country">{country.country}</p>
      <ul role="list">
        {phoneNumbers(lines.emergency).map(({ text, href }) => (
          <li key={href}>
            <a className="call first" href={href}>
              {emergencyWords} {text}
            </a>
          </li>
        ))}
        {lines[first]?.map((line) => (
          <Numbers key={line.name} className="call" line={line} verbs={verbs} />
        ))}
        {lines[second]?.map((line) => (
          <Numbers key={line.name} line={line} verbs={verbs} />
        ))}
      </ul>
    </section>
  );
}

interface NumbersProps {
  line: ShownCountry["crisis"][number];
  verbs?: Record<"tel" | "sms", string> | undefined;
  className?: string;
}

const Numbers = ({ line: { name, phone, text, hours }, verbs, className }: NumbersProps) =>
  (["tel", "sms"] as const).map((scheme) =>
    phoneNumbers((scheme === "tel" ? phone : text) ?? "", scheme).map(({ text: number, href }) => (
      <li key={href}>
        <a className={className} href={href}>
          {verbs ? `${verbs[scheme]} ${number}` : number}{" "}
          <small>{hours ? `${name} (${hours})` : name}</small>
        </a>
      </li>
    )),
  );

/** @param checked the day on which the creator checked the numbers */
export const confirmation = (checked: string | undefined): string =>
  `${checked ? `Numbers checked on ${formatDate(checked)}. ` : ""}If a number does not work, call your local emergency number.`;
