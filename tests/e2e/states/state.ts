import type { Page } from "@playwright/test";

export interface State {
  name: string;
  open(page: Page): Promise<unknown>;
  /** Set if the state exists at one width only. */
  only?: "phone" | "desktop";
  /** Set if the state disappears before all checks have run, as a tooltip or a toast does. */
  isBrief?: true;
  part?: string;
  /** Selector of the part in which focus is checked, if it is not `part`. For example, a toast covers the rest for a while. */
  focus?: string;
  allowedError?: RegExp;
}

export const toast = ".toasts";
