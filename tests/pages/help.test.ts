import { expect, test } from "vitest";
import { launched, linksIn, named, textOf, textsOf } from "./site.ts";

/** Parts of all kinds of lines. `help-lines.test.tsx` checks the whole text. */
const lines = [
  "Call 911",
  "Call 1-800-222-1222 Poison Help",
  "Call 116 123 Samaritans",
  "findahelpline.com",
];

test("opens the help sheet from the top of built and function-rendered pages", async () => {
  for (const path of ["/glossary", "/discussions/1", "/comments/blog/1", "/404"]) {
    const page = await launched.open(path);
    const help = named(page, "Get help now");
    expect(textsOf(page, "header button"), path).toContain("Get help now");
    expect(page.querySelector("#help"), path).toBe(help);
    expect(linksIn(page, "footer a"), path).toContainEqual(["get help now", "#help"]);
    for (const words of lines) expect(textOf(help), path).toContain(words);
    expect(linksIn(help), path).toEqual(
      expect.arrayContaining([
        ["Text SHOUT to 85258 Shout", "sms:85258"],
        ["Call 116 123 Samaritans", "tel:116123"],
        ["Do I need a doctor?", "/do-i-need-a-doctor"],
        ["Numbers by country", "/do-i-need-a-doctor#numbers"],
      ]),
    );
    expect(textOf(help)).toMatch(/Numbers checked on \d+ \w+ 20\d\d/);
  }
});

test("links to the help lines next to each form, and warns not to stop treatment under each thread", async () => {
  for (const path of ["/discussions/1", "/discussions", "/comments/blog/1", "/media/5"]) {
    const main = (await launched.open(path)).querySelector("main");
    expect(linksIn(main ?? new Document()), path).toContainEqual(["Get help now", "#help"]);
    expect(textOf(main).includes("Do not stop or change prescribed treatment"), path).toBe(
      path !== "/discussions",
    );
  }
});

test("shows when to get help, most urgent first, without the creator's claims", async () => {
  const page = await launched.open("/do-i-need-a-doctor");
  expect(textsOf(page, "main h2").filter((text) => / if$/.test(text))).toEqual([
    "Immediate action required: Call emergency services if",
    "Urgent advice: See a doctor the same day if",
    "Non-urgent advice: See a pharmacist or doctor if",
  ]);
  const text = textOf(page.querySelector("main"));
  expect(text).toMatch(/fever .* malaria area/);
  expect(text).toMatch(/Sources checked: \d+ \w+ 20\d\d/);
  expect(text).not.toMatch(/NTKOC|hidden parasite/);
  expect(linksIn(page, "main a")).toEqual(
    expect.arrayContaining([
      ["Call 911", "tel:911"],
      ["Numbers by country", "#numbers"],
      ["800 70 2222 Centrum Wsparcia", expect.stringMatching(/^tel:/)],
    ]),
  );
  for (const name of ["Malaria", "Threadworms (pinworms)", "Hookworm", "Head lice"])
    expect(textsOf(page, "main h2, main h3, main h4")).toContain(name);
  for (const path of ["/", "/treating-parasites", "/glossary"])
    expect(
      linksIn(await launched.open(path), "main a[href='/do-i-need-a-doctor']"),
      path,
    ).not.toEqual([]);
});

test("gives each drawing a name, a description, steps and sources", async () => {
  const page = await launched.open("/do-i-need-a-doctor");
  for (const [name, drawings, steps] of [
    ["Where four common parasites live", 1, 4],
    ["The life cycle of the threadworm", 1, 5],
    ["How to take a stool (poo) sample", 4, 4],
    ["How to do a tape test for threadworms", 4, 4],
  ] as const) {
    const figure = named(page, name);
    const images = [...figure.querySelectorAll("svg[role=img]")];
    expect(images, name).toHaveLength(drawings);
    for (const image of images) {
      expect(textOf(image.querySelector("title")), name).toMatch(/\w/);
      expect(textOf(image.querySelector("desc")), name).toMatch(/\w\.$/);
    }
    expect(figure.querySelectorAll("li"), name).toHaveLength(steps);
    expect(textOf(figure)).toMatch(/Sources checked: \d+ \w+ 20\d\d\. No clinician has reviewed/);
    expect(linksIn(figure)[0]?.[1]).toMatch(/^https:/);
  }
  const cycle = textsOf(named(page, "The life cycle of the threadworm"), "svg text");
  expect(new Set(cycle)).toEqual(new Set(["1", "2", "3", "4", "5"]));
  expect(
    named(await launched.open("/glossary/scabies"), "Where four common parasites live"),
  ).toBeTruthy();
  expect((await launched.open("/glossary/albendazole")).querySelector("main figure")).toBeNull();
});
