import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { merged } from "../../src/integrations/one-script.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const script = (text: string) => `<script type="module">${text}</script>`;
const page = (texts: string[], body: string) =>
  `<meta content="script-src ${texts.map(hashOf).join(" ")}">${body}`;

/** The text of the only inline module. */
const only = (html: string) => {
  const texts = Array.from(
    html.matchAll(/<script type="module">(.*?)<\/script>/gs),
    ([, text]) => text,
  );
  expect(texts).toHaveLength(1);
  return texts[0] ?? "";
};

test("small scripts become one, which the policy lets past and which runs them in their order", () => {
  const [first, second] = ["var e=1;seen.push(e);", "var e=2;seen.push(e)"];
  const html = merged(page([first, second], `${script(first)}<p>Words</p>${script(second)}`));
  const one = only(html);
  const seen: number[] = [];
  new Function("seen", one)(seen);

  expect(html).toContain(hashOf(one));
  expect(html).toContain("<p>Words</p>");
  expect(seen).toEqual([1, 2]);
});

test("one that fails does not stop the next", () => {
  const texts = ["throw Error('no')", "seen.push(2)"];
  const said: unknown[] = [];
  const seen: number[] = [];
  const one = only(merged(page(texts, texts.map(script).join(""))));
  new Function("seen", "console", one)(seen, { error: (error: unknown) => said.push(error) });

  expect(seen).toEqual([2]);
  expect(said).toEqual([new Error("no")]);
});

test.each([
  ["a script alone", [script("var e=1")]],
  ["scripts that import", [script('import{a}from"/a.js";a()'), script("var e=1")]],
  ["what waits in a template", [`<template>${script("var a=1")}</template>`, script("var e=1")]],
])("%s stays as it is", (_, scripts) => {
  const html = page(["var e=1"], scripts.join(""));
  expect(merged(html)).toBe(html);
});
