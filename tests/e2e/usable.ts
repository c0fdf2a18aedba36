import type { Page } from "@playwright/test";
import { invisibleFocus } from "./accessibility/focus.ts";
import { movingElements } from "./accessibility/motion.ts";
import { smallTargets } from "./accessibility/targets.ts";
import { spaceText, unreadableText } from "./accessibility/text.ts";
import { axeViolations, visualRules } from "./axe.ts";
import type { State } from "./states/state.ts";
import { desktop, expect, phone } from "./test.ts";

type Faults = Record<string, string[]>;
type StateToCheck = Omit<State, "name">;

/** The smallest window: 1280 by 1024 pixels at 400 %. */
const enlarged = { width: 320, height: 256 };

/** Fails if a state is not accessible on a phone in the light theme or on a desktop in the dark theme. */
async function expectUsable(page: Page, state: StateToCheck, name = ""): Promise<void> {
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
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  expect.soft(Object.fromEntries(found), name).toEqual({});
}

/** Checks pages, and their header and footer on the first page only. */
export async function expectPagesUsable(
  page: Page,
  paths: readonly string[],
  open: (page: Page, path: string) => Promise<unknown>,
): Promise<void> {
  for (const [at, path] of paths.entries())
    await expectUsable(
      page,
      { part: at === 0 ? "html" : "main", open: (page) => open(page, path) },
      path,
    );
}

/** Checks several states one after the other in the same page. */
export async function expectStatesUsable(
  page: Page,
  states: State[],
  allowErrors: (part: RegExp) => void,
): Promise<void> {
  for (const state of states) {
    await expectUsable(page, state, state.name);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => localStorage.clear());
    // Another hash of the same URL would not load the page again.
    await page.goto("about:blank");
    if (state.allowedError) allowErrors(state.allowedError);
  }
}

/** Opens a page and shows the panels of all tabs at once, so that each is checked. */
export async function openWithPanels(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("[role=tabpanel]"))
      panel.removeAttribute("hidden");
  });
}

async function showOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

async function showOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
}

async function checkOnPhone(
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

async function checkOnDesktop(
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
async function checkSpacing(page: Page, { only, part }: StateToCheck): Promise<Faults> {
  await page.setViewportSize(enlarged);
  const atFourHundred = only === "desktop" ? [] : await unreadableText(page, part);
  await spaceText(page);
  const narrow = only === "desktop" ? [] : await unreadableText(page, part);
  await page.setViewportSize(desktop);
  const wide = only === "phone" ? [] : await unreadableText(page, part);
  return { "at 400 %": atFourHundred, "spaced, at 400 %": narrow, "spaced, at 1280 px": wide };
}
