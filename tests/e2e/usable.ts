import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";
import { unseenFocus } from "./faults/focus.ts";
import { smallTargets } from "./faults/targets.ts";
import { spaceText, unreadable } from "./faults/text.ts";
import type { State } from "./states/state.ts";
import { desk, expect, phone } from "./test.ts";

type Faults = Record<string, string[]>;
type Way = Omit<State, "name">;

/** The smallest window: 1280 by 1024 pixels at 400 %. */
const enlarged = { width: 320, height: 256 };

/** Fails where somebody could not use what `open` leads to: on a phone by day, on a desk in the dark. */
export async function expectUsable(page: Page, state: Way, name = ""): Promise<void> {
  const faults: Faults = {};
  if (state.only !== "desk") Object.assign(faults, await onPhone(page, state));
  if (state.only !== "phone") Object.assign(faults, await onDesk(page, state));
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  expect.soft(Object.fromEntries(found), name).toEqual({});
}

async function onPhone(
  page: Page,
  { open, part = "html", besides, focus = part }: Way,
): Promise<Faults> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await open(page);
  const faults = {
    "axe, light": await axeFinds(page, part, besides),
    "text at 360 px": await unreadable(page),
    "to press": await smallTargets(page, 44),
    "focus, light": await unseenFocus(page, focus),
  };
  await page.setViewportSize(enlarged);
  const atFourHundred = await unreadable(page);
  await spaceText(page);
  return { ...faults, "at 400 %": atFourHundred, "spaced, at 400 %": await unreadable(page) };
}

async function onDesk(
  page: Page,
  { open, part = "html", besides, focus = part }: Way,
): Promise<Faults> {
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await open(page);
  const faults = {
    "axe, dark": await axeFinds(page, part, besides),
    "text at 1280 px": await unreadable(page),
    "focus, dark": await unseenFocus(page, focus),
  };
  await spaceText(page);
  return { ...faults, "spaced, at 1280 px": await unreadable(page) };
}
