import type { Ref } from "react";
import { AllNumbers, Anywhere, CountryCalls } from "./lines/HelpLines.tsx";
import type { HelpNow as Help } from "./schema.ts";

interface Props {
  help: Help;
  ref?: Ref<HTMLElement> | undefined;
  /** True on the page after a refused form. */
  autoFocus?: boolean | undefined;
}

/** The id, to which a page after a post scrolls. */
export const helpNowId = "help-now";

/** Shown above what happened to a post, if the post sounds like danger. It can have the focus, so that it is read first. */
export const HelpNow = ({ help, ref, autoFocus }: Props) => (
  <section
    className="notice danger stack close"
    id={helpNowId}
    aria-labelledby="help-now-title"
    tabIndex={-1}
    ref={ref}
    // biome-ignore lint/a11y/noAutofocus: it is read before the error
    autoFocus={autoFocus}
  >
    <p id="help-now-title">
      <strong lang={help.sentence && help.language} dir="auto">
        {help.sentence ?? sentences[help.first]}
      </strong>
    </p>
    <div className="help-lines">
      <div className="help-countries">
        {help.countries.map((country) => (
          <CountryCalls key={country.country} country={country} lines={orders[help.first]} />
        ))}
      </div>
      {help.countries.length === 0 && <Anywhere elsewhere={help.elsewhere} />}
      <AllNumbers elsewhere={help.countries.length > 0 ? help.elsewhere : undefined} />
    </div>
    {!help.sentence && help.first === "crisis" && (
      <p>
        If you or someone else might be in danger, please talk to someone. You do not have to be
        sure, and you do not have to explain everything.
      </p>
    )}
  </section>
);

const sentences = {
  crisis: "Someone listens now, whoever this is about",
  poison: "Call now, even without symptoms. Do not make anyone vomit.",
};

/** Someone may also have swallowed it on purpose. */
const orders = { crisis: ["crisis"], poison: ["poison", "crisis"] } as const;
