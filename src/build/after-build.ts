import type { AstroIntegration } from "astro";

/** Runs steps on the folder of the built site, in the given order. */
export const afterBuild = (...steps: ((dist: URL) => Promise<void>)[]): AstroIntegration => ({
  name: "after-build",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const step of steps) await step(dir);
    },
  },
});
