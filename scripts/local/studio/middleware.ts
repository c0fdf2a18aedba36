import { devStudio } from "../../../src/integrations/dev-studio.ts";
import type { CollectionName } from "../../../src/schemas/collections.ts";
import { publish } from "../db-commands.ts";
import { answerByFunction } from "../node-http.ts";
import { createStudio } from "./studio.ts";

/** What of these is shown comes from the database. */
const published: readonly CollectionName[] = ["discussions", "blog", "videos", "evidence"];

const answer = createStudio({
  root: "content",
  environment: process.env,
  afterWrite: async (collection) => {
    if (!published.includes(collection)) return;
    // The file is written whether or not the database takes it; the next start publishes it.
    await publish().catch((error) => console.warn(String(error)));
  },
});

/** The Studio, for the development server. */
export const studio = devStudio(async (request, response, next) => {
  try {
    if (!/^\/studio([/?]|$)/.test(request.url ?? "")) return next();
    if (!(await answerByFunction(answer, request, response))) next();
  } catch (error) {
    // The Studio gives up on a check as soon as one types on; nobody waits for that answer.
    if (!response.destroyed) next(error);
  }
});
