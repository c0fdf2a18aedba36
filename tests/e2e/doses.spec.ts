import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { contentOf } from "../support/content.ts";
import { routes } from "./routes.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

interface Supplement {
  name: string;
  dosage: string;
  considerations: string;
}

interface Found {
  /** The doses that stand in an article or a list item, together with their considerations. */
  together: string[];
  /** What stands anywhere else, in a few of its words. */
  alone: string[];
}

const supplements = Object.values(contentOf("supplements")).map((fields) => ({
  name: String(fields["name"]),
  dosage: String(fields["dosage"]),
  considerations: [fields["considerations"]].flat().join(" "),
}));

/** Looks in a document for each dose, and whether what it stands in also holds its considerations. */
function findDoses(source: string, type: DOMParserSupportedType, supplements: Supplement[]): Found {
  const squeezed = (text: string | null) => (text ?? "").replace(/\s/g, "");
  const page = new DOMParser().parseFromString(source, type);
  for (const program of page.querySelectorAll("script:not([type$=json]), style")) program.remove();
  const holds = (element: Element, words: string) =>
    squeezed(element.textContent).includes(squeezed(words));
  const innermost = (words: string) =>
    [...page.querySelectorAll("*")].filter(
      (element) => holds(element, words) && ![...element.children].some((one) => holds(one, words)),
    );
  const found: Found = { together: [], alone: [] };
  for (const dosage of new Set(supplements.map((one) => one.dosage)))
    for (const element of innermost(dosage)) {
      // "200-400mg daily" also begins a longer dose, which is looked at by itself.
      const longer = supplements.some(
        (one) => one.dosage !== dosage && one.dosage.includes(dosage) && holds(element, one.dosage),
      );
      const whole = element.closest("article, li, item, entry");
      const owner = supplements.find(
        (one) =>
          one.dosage === dosage &&
          whole &&
          holds(whole, one.name) &&
          holds(whole, one.considerations),
      );
      if (owner) found.together.push(owner.name);
      else if (!longer) found.alone.push(`${dosage}: ${element.outerHTML.slice(0, 200)}`);
    }
  for (const element of page.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (supplements.some(({ dosage }) => squeezed(value).includes(squeezed(dosage))))
        found.alone.push(`${name}="${value}"`);
  return found;
}

const look = (page: Page, source: string, type: DOMParserSupportedType = "text/html") =>
  page.evaluate(
    ([code, source, type, supplements]) =>
      new Function(`return ${code}`)()(source, type, supplements) as Found,
    [findDoses.toString(), source, type, supplements] as const,
  );

/** A card as the page should have it, and what must not pass. */
const [turmeric] = supplements.filter(({ name }) => name === "Turmeric");
const cardWith = (words: string) =>
  `<main><article><h3>Turmeric</h3><b>${turmeric?.dosage}</b><p>${words}</p></article></main>`;

test("the search tells a dose with its considerations from one without", async ({ page }) => {
  const considerations = turmeric?.considerations ?? "";
  const good = await look(page, cardWith(considerations));
  expect(good).toEqual({ together: ["Turmeric"], alone: [] });
  for (const bad of [
    cardWith("Ask a doctor."),
    cardWith(considerations.slice(0, -10)),
    `${cardWith("")}<p>${considerations}</p>`,
    `<main><p>Turmeric, 500-1000mg <i>daily</i></p><p>${considerations}</p></main>`,
    `<meta content="Turmeric 500-1000mg daily"><p>${considerations}</p>`,
    `<script type="application/ld+json">"500-1000mg daily"</script>`,
  ])
    expect((await look(page, bad)).alone, bad).toHaveLength(1);
});

test("no dose stands without its considerations on any page", async ({ page, request }) => {
  for (const [path] of routes) {
    const { alone } = await look(page, await (await request.get(path)).text());
    expect(alone, path).toEqual([]);
  }
});

test("no dose stands without its considerations in a feed", async ({ page }) => {
  const feeds = globSync(`${copyOf("site")}/dist/**/*.{xml,rss,atom}`);
  expect(feeds).not.toEqual([]);
  for (const feed of feeds) {
    const { alone } = await look(page, readFileSync(feed, "utf8"), "text/xml");
    expect(alone, feed).toEqual([]);
  }
});

test("the treatment page holds all fifteen, each once", async ({ page, request }) => {
  const { together } = await look(page, await (await request.get("/treating-parasites")).text());
  expect(together.toSorted()).toEqual(supplements.map(({ name }) => name).toSorted());
  expect(together).toHaveLength(15);
});

test("dose and considerations are seen together, on paper too", async ({ page }) => {
  await page.goto("/treating-parasites#supplements");
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const { name, dosage, considerations } of supplements) {
      const card = page.getByRole("article", { name, exact: true });
      await expect(card.getByText(dosage, { exact: true })).toBeVisible();
      const words = (await card.innerText()).replace(/\s+/g, " ");
      expect(words, media).toContain(considerations);
    }
  }
  const first = page.getByRole("article", { name: "Turmeric", exact: true });
  await expect(first).toHaveCSS("break-inside", "avoid");
});
