import { resolve, sep } from "node:path";
import type { AstroIntegration, HookParameters } from "astro";
import { type Entry, keepPictures } from "./keep-pictures.ts";

type Entries = () => Promise<Entry[]>;

const directory = ".build/pictures";

/** Keeps a drawn picture in `.build/pictures` for each entry given, while the site is built or edited. */
export function drawnPictures(entries: Entries): AstroIntegration {
  return {
    name: "drawn-pictures",
    hooks: {
      "astro:config:setup": async ({ command }) => {
        if (command === "dev" || command === "build")
          await keepPictures(await entries(), directory);
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
      await keepPictures(await entries(), directory, true);
    } catch (error) {
      // A file that is half written now will be right a moment later.
      logger.warn(String(error));
    }
  };
  server.watcher.on("all", (_event, file) => {
    if (waiting || !resolve(file).startsWith(content)) return;
    waiting = true;
    last = last.then(redraw);
  });
}
