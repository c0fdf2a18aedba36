import { z } from "zod";
import { editableFile } from "../../../src/collections/edit/editable-file.ts";
import { readStream } from "../../../src/server/http/body.ts";
import { type OpenFile, unnamed } from "../protocol.ts";
import { blankFile, copiedFile } from "./blank-file.ts";
import { isOpen } from "./collection-groups.ts";
import { type Endpoint, noFile, type StudioContext, StudioError } from "./context.ts";
import { fileAt } from "./files.ts";
import { findVideo } from "./find-video.ts";
import { gitEndpoints } from "./git/endpoints.ts";
import { inSequence } from "./in-sequence.ts";
import { openFile } from "./open-file.ts";
import { overview } from "./overview.ts";
import { pictureEndpoints } from "./pictures/endpoints.ts";
import { remove } from "./remove.ts";
import { moveEntry } from "./reorder.ts";
import { check, save } from "./save.ts";

const edit = z.object({
  at: z.string(),
  fields: z.record(z.string(), z.unknown()),
  base: z.string(),
});

const removal = z.object({ at: z.string(), base: z.string() });

const move = z.object({ at: z.string(), to: z.int().nonnegative() });
const video = z.object({ url: z.string() });

const endpoints: Record<string, Endpoint> = {
  "GET overview": (context) => overview(context.root, context.environment),
  "GET file": (context, query) => readFile(context, query.get("at") ?? ""),
  "GET blank": (context, query) => readBlank(context, query),
  "POST check": (context, _, body) => check(context, edit.parse(body)),
  "PUT file": (context, _, body) => inSequence(() => save(context, edit.parse(body))),
  "DELETE file": (context, _, body) => {
    const { at, base } = removal.parse(body);
    return inSequence(() => remove(context, at, base));
  },
  "PUT order": (context, _, body) => {
    const { at, to } = move.parse(body);
    return inSequence(() => moveEntry(context, at, to));
  },
  "POST video": (context, _, body) => findVideo(context, video.parse(body).url),
  ...gitEndpoints,
  ...pictureEndpoints,
};

/** Handles a request to the Studio's API; undefined if there is no such endpoint. */
export async function handleApiRequest(
  context: StudioContext,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = endpoints[`${request.method} ${pathname.replace("/studio/api/", "")}`];
  if (!endpoint) return undefined;
  try {
    const body = request.method === "GET" ? undefined : await readBody(request);
    const result = await endpoint(context, searchParams, body);
    return result instanceof Response ? result : Response.json(result ?? {});
  } catch (error) {
    return errorResponse(error);
  }
}

/** A picture of a phone has 2 to 15 MB. */
const maxBytes = 50_000_000;

/** Reads JSON, or the bytes of a file. @throws StudioError 413 */
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

async function readFile(context: StudioContext, at: string): Promise<OpenFile> {
  const file = await openFile(context.root, fileAt(at));
  if (!file) throw new StudioError(404, noFile);
  return file;
}

async function readBlank(context: StudioContext, query: URLSearchParams): Promise<OpenFile> {
  const like = query.get("like");
  const target = fileAt(`${query.get("in")}/${query.get("name") || unnamed}`);
  if (!target.collection || !isOpen(target.collection))
    throw new StudioError(404, "You cannot add entries here, because the site uses a fixed list.");
  const known = { ...target, collection: target.collection };
  const original = like ? editableFile(like) : undefined;
  if (original?.collection !== target.collection) return blankFile(context.root, known);
  const copy = await copiedFile(context.root, known, original);
  if (!copy) throw new StudioError(404, noFile);
  return copy;
}
