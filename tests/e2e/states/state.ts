import type { Page } from "@playwright/test";

/** A state of a page, and how to open it. */
export interface State {
  name: string;
  /** Opens the state and waits until it is visible. */
  open(page: Page): Promise<unknown>;
  /** Set if the state exists at one width only. */
  only?: "phone" | "desktop";
  /** Set if the state disappears before all checks have run, as a tooltip or a toast does. */
  isBrief?: true;
  /** Selector of the part to check, if the rest of the page does not change. */
  part?: string;
  /** Selector of the part in which focus is checked, if it is not `part`. For example, a toast covers the rest for a while. */
  focus?: string;
  /** An error that the browser reports in this state. */
  allowedError?: RegExp;
}

/** Selector of the toasts. */
export const toast = ".toasts";
