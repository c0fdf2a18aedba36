import { readEnv } from "./env.ts";

/** Where a build goes. The tests build the site twice; the second time, `BUILD_DIR` says where. */
export function buildPlaces() {
  const { BUILD_DIR: dir } = readEnv();
  return {
    /** What visitors get as it is. */
    dist: dir ? `${dir}/dist` : "dist",
    /** Pages that functions fill. `netlify.toml` names it too. */
    shells: `${dir ?? ".build"}/shells`,
    functions: `${dir ?? ".build"}/functions`,
    /** What Astro keeps between builds; two at once would not share it. */
    cache: dir ? `${dir}/astro` : "node_modules/.astro",
  };
}
