import { resolve, sep } from "node:path";
import type { AstroIntegration, HookParameters } from "astro";
import { updateThumbnails } from "../artwork/thumbnails.ts";
import type { Entry } from "../artwork/title-card.ts";
import { site } from "../collections/queries/site.ts";

type Entries = () => Promise<Entry[]>;

const directory = ".build/pictures";

/** Writes title cards to `.build/pictures`, in builds and whenever content changes in development. */
export function drawThumbnails(entries: Entries): AstroIntegration {
  return {
    name: "draw-thumbnails",
    hooks: {
      "astro:config:setup": async ({ command }) => {
        if (command === "dev" || command === "build")
          await updateThumbnails(await entries(), site.name, directory);
      },
      "astro:server:setup": (setup) => redrawOnChange(setup, entries),
    },
  };
}

function redrawOnChange(
  { server, logger }: HookParameters<"astro:server:setup">,
  entries: Entries,
): void {
  const content = resolve("content") + sep;
  let last = Promise.resolve();
  let waiting = false;
  const redraw = async () => {
    waiting = false;
    try {
      await updateThumbnails(await entries(), site.name, directory, true);
    } catch (error) {
      // A content file may be half written. The next event tries again.
      logger.warn(String(error));
    }
  };
  server.watcher.on("all", (_event, file) => {
    if (waiting || !resolve(file).startsWith(content)) return;
    waiting = true;
    last = last.then(redraw);
  });
}
