import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates an island early: `hydrate-early.ts`. */
    "client:early"?: boolean;
  }
}

declare global {
  namespace App {
    /** Data that the components of a page share during the build. */
    interface Locals {
      /**
       * The definitions of the terms that the page links to, by path; undefined if it links to none:
       * `WithTooltips.astro`.
       */
      definitions?: Record<string, string>;
    }
  }

  interface ImportMetaEnv {
    readonly SENDS_MAIL: boolean;
    readonly READS_FIRST: boolean;
  }
}
