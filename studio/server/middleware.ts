import { publish } from "../../scripts/commands/database.ts";
import { answerByFunction } from "../../scripts/dev-server/node-adapter.ts";
import { devMiddleware } from "../../src/build/dev-middleware.ts";
import type { CollectionName } from "../../src/collections/collections.ts";
import { createStudio } from "./studio.ts";

/** Collections that are also stored in the database. */
const published: readonly CollectionName[] = ["discussions", "blog", "videos", "evidence"];

const handle = createStudio({
  root: "content",
  environment: process.env,
  netlify: { api: "https://api.netlify.com/api/v1", token: process.env["NETLIFY_AUTH_TOKEN"] },
  afterWrite: async (collection) => {
    if (!published.includes(collection)) return;
    // The file is saved even if this fails. The next start publishes it.
    await publish().catch((error) => console.warn(String(error)));
  },
});

export const studio = devMiddleware("studio", () => async (request, response, next) => {
  try {
    if (!/^\/studio([/?]|$)/.test(request.url ?? "")) return next();
    await answerByFunction(handle, request, response);
  } catch (error) {
    // The Studio aborts a running check when the creator continues typing.
    if (!response.destroyed) next(error);
  }
});
