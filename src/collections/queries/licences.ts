import { globSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The packages of which something is in the scripts that visitors get. A test keeps it so. */
export const shippedPackages = [
  ...["@astrojs/react", "@nanostores/query", "@nanostores/react", "astro", "minisearch"],
  ...["nanoevents", "nanostores", "react", "react-dom", "scheduler", "zod"],
] as const;

const licenceOf = (name: string): string => {
  const folder = dirname(findPackageJSON(name, import.meta.url) ?? "");
  const [file] = globSync(`${folder}/LICEN[CS]E*`);
  if (!file) throw new Error(`${name} has no licence in its package`);
  return readFileSync(file, "utf8").trim();
};

/**
 * What the authors of the packages and of the typeface ask to go along with them. The bundler takes the
 * notices out of the scripts.
 * @throws Error where a package brings none
 */
export function licenceTexts(): string {
  const parts: [name: string, text: string][] = [
    ...shippedPackages.map((name): [string, string] => [name, licenceOf(name)]),
    ["Brygada 1918, the typeface", readFileSync("src/assets/fonts/OFL.txt", "utf8").trim()],
  ];
  const intro = "Parts of this site come from others, who let everybody use them as follows.";
  const line = "-".repeat(72);
  return [intro, ...parts.map(([name, text]) => `${line}\n${name}\n\n${text}`), ""].join("\n\n");
}
