/** Playwright's configuration sets this, so that all processes of a run have the same ports. */
const [launched = 0, preview = 0, development = 0] = (process.env["SITE_PORTS"] ?? "")
  .split(",")
  .map(Number);

export interface Site {
  program: string;
  port: number;
  /** The launched features, for `FEATURES`. If it is empty, `npm run dev` shows all. */
  features: string;
  /** A JSON file with settings that replace those of the fixtures. */
  settings?: string;
  folder: string;
}

/** Variants of the site that the tests run against: everything launched, nothing launched, and `npm run dev`. */
export const sites = {
  launched: {
    program: "scripts/start.ts",
    port: launched,
    features: "blog,comments,discussions",
    settings: "tests/support/launched-site.json",
    folder: ".build/e2e/launched",
  },
  preview: {
    program: "scripts/start.ts",
    port: preview,
    features: "none",
    folder: ".build/e2e/preview",
  },
  // Tests edit its content, so each run has its own copy.
  development: {
    program: "scripts/dev.ts",
    port: development,
    features: "",
    folder: `.build/e2e/development-${development}`,
  },
} satisfies Record<string, Site>;

export type Variant = keyof typeof sites;

/** Part of every secret that the sites are built with. No page may contain it. */
export const secretMark = "zq7secret";

export const copyOf = (variant: Variant): string => sites[variant].folder;

/** The file with everything that a variant prints. */
export const logOf = (variant: Variant): string => `${copyOf(variant)}.log`;
