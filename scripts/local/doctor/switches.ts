import { join } from "node:path";
import { type Content, readContent, readSettingsFiles } from "../../../src/content-files/read.ts";
import { entriesOf, isDraft } from "../../../src/content-files/rules/rule.ts";
import { readSettings } from "../../../src/lib/settings.ts";
import type { CollectionName } from "../../../src/schemas/collections.ts";
import type { Site } from "../../../src/schemas/site.ts";
import type { Env } from "../../../src/server/env.ts";
import { broken, type Finding, hint, ok } from "./finding.ts";

/** What has been launched, who says so, and whether what it shows is there. */
export async function switches(
  root: string,
  env: NodeJS.ProcessEnv,
  values: Env | undefined,
): Promise<Finding[]> {
  if (!values) return [hint("Not looked at, since the environment is wrong.")];
  const settings = await settingsOf(root, env);
  if (!settings) return [broken("content/site.json is wrong, so nobody knows.", "See above.")];
  const from = env["FEATURES"] ? "the variable FEATURES" : "content/site.json";
  const states = Object.entries(settings.features).map(
    ([name, isOn]) => `${name} ${isOn ? "on" : "off"}`,
  );
  const when = settings.moderation === "before" ? "after you approve them" : "at once";
  return [
    ok(`${states.join(", ")}, says ${from}`),
    ...withoutParts(settings, await readContent(join(root, "content"))),
    ok(`Posts are shown ${when}`),
    ...helpLines(settings, new Date()),
  ];
}

/** Why somebody has to be able to sign in at the desk, in words that follow "and"; or nothing. */
export async function whyADesk(root: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const settings = await settingsOf(root, env).catch(() => undefined);
  if (settings?.moderation === "before") return "no post is shown before somebody approves it";
  const { comments, discussions } = settings?.features ?? {};
  if (comments || discussions) return "what you have launched has to be looked after";
  return undefined;
}

/** The settings; nothing where the file is wrong. @throws Mistake where the environment is */
async function settingsOf(root: string, env: NodeJS.ProcessEnv): Promise<Site | undefined> {
  const { site } = await readSettingsFiles(join(root, "content"));
  return site?.isRight ? readSettings(site.fields, env) : undefined;
}

/** What each switch shows to visitors, of which at least one has to be there. */
const parts: [feature: keyof Site["features"], of: CollectionName[], what: string][] = [
  ["blog", ["blog"], "post"],
  ["comments", ["videos", "evidence"], "video or photograph"],
  ["discussions", ["discussions"], "discussion"],
];

const withoutParts = ({ features }: Site, content: Content): Finding[] =>
  parts
    .filter(([name]) => features[name])
    .filter(([, of]) => entriesOf(content, ...of).every(isDraft))
    .map(([name, , what]) =>
      broken(
        `${name} is on, and there is no ${what} that is not a draft: visitors find an empty page.`,
        `Write one in the Studio (npm run dev, then /studio), or switch ${name} off in content/site.json.`,
      ),
    );

const aYear = 365 * 86_400_000;

/** People in danger call these numbers, so they are looked up again each year. */
function helpLines({ help: { checked } }: Site, now: Date): Finding[] {
  if (now.getTime() - Date.parse(checked) < aYear) return [];
  const remedy = "Look up each, then write today into help.checked in content/site.json.";
  return [hint(`The numbers of the help lines were last checked on ${checked}.`, remedy)];
}
