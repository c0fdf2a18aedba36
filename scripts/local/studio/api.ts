import { z } from "zod";
import { editableFile } from "../../../src/content-files/editable-file.ts";
import type { OpenFile } from "../../../src/studio/protocol.ts";
import { blankFile, copiedFile } from "./blank-file.ts";
import { type Desk, Refusal } from "./desk.ts";
import { openFile } from "./open-file.ts";
import { overview } from "./overview.ts";
import { remove } from "./remove.ts";
import { check, save } from "./save.ts";
import { isOpen } from "./shelves.ts";

const edit = z.object({
  at: z.string(),
  fields: z.record(z.string(), z.unknown()),
  words: z.exactOptional(z.string()),
  base: z.string(),
});

const removal = z.object({ at: z.string(), base: z.string() });

type Act = (desk: Desk, query: URLSearchParams, body: unknown) => Promise<unknown>;

const acts: Record<string, Act> = {
  "GET overview": (desk) => overview(desk.root, desk.environment),
  "GET file": (desk, query) => open(desk, query.get("at") ?? ""),
  "GET blank": (desk, query) => blank(desk, query.get("in") ?? "", query.get("like")),
  "POST check": (desk, _, body) => check(desk, edit.parse(body)),
  "PUT file": (desk, _, body) => alone(() => save(desk, edit.parse(body))),
  "DELETE file": (desk, _, body) => {
    const { at, base } = removal.parse(body);
    return alone(() => remove(desk, at, base));
  },
};

/** Answers a call of the Studio's own page; undefined where there is no such call. */
export async function answerCall(desk: Desk, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const act = acts[`${request.method} ${pathname.replace("/studio/api/", "")}`];
  if (!act) return undefined;
  try {
    const body = request.method === "GET" ? undefined : await request.json();
    return Response.json((await act(desk, searchParams, body)) ?? {});
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): Response {
  if (error instanceof Refusal)
    return Response.json({ error: error.message, ...error.more }, { status: error.status });
  const isMalformed = error instanceof SyntaxError || error instanceof z.ZodError;
  if (isMalformed) return Response.json({ error: "This call has another form." }, { status: 400 });
  return Response.json({ error: `It did not work: ${error}` }, { status: 500 });
}

async function open(desk: Desk, at: string): Promise<OpenFile> {
  const target = editableFile(at);
  const file = target && (await openFile(desk.root, target));
  if (!file) throw new Refusal(404, "There is no such file.");
  return file;
}

async function blank(desk: Desk, collection: string, like: string | null): Promise<OpenFile> {
  const target = editableFile(`${collection}/new`);
  if (!target?.collection || !isOpen(target.collection))
    throw new Refusal(404, "Nothing can be added here.");
  const known = { ...target, collection: target.collection };
  const original = like === null ? undefined : editableFile(like);
  if (original?.collection !== target.collection) return blankFile(desk.root, known);
  const copy = await copiedFile(desk.root, known, original);
  if (!copy) throw new Refusal(404, "There is no such file.");
  return copy;
}

let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, so that nothing changes between a look at a file and its writing. */
function alone<T>(action: () => Promise<T>): Promise<T> {
  const result = last.then(action);
  last = result.catch(() => undefined);
  return result;
}
