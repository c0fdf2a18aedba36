import { expect, test } from "vitest";
import { scriptUrl, shopUrl, storePolicy } from "../../src/lib/ecwid.ts";

test("the link to the shop leads where the settings say, or to the site that every shop has", () => {
  const url = "https://shop.example.org";
  expect(shopUrl({ shopId: "123", url })).toBe(url);
  expect(shopUrl({ shopId: "123", url: "" })).toBe("https://store123.company.site");
});

test("the script is the one of the shop", () => {
  const { origin, pathname, search } = new URL(scriptUrl("123"));
  expect([origin, pathname]).toEqual(["https://app.ecwid.com", "/script.js"]);
  expect(search).toMatch(/^\?123(&|$)/);
});

test("the policy lets no inline script in, and no script of a host that anybody can rent", () => {
  const sources: readonly string[] = storePolicy.scripts;
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources.filter((source) => source.includes("*"))).toEqual([]);
  for (const directive of storePolicy.directives)
    expect(directive).not.toMatch(/\*\.cloudfront|https:( |$)/);
});
