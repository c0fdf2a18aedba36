import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerByFunction } from "../../../src/server/http/node-adapter.ts";
import { test as base } from "../../../tests/e2e/test.ts";
import { fixtureContent } from "../../../tests/support/content.ts";
import { createStudio } from "../../server/studio.ts";
import { serve } from "../support/serve.ts";

const page = '<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1></main></html>';

interface Fixtures {
  content: string;
  read: (path: string) => Promise<string>;
  liveUrl: string;
}

/** A test with its own Studio. Without a development server, the preview is an empty page. */
export const test = base.extend<Fixtures>({
  // No site has to be built first.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's pattern
  builtSite: async ({}, use) => use(undefined),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's pattern
  content: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "studio-"));
    await cp(fixtureContent, join(folder, "content"), { recursive: true });
    await use(join(folder, "content"));
    // Git may still be writing there.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  read: ({ content }, use) => use((path) => readFile(join(content, path), "utf8")),
  liveUrl: ["", { option: true }],
  baseURL: async ({ content, liveUrl }, use) => {
    const environment = liveUrl ? { URL: liveUrl } : {};
    const studio = createStudio({ root: content, environment, afterWrite: async () => {} });
    const server = await serve(async (request, response) => {
      response.setHeader("Content-Type", "text/html");
      if (!request.url?.startsWith("/studio")) return response.end(page);
      return answerByFunction(studio, request, response).catch(() => response.destroy());
    });
    await use(server.url);
    await server.close();
  },
});
