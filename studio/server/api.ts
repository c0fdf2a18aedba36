import { readStream } from "../../src/server/http/body.ts";
import type { Choices, Edit } from "../protocol.ts";
import { groups } from "./collection-groups.ts";
import { inSequence, type StudioContext, StudioError } from "./context.ts";
import { fileAt } from "./files.ts";
import { listChanges, readHistory } from "./git/changes.ts";
import { toProblem } from "./git/problems.ts";
import { publicationOf, startPublishing } from "./git/publish.ts";
import { openRepository, type Repository } from "./git/repository.ts";
import { restoreVersions, type Version } from "./git/restore-version.ts";
import { listPublishes, undoPublish } from "./git/undo-publish.ts";
import { blankFile } from "./new-entry.ts";
import { openFile } from "./open-file.ts";
import { moveEntry, overview } from "./overview.ts";
import { addPicture, listPictures, removePicture, showPicture } from "./pictures.ts";
import { check, mark, remove, save } from "./save.ts";

type Endpoint = (context: StudioContext, query: URLSearchParams, body: never) => unknown;

/** Changes run one at a time. */
const change =
  <Body, Result>(action: (context: StudioContext, body: Body) => Promise<Result>) =>
  (context: StudioContext, _: URLSearchParams, body: Body): Promise<Result> =>
    inSequence(() => action(context, body));

const inRepository =
  <Result>(action: (repository: Repository, query: URLSearchParams) => Promise<Result>) =>
  ({ root }: StudioContext, query: URLSearchParams): Promise<Result> =>
    inSequence(async () => action(await repositoryOf(root), query));

const endpoints = {
  "GET kinds": () => groups,
  "GET overview": overview,
  "GET file": ({ root }, query) => openFile(root, fileAt(query.get("at") ?? "")),
  "GET blank": ({ root }, query) => blankFile(root, query),
  "POST check": (context, _, edit: Edit) => check(context, edit),
  "PUT file": change(save),
  "DELETE file": change(remove),
  "PUT marks": change(mark),
  "PUT order": change(moveEntry),
  "GET pictures": ({ root }) => listPictures(root),
  "GET picture": ({ root }, query) => showPicture(root, query.get("name") ?? ""),
  "PUT picture": (context, query, bytes: Uint8Array) => addPicture(context, query, bytes),
  "DELETE picture": change(removePicture),
  "GET changes": ({ root }, query) => listChanges(root, query.has("fetch")),
  "GET publication": publicationOf,
  "POST publication": (context, _, choices: Choices) => startPublishing(context, choices),
  "GET history": inRepository((repository, query) =>
    readHistory(repository, fileAt(query.get("at") ?? "")),
  ),
  "GET publishes": inRepository(listPublishes),
  "PUT undo": change(async (context, publish: { id: string }) =>
    undoPublish(context, await repositoryOf(context.root), publish),
  ),
  "PUT version": change(async (context, version: Version) =>
    restoreVersions(context, await repositoryOf(context.root), [version]),
  ),
} satisfies Record<string, Endpoint>;

export type Responses = {
  [Name in keyof typeof endpoints]: Awaited<ReturnType<(typeof endpoints)[Name]>>;
};

const repositoryOf = (root: string): Promise<Repository> =>
  openRepository(root).catch((error) => {
    throw new StudioError(422, toProblem(error).text);
  });

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
    const result = await endpoint(context, searchParams, body as never);
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
  return Response.json({ error: `Something went wrong. ${error}` }, { status: 500 });
}
