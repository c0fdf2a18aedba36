import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { z } from "zod";
import {
  type CollectionName,
  collectionNames,
  collections,
} from "../../src/collections/collections.ts";
import { readBody } from "../../src/collections/files/markdown-body.ts";
import { formatOf } from "../../src/collections/files/read-content.ts";
import type { PageMeta } from "../../src/collections/schemas/pages.ts";
import { siteSchema } from "../../src/collections/schemas/site.ts";
import { withoutLinks } from "../../src/lib/text/inline-links.ts";
import { copyOf, secretMark } from "../e2e/variants.ts";
import { addressesIn } from "../support/addresses-in.ts";
import { contentOf } from "../support/content.ts";
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

/** Methods that one of the oldest browsers in the README lacks. Vite and esbuild replace newer syntax, but no method. */
const newerMethod =
  /\.(toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|toWellFormed|transferToFixedLength)\(|\b(Object|Map)\.groupBy\b|\b(Array\.fromAsync|Promise\.withResolvers|Promise\.try|URL\.canParse|URL\.parse|AbortSignal\.any|RegExp\.escape|Iterator\.from)\b|\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g;

/** True if a class in the script has a method of the same name, as Radix's lists have. */
const isDefinedIn = (script: string, method: string) =>
  new RegExp(`(?<![.\\w])${method.replace(/\W/g, "")}\\([\\w,]*\\)\\{`).test(script);

test("uses no method that is newer than the supported browsers", () => {
  for (const file of globSync(builds.map((build) => `${build}/**/*.{html,js}`))) {
    const script = readFileSync(file, "utf8");
    const found = script.match(newerMethod) ?? [];
    expect(
      found.filter((method) => !isDefinedIn(script, method)),
      file,
    ).toEqual([]);
  }
});

/** True if an island starts before the one before it has ended. */
const hasIslandInIsland = (page: string) =>
  page.split("</astro-island>").some((part) => part.split("<astro-island").length > 2);

test("preloads the code of all islands, and names no file of code after what it does", () => {
  const dist = `${copyOf("launched")}/dist`;
  const code = globSync("_astro/*.js", { cwd: dist });
  for (const page of globSync(`${dist}/**/*.html`)) {
    const text = readFileSync(page, "utf8");
    const links = Array.from(text.matchAll(/<link href="\/([^"]+)"/g), ([, file]) => file);
    const islands = Array.from(text.matchAll(/component-url="\/([^"]+)"/g), ([, file]) => file);
    expect(links.length, page).toBeGreaterThan(1);
    expect(code, page).toEqual(expect.arrayContaining([...links, ...islands]));
  }
  // Lists of blocked requests match names such as `ShareButton`.
  expect(code.filter((file) => !/^_astro\/[\w-]{8}\.js$/.test(file))).toEqual([]);
});

test("has no island inside an island", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.html`));
  const pages = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  expect(pages.filter(({ text }) => text.includes("<astro-island")).length).toBeGreaterThan(100);
  expect(pages.filter(({ text }) => hasIslandInIsland(text)).map(({ file }) => file)).toEqual([]);
});

test("does not include the Studio", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.{html,js,css,json,xml,txt}`));
  expect(files.filter((file) => /\bstudio\b/i.test(readFileSync(file, "utf8")))).toEqual([]);
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
  "It names files.": ["thumbnail", "related", "precautions", "startWith", "pages.term"],
  "Only the Studio shows it.": ["precautions.title"],
  "The names of cards are filled in.": ["precautions.combination"],
  "It is an attribute.": ["thumbnailAlt"],
  "It is shown after a post about poison.": ["help.languages.poisonSentence"],
  "It is shown in the language of the country.": ["help.languages.countries.country"],
  "Each number in it is shown alone.": ["help.lines.emergency"],
  "It is printed with spaces and dashes, which doses.test.ts checks.": ["supplements.dosage"],
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

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

