import type { AstroIntegration } from "astro";
import type { Connect } from "vite";

type Load = (file: string) => Promise<unknown>;

export function devMiddleware(
  name: string,
  middleware: (load: Load) => Connect.NextHandleFunction,
): AstroIntegration {
  return {
    name,
    hooks: {
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(middleware((file) => server.ssrLoadModule(file)));
      },
    },
  };
}
