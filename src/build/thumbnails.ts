import { join, resolve, sep } from "node:path";
import type { AstroIntegration, HookParameters } from "astro";
import { type Entry, updateThumbnails } from "../artwork/title-card.ts";
import { readCollection } from "../collections/files/read-entries.ts";
import { site } from "../collections/queries/site.ts";

/** Writes title cards to `.build/pictures`, in builds and whenever content changes in development. */
export function drawThumbnails(): AstroIntegration {
  return {
    name: "draw-thumbnails",
    hooks: {
      "astro:config:setup": async ({ command }) => {
        if (command === "dev" || command === "build") await draw();
      },
      "astro:server:setup": redrawOnChange,
    },
  };
}

const draw = async (inUse = false) =>
  updateThumbnails(await entries(), site.name, ".build/pictures", inUse);

const collections = ["videos", "evidence", "podcasts"] as const;

async function entries(): Promise<Entry[]> {
  const drawn = collections.map(async (collection) => {
    const { entries } = await readCollection(join("content", collection), collection);
    return entries.flatMap(({ isValid, fields: { id, title, thumbnail } }) =>
      isValid ? { collection, id: Number(id), title: String(title), thumbnail } : [],
    );
  });
  const { walkthrough } = site;
  const tour = walkthrough ? [{ ...walkthrough, collection: "walkthrough", id: 1 }] : [];
  return [...(await Promise.all(drawn)).flat(), ...tour];
}

function redrawOnChange({ server, logger }: HookParameters<"astro:server:setup">): void {
  const content = resolve("content") + sep;
  let last = Promise.resolve();
  let waiting = false;
  const redraw = async () => {
    waiting = false;
    try {
      await draw(true);
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
