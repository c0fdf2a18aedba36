import { built } from "./built.ts";
import { content, samples } from "./content.ts";
import { data } from "./data.ts";
import { environment } from "./environment.ts";
import type { Patient, Section } from "./finding.ts";
import { packages } from "./packages.ts";
import { switches } from "./switches.ts";
import { web } from "./web.ts";

/** Looks at everything that the site needs, and says how it stands. It mends nothing. */
export async function examine({ root, env, node, fetch }: Patient): Promise<Section[]> {
  const { findings, values } = environment(env);
  return [
    { title: "Node and packages", findings: await packages(root, node) },
    { title: "Environment", findings },
    { title: "Content", findings: await content(root, env) },
    { title: "What has been launched", findings: await switches(root, env) },
    { title: "Still to be filled in", findings: await samples(root) },
    { title: "Database", findings: await data(root, values) },
    { title: "Build", findings: await built(root) },
    ...(fetch ? [{ title: "Addresses on the web", findings: await web(root, fetch) }] : []),
  ];
}
