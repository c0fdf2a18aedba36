import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type CollectionName,
  collectionNames,
  collections,
} from "../../src/collections/collections.ts";
import { readBody } from "../../src/collections/files/markdown-body.ts";
import { formatOf } from "../../src/collections/files/read-entries.ts";
import { siteSchema } from "../../src/collections/schemas/site.ts";
import { withoutLinks } from "../../src/lib/inline-links.ts";
import { copyOf, secretMark } from "../e2e/variants.ts";
import { addressesIn } from "../support/addresses-in.ts";
import { contentOf } from "../support/content.ts";
import { newerFeatures } from "../support/newer-features.ts";
import { textFields } from "../support/text-fields.ts";

const builds = (["preview", "launched"] as const).flatMap((variant) => [
  `${copyOf(variant)}/dist`,
  `${copyOf(variant)}/.build/templates`,
]);

test("contains no secrets from the environment", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.*`));
  expect(files.length).toBeGreaterThan(100);
  const secret = new RegExp(`${secretMark}|postgresql://`);
  expect(files.filter((file) => secret.test(readFileSync(file, "latin1")))).toEqual([]);
});

test("contains no email address except the contact address", () => {
  const { email } = JSON.parse(readFileSync("tests/fixtures/content/site.json", "utf8"));
  for (const build of builds) {
    // Licences contain the addresses of package authors.
    const files = globSync(`${build}/**/*.{css,html,js,json,svg,txt,xml}`).filter(
      (file) => !file.endsWith("/licences.txt"),
    );
    const found = files.flatMap((file) =>
      (readFileSync(file, "utf8").match(/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi) ?? [])
        // The second is in a message about invalid addresses.
        .filter((address) => address !== email && address !== "name@example.com")
        .map((address) => `${file}: ${address}`),
    );
    expect(files.length, build).toBeGreaterThan(3);
    expect(found, build).toEqual([]);
  }
});

/** The scripts in a page, except data. */
const scriptsIn = (page: string) =>
  Array.from(page.matchAll(/<script(?![^>]*json)[^>]*>(.+?)<\/script>/gs), ([, code = ""]) => code);

test("uses no script feature that is newer than the supported browsers", async () => {
  for (const build of builds) {
    const inPages = globSync(`${build}/**/*.html`).flatMap((file) =>
      scriptsIn(readFileSync(file, "utf8")),
    );
    const files = globSync(`${build}/**/*.js`).map((file) => readFileSync(file, "utf8"));
    for (const script of new Set([...inPages, ...files]))
      expect(await newerFeatures(script), script.slice(0, 200)).toEqual([]);
  }
});

/** True if an island starts before the one before it has ended. */
const hasIslandInIsland = (page: string) =>
  page.split("</astro-island>").some((part) => part.split("<astro-island").length > 2);

test("has no island inside an island", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.html`));
  const pages = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  expect(pages.filter(({ text }) => text.includes("<astro-island")).length).toBeGreaterThan(100);
  expect(pages.filter(({ text }) => hasIslandInIsland(text)).map(({ file }) => file)).toEqual([]);
});

const idsIn = (page: string) => Array.from(page.matchAll(/<[^>]*? id="([^"]*)"/g), ([, id]) => id);

test("has no id twice on a page", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.html`));
  // A function shows only one of several parts of a template.
  for (const file of files.filter((name) => !name.includes("/.build/templates/"))) {
    const ids = idsIn(readFileSync(file, "utf8"));
    expect(ids, file).toEqual([...new Set(ids)]);
  }
});

test("does not include the Studio", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.{html,js,css,json,xml,txt}`));
  expect(files.filter((file) => /\bstudio\b/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("has a placeholder for the moderation note above the discussion form", () => {
  const page = readFileSync(`${copyOf("launched")}/.build/templates/discussions.html`, "utf8");
  expect(page).toContain("<!--read-first-->");
});

test("has only absolute addresses in feeds, cards and structured data", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.{html,xml}`));
  const found = files.flatMap((file) =>
    leavingAddresses(readFileSync(file, "utf8"))
      .filter((address) => !URL.canParse(address) || new URL(address).hostname === "localhost")
      .map((address) => `${file}: ${address}`),
  );
  expect(files.filter((file) => file.endsWith("feed.xml")).length).toBeGreaterThan(4);
  expect(found).toEqual([]);
});

/** The addresses that feed readers, search engines and other sites read. */
function leavingAddresses(text: string): string[] {
  if (text.startsWith("<?xml"))
    return [
      ...addressesIn(text),
      ...Array.from(text.matchAll(/<(loc|id)>([^<]*)</g), ([, , address = ""]) => address),
    ];
  const cards = text.matchAll(/<meta property="og:(?:url|image|logo)" content="([^"]*)"/g);
  const canonical = text.matchAll(/<link rel="canonical" href="([^"]*)"/g);
  const data = text.matchAll(/"(?:\w*[uU]rl|image|logo|@id|item)":"([^"]*)"/g);
  return [cards, canonical, data].flatMap((all) => Array.from(all, ([, address = ""]) => address));
}

