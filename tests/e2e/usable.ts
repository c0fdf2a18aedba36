import type { Page } from "@playwright/test";
import { invisibleFocus } from "./accessibility/focus.ts";
import { movingElements } from "./accessibility/motion.ts";
import { smallTargets } from "./accessibility/targets.ts";
import { spaceText, unreadableText } from "./accessibility/text.ts";
import { axeViolations, visualRules } from "./axe.ts";
import type { State } from "./states/state.ts";
import { desktop, expect, phone } from "./test.ts";

export type Faults = Record<string, string[]>;
type StateToOpen = Omit<State, "name">;
type StateToCheck = Omit<StateToOpen, "open">;

/** The smallest window: 1280 by 1024 pixels at 400 %. */
const enlarged = { width: 320, height: 256 };

/** Fails if a state is not accessible on a phone in the light theme or on a desktop in the dark theme. */
async function expectUsable(page: Page, state: StateToOpen): Promise<void> {
  const faults: Faults = {};
  if (state.only !== "desktop") {
    await showOnPhone(page);
    await state.open(page);
    Object.assign(faults, await checkOnPhone(page, state));
  }
  if (state.only !== "phone") {
    await showOnDesktop(page);
    if (state.only || state.isBrief) await state.open(page);
    Object.assign(faults, await checkOnDesktop(page, state));
  }
  Object.assign(faults, await checkSpacing(page, state));
  expectNone(faults);
}

/** Fails softly with the name of each check that found something. */
export function expectNone(faults: Faults, where = ""): void {
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  expect.soft(Object.fromEntries(found), where).toEqual({});
}

/** Checks a page, with the panels of all tabs at once. */
export async function expectPageUsable(page: Page, path: string): Promise<void> {
  const open = async (page: Page) => {
    await page.goto(path);
    await showPanels(page);
  };
  await expectUsable(page, { part: "main", open });
}

/** Checks a state, which may report the error that belongs to it. */
export async function expectStateUsable(
  page: Page,
  state: State,
  allowErrors: (part: RegExp) => void,
): Promise<void> {
  if (state.allowedError) allowErrors(state.allowedError);
  await expectUsable(page, state);
}

/** Shows the panels of all tabs at once, so that each is checked. */
export const showPanels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll("[role=tabpanel]"))
      panel.removeAttribute("hidden");
  });

export async function showOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

export async function showOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
}

export async function checkOnPhone(
  page: Page,
  { part = "html", focus = part }: StateToCheck,
): Promise<Faults> {
  return {
    "axe, light": await axeViolations(page, part),
    "text at 360 px": await unreadableText(page, part),
    "small targets": await smallTargets(page, 44),
    "moving elements": await movingElements(page),
    "focus, light": await invisibleFocus(page, focus),
  };
}

export async function checkOnDesktop(
  page: Page,
  { only, part = "html", focus = part }: StateToCheck,
): Promise<Faults> {
  // The markup was checked at phone width, unless the state exists only here.
  const rules = only ? undefined : visualRules;
  return {
    "axe, dark": await axeViolations(page, part, rules),
    "text at 1280 px": await unreadableText(page, part),
    "small targets at 1280 px": await smallTargets(page, 24),
    "focus, dark": await invisibleFocus(page, focus),
  };
}

/** Checks the text of the same page at 400 % zoom and with increased spacing (WCAG 1.4.12). */
export async function checkSpacing(page: Page, { only, part }: StateToCheck): Promise<Faults> {
  await page.setViewportSize(enlarged);
  const atFourHundred = only === "desktop" ? [] : await unreadableText(page, part);
  await spaceText(page);
  const narrow = only === "desktop" ? [] : await unreadableText(page, part);
  await page.setViewportSize(desktop);
  const wide = only === "phone" ? [] : await unreadableText(page, part);
  return { "at 400 %": atFourHundred, "spaced, at 400 %": narrow, "spaced, at 1280 px": wide };
}
