import { expect, test } from "vitest";
import { formatDate } from "../../src/lib/time/format-date.ts";
import { contentOf } from "../support/content.ts";
import { launched, linksIn, named, textOf, textsOf } from "./site.ts";

const newTabs = "a[target=_blank][rel=noopener]";

test("links from About Me to four pages, and names who publishes and pays for the site", async () => {
  expect(linksIn(named(await launched.open("/about"), "Related pages"))).toEqual([
    ["Read the Blog", "/blog"],
    ["Watch Interviews", "/podcasts"],
    ["Support Our Work", "/support"],
    ["Contact Me", "/contact"],
  ]);
  const page = await launched.open("/about/this-site");
  const text = textOf(page.querySelector("main"));
  expect(text).toContain("No doctor, pharmacist or other clinician has reviewed");
  expect(text).toContain("Visitors can donate on the Support page.");
  expect(linksIn(page, "main a")).toEqual(
    expect.arrayContaining([
      ["licences.txt", "/licences.txt"],
      ["hello@example.org", expect.stringMatching(/^mailto:hello@example\.org\?subject=/)],
    ]),
  );
});

test("links to nine channels in new tabs, and to an email", async () => {
  const page = await launched.open("/contact");
  const channels = linksIn(named(page, "Channels"), newTabs);
  expect(channels).toHaveLength(9);
  expect(channels[0]?.[1]).toBe("https://example.org/video-current");
  const mail = page.querySelector("a[href='mailto:hello@example.org']");
  expect(textOf(mail)).toBe("Email Me");
  expect(mail?.hasAttribute("target")).toBe(false);
});

test("states what is stored and for how long, and which other hosts are contacted", async () => {
  const page = await launched.open("/privacy");
  const text = textOf(page.querySelector("main"));
  for (const words of [
    "A formal privacy policy is coming soon.",
    "Mara Example, Ireland is responsible for your data.",
    "Database: A database, Ireland",
    "90 days",
    "sets no cookies for visitors",
    "the company that stores it: video.example.org, www.youtube-nocookie.com.",
    "the shop loads from Ecwid",
    "the donation form loads from give.example.org",
  ])
    expect(text).toContain(words);
  expect(linksIn(page)).toContainEqual([
    "hello@example.org",
    "mailto:hello@example.org?subject=Please%20remove%20my%20post",
  ]);
});

test("lists the headings of a page with links, and its last edit", async () => {
  const page = await launched.open("/privacy");
  const day = String(contentOf("pages")["privacy"]?.["updated"]);
  expect(textOf(page.querySelector("main"))).toContain(`Last edited ${formatDate(day)}`);
  expect(page.querySelector("time")?.getAttribute("datetime")).toBe(day);
  const listed = linksIn(named(page, "On this page"));
  expect(listed.map(([title]) => title)).toEqual([
    "User Privacy & Data Protection",
    "In short",
    "What is stored, and for how long",
    "What you post",
    "Emails about new posts",
    "Your IP address",
    "Trackers and other companies",
    "Who is responsible, and your rights",
  ]);
  for (const [title, href] of listed) {
    expect(textOf(page.querySelector(href ?? ""))).toContain(title);
    const own = page.querySelector(`h2 + a.anchor[href="${href}"]`);
    expect(own?.getAttribute("aria-label"), title).toBe("Link to this part");
  }
});

test("searches both services in a new tab, but not for empty text, and links to suggested terms", async () => {
  const page = await launched.open("/literature");
  for (const [name, action, field] of [
    ["PubMed", "https://pubmed.ncbi.nlm.nih.gov/", "term"],
    ["Google Scholar", "https://scholar.google.com/scholar", "q"],
  ] as const) {
    const form = page.querySelector(`form[aria-label="${name}"][target=_blank]`);
    expect(form?.getAttribute("action")).toBe(action);
    const input = form?.querySelector(`input[required][name=${field}]`);
    expect("  ").not.toMatch(new RegExp(`^${input?.getAttribute("pattern")}$`));
    expect(" mites").toMatch(new RegExp(`^${input?.getAttribute("pattern")}$`));
  }
  const list = named(page, "Suggested searches");
  expect(textsOf(list, "h3")).toHaveLength(6);
  expect(linksIn(list, newTabs)).toHaveLength(12);
  expect(linksIn(list).map(([, href]) => href)).toContain(
    "https://pubmed.ncbi.nlm.nih.gov/?term=formication+parasitic+infection",
  );
  expect(textsOf(named(page, "How to read what you find"), "h3")).toHaveLength(6);
  expect(linksIn(named(page, "Related pages")).map(([, href]) => href)).toEqual([
    "/treating-parasites",
    "/media",
    "/glossary",
    "/about",
    "/contact",
  ]);
});

test("links to every way to support that is set", async () => {
  const page = await launched.open("/support");
  expect(named(page, "Your Impact").querySelectorAll("li")).toHaveLength(3);
  for (const [name, href] of [
    ["Open the form on its own website", "https://give.example.org/form?campaign=sample"],
    ["Donate with PayPal", "https://paypal.example.org/donate?hosted_button_id=SAMPLE"],
    ["Open $sample in Cash App", "https://cash.app/$sample"],
    ["Share on X", expect.stringMatching(/^https:\/\/x\.com\/intent\/tweet\?text=.*url=/)],
  ])
    expect(linksIn(page, "a[target=_blank]")).toContainEqual([`${name} (opens a new tab)`, href]);
  expect(linksIn(page)).toEqual(
    expect.arrayContaining([
      ["Visit Store", "/store"],
      [
        "Email Support",
        expect.stringMatching(/^mailto:hello@example\.org\?subject=Supporting%20NTKOC/),
      ],
    ]),
  );
  const sandbox = page.querySelector("iframe")?.getAttribute("sandbox");
  for (const part of ["allow-forms", "allow-scripts"]) expect(sandbox).toContain(part);
  expect(sandbox).not.toContain("top-navigation");
});

test("sends a visitor without JavaScript to the shop and to an email that shares the site", async () => {
  const link = (await launched.open("/store")).querySelector("a[href='https://shop.example.org']");
  expect(link?.getAttribute("target")).toBe("_blank");
  const [share = ["", ""]] = linksIn(await launched.open("/")).filter(
    ([name]) => name === "Share by email",
  );
  expect(share[1]).toMatch(/^mailto:.*ntkoc\.example\.org/);
});
