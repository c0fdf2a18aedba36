import { parseHTML } from "linkedom";
import { inject } from "vitest";

function siteOf(variant: "launched" | "preview") {
  const pages = new Map<string, Promise<string>>();
  async function get(path: string, options?: RequestInit) {
    const request = new Request(inject(variant) + path, { redirect: "manual", ...options });
    // While a test reads a large page, the server may close a connection that is kept open.
    request.headers.set("Connection", "close");
    const response = await fetch(request);
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  async function html(path: string): Promise<string> {
    const page = pages.get(path) ?? get(path).then(({ body }) => String(body));
    pages.set(path, page);
    return page;
  }
  return {
    get,
    status: async (path: string) => (await get(path)).status,
    html,
    open: async (path: string) => parseHTML(await html(path)).document,
  };
}

export const launched = siteOf("launched");
export const preview = siteOf("preview");

export const textOf = (one: Element | null | undefined): string =>
  (one?.textContent ?? "").replace(/\s+/g, " ").trim();

export const textsOf = (place: ParentNode, selector: string): string[] =>
  [...place.querySelectorAll(selector)].map(textOf);

export const linksIn = (place: ParentNode, selector = "a"): [string, string | null][] =>
  [...place.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute("href")]);

/** Finds a section, list, navigation or figure by its label or heading. @throws Error if there is none */
export function named(place: Document, name: string): Element {
  const labelOf = (one: Element) => {
    const id = one.getAttribute("aria-labelledby");
    const heading = id ? place.getElementById(id) : one.querySelector("h2");
    return one.getAttribute("aria-label") ?? textOf(heading);
  };
  const found = [...place.querySelectorAll("[aria-label], [aria-labelledby], section")];
  const one = found.find((element) => labelOf(element) === name);
  if (!one) throw new Error(`Nothing is named "${name}", only: ${found.map(labelOf).join(", ")}`);
  return one;
}

export const dataOf = (page: Document): unknown[] =>
  textsOf(page, "script[type='application/ld+json']").map((json) => JSON.parse(json));
