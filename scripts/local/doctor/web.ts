import { join } from "node:path";
import { hrefsIn } from "../../../src/content-files/hrefs.ts";
import { type Content, readContent } from "../../../src/content-files/read.ts";
import { textsIn } from "../../../src/content-files/rules/rule.ts";
import { broken, type Finding, hint, ok, type Patient } from "./finding.ts";

type Fetch = NonNullable<Patient["fetch"]>;

/** Whether every address outside the site answers, embedded videos included. */
export async function web(root: string, fetch: Fetch): Promise<Finding[]> {
  const addresses = outbound(await readContent(join(root, "content")));
  const real = [...addresses.keys()].filter((url) => !isExample(url));
  const examples = addresses.size - real.length;
  const found = await fewAtOnce(real, (url) => ask(url, addresses.get(url) ?? "", fetch));
  const wrong = found.flat();
  const silent = wrong.filter(({ text }) => text.includes(silence));
  const isOffline = silent.length > 0 && silent.length === real.length;
  return [
    ...(examples > 0
      ? [hint(`${examples} addresses are still examples, and were not asked.`)]
      : []),
    ...(isOffline
      ? [broken(`None of ${real.length} addresses on the web answers.`, online)]
      : wrong),
    ...(wrong.length === 0 ? [ok(`${real.length} addresses on the web answer`)] : []),
  ];
}

/** Every web address in the content, and the first file that names it. */
function outbound({ entries, site }: Content): Map<string, string> {
  const found = new Map<string, string>();
  for (const { fields, body, file } of [...entries, ...(site ? [site] : [])]) {
    const inFields = textsIn(fields).flatMap(({ text }) => hrefsIn(text));
    const inBody = (body?.links ?? []).map(({ href }) => href);
    for (const href of [...inFields, ...inBody])
      if (/^https?:/.test(href) && !found.has(href)) found.set(href, file);
  }
  return found;
}

const online = "Is this computer online? If it is, open them in a browser.";

const isExample = (url: string) => /(^|\.)example\.(org|com|net)$/.test(hostOf(url));
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : "");

const atOnce = 4;
const patience = 10_000;
const silence = "does not answer";

async function ask(url: string, file: string, fetch: Fetch): Promise<Finding[]> {
  const status = await statusOf(url, "HEAD", fetch);
  // Many servers know no HEAD, or tell it something else.
  const sure = status !== undefined && status < 400 ? status : await statusOf(url, "GET", fetch);
  if (sure !== undefined && sure < 400) return [];
  const remedy = "Open it in a browser; correct it where it is gone.";
  if (sure === undefined) return [broken(`${file}: ${url} ${silence}.`, remedy)];
  const words = `${file}: ${url} answers ${sure}`;
  if (sure === 404 || sure === 410) return [broken(`${words}, so it is gone.`, remedy)];
  return [hint(`${words}; that may be meant for programs only.`, remedy)];
}

async function statusOf(url: string, method: string, fetch: Fetch): Promise<number | undefined> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Runs it on all, a few at a time. */
async function fewAtOnce<T, R>(all: T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = all.entries();
  const work = async () => {
    for (const [at, one] of waiting) results[at] = await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