/** Text that pages do not show as text, by the reason. */
const notShown: Record<string, string[]> = {
  "It names files.": ["thumbnail", "related", "precautions"],
  "Only the Studio shows it.": ["precautions.title"],
  "The names of cards are filled in.": ["precautions.combination"],
  "It is an attribute.": ["thumbnailAlt"],
  "It is shown in the language of the country.": ["help.languages.countries.country"],
  "Each number in it is shown alone.": ["help.lines.emergency"],
  "It is in the database.": ["discussions.title", "discussions.content", "discussions.author"],
};

const isShown = (path: string) =>
  !Object.values(notShown)
    .flat()
    .some((end) => path === end || path.replace(/^[^.]+\./, "") === end);

const entities = {
  "&quot;": '"',
  "&#34;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/** Text on one line. */
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The HTML of a page in all builds, without what `ignored` matches. */
function htmlOf(address: string, ignored: RegExp): string {
  const [path = ""] = address.slice(1).split(/[#?]/);
  const files = globSync(builds.map((build) => `${build}/${path || "index"}{,-coming-soon}.html`));
  const html = files.map((file) => readFileSync(file, "utf8").replace(ignored, "")).join("\n");
  const read = Object.entries(entities).reduce((rest, pair) => rest.replaceAll(...pair), html);
  return inOneLine(read.replaceAll("&amp;", "&"));
}

const tags = /<[^>]*>/g;

/** The texts at a path such as `timestamps.topic`. */
const textsAt = (value: unknown, [key, ...rest]: string[]): string[] =>
  [value]
    .flat()
    .flatMap((one) => (key === undefined ? String(one) : textsAt(Object(one)[key] ?? [], rest)));

/** The addresses of an entry, and of the page that shows it. */
function pagesOf(name: CollectionName, entry: string, fields: Record<string, unknown>): string[] {
  const { addresses, page } = collections[name];
  const written = { name: entry, fields };
  return [page(written), ...(addresses?.({ ...written, isValid: true }) ?? [])];
}

interface Text {
  path: string;
  entry: string;
  text: string;
  /** Returns the text of the pages that show it. */
  shown(): string;
}

/** The texts of an entry and the first paragraph of its main text, as visitors read them. */
const textsOf = (name: CollectionName) =>
  Object.entries(contentOf(name))
    .filter(([, { draft }]) => !draft)
    .flatMap(([entry, { body = "", ...fields }]): Text[] => {
      const { schema, ending } = formatOf(name, entry);
      const paths = textFields(schema, name).filter(isShown);
      const inFields = paths.flatMap((path) =>
        textsAt(fields, path.split(".").slice(1)).map((text) => ({ path, text })),
      );
      const inBody = ending === "json" ? [] : readBody(String(body), ending).passages.slice(0, 1);
      return [...inFields, ...inBody.map(({ text }) => ({ path: `${name}.body`, text }))].map(
        ({ path, text }) => ({
          path,
          entry,
          text: inOneLine(withoutLinks(text)),
          shown: () =>
            pagesOf(name, entry, fields)
              .map((page) => htmlOf(page, tags))
              .join("\n"),
        }),
      );
    });

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const settingsPages = ["/", "/support", "/store", "/do-i-need-a-doctor"];

const ofSite = {
  ...readJson("tests/fixtures/content/site.json"),
  ...readJson("tests/support/launched-site.json"),
};

const ofSettings = textFields(siteSchema, "site")
  .filter(isShown)
  .flatMap((path) => textsAt(ofSite, path.split(".").slice(1)).map((text) => ({ path, text })))
  .map(
    ({ path, text }): Text => ({
      path,
      entry: "site",
      text,
      // Some are attributes.
      shown: () => settingsPages.map((page) => htmlOf(page, /^$/) + htmlOf(page, tags)).join("\n"),
    }),
  );

const all: Text[] = [...collectionNames.flatMap(textsOf), ...ofSettings];

const code = inOneLine(
  globSync("src/**/*.{astro,ts,tsx}")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
);

/** A text that pages can only have from this field. */
const isOwn = ({ text, path, entry }: Text) =>
  !code.includes(text) &&
  all.every(
    (other) => (other.path === path && other.entry === entry) || !other.text.includes(text),
  );

test("shows every text of an entry on its page, and has an example of each", () => {
  const hidden = all.filter(({ text, shown }) => !shown().includes(text));
  expect(hidden.map(({ path, entry, text }) => `${path} of ${entry}: ${text}`)).toEqual([]);
  const paths = collectionNames.flatMap((name) => textFields(collections[name].schema, name));
  const own = all.filter(isOwn);
  expect(paths.filter(isShown).filter((path) => !own.some((one) => one.path === path))).toEqual([]);
  // Each text of a page has its own place in the code.
  const unclear = all
    .filter(({ path }) => path.startsWith("pages.") && path !== "pages.body")
    .filter((one) => !own.includes(one));
  expect(unclear.map(({ path, entry, text }) => `${path} of ${entry}: ${text}`)).toEqual([]);
});
