import type { AstroIntegration } from "astro";
import type { Connect } from "vite";

/** Answers a request, or passes it on. */
type Middleware = (load: (file: string) => Promise<unknown>) => Connect.NextHandleFunction;

/** Lets the development server answer what Netlify's functions answer, always from their newest code. */
export function devFunctions(middleware: Middleware): AstroIntegration {
  return {
    name: "dev-functions",
    hooks: {
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(middleware((file) => server.ssrLoadModule(file)));
      },
    },
  };
}
