import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSchema } from "../../src/collections/schemas/site.ts";
import { HelpLine } from "../../src/community/help/lines/HelpLine.tsx";
import { confirmation, HelpLines, HelpList } from "../../src/community/help/lines/HelpLines.tsx";
import { pageHelp } from "../../src/community/help/lines/page-help.ts";
import { splitPhoneNumbers } from "../../src/community/help/lines/split-phone-numbers.ts";
import json from "../fixtures/content/site.json" with { type: "json" };

const settings = siteSchema.parse(json).help;
const help = pageHelp(settings);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const linked = (html: string, scheme: "tel" | "sms") =>
  Array.from(html.matchAll(new RegExp(`href="${scheme}:([^"]*)"`, "g")), ([, to]) => to);

/** The part that lists all countries. */
const folded = (html: string) => html.slice(html.indexOf("<details"));

const line = {
  name: "Samaritans",
  phone: "116 123",
  lookedUp: "2026-11-27",
  page: "https://www.samaritans.org",
};

test("shows the emergency number, crisis lines and poison line of each country, one number per line", () => {
  const html = folded(renderToStaticMarkup(<HelpList help={help} />));
  expect(html.split("<li>").map(textOf)).toEqual([
    "Numbers by country United States",
    "Emergency 911",
    "988 Suicide &amp; Crisis Lifeline 988",
    "988 Suicide &amp; Crisis Lifeline: text 988",
    "Poison Help 1-800-222-1222 United Kingdom",
    "Emergency 999",
    "Samaritans 116 123",
    "Shout: text SHOUT to 85258",
    "NHS 111 for poisoning 111 Ireland",
    "Emergency 112",
    "Emergency 999",
    "Samaritans 116 123 Elsewhere findahelpline.com (opens a new tab) Numbers in other languages",
  ]);
  // What a screen reader says instead of the name and the number.
  expect(
    Array.from(html.matchAll(/href="((?:tel|sms):[^"]*)" aria-label="([^"]*)"/g), (link) =>
      link.slice(1).join(" "),
    ),
  ).toEqual([
    "tel:911 Call 911, Emergency (United States)",
    "tel:988 Call 988, Suicide &amp; Crisis Lifeline (United States)",
    "sms:988 Text 988, Suicide &amp; Crisis Lifeline (United States)",
    "tel:18002221222 Call 1-800-222-1222, Poison Help (United States)",
    "tel:999 Call 999, Emergency (United Kingdom)",
    "tel:116123 Call 116 123, Samaritans (United Kingdom)",
    "sms:85258 Text SHOUT to 85258, Shout (United Kingdom)",
    "tel:111 Call 111, NHS 111 for poisoning (United Kingdom)",
    "tel:112 Call 112, Emergency (Ireland)",
    "tel:999 Call 999, Emergency (Ireland)",
    "tel:116123 Call 116 123, Samaritans (Ireland)",
  ]);
  expect(html.match(/<span aria-hidden="true">/g)).toHaveLength(11);
});

test("shows each country with a class from its code, for the style rule", () => {
  const above = renderToStaticMarkup(<HelpLines help={help} />);
  expect(Array.from(above.matchAll(/class="in-([^"]*)"/g), ([, name]) => name)).toEqual([
    "us",
    "gb",
    "ie",
    "pl",
  ]);
  expect(textOf(above)).toContain("Call your local emergency number. findahelpline.com");
});

test("leaves out the crisis lines next to a poison warning", () => {
  const html = renderToStaticMarkup(<HelpLines help={help} lines={["poison"]} />);
  expect(linked(html, "tel")).toEqual([
    "911",
    "18002221222",
    "999",
    "111",
    "112",
    "999",
    "911",
    "999",
    "112",
    "999",
  ]);
  expect(linked(html, "sms")).toEqual([]);
  expect(textOf(html)).not.toContain("findahelpline");
});

test("lists every poison line of a country", () => {
  const poison = [
    { ...line, name: "Poison centres", phone: "1-844-764-7669" },
    { ...line, name: "Poison centre in Quebec", phone: "1-800-463-5060" },
  ];
  const lines = help.lines.slice(0, 1).map((country) => ({ ...country, poison }));
  const html = folded(renderToStaticMarkup(<HelpList help={{ ...help, lines }} />));
  const shown = html.split("<li>").map(textOf);
  expect(shown.at(-2)).toBe("Poison centres 1-844-764-7669");
  expect(shown.at(-1)).toMatch(/^Poison centre in Quebec 1-800-463-5060/);
});

test("gives each writer one line with the crisis lines of a country, and a link to all others", () => {
  const html = renderToStaticMarkup(<HelpLine help={help} />);
  const british = /<span class="in-gb">(.*?)<span class="in-/.exec(html)?.[1] ?? "";
  expect(textOf(british)).toBe("Samaritans 116 123 · Shout text SHOUT to 85258 ·");
  expect(linked(html, "sms")).toEqual(["85258"]);
  expect(html).toContain('<a href="#help">All help lines</a>');
});

test("states when the creator checked the numbers, and what to do if one does not work", () => {
  const otherwise = "If a number does not work, call your local emergency number.";
  expect(confirmation("2026-11-21")).toBe(`Numbers checked on 21 November 2026. ${otherwise}`);
  expect(confirmation(undefined)).toBe(otherwise);
});

test.each([
  [{ ...line, phone: undefined }, false],
  [{ ...line, phone: undefined, text: "SHOUT to 85258" }, true],
  [{ ...line, lookedUp: undefined }, false],
  [{ ...line, page: undefined }, false],
  [line, true],
])("accepts a helpline with a number to call or to text, and its source: %j", (crisis, valid) => {
  const [country] = settings.lines;
  const lines = [{ ...country, crisis: [crisis] }];
  expect(siteSchema.safeParse({ ...json, help: { ...settings, lines } }).success).toBe(valid);
});

test.each([
  ["999 or 112", ["tel:999", "tel:112"]],
  ["911 - 112", ["tel:911", "tel:112"]],
  ["+49 (0)30 123-45", ["tel:+493012345"]],
  ["(555) 123-4567 or 911", ["tel:5551234567", "tel:911"]],
])("links each number of %s", (text, hrefs) => {
  expect(splitPhoneNumbers(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
});
