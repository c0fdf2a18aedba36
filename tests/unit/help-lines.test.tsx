import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSchema } from "../../src/collections/schemas/site.ts";
import { HelpLines } from "../../src/components/help/HelpLines.tsx";
import json from "../fixtures/content/site.json" with { type: "json" };

const { help } = siteSchema.parse(json);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const dialled = (html: string) => Array.from(html.matchAll(/href="tel:([^"]*)"/g), ([, to]) => to);

test("shows the emergency number, crisis line and poison line of each country", () => {
  const html = renderToStaticMarkup(<HelpLines help={help} />);
  expect(textOf(html)).toBe(
    "United States Emergency 911 988 Suicide &amp; Crisis Lifeline Poison Help 1-800-222-1222 United Kingdom and Ireland Emergency 999 or 112 Samaritans 116 123 Elsewhere findahelpline.com (opens a new tab)",
  );
  expect(dialled(html)).toEqual(["911", "988", "18002221222", "999", "112", "116123"]);
});

test("leaves out the crisis lines next to a poison warning", () => {
  const html = renderToStaticMarkup(<HelpLines help={help} lines={["poison"]} />);
  expect(dialled(html)).toEqual(["911", "18002221222", "999", "112"]);
  expect(textOf(html)).toContain("Elsewhere Your local emergency number");
});
