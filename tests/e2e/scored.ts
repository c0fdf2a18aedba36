import { globSync } from "node:fs";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { type Points, pointsOf, policyOf, scoreOf } from "../setup/observatory.ts";

/** What a scanner says of one address. */
export interface Scored {
  path: string;
  score: number;
  points: Points;
  /** What is wrong with it besides its score. */
  faults: string[];
}

/** The addresses of every file of a build, as the CDN has them. */
export const filesOf = (dist: string): string[] =>
  globSync("**/*.*", { cwd: dist })
    .map((file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, "")}`)
    .toSorted();

/** Asks for each address and looks at what comes. */
export async function scoreAll(request: APIRequestContext, paths: string[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const path of paths) scored.push(await scoreAnswer(path, await request.get(path)));
  return scored;
}

/** @param response the answer to any request */
export async function scoreAnswer(path: string, response: APIResponse): Promise<Scored> {
  const headers = new Headers();
  for (const { name, value } of response.headersArray()) headers.append(name, value);
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const html = isPage ? await response.text() : undefined;
  const points = pointsOf({ headers, html });
  const faults = faultsOf(path, headers, html);
  return { path, points, score: scoreOf(points), faults };
}

/** In the order of their scores, the worst first; a line for each score with one that has it. */
export const summaryOf = (all: Scored[]): string =>
  [...new Set(all.map(({ score }) => score))]
    .toSorted((a, b) => a - b)
    .map((score) => {
      const same = all.filter((one) => one.score === score);
      return `${score}: ${same.length}, for instance ${same[0]?.path} ${JSON.stringify(same[0]?.points)}`;
    })
    .join("\n");

/** What the score does not ask for, and we do. */
function faultsOf(path: string, headers: Headers, html: string | undefined): string[] {
  const policy = policyOf(headers, html);
  const refuses = (name: string) => policy.get(name)?.join(" ") === "'none'";
  const denied = headers.get("Permissions-Policy") ?? "";
  const early = html && /<(script|style|iframe|img|link rel="stylesheet")[\s>]/.exec(html)?.index;
  return [
    ...["default-src", "base-uri", "frame-ancestors"].filter((name) => !refuses(name)),
    ...(policy.get("form-action")?.every((source) => !/^(\*|https?:)$/.test(source))
      ? []
      : ["form-action"]),
    ...(policy.get("script-src") ?? []).filter((source) => !isKnown(path, source)),
    ...(/\bcamera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\)/.test(denied)
      ? []
      : ["Permissions-Policy"]),
    ...(early && early < html.indexOf("content-security-policy")
      ? ["policy after what it rules"]
      : []),
  ];
}

/** Scripts are our own, by place or by hash; the shop's page alone names hosts of others. */
const isKnown = (path: string, source: string) =>
  source === "'self'" ||
  source.startsWith("'sha256-") ||
  (path === "/store" && /^https:\/\/[\w.-]+$|^[\w.-]+\.cloudfront\.net$/.test(source));
