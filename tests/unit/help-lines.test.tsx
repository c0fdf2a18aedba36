import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSchema } from "../../src/collections/schemas/site.ts";
import { HelpLine } from "../../src/community/help/HelpLine.tsx";
import { CountryNumbers, confirmation, HelpSheet } from "../../src/community/help/HelpSheet.tsx";
import { pageHelp } from "../../src/community/help/lines/page-help.ts";
import { phoneNumbers } from "../../src/community/help/lines/phone-numbers.ts";
import json from "../fixtures/content/site.json" with { type: "json" };

const settings = siteSchema.parse(json).help;
const help = pageHelp(settings);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const callsIn = (html: string) =>
  Array.from(
    html.matchAll(/<a [^>]*href="((?:tel|sms):[^"]*)">(.*?)<\/a>/g),
    ([, href, text = ""]) => `${href} ${textOf(text)}`,
  );

const line = {
  name: "Samaritans",
  phone: "116 123",
  lookedUp: "2026-11-27",
  page: "https://www.samaritans.org",
};

test("shows the emergency number, then the crisis lines and the poison line of each country, one number per line", () => {
  const countries = help.lines.map((country) =>
    renderToStaticMarkup(<CountryNumbers country={country} />),
  );
  expect(countries.map((html) => textOf(/<p.*?<\/p>/.exec(html)?.[0] ?? ""))).toEqual([
    "United States",
    "United Kingdom",
    "Ireland",
  ]);
  expect(countries.map(callsIn)).toEqual([
    [
      "tel:911 Call 911",
      "tel:988 Call 988 988 Suicide &amp; Crisis Lifeline",
      "sms:988 Text 988 988 Suicide &amp; Crisis Lifeline",
      "tel:18002221222 Call 1-800-222-1222 Poison Help",
    ],
    [
      "tel:999 Call 999",
      "tel:116123 Call 116 123 Samaritans",
      "sms:85258 Text SHOUT to 85258 Shout",
      "tel:111 Call 111 NHS 111 for poisoning",
    ],
    ["tel:112 Call 112", "tel:999 Call 999", "tel:116123 Call 116 123 Samaritans"],
  ]);
});

test("shows every poison line of a country before its crisis lines after a poisoning", () => {
  const poison = [
    { ...line, name: "Poison centres", phone: "1-844-764-7669" },
    { ...line, name: "Poison centre in Quebec", phone: "1-800-463-5060" },
  ];
  const [country] = help.lines.map((country) => ({ ...country, poison }));
  const html = country && renderToStaticMarkup(<CountryNumbers country={country} first="poison" />);
  expect(callsIn(html ?? "").map((call) => call.split(" ")[0])).toEqual([
    "tel:911",
    "tel:18447647669",
    "tel:18004635060",
    "tel:988",
    "sms:988",
  ]);
});

test("shows each country with a class from its code, for the style rule, and emergency numbers where it is unknown", () => {
  const html = renderToStaticMarkup(<HelpSheet own={help} elsewhere={help.elsewhere} />);
  expect(Array.from(html.matchAll(/class="in-([^"]*)"/g), ([, name]) => name)).toEqual([
    "us",
    "gb",
    "ie",
    "pl",
  ]);
  const anywhere = html.slice(html.indexOf("help-anywhere"));
  expect(callsIn(anywhere)).toEqual([
    "tel:911 Call 911 United States",
    "tel:999 Call 999 United Kingdom",
    "tel:112 Call 112 Ireland",
    "tel:999 Call 999 Ireland",
  ]);
  expect(textOf(anywhere)).toMatch(/Do I need a doctor\? Numbers by country findahelpline.com/);
});

test("gives each writer one line with the numbers of a country, and a link to all others", () => {
  const html = renderToStaticMarkup(<HelpLine help={help} />);
  const british = /<span class="in-gb">(.*?)<span class="in-/.exec(html)?.[1] ?? "";
  expect(textOf(british)).toBe("Emergency 999 · Samaritans 116 123 · Shout: text SHOUT to 85258 ·");
  expect(html).toContain('<a href="#help">Get help now</a>');
});

test("states when the creator checked the numbers, and what to do if one does not work", () => {
  const otherwise = "If a number does not work, call your local emergency number.";
  expect(confirmation("2026-11-21")).toBe(`Numbers checked on 21 November 2026. ${otherwise}`);
  expect(confirmation(undefined)).toBe(otherwise);
});

test.each([
  ["999 or 112", ["tel:999", "tel:112"]],
  ["911 - 112", ["tel:911", "tel:112"]],
  ["+49 (0)30 123-45", ["tel:+493012345"]],
  ["(555) 123-4567 or 911", ["tel:5551234567", "tel:911"]],
])("links each number of %s", (text, hrefs) => {
  expect(phoneNumbers(text).map(({ href }) => href)).toEqual(hrefs);
});
