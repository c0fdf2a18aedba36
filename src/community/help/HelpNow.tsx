import type { Ref } from "react";
import { HelpSheet } from "./HelpSheet.tsx";
import type { PageHelp } from "./lines/page-help.ts";
import type { HelpNow as Help } from "./schema.ts";

interface Props {
  help: Help;
  /** Shown where the response does not name the visitor's country. */
  own?: PageHelp;
  ref?: Ref<HTMLElement> | undefined;
  autoFocus?: boolean | undefined;
}

export const HelpNow = ({ help, own, ref, autoFocus }: Props) => (
  <section
    className="notice danger stack close"
    id="help-now"
    aria-labelledby="help-now-title"
    tabIndex={-1}
    ref={ref}
    // biome-ignore lint/a11y/noAutofocus: it is read before the error
    autoFocus={autoFocus}
  >
    <p id="help-now-title">
      <strong lang={help.sentence && help.language} dir="auto">
        {help.sentence ?? (own ? searched : said)[help.first]}
      </strong>
    </p>
    <HelpSheet {...help} own={own} />
    {!help.sentence && help.first === "crisis" && (
      <p>
        If you or someone else might be in danger, please talk to someone. You do not have to be
        sure, and you do not have to explain everything.
      </p>
    )}
  </section>
);

const said = {
  crisis: "Someone listens now, whoever this is about",
  poison: "Call now, even without symptoms. Do not make anyone vomit.",
};

/** A search may also be about an accident. */
const searched = {
  crisis: "If you might hurt yourself, or someone is in danger, get help now",
  poison: said.poison,
};
