import { collectionNames } from "../../src/collections/collections.ts";
import { contentOf } from "../support/content.ts";

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
  supplements: ["view"],
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
  .concat("hello@example.org", "A walk through this site")
  .flatMap((text) => text.split(/\n|\*\*|#+ |\[|\]\([^)]*\)/))
  .map((text) => text.replace(/\s+/g, " ").trim())
  .filter((text) => text.length >= shortest && !text.startsWith("http") && !text.startsWith("/"));

const labels = [
  "Example",
  "Example of a view (not the creator’s words)",
  "This email address is an example. It does not work yet.",
];

const read = new WeakMap<Element, string>();

function textOf(one: Element): string {
  const text = read.get(one) ?? (one.textContent ?? "").replace(/\s+/g, " ");
  read.set(one, text);
  return text;
}

function holders(text: string, within: Element): Element[] {
  const inner = [...within.children].filter((one) => textOf(one).includes(text));
  return inner.length > 0 ? inner.flatMap((one) => holders(text, one)) : [within];
}

const isShown = (one: Element) => !one.closest("[hidden]:not(section)");

function hasLabel(one: Element): boolean {
  const place = one.closest("li:has(h2, h3, h4), dialog, article, section, aside, main, footer");
  return [...(place?.querySelectorAll("strong, span, dt, p, h4") ?? [])].some(
    (label) => labels.includes(textOf(label).trim()) && isShown(label),
  );
}

const isNotice = (note: Element) =>
  /\b(here|section) is an example\.|\bare examples\./.test(textOf(note)) && isShown(note);

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const following = 4;
const isBefore = (note: Element, one: Element) =>
  (note.compareDocumentPosition(one) & following) !== 0;

function hasNotice(one: Element): boolean {
  const section = one.closest("section");
  if (!section) return false;
  const ofSection = [...section.querySelectorAll("[role=note]")].filter(
    (note) => note.closest("section") === section,
  );
  if (ofSection.some((note) => isNotice(note) && isBefore(note, one))) return true;
  return section.parentElement !== null && hasNotice(section.parentElement);
}

/** Finds the examples on a page without a label in their card or article, or a notice at the head of their section. */
export function unlabelledExamples(body: Element): string[] {
  const whole = textOf(body);
  return exampleTexts
    .filter((text) => whole.includes(text))
    .filter((text) => holders(text, body).some((one) => !hasLabel(one) && !hasNotice(one)));
}
