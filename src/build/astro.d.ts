import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:early"?: boolean;
  }
}

declare global {
  namespace App {
    /** What the components of a page share during the build. */
    interface Locals {
      /** Of the terms that the page links to, by path: `WithTooltips.astro`. */
      definitions?: Record<string, string>;
    }
  }

  interface ImportMetaEnv {
    readonly SENDS_MAIL: boolean;
    readonly READS_FIRST: boolean;
  }
}
