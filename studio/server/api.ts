import { z } from "zod";
import { collectionNames } from "../../src/collections/collections.ts";
import { readStream } from "../../src/server/http/body.ts";
import { inSequence, type StudioContext, StudioError } from "./context.ts";
import { fileAt } from "./files.ts";
import { listChanges, readDeleted, readHistory } from "./git/changes.ts";
import { toProblem } from "./git/problems.ts";
import { publicationOf, startPublishing } from "./git/publish.ts";
import { openRepository, type Repository } from "./git/repository.ts";
import { restoreVersion } from "./git/restore-version.ts";
import { blankFile } from "./new-entry.ts";
import { openFile } from "./open-file.ts";
import { moveEntry, overview } from "./overview.ts";
import { addPicture, listPictures, removePicture, showPicture } from "./pictures.ts";
import { check, mark, remove, save } from "./save.ts";

type Endpoint = (context: StudioContext, query: URLSearchParams, body: unknown) => unknown;

/** An endpoint that changes files. Changes run one at a time. */
const change =
  <T, R>(schema: z.ZodType<T>, action: (context: StudioContext, body: T) => Promise<R>) =>
  (context: StudioContext, _: URLSearchParams, body: unknown): Promise<R> => {
    const input = schema.parse(body);
    return inSequence(() => action(context, input));
  };

const edit = z.object({
  at: z.string(),
  fields: z.record(z.string(), z.unknown()),
  base: z.string(),
});
const removal = z.object({ at: z.string(), base: z.string() });
const marks = z.object({
  files: z.array(z.string()),
  sample: z.boolean().exactOptional(),
  draft: z.boolean().exactOptional(),
});
const move = z.object({ at: z.string(), to: z.int().nonnegative() });
const picture = z.object({ name: z.string() });
const choices = z.record(z.string(), z.enum(["mine", "theirs"]));
const version = z.object({
  file: z.string(),
  id: z.nullable(z.string().regex(/^[0-9a-f]{40,64}$/)),
});

const endpoints = {
  "GET overview": overview,
  "GET file": ({ root }, query) => openFile(root, fileAt(query.get("at") ?? "")),
  "GET blank": ({ root }, query) => blankFile(root, query),
  "POST check": (context, _, body) => check(context, edit.parse(body)),
  "PUT file": change(edit, save),
  "DELETE file": change(removal, (context, { at, base }) => remove(context, at, base)),
  "PUT marks": change(marks, mark),
  "PUT order": change(move, (context, { at, to }) => moveEntry(context, at, to)),
  "GET pictures": ({ root }) => listPictures(root),
  "GET picture": ({ root }, query) => showPicture(root, query.get("name") ?? ""),
  "PUT picture": (context, query, body) =>
    addPicture(context, query, z.instanceof(Uint8Array).parse(body)),
  "DELETE picture": change(picture, (context, { name }) => removePicture(context, name)),
  "GET changes": ({ root }, query) => listChanges(root, query.has("fetch")),
  "GET publication": publicationOf,
  "POST publication": (context, _, body) => startPublishing(context, choices.parse(body)),
  "GET history": ({ root }, query) => {
    const target = fileAt(query.get("at") ?? "");
    return inSequence(async () => readHistory(await repositoryOf(root), target));
  },
  "GET deleted": ({ root }, query) => {
    const collection = z.enum(collectionNames).parse(query.get("in"));
    return inSequence(async () => readDeleted(await repositoryOf(root), collection));
  },
  "PUT version": change(version, async (context, { file, id }) =>
    restoreVersion(context, await repositoryOf(context.root), file, id),
  ),
} satisfies Record<string, Endpoint>;

/** The responses of the endpoints. */
export type Responses = {
  [Name in keyof typeof endpoints]: Awaited<ReturnType<(typeof endpoints)[Name]>>;
};

const repositoryOf = (root: string): Promise<Repository> =>
  openRepository(root).catch((error) => {
    throw new StudioError(422, toProblem(error).text);
  });

/** Handles a request to the Studio's API; undefined if there is no such endpoint. */
export async function handleApiRequest(
  context: StudioContext,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const byName: Record<string, Endpoint> = endpoints;
  const endpoint = byName[`${request.method} ${pathname.replace("/studio/api/", "")}`];
  if (!endpoint) return undefined;
  try {
    const body = request.method === "GET" ? undefined : await readBody(request);
    const result = await endpoint(context, searchParams, body);
    return result instanceof Response ? result : Response.json(result ?? {});
  } catch (error) {
    return errorResponse(error);
  }
}

/** A photograph from a phone has 2 to 15 MB. */
const maxBytes = 50_000_000;

async function readBody(request: Request): Promise<unknown> {
  const bytes = await readStream(request.body, maxBytes).catch(() => {
    throw new StudioError(413, "The file is larger than 50 MB. Save a smaller copy, and use that.");
  });
  const isFile = request.headers.get("Content-Type")?.startsWith("application/octet-stream");
  return isFile ? bytes : JSON.parse(new TextDecoder().decode(bytes));
}

function errorResponse(error: unknown): Response {
  if (error instanceof StudioError)
    return Response.json({ error: error.message, ...error.more }, { status: error.status });
  const isMalformed = error instanceof SyntaxError || error instanceof z.ZodError;
  if (isMalformed) return Response.json({ error: invalidBody }, { status: 400 });
  return Response.json({ error: `Something went wrong. ${error}` }, { status: 500 });
}

const invalidBody =
  "Invalid request body: expected JSON with the fields of this request, such as `at` and `base`.";
