import type { Page } from "@playwright/test";
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

const terms = [
  ["delusional parasitosis", "delusional+parasitosis"],
  ["formication parasitic infection", "formication+parasitic+infection"],
  ["Morgellons disease parasites", "Morgellons+disease+parasites"],
  ["parasitic infection misdiagnosis", "parasitic+infection+misdiagnosis"],
  ["dermatozoiasis", "dermatozoiasis"],
  ["parasitophobia differential diagnosis", "parasitophobia+differential+diagnosis"],
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
  const tips = page.getByRole("region", { name: "How to read what you find" });
  await expect(tips.getByRole("heading", { level: 3 })).toHaveCount(6);
  const next = page.getByRole("region", { name: "Related pages" }).getByRole("link");
  const paths = await next.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(paths).toEqual(["/treating-parasites", "/media", "/glossary", "/about", "/contact"]);
});

test("copies text typed for one service to the other, and is reachable by keyboard", async ({
  page,
}) => {
  await page.goto("/literature");
  await field(page, "PubMed").fill("brain fog");
  await expect(field(page, "Google Scholar")).toHaveValue("brain fog");
  await field(page, "Google Scholar").press("End");
  await field(page, "Google Scholar").pressSequentially(" itch");
  await expect(field(page, "PubMed")).toHaveValue("brain fog itch");
  await field(page, "PubMed").focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "PubMed")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Basic search of PubMed" })).toBeFocused();
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
