import type { AstroIntegration } from "astro";

/** Adds the directive `client:interaction`, which hydrates an island when the visitor first interacts with it. */
export function clientInteraction(): AstroIntegration {
  return {
    name: "client-interaction",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({
          name: "interaction",
          entrypoint: "./src/build/client-interaction/directive.ts",
        }),
    },
  };
}
