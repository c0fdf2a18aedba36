import * as z from "zod/mini";
import { request } from "./request.ts";

/** @throws ApiError */
export const read = async <T>(path: string, schema: z.ZodMiniType<T>, init = {}): Promise<T> =>
  z.parse(schema, await (await request(path, init)).json());

/** @throws ApiError */
export const send = (path: string, body: object, headers = {}): Promise<Response> =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const nextPath = ({ headers }: Response): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];

export function nextAfter(response: Response): number | undefined {
  const [, after] = /[?&]after=(\d+)/.exec(nextPath(response) ?? "") ?? [];
  return after ? Number(after) : undefined;
}