interface ReadPage {
  text: string;
  html: string;
}

const readPages = new Map<string, ReadPage>();

function pageAt(address: string): ReadPage {
  const [path = ""] = address.slice(1).split(/[#?]/);
  const read = readPages.get(path);
  if (read) return read;
  const files = globSync(builds.map((build) => `${build}/${path || "index"}{,-coming-soon}.html`));
  const html = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const page = { text: decoded(html.replace(/<[^>]*>/g, "")), html: decoded(html) };
  readPages.set(path, page);
  return page;
}

const decoded = (html: string) =>
  inOneLine(
    Object.entries(entities)
      .reduce((rest, pair) => rest.replaceAll(...pair), html)
      .replaceAll("&amp;", "&"),
  );

const textsAt = (value: unknown, [key, ...rest]: string[]): string[] =>
  [value]
    .flat()
    .flatMap((one) => (key === undefined ? String(one) : textsAt(Object(one)[key] ?? [], rest)));

function pagesOf(name: CollectionName, entry: string, fields: Record<string, unknown>): string[] {
  const { addresses, page } = collections[name];
  const written = { name: entry, fields };
  return [page(written), ...(addresses?.(written) ?? [])];
}

interface Text {
  path: string;
  entry: string;
  text: string;
  pages: string[];
}

/** The texts of an entry and the first paragraph of its main text, as visitors read them. */
const textsOf = (name: CollectionName) =>
  Object.entries(contentOf(name))
    .filter(([, { draft }]) => !draft)
    .flatMap(([entry, { body = "", ...fields }]): Text[] => {
      const { schema, ending } = formatOf(name, entry);
      const [start] = ending === "json" ? [] : readBody(String(body), ending).passages;
      const texts = [
        ...fieldTexts(schema, name, fields),
        ...(start ? [{ path: `${name}.body`, text: start.text }] : []),
      ];
      const pages = pagesOf(name, entry, fields);
      return texts.map(({ path, text }) => ({
        path,
        entry,
        text: inOneLine(withoutLinks(text)),
        pages,
      }));
    });

const fieldTexts = (schema: z.core.$ZodType, name: string, fields: unknown) =>
  textFields(schema, name)
    .filter(isShown)
    .flatMap((path) => textsAt(fields, path.split(".").slice(1)).map((text) => ({ path, text })));

const all = collectionNames.flatMap(textsOf);

const described = ({ path, entry, text }: Text) => `${path} of ${entry}: ${text}`;

test("shows every text of an entry on its page, and has an example of each", () => {
  const hidden = all.filter(
    ({ text, pages }) => !pages.some((page) => pageAt(page).text.includes(text)),
  );
  expect(hidden.map(described)).toEqual([]);
  const paths = collectionNames.flatMap((name) => textFields(collections[name].schema, name));
  const used = all.map(({ path }) => path);
  expect(paths.filter((path) => isShown(path) && !used.includes(path))).toEqual([]);
});

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("shows every text of the settings, and of each page in its head", () => {
  const site = {
    ...readJson("tests/fixtures/content/site.json"),
    ...readJson("tests/support/launched-site.json"),
  };
  const pages = ["/", "/support", "/store", "/privacy", "/do-i-need-a-doctor"].map(pageAt);
  const whole = pages.map(({ html, text }) => html + text).join("\n");
  expect(fieldTexts(siteSchema, "site", site).filter(({ text }) => !whole.includes(text))).toEqual(
    [],
  );
  for (const [path, meta] of Object.entries<PageMeta>(
    readJson("tests/fixtures/content/pages.json"),
  )) {
    const [head] = pageAt(path).html.replaceAll("__TITLE_QUERY__", "").split("</head>");
    for (const text of [
      `${meta.title} | `,
      `content="${meta.description}"`,
      meta.keywords.join(", "),
    ])
      expect(head, path).toContain(text);
  }
});
