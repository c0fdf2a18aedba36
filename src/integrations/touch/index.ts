import type { AstroIntegration } from "astro";

/** Adds `client:touch`: an island stays plain HTML until the visitor reaches for it. */
export function touch(): AstroIntegration {
  return {
    name: "touch",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({
          name: "touch",
          entrypoint: "./src/integrations/touch/directive.ts",
        }),
    },
  };
}
