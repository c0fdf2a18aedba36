import type { Page } from "@playwright/test";
import { unseenFocus } from "./accessibility/focus.ts";
import { moving } from "./accessibility/motion.ts";
import { smallTargets } from "./accessibility/targets.ts";
import { spaceText, unreadable } from "./accessibility/text.ts";
import { axeFinds, visualRules } from "./axe.ts";
import type { State } from "./states/state.ts";
import { desk, expect, phone } from "./test.ts";

type Faults = Record<string, string[]>;
type Way = Omit<State, "name">;

/** The smallest window: 1280 by 1024 pixels at 400 %. */
const enlarged = { width: 320, height: 256 };

/** Fails if someone could not use the state: on a phone in the light theme, on a desk in the dark theme. */
export async function expectUsable(page: Page, state: Way, name = ""): Promise<void> {
  const faults: Faults = {};
  if (state.only !== "desk") {
    await showOnPhone(page);
    await state.open(page);
    Object.assign(faults, await onPhone(page, state));
  }
  if (state.only !== "phone") {
    await showOnDesk(page);
    if (state.only || state.isBrief) await state.open(page);
    Object.assign(faults, await onDesk(page, state));
  }
  Object.assign(faults, await spaced(page, state));
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  expect.soft(Object.fromEntries(found), name).toEqual({});
}

async function showOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

async function showOnDesk(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
}

async function onPhone(page: Page, { part = "html", focus = part }: Way): Promise<Faults> {
  return {
    "axe, light": await axeFinds(page, part),
    "text at 360 px": await unreadable(page, part),
    "to press": await smallTargets(page, 44),
    moves: await moving(page),
    "focus, light": await unseenFocus(page, focus),
  };
}

async function onDesk(page: Page, { only, part = "html", focus = part }: Way): Promise<Faults> {
  // The markup was checked at phone width, unless the state exists only here.
  const rules = only ? undefined : visualRules;
  return {
    "axe, dark": await axeFinds(page, part, rules),
    "text at 1280 px": await unreadable(page, part),
    "focus, dark": await unseenFocus(page, focus),
  };
}

/** The text of the same page, enlarged and with the spacing that readers may ask for. */
async function spaced(page: Page, { only, part }: Way): Promise<Faults> {
  await page.setViewportSize(enlarged);
  const atFourHundred = only === "desk" ? [] : await unreadable(page, part);
  await spaceText(page);
  const narrow = only === "desk" ? [] : await unreadable(page, part);
  await page.setViewportSize(desk);
  const wide = only === "phone" ? [] : await unreadable(page, part);
  return { "at 400 %": atFourHundred, "spaced, at 400 %": narrow, "spaced, at 1280 px": wide };
}
