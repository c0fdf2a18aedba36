import type { ReactNode } from "react";

/** Who to call now, for one whose words sound like danger. @param children the help lines */
export const HelpNow = ({ children }: { children: ReactNode }) => (
  <section className="notice danger help-now" aria-labelledby="help-now">
    <p id="help-now">
      <strong>If you might hurt yourself, please talk to somebody now</strong>
    </p>
    <p>You do not have to be sure, and you do not have to explain everything.</p>
    {children}
  </section>
);
