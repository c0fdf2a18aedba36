import type { Page } from "@playwright/test";

/** What a page can come to look like, and the way there. */
export interface State {
  name: string;
  /** Leads there and waits until it shows. */
  open(page: Page): Promise<unknown>;
  /** The one width at which there is such a state. */
  only?: "phone" | "desk";
  /** Set if it disappears before everything about it is checked, as a tooltip or a toast does. */
  isBrief?: true;
  /** Where to look, if the rest of the page is as it is without. */
  part?: string;
  /** Where to look at what the keyboard reaches, if not there: a toast lies over the rest for a while. */
  focus?: string;
  /** What the browser reports by itself. */
  complaint?: RegExp;
}

/** The region of the toasts. */
export const toast = "[role=region][aria-label^=Notifications]";
