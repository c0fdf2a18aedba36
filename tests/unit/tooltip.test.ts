import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { positionTooltip } from "../../src/client/glossary/tooltip-position.ts";
import { createTooltip } from "../../src/stores/tooltip.ts";

describe("a tooltip", () => {
  let shown: (string | undefined)[];
  let tooltip: ReturnType<typeof createTooltip<string>>;
  const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    tooltip = createTooltip<string>((open) => shown.push(open));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("opens after 700 ms of hover, and not before", () => {
    tooltip.hover("mite");
    wait(699);
    expect(shown).toEqual([]);
    wait(1);
    expect(shown).toEqual(["mite"]);
  });

  test("does not open if the pointer leaves before", () => {
    tooltip.hover("mite");
    wait(699);
    tooltip.close();
    wait(10_000);
    expect(shown).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("opens at once, and only once, on keyboard focus", () => {
    tooltip.openNow("mite");
    tooltip.openNow("mite");
    expect(shown).toEqual(["mite"]);
    expect(tooltip.isOpen("mite")).toBe(true);
    expect(tooltip.isOpen("louse")).toBe(false);
  });

  test("opens without delay within 300 ms of another tooltip", () => {
    tooltip.openNow("mite");
    tooltip.close();
    wait(299);
    tooltip.hover("louse");
    expect(shown).toEqual(["mite", undefined, "louse"]);
  });

  test("has its delay again 300 ms after another tooltip", () => {
    tooltip.openNow("mite");
    tooltip.close();
    wait(300);
    tooltip.hover("louse");
    expect(shown).toEqual(["mite", undefined]);
    wait(700);
    expect(shown).toEqual(["mite", undefined, "louse"]);
  });

  test("starts no skip window if the hover did not open it", () => {
    tooltip.hover("mite");
    tooltip.close();
    tooltip.hover("louse");
    wait(699);
    expect(shown).toEqual([]);
  });

  test("replaces an open tooltip", () => {
    tooltip.openNow("mite");
    tooltip.hover("louse");
    expect(shown).toEqual(["mite", "louse"]);
  });

  test("closes once and does not open later", () => {
    tooltip.hover("mite");
    tooltip.openNow("mite");
    tooltip.close();
    tooltip.close();
    wait(10_000);
    expect(shown).toEqual(["mite", undefined]);
  });
});

describe("the position of a tooltip", () => {
  const tip = { width: 200, height: 80 };
  const view = { width: 360, height: 600 };
  const at = (left: number, top: number) =>
    positionTooltip({ left, top, width: 60, height: 20 }, tip, view);

  test("is centred directly below the term", () => {
    expect(at(150, 100)).toEqual({ left: 80, top: 120 });
  });

  test("is above the term if there is no room below", () => {
    expect(at(150, 560)).toEqual({ left: 80, top: 480 });
  });

  test("is inside the window at both edges", () => {
    expect(at(0, 100).left).toBe(8);
    expect(at(300, 100).left).toBe(152);
  });
});
