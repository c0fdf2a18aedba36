/** Playwright's configuration sets this, so that all processes of a run have the same ports. */
const [site = 0, launched = 0, development = 0, delivered = 0] = (process.env["SITE_PORTS"] ?? "")
  .split(",")
  .map(Number);

export interface Site {
  program: string;
  port: number;
  /** The launched features, for `FEATURES`. If it is empty, `npm run dev` shows all. */
  features: string;
  /** A JSON file with settings that replace those of the fixtures. */
  settings?: string;
  /** The folder of its content, if that is not the tests' own. */
  content?: string;
  /** Set to use the embedded database, as `npm start` does without settings. It is much slower to create. */
  isEmbedded?: true;
}

/**
 * Variants of the site that the tests run against: nothing launched, everything launched, `npm run dev`, and the
 * creator's own content, on which only the limits of the design are checked.
 */
export const sites = {
  site: { program: "scripts/start.ts", port: site, features: "none", isEmbedded: true },
  launched: {
    program: "scripts/start.ts",
    port: launched,
    features: "blog,comments,discussions",
    settings: "tests/support/launched-site.json",
  },
  delivered: { program: "scripts/start.ts", port: delivered, features: "none", content: "content" },
  development: { program: "scripts/dev.ts", port: development, features: "" },
} satisfies Record<string, Site>;

export type Variant = keyof typeof sites;

/** Part of every secret that the sites are built with. No page may contain it. */
export const secretMark = "zq7secret";

/** The copy of the project that a variant is built in. */
export const copyOf = (variant: Variant): string => `.build/e2e/${variant}`;

/** The file with everything that a variant prints. */
export const logOf = (variant: Variant): string => `.build/e2e/${variant}.log`;
