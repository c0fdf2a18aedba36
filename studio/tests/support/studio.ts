import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentWith } from "../../../tests/support/check-content.ts";
import type { Change } from "../../../tests/support/valid-content.ts";
import type { Checked, OpenFile } from "../../protocol.ts";
import type { StudioContext } from "../../server/context.ts";
import { createStudio } from "../../server/studio.ts";

const origin = "http://localhost:8888";

export type Response = {
  status: number;
  error?: string;
  name?: string;
  current?: OpenFile;
} & Partial<Checked & OpenFile>;

/** A Studio, and functions that send requests as its own page on this computer does. */
export function startStudio(context: Pick<StudioContext, "root"> & Partial<StudioContext>) {
  const handle = createStudio({ environment: {}, afterWrite: async () => {}, ...context });
  const send = (path: string, init: RequestInit = {}, ip = "127.0.0.1", host = origin) =>
    handle(new Request(`${host}/studio/api/${path}`, init), ip);
  const get = async <T>(path: string): Promise<T> => (await send(path)).json();
  const write = async <T = Response>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const json = { Origin: origin, "Content-Type": "application/json", ...headers };
    const response = await send(path, { method, headers: json, body: JSON.stringify(body) });
    return { status: response.status, ...(await response.json()) };
  };
  return {
    send,
    get,
    write,
    open: (at: string) => get<OpenFile>(`file?at=${at}`),
    edit: async (at: string, fields: object) => {
      const open = await get<OpenFile>(`file?at=${at}`);
      return write("PUT", "file", { at, base: open.base, fields: { ...open.fields, ...fields } });
    },
    check: async (at: string, fields: object) => {
      const open = await get<OpenFile>(`file?at=${at}`);
      return write("POST", "check", { at, base: open.base, fields: { ...open.fields, ...fields } });
    },
    remove: async (at: string) => {
      const { base } = await get<OpenFile>(`file?at=${at}`);
      return write("DELETE", "file", { at, base });
    },
    text: (path: string) => readFile(join(context.root, path), "utf8"),
  };
}

/** A Studio that edits valid content with some changes. */
export async function studioOn(...changes: Change[]) {
  const root = await contentWith(...changes);
  const published: string[] = [];
  const afterWrite = async (collection: string) => void published.push(collection);
  return { root, published, ...startStudio({ root, afterWrite }) };
}
