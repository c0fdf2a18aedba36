import { addresses } from "./addresses.ts";
import { detail } from "./media.ts";
import { expect, test } from "./test.ts";

/** What still moves of its own, or takes its time to change, seen by the names of the elements. */
function moving(): string[] {
  const isLong = (times: string) =>
    times.split(", ").some((time) => Number.parseFloat(time) > 0.001);
  return Array.from(document.querySelectorAll("*")).flatMap((element) =>
    ["", "::before", "::after", "::backdrop"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const runs = style.animationName !== "none" && isLong(style.animationDuration);
      return runs || isLong(style.transitionDuration) ? [element.outerHTML.slice(0, 90)] : [];
    }),
  );
}

test("pages do not pass over into each other for who wants less of it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset["passed"] = String(Boolean(viewTransition));
    }),
  );
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("html")).toHaveAttribute("data-passed", "false");
});

test("nothing moves for who wants less of it", async ({ page, request }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [...(await addresses(request)), "/media?video=1", "/blog#1"]) {
    await page.goto(path);
    if (path.includes("?")) await expect(detail(page)).toBeVisible();
    expect(await page.evaluate(moving), path).toEqual([]);
  }
});
