import { expect, test } from "vitest";
import { scriptUrl, shopUrl, storePolicy } from "../../src/lib/ecwid.ts";

test("links to the shop in the settings, or to the one that Ecwid provides", () => {
  const url = "https://shop.example.org";
  expect(shopUrl({ shopId: "123", url })).toBe(url);
  expect(shopUrl({ shopId: "123", url: "" })).toBe("https://store123.company.site");
});

test("loads the script of the shop", () => {
  const { origin, pathname, search } = new URL(scriptUrl("123"));
  expect([origin, pathname]).toEqual(["https://app.ecwid.com", "/script.js"]);
  expect(search).toMatch(/^\?123(&|$)/);
});

test("does not allow inline scripts, or scripts of hosts that anyone can rent", () => {
  const sources: readonly string[] = storePolicy.scripts;
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources.filter((source) => source.includes("*"))).toEqual([]);
  for (const directive of storePolicy.directives)
    expect(directive).not.toMatch(/\*\.cloudfront|https:( |$)/);
});
