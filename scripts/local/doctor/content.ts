import { existsSync } from "node:fs";
import { join } from "node:path";
import { problemsIn } from "../../../src/content-files/check.ts";
import { type Content, readContent } from "../../../src/content-files/read.ts";
import { emptySettings } from "../../../src/content-files/summary.ts";
import { renderProblem } from "../../../src/lib/problem.ts";
import { broken, type Finding, hint, ok } from "./finding.ts";

/** What is wrong in `content/`, dead links within the site included. */
export async function content(root: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  if (!existsSync(join(root, "content")))
    return [broken("There is no folder content.", "git restore content")];
  const all = await readContent(join(root, "content"));
  const problems = await problemsIn(all, { URL: env["URL"] });
  if (problems.length === 0)
    return [
      ok(
        `${all.entries.length} entries, nothing wrong, every link within the site leads somewhere`,
      ),
    ];
  return problems.map((problem) =>
    broken(
      renderProblem(problem),
      "Mend the file, or open it in the Studio: npm run dev, then /studio.",
    ),
  );
}

/** What of the settings and entries still is the example that came with the site. */
export async function samples(root: string): Promise<Finding[]> {
  const all = await readContent(join(root, "content"));
  const found = [...sampleSettings(all), ...sampleEntries(all), ...emptyOnes(all)];
  return found.length > 0 ? found : [ok("No samples are left, and no setting is empty")];
}

function sampleSettings({ site }: Content): Finding[] {
  const fields = site?.fields ?? {};
  const marked =
    fields["sample"] === true
      ? [
          hint(
            "content/site.json is still marked as sample.",
            'Change its values, then take out "sample".',
          ),
        ]
      : [];
  const examples = ["url", "email"].filter((key) =>
    /example\.(org|com|net)\b/.test(String(fields[key])),
  );
  return [
    ...marked,
    ...examples.map((key) =>
      hint(`content/site.json: ${key} is still ${fields[key]}.`, "Write your own there."),
    ),
  ];
}

function sampleEntries({ entries }: Content): Finding[] {
  const count = entries.filter(({ fields }) => fields["sample"] === true).length;
  if (count === 0) return [];
  return [hint(`${count} entries are still sample.`, "npm run check:content names them.")];
}

const emptyOnes = (all: Content): Finding[] =>
  emptySettings(all).map(({ name, seen }) =>
    hint(`content/site.json: ${name} is empty, so ${seen}.`, "Fill it in once you have it."),
  );
