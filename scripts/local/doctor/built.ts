import { existsSync } from "node:fs";
import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { broken, type Finding, hint, ok } from "./finding.ts";

const rebuild = "npm run build";

/** Whether there is a build, of the content as it is, whose links all lead somewhere. */
export async function built(root: string): Promise<Finding[]> {
  const dist = join(root, "dist");
  if (!existsSync(join(dist, "index.html"))) return [hint("There is no build yet.", rebuild)];
  const [at, changed] = await Promise.all([newest(dist), newest(join(root, "content"))]);
  const age = changed > at ? [hint("The build is older than content/.", rebuild)] : [];
  const dead = await deadLinks(root, dist);
  return [...age, ...(dead.length > 0 ? dead : [ok("Every link in the build leads somewhere")])];
}

async function newest(folder: string): Promise<number> {
  const times: number[] = [];
  for await (const file of glob("**/*.{html,json,md,mdx}", { cwd: folder }))
    times.push((await stat(join(folder, file))).mtimeMs);
  return Math.max(0, ...times);
}

interface Page {
  links: string[];
  anchors: Set<string>;
}

async function deadLinks(root: string, dist: string): Promise<Finding[]> {
  const pages = new Map<string, Page>();
  for await (const file of glob("**/*.html", { cwd: dist }))
    pages.set(addressOf(file), pageOf(await readFile(join(dist, file), "utf8")));
  const answered = await functionPaths(root);
  return [...pages].flatMap(([from, { links }]) =>
    [...new Set(links)]
      .filter((link) => !leadsSomewhere(new URL(link, `http://site${from}`)))
      .map((link) =>
        broken(
          `${from}: the link to "${link}" leads nowhere.`,
          "Correct it in content/, or in the page, and build again.",
        ),
      ),
  );

  function leadsSomewhere({ pathname, hash }: URL): boolean {
    const page = pages.get(pathname);
    if (page) return hash === "" || page.anchors.has(decodeURIComponent(hash.slice(1)));
    return existsSync(join(dist, pathname)) || answered.some((one) => one.test({ pathname }));
  }
}

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;

function pageOf(html: string): Page {
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
  const links = values(/\s(?:href|src)="([^"]*)"/g);
  return {
    links: links.filter((link) => /^[/#](?!\/)/.test(link)),
    anchors: new Set(["", "top", ...values(/\s(?:id|name)="([^"]*)"/g)]),
  };
}

/** The addresses that functions answer. */
async function functionPaths(root: string): Promise<URLPattern[]> {
  const patterns: URLPattern[] = [];
  for await (const file of glob("functions/*.ts", { cwd: root })) {
    const code = await readFile(join(root, file), "utf8");
    const paths = /\bpath:\s*(\[[^\]]*\]|"[^"]*")/.exec(code)?.[1] ?? "";
    for (const [, pathname] of paths.matchAll(/"([^"]*)"/g))
      patterns.push(new URLPattern({ pathname: pathname ?? "" }));
  }
  return patterns;
}
