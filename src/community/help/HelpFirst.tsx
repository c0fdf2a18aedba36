import { CountryCalls, HelpLines } from "./lines/HelpLines.tsx";
import type { PageHelp } from "./lines/page-help.ts";
import type { HelpNow } from "./schema.ts";

interface Props {
  help: PageHelp;
  first: "crisis" | "poison";
  /** In the language of the query, if that is not English. */
  spoken?: HelpNow;
}

/** The help lines, before the results of a search that sounds like an emergency. */
export const HelpFirst = ({ help, first, spoken }: Props) => (
  <section className="notice danger stack close" aria-labelledby="help-first">
    <h2 id="help-first">If you might hurt yourself, or someone is in danger, get help now</h2>
    {spoken?.sentence && (
      <div className="help-lines">
        <Sentence {...spoken} />
        <div className="help-countries">
          {spoken.countries.map((country) => (
            <CountryCalls key={country.country} country={country} />
          ))}
        </div>
      </div>
    )}
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

const Sentence = ({ sentence, language }: HelpNow) => (
  <p lang={language} dir="auto">
    <strong>{sentence}</strong>
  </p>
);
