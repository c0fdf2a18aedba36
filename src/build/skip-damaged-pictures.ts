import type { Plugin } from "vite";
import { isPicture } from "../collections/files/picture-file.ts";

/** Astro would stop the build at them. */
export const skipDamagedPictures = (): Plugin => ({
  name: "skip-damaged-pictures",
  load: {
    order: "pre",
    filter: { id: /\/content\/pictures\/[^?]+$/ },
    handler: async (id) => ((await isPicture(id)) ? undefined : "export default undefined;"),
  },
});
