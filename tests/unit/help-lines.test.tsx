import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSchema } from "../../src/collections/schemas/site.ts";
import { confirmation, HelpLines } from "../../src/components/help/HelpLines.tsx";
import json from "../fixtures/content/site.json" with { type: "json" };

const { help } = siteSchema.parse(json);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const linked = (html: string, scheme: "tel" | "sms") =>
  Array.from(html.matchAll(new RegExp(`href="${scheme}:([^"]*)"`, "g")), ([, to]) => to);

test("shows the emergency number, crisis lines and poison line of each country", () => {
  const html = renderToStaticMarkup(<HelpLines help={help} />);
  expect(textOf(html)).toBe(
    [
      "United States Emergency 911 988 Suicide &amp; Crisis Lifeline, or text 988 Poison Help 1-800-222-1222",
      "United Kingdom Emergency 999 Samaritans 116 123 Shout: text SHOUT to 85258 NHS 111 for poisoning",
      "Ireland Emergency 112 or 999 Samaritans 116 123",
      "Elsewhere findahelpline.com (opens a new tab)",
    ].join(" "),
  );
  expect(linked(html, "tel")).toEqual([
    "911",
    "988",
    "18002221222",
    "999",
    "116123",
    "111",
    "112",
    "999",
    "116123",
  ]);
  expect(linked(html, "sms")).toEqual(["988", "85258"]);
});

test("leaves out the crisis lines next to a poison warning", () => {
  const html = renderToStaticMarkup(<HelpLines help={help} lines={["poison"]} />);
  expect(linked(html, "tel")).toEqual(["911", "18002221222", "999", "111", "112", "999"]);
  expect(linked(html, "sms")).toEqual([]);
  expect(textOf(html)).toContain("Elsewhere Your local emergency number");
});

test("states when the creator checked the numbers, or that this has not happened", () => {
  expect(confirmation("2026-11-21")).toBe("Numbers checked on 21 November 2026");
  expect(confirmation(undefined)).toContain("has not confirmed these numbers yet");
});

const line = { name: "Samaritans", phone: "116 123" };

test.each([
  [{ ...line, phone: undefined }, false],
  [{ name: "Shout", text: "SHOUT to 85258" }, true],
  [line, true],
])("accepts a helpline with a number to call or to text: %j", (crisis, valid) => {
  const [country] = help.lines;
  const lines = [{ ...country, crisis: [crisis] }];
  expect(siteSchema.safeParse({ ...json, help: { ...help, lines } }).success).toBe(valid);
});
