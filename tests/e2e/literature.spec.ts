import type { Page } from "@playwright/test";
import { elsewhere, readThrough } from "./other-hosts.ts";
import { desk, expect, phone, test } from "./test.ts";

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

const terms = [
  ["delusional parasitosis", "delusional+parasitosis"],
  ["formication parasitic infection", "formication+parasitic+infection"],
  ["Morgellons disease parasites", "Morgellons+disease+parasites"],
  ["parasitic infection misdiagnosis", "parasitic+infection+misdiagnosis"],
  ["dermatozoiasis", "dermatozoiasis"],
  ["parasitophobia differential diagnosis", "parasitophobia+differential+diagnosis"],
] as const;

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desk, true],
] as const)
  test.describe(`${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled });

    for (const [service, address] of services)
      test(`searches ${service} in a new tab, but not for nothing`, async ({ page, context }) => {
        const asked = await elsewhere(context);
        await page.goto("/literature");
        const input = field(page, service);
        for (const nothing of ["", "   "]) {
          await input.fill(nothing);
          await button(page, service).click();
          await expect(input).toBeFocused();
          expect(
            await input.evaluate(({ validationMessage }: HTMLInputElement) => validationMessage),
          ).not.toBe("");
        }
        expect(asked).toEqual([]);
        for (const [query, search] of [
          [words, () => button(page, service).click()],
          ["mites", () => input.press("Enter")],
        ] as const) {
          await input.fill(query);
          const opened = page.waitForEvent("popup");
          await search();
          await expect(await opened).toHaveTitle("Elsewhere");
        }
        expect(asked).toEqual([address, address.replace(encoded, "mites")]);
        await expect(page).toHaveURL("/literature");
      });

    test("each term is a search in either service", async ({ page }) => {
      await page.goto("/literature");
      const list = page.getByRole("region", { name: "Suggested searches" });
      await expect(list.getByRole("heading", { level: 3 })).toHaveText(terms.map(([term]) => term));
      for (const [term, query] of terms)
        for (const [service, address] of services) {
          const link = list.getByRole("link", {
            name: `${service} : search for ${term} (opens a new tab)`,
            exact: true,
          });
          await expect(link).toHaveAttribute("href", address.replace(encoded, query));
          await expect(link).toHaveAttribute("target", "_blank");
          await expect(link).toHaveAttribute("rel", "noopener");
        }
    });
  });

test("both services open, basic and advanced, in new tabs", async ({ page }) => {
  await page.goto("/literature");
  for (const [name, href] of [
    ["Basic search of PubMed", "https://pubmed.ncbi.nlm.nih.gov/"],
    ["Advanced search of PubMed", "https://pubmed.ncbi.nlm.nih.gov/advanced/"],
    ["Basic search of Google Scholar", "https://scholar.google.com/"],
    ["Advanced search of Google Scholar", "https://scholar.google.com/#d=gs_asd"],
  ] as const) {
    const link = page.getByRole("link", { name: `${name} (opens a new tab)`, exact: true });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("words typed for one service are there for the other", async ({ page }) => {
  await page.goto("/literature");
  await field(page, "PubMed").fill("brain fog");
  await expect(field(page, "Google Scholar")).toHaveValue("brain fog");
  await field(page, "Google Scholar").press("End");
  await field(page, "Google Scholar").pressSequentially(" itch");
  await expect(field(page, "PubMed")).toHaveValue("brain fog itch");
});

test("tips are there to read, and five pages to go on to", async ({ page }) => {
  await page.goto("/literature");
  const tips = page.getByRole("region", { name: "How to read what you find" });
  await expect(tips.getByRole("heading", { level: 3 })).toHaveCount(6);
  const next = page.getByRole("region", { name: "Related pages" }).getByRole("link");
  const paths = await next.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(paths).toEqual(["/treating-parasites", "/media", "/glossary", "/about", "/contact"]);
});

test("nothing is asked of another host before a search", async ({ page, context }) => {
  const asked = await elsewhere(context);
  await page.goto("/literature");
  await readThrough(page);
  expect(asked).toEqual([]);
});

test("only this page lets its forms lead elsewhere", async ({ page }) => {
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

test("a keyboard goes from a field to its button and on to the pages of the service", async ({
  page,
}) => {
  await page.goto("/literature");
  await field(page, "PubMed").focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "PubMed")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Basic search of PubMed" })).toBeFocused();
});
