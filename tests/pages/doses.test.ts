import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { withoutLinks } from "../../src/lib/text/inline-links.ts";
import { routes } from "../e2e/routes.ts";
import { contentOf } from "../support/content.ts";
import { launched } from "./site.ts";

const supplements = Object.values(contentOf("supplements")).map((fields) => ({
  name: String(fields["name"]),
  dosage: String(fields["dosage"]),
  considerations: [fields["notFor"], fields["considerations"]].flat().map(String).map(withoutLinks),
}));

/** In the same form for a dose of the content, "500-1000mg", and one on a page, "500–1,000 mg". */
const plain = (text: string | null) =>
  (text ?? "").replace(/\s|(?<=\d),(?=\d{3})/g, "").replaceAll("–", "-");
const contains = (element: Element, words: string) =>
  plain(element.textContent).includes(plain(words));

/**
 * Finds each dose in a document.
 * @returns the names of supplements whose dose is in an article or list item together with its considerations, and the
 * text around each other dose
 */
function findDoses(source: string): { together: string[]; alone: string[] } {
  const { document } = parseHTML(source);
  for (const program of document.querySelectorAll("script:not([type$=json]), style"))
    program.remove();
  const innermost = (words: string, within: Element): Element[] => {
    const inner = [...within.children].filter((one) => contains(one, words));
    return inner.length > 0 ? inner.flatMap((one) => innermost(words, one)) : [within];
  };
  const found = { together: [] as string[], alone: [] as string[] };
  for (const dosage of new Set(supplements.map((one) => one.dosage)))
    for (const element of contains(document.documentElement, dosage)
      ? innermost(dosage, document.documentElement)
      : []) {
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
  for (const element of document.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (supplements.some(({ dosage }) => plain(value).includes(plain(dosage))))
        found.alone.push(`${name}="${value}"`);
  return found;
}

test("shows no dose without its considerations on any page", async () => {
  for (const [path] of routes) expect(findDoses(await launched.html(path)).alone, path).toEqual([]);
});

test("shows all fifteen doses once on the treatment page", async () => {
  const { together } = findDoses(await launched.html("/treating-parasites"));
  expect(together.toSorted()).toEqual(supplements.map(({ name }) => name).toSorted());
  expect(together).toHaveLength(15);
});

test("leaves doses out of the search index", async () => {
  const index = await launched.html("/search-index.json");
  for (const { name, dosage } of supplements) {
    expect(index).toContain(name);
    expect(index).not.toContain(dosage);
  }
});
