import type { Problem } from "../lib/problem.ts";
import { type Content, readContent } from "./read.ts";
import { components } from "./rules/components.ts";
import { dates } from "./rules/dates.ts";
import { doses } from "./rules/doses.ts";
import { ids } from "./rules/ids.ts";
import { limits } from "./rules/limits.ts";
import { links } from "./rules/links.ts";
import { pictures } from "./rules/pictures.ts";
import type { Circumstances, Rule } from "./rules/rule.ts";
import { shelvesStand } from "./rules/shelves.ts";
import { terms } from "./rules/terms.ts";
import { summarize } from "./summary.ts";

/** What is asked of the environment. */
export interface CheckEnvironment {
  /** The address of this deploy, as Netlify gives it. */
  URL?: string | undefined;
}

export interface Check {
  problems: Problem[];
  summary: string;
}

const rules: Rule[] = [ids, shelvesStand, limits, terms, pictures, links, components, dates, doses];

/**
 * Finds everything that is wrong in a folder such as `content/`, and sums up what it holds.
 * @param now when it is checked: nothing may be dated later
 */
export async function checkContent(
  root: string,
  environment: CheckEnvironment,
  now = new Date(),
): Promise<Check> {
  const content = await readContent(root);
  const problems = await problemsIn(content, environment, now);
  return { problems, summary: summarize(content, problems.length) };
}

/** Everything that is wrong in content that was read, in the order of its files. */
export async function problemsIn(
  content: Content,
  environment: CheckEnvironment,
  now = new Date(),
): Promise<Problem[]> {
  const circumstances = { today: lastDayBegun(now), hosts: hostsOf(content, environment) };
  const found = await Promise.all(rules.map((rule) => rule(content, circumstances)));
  return inOrder([...content.problems, ...unsaid(found.flat(), content.problems)]);
}

/** In the east it is tomorrow fourteen hours early, and the creator may live there. */
const lastDayBegun = (now: Date) =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

function hostsOf({ site }: Content, { URL: deploy }: CheckEnvironment): Circumstances["hosts"] {
  return [site?.fields["url"], deploy]
    .map(String)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).hostname.replace(/^www\./, ""));
}

/** One field, one mistake: where the schema refuses it, a rule has nothing to add. */
function unsaid(found: Problem[], said: Problem[]): Problem[] {
  const key = ({ file, field }: Problem) => `${file} ${field}`;
  const fields = new Set(said.filter(({ field }) => field !== undefined).map(key));
  return found.filter((problem) => !fields.has(key(problem)));
}

const byCount = new Intl.Collator("en", { numeric: true });

const inOrder = (problems: Problem[]): Problem[] =>
  problems.toSorted(
    (one, other) => byCount.compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
