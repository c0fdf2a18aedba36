import type { Page } from "@playwright/test";
import { holdScripts } from "./hold-scripts.ts";
import { expectNewTabs } from "./new-tab.ts";
import { mockOtherHosts, scrollToEnd } from "./other-hosts.ts";
import { desktop, expect, phone, test } from "./test.ts";

const field = (page: Page, service: string) =>
  page.getByRole("searchbox", { name: `Search terms for ${service}` });
const button = (page: Page, service: string) =>
  page.getByRole("button", { name: `Search ${service} (opens a new tab)` });

const words = `"itching" & fibres + Würmer 100 %`;
const encoded = "%22itching%22+%26+fibres+%2B+W%C3%BCrmer+100+%25";
const services = [
  ["PubMed", `https://pubmed.ncbi.nlm.nih.gov/?term=${encoded}`],
  ["Google Scholar", `https://scholar.google.com/scholar?q=${encoded}`],
] as const;

// Both services have the same form.
for (const [viewport, javaScriptEnabled, searched] of [
  [phone, false, services[0]],
  [desktop, true, services[1]],
] as const)
  test.describe(`${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled });

    test(`searches ${searched[0]} in a new tab, but not for empty text`, async ({
      page,
      context,
    }) => {
      const [service, address] = searched;
      const requested = await mockOtherHosts(context);
      await page.goto("/literature");
      const input = field(page, service);
      for (const empty of ["", "   "]) {
        await input.fill(empty);
        await button(page, service).click();
        await expect(input).toBeFocused();
        expect(
          await input.evaluate(({ validationMessage }: HTMLInputElement) => validationMessage),
        ).not.toBe("");
      }
      expect(requested).toEqual([]);
      await input.fill(words);
      await button(page, service).click();
      await expect.poll(() => requested).toEqual([address]);
      await input.fill("mites");
      await input.press("Enter");
      await expect.poll(() => requested).toEqual([address, address.replace(encoded, "mites")]);
      await expect(page).toHaveURL("/literature");
    });
  });

test("links to searches of suggested terms in both services, with tips, and requests nothing before", async ({
  page,
  context,
}) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/literature");
  await scrollToEnd(page);
  expect(requested).toEqual([]);
  const list = page.getByRole("region", { name: "Suggested searches" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(list.getByRole("link")).toHaveCount(12);
  await expectNewTabs(list.getByRole("link"));
  await expect(
    list.getByRole("link", { name: "PubMed : search for formication parasitic infection" }),
  ).toHaveAttribute(
    "href",
    "https://pubmed.ncbi.nlm.nih.gov/?term=formication+parasitic+infection",
  );
  const pages = page.getByRole("link", {
    name: /^(Basic|Advanced) search of (PubMed|Google Scholar)/,
  });
  await expect(pages).toHaveCount(4);
  await expectNewTabs(pages);
  const tips = page.getByRole("region", { name: "How to read what you find" });
  await expect(tips.getByRole("heading", { level: 3 })).toHaveCount(6);
  const next = page.getByRole("region", { name: "Related pages" }).getByRole("link");
  const paths = await next.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(paths).toEqual(["/treating-parasites", "/media", "/glossary", "/about", "/contact"]);
});

test("copies text typed for one service to the other", async ({ page }) => {
  await page.goto("/literature");
  await field(page, "PubMed").fill("brain fog");
  await expect(field(page, "Google Scholar")).toHaveValue("brain fog");
  await field(page, "Google Scholar").press("End");
  await field(page, "Google Scholar").pressSequentially(" itch");
  await expect(field(page, "PubMed")).toHaveValue("brain fog itch");
});

test("copies text that was typed before the script loaded", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/literature");
  await field(page, "PubMed").fill("brain fog");
  release();
  await expect(field(page, "Google Scholar")).toHaveValue("brain fog");
});

test("allows forms to submit to other sites on this page only", async ({ page }) => {
  const rule = () =>
    page
      .locator("meta[http-equiv='content-security-policy']")
      .evaluate((meta) => /form-action [^;]*/.exec(meta.getAttribute("content") ?? "")?.[0]);
  await page.goto("/literature");
  expect(await rule()).toBe(
    "form-action 'self' https://pubmed.ncbi.nlm.nih.gov https://scholar.google.com https://*.google.com",
  );
  await page.goto("/podcasts");
  expect(await rule()).toBe("form-action 'self'");
});
