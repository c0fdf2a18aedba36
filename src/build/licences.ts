import { globSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** Packages with code in the scripts that visitors load. */
export const shippedPackages = [
  "@astrojs/react",
  "@floating-ui/core",
  "@floating-ui/dom",
  "@floating-ui/react-dom",
  "@floating-ui/utils",
  "@nanostores/react",
  "@radix-ui/primitive",
  "@radix-ui/react-collection",
  "@radix-ui/react-compose-refs",
  "@radix-ui/react-context",
  "@radix-ui/react-dismissable-layer",
  "@radix-ui/react-focus-scope",
  "@radix-ui/react-id",
  "@radix-ui/react-popper",
  "@radix-ui/react-portal",
  "@radix-ui/react-presence",
  "@radix-ui/react-primitive",
  "@radix-ui/react-slot",
  "@radix-ui/react-toast",
  "@radix-ui/react-tooltip",
  "@radix-ui/react-use-callback-ref",
  "@radix-ui/react-use-controllable-state",
  "@radix-ui/react-use-effect-event",
  "@radix-ui/react-use-layout-effect",
  "@radix-ui/react-use-size",
  "@radix-ui/react-visually-hidden",
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
  // The folder of the project may have a name that is a pattern, such as `[site]`.
  const [file] = globSync("LICEN[CS]E*", { cwd: folder });
  if (!file) throw new Error(`The package ${name} does not contain a licence file`);
  return readFileSync(join(folder, file), "utf8").trim();
};

/** The bundler removes them from the scripts, but they have to be published. @throws Error if a package has none */
export function licenceTexts(): string {
  const parts: [name: string, text: string][] = [
    ...shippedPackages.map((name): [string, string] => [name, licenceOf(name)]),
    ["Brygada 1918, the typeface", readFileSync("src/ui/fonts/OFL.txt", "utf8").trim()],
  ];
  const intro =
    "This site contains software and a typeface by other authors. These are their licences.";
  const line = "-".repeat(72);
  return [intro, ...parts.map(([name, text]) => `${line}\n${name}\n\n${text}`), ""].join("\n\n");
}
