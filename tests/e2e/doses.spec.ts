import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { withoutLinks } from "../../src/lib/inline-links.ts";
import { contentOf } from "../support/content.ts";
import { routes } from "./routes.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

interface Supplement {
  name: string;
  dosage: string;
  considerations: string[];
}

interface Found {
  /** Names of supplements whose dose is in an article or list item together with its considerations. */
  together: string[];
  /** The text around each dose that is shown without its warnings. */
  alone: string[];
}

const supplements = Object.values(contentOf("supplements")).map((fields) => ({
  name: String(fields["name"]),
  dosage: String(fields["dosage"]),
  considerations: [fields["notFor"], fields["considerations"]].flat().map(String).map(withoutLinks),
}));

/** Finds each dose in a document, and checks if the element around it also contains its considerations. */
function findDoses(source: string, supplements: Supplement[]): Found {
  const withoutSpaces = (text: string | null) => (text ?? "").replace(/\s/g, "");
  const page = new DOMParser().parseFromString(source, "text/html");
  for (const program of page.querySelectorAll("script:not([type$=json]), style")) program.remove();
  const contains = (element: Element, words: string) =>
    withoutSpaces(element.textContent).includes(withoutSpaces(words));
  const innermost = (words: string) =>
    [...page.querySelectorAll("*")].filter(
      (element) =>
        contains(element, words) && ![...element.children].some((one) => contains(one, words)),
    );
  const found: Found = { together: [], alone: [] };
  for (const dosage of new Set(supplements.map((one) => one.dosage)))
    for (const element of contains(page.documentElement, dosage) ? innermost(dosage) : []) {
      // "200-400mg daily" is also the start of a longer dose, which is checked separately.
      const longer = supplements.some(
        (one) =>
          one.dosage !== dosage && one.dosage.includes(dosage) && contains(element, one.dosage),
      );
      const whole = element.closest("article, li");
      const owner = supplements.find(
        (one) =>
          one.dosage === dosage &&
          whole &&
          contains(whole, one.name) &&
          one.considerations.every((text) => contains(whole, text)),
      );
      if (owner) found.together.push(owner.name);
      else if (!longer) found.alone.push(`${dosage}: ${element.outerHTML.slice(0, 200)}`);
    }
  for (const element of page.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (supplements.some(({ dosage }) => withoutSpaces(value).includes(withoutSpaces(dosage))))
        found.alone.push(`${name}="${value}"`);
  return found;
}

const findIn = (page: Page, source: string) =>
  page.evaluate(
    ([code, source, supplements]) => new Function(`return ${code}`)()(source, supplements) as Found,
    [findDoses.toString(), source, supplements] as const,
  );

const [turmeric] = supplements.filter(({ name }) => name === "Turmeric");
const cardWith = (words: string) =>
  `<main><article><h3>Turmeric</h3><b>${turmeric?.dosage}</b><p>${words}</p></article></main>`;

test("distinguishes a dose with its considerations from one without", async ({ page }) => {
  const considerations = turmeric?.considerations.join(" ") ?? "";
  const good = await findIn(page, cardWith(considerations));
  expect(good).toEqual({ together: ["Turmeric"], alone: [] });
  for (const bad of [
    cardWith("Ask a doctor."),
    cardWith(considerations.slice(0, -10)),
    `${cardWith("")}<p>${considerations}</p>`,
    `<main><p>Turmeric, 500-1000mg <i>daily</i></p><p>${considerations}</p></main>`,
    `<meta content="Turmeric 500-1000mg daily"><p>${considerations}</p>`,
    `<script type="application/ld+json">"500-1000mg daily"</script>`,
  ])
    expect((await findIn(page, bad)).alone, bad).toHaveLength(1);
});

test("shows no dose without its considerations on any page", async ({ page, request }) => {
  for (const [path] of routes) {
    const { alone } = await findIn(page, await (await request.get(path)).text());
    expect(alone, path).toEqual([]);
  }
});

test("shows all fifteen doses once on the treatment page", async ({ page, request }) => {
  const { together } = await findIn(page, await (await request.get("/treating-parasites")).text());
  expect(together.toSorted()).toEqual(supplements.map(({ name }) => name).toSorted());
  expect(together).toHaveLength(15);
});

test("leaves doses out of the search index", () => {
  const index = readFileSync(`${copyOf("site")}/dist/search-index.json`, "utf8");
  for (const { name, dosage } of supplements) {
    expect(index).toContain(name);
    expect(index).not.toContain(dosage);
  }
});
