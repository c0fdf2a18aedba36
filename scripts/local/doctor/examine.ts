import { built } from "./built.ts";
import { content, samples } from "./content.ts";
import { data } from "./data.ts";
import { environment } from "./environment.ts";
import { files } from "./files.ts";
import { broken, type Finding, type Patient, type Section } from "./finding.ts";
import { packages } from "./packages.ts";
import { switches, whyADesk } from "./switches.ts";
import { web } from "./web.ts";

/** Looks at everything that the site needs, and says how it stands. It mends nothing. */
export async function examine({ root, env, node, fetch }: Patient): Promise<Section[]> {
  const { findings, values } = environment(env);
  const parts: [title: string, look: () => Promise<Finding[]>][] = [
    ["Node and packages", () => packages(root, node)],
    ["Files", () => files(root)],
    ["Environment", async () => findings],
    ["Content", () => content(root, env)],
    ["What has been launched", () => switches(root, env, values)],
    ["Still to be filled in", () => samples(root)],
    ["Database", async () => data(root, values, await whyADesk(root, env))],
    ["Build", () => built(root)],
  ];
  if (fetch) parts.push(["Addresses on the web", () => web(root, fetch)]);
  const sections: Section[] = [];
  for (const [title, look] of parts)
    sections.push({ title, findings: await look().catch(unforeseen) });
  return sections;
}

/** What nobody has thought of is a finding too, and keeps nothing else from being looked at. */
function unforeseen(error: unknown): Finding[] {
  const [line] = String(error).split("\n");
  return [broken(`This cannot be looked at: ${line}`, "See what has changed: git status.")];
}
