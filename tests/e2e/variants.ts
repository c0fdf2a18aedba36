const port = Number(process.env["E2E_PORT"] ?? 8899);

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
  site: { program: "scripts/start.ts", port, features: "none", isEmbedded: true },
  launched: {
    program: "scripts/start.ts",
    port: port + 1,
    features: "blog,comments,discussions",
    settings: "tests/support/launched-site.json",
  },
  delivered: { program: "scripts/start.ts", port: port + 3, features: "none", content: "content" },
  development: { program: "scripts/dev.ts", port: port + 2, features: "" },
} satisfies Record<string, Site>;

export type Variant = keyof typeof sites;

/** In every secret that the sites are built with. No page may contain it. */
export const secretMark = "zq7secret";

/** The copy of the project that a variant is built in. */
export const copyOf = (variant: Variant): string => `.build/e2e/${variant}`;
