import type { Locator } from "@playwright/test";
import { collectionNames } from "../../src/collections/collections.ts";
import { contentOf } from "../support/content.ts";

/** Fields that visitors do not see, or that the specification fixes. */
const otherFields = new Set([
  "url",
  "thumbnail",
  "email",
  "category",
  "platform",
  "type",
  "kind",
  "icon",
  "label",
  "createdAt",
  "updatedAt",
  "updated",
  "date",
  "educationalLink",
]);

/** The examples of a collection in which the other texts are facts. */
const ownFields: Record<string, string[]> = {
  glossary: ["ntkocDefinition"],
  "treatment-tabs": ["link"],
};

/** Shorter texts, such as "Bipolar disorder", are also in texts that are not examples. */
const shortest = 20;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !otherFields.has(key))
    .flatMap(([, inner]) => textsIn(inner));
}

/** Every text of the examples in the fixtures, in pieces that have no line breaks or Markdown. */
export const exampleTexts: string[] = collectionNames
  .flatMap((name) =>
    Object.values(contentOf(name))
      .filter(({ sample }) => sample === true)
      .map(({ title, ...fields }) => ({ ...fields, ...(name !== "pages" && { title }) }))
      .map((fields) => {
        const own = ownFields[name];
        if (!own) return fields;
        return Object.fromEntries(Object.entries(fields).filter(([key]) => own.includes(key)));
      }),
  )
  .flatMap(textsIn)
  .concat("hello@example.org", "A tour of this site")
  .flatMap((text) => text.split(/\n|\*\*|#+ |\[|\]\([^)]*\)/))
  .map((text) => text.replace(/\s+/g, " ").trim())
  .filter((text) => text.length >= shortest && !text.startsWith("http") && !text.startsWith("/"));

/** Finds the examples on a page that have no visible label in their card, article or section. */
export const unlabelledExamples = (body: Locator): Promise<string[]> =>
  body.evaluate((body, texts) => {
    const textOf = (one: Element) => (one.textContent ?? "").replace(/\s+/g, " ");
    const holders = (text: string, within: Element): Element[] => {
      const inner = [...within.children].filter((one) => textOf(one).includes(text));
      return inner.length > 0 ? inner.flatMap((one) => holders(text, one)) : [within];
    };
    const isLabelled = (one: Element) => {
      const place = one.closest("li:has(h2, h3, h4), article, section, aside, main, footer");
      return [...(place?.querySelectorAll("strong") ?? [])].some(
        (strong) => strong.textContent === "Example" && !strong.closest("[hidden]:not(section)"),
      );
    };
    const whole = textOf(body);
    return texts
      .filter((text) => whole.includes(text))
      .filter((text) => holders(text, body).some((one) => !isLabelled(one)));
  }, exampleTexts);
