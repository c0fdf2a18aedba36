import "astro";
import type { InteractionOptions } from "./client-interaction.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:interaction"?: boolean | InteractionOptions;
  }
}

declare global {
  /** Values that `astro.config.mjs` defines for the build. */
  interface ImportMetaEnv {
    /** True if the site can send mails. */
    readonly SENDS_MAIL: boolean;
  }
}
