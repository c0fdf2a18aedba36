import { globSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The packages with code in the scripts that visitors load. A test compares the list with the build. */
export const shippedPackages = [
  "@astrojs/react",
  "@nanostores/react",
  "astro",
  "minisearch",
  "nanostores",
  "react",
  "react-dom",
  "scheduler",
  "zod",
] as const;

const licenceOf = (name: string): string => {
  const folder = dirname(findPackageJSON(name, import.meta.url) ?? "");
  const [file] = globSync(`${folder}/LICEN[CS]E*`);
  if (!file) throw new Error(`The package ${name} does not contain a licence file`);
  return readFileSync(file, "utf8").trim();
};

/** They have to be published, and the bundler removes them from the scripts. @throws Error if a package has none */
export function licenceTexts(): string {
  const parts: [name: string, text: string][] = [
    ...shippedPackages.map((name): [string, string] => [name, licenceOf(name)]),
    ["Brygada 1918, the typeface", readFileSync("src/assets/fonts/OFL.txt", "utf8").trim()],
  ];
  const intro =
    "This site contains software and a typeface by other authors. These are their licences.";
  const line = "-".repeat(72);
  return [intro, ...parts.map(([name, text]) => `${line}\n${name}\n\n${text}`), ""].join("\n\n");
}
