import type { Page } from "@playwright/test";
import { invisibleFocus } from "./accessibility/focus.ts";
import { movingElements } from "./accessibility/motion.ts";
import { smallTargets } from "./accessibility/targets.ts";
import { spaceText, unreadableText } from "./accessibility/text.ts";
import { axeViolations, visualRules } from "./axe.ts";
import { setFace } from "./faces.ts";
import type { State } from "./states/state.ts";
import { desktop, expect, phone } from "./test.ts";

type Faults = Record<string, string[]>;
type StateToCheck = Pick<State, "only" | "part" | "focus">;

const enlarged = { width: 320, height: 256 };

/** Fails softly if a state is not accessible on a phone in the light theme or on a desktop in the dark theme. */
export async function expectUsable(page: Page, state: State): Promise<void> {
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
  if (state.only !== "desktop") Object.assign(faults, await checkEnlarged(page, state));
  expectNone(faults, state.name);
}

export function expectNone(faults: Faults, where: string): void {
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  expect.soft(Object.fromEntries(found), where).toEqual({});
}

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
  await setFace(page, "wide");
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
  await setFace(page, "narrow");
  // The markup was checked at phone width, unless the state exists only here.
  const rules = only ? undefined : visualRules;
  return {
    "axe, dark": await axeViolations(page, part, rules),
    "text at 1280 px": await unreadableText(page, part),
    "small targets at 1280 px": await smallTargets(page, 24),
    "focus, dark": await invisibleFocus(page, focus),
  };
}

export async function checkEnlarged(page: Page, { part }: StateToCheck): Promise<Faults> {
  await page.setViewportSize(enlarged);
  await setFace(page, "wide");
  const usual = await unreadableText(page, part);
  await spaceText(page);
  return { "at 400 %": usual, "spaced, at 400 %": await unreadableText(page, part) };
}
