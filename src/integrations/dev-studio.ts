import type { AstroIntegration } from "astro";
import type { Connect } from "vite";

/** Lets the development server answer what the Studio answers. A build knows nothing of it. */
export function devStudio(middleware: Connect.NextHandleFunction): AstroIntegration {
  return {
    name: "dev-studio",
    hooks: {
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(middleware);
      },
    },
  };
}
