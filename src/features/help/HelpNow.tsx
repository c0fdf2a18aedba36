import type { ReactNode } from "react";

/** Shown if a post sounds like an emergency. @param children the help lines */
export const HelpNow = ({ children }: { children: ReactNode }) => (
  <section className="notice danger stack" aria-labelledby="help-now">
    <p id="help-now">
      <strong>If you might hurt yourself, please talk to someone now</strong>
    </p>
    <p>You do not have to be sure, and you do not have to explain everything.</p>
    {children}
  </section>
);
