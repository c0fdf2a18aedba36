import { stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { devMiddleware } from "../../src/build/dev-middleware.ts";
import { publishedCollections } from "../../src/collections/files/published-content.ts";
import { answerByFunction } from "../../src/server/http/node-adapter.ts";
import { publish } from "../../src/server/publish/publish.ts";
import { createStudio } from "./studio.ts";

/** Milliseconds since 1970. */
let written = 0;

/** Astro keeps the old content if a page loads its modules for the first time while it reads the new content. */
async function contentRead(): Promise<void> {
  const store = () => stat(".astro/data-store.json").catch(() => undefined);
  while (Date.now() < written + 5000) {
    const { mtimeMs = 0 } = (await store()) ?? {};
    if (mtimeMs > written) written = 0;
    await setTimeout(50);
  }
}

const handle = createStudio({
  root: "content",
  environment: process.env,
  afterWrite: async (collection) => {
    written = Date.now();
    if (!publishedCollections.some((name) => name === collection)) return;
    // The file is saved even if this fails. The next start publishes it.
    await publish().catch((error) => console.warn(String(error)));
  },
});

export const studio = devMiddleware("studio", () => async (request, response, next) => {
  try {
    if (!/^\/studio([/?]|$)/.test(request.url ?? "")) {
      await contentRead();
      return next();
    }
    await answerByFunction(handle, request, response);
  } catch (error) {
    // The Studio aborts a running check when the creator continues typing.
    if (!response.destroyed) next(error);
  }
});
