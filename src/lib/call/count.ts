import { request } from "./request.ts";

export interface CountResponse {
  total: number;
  /** By this visitor, today. */
  alreadyCounted?: boolean;
}

/** @returns undefined if the request failed */
export async function count(path: string): Promise<CountResponse | undefined> {
  try {
    const response = await request(path, { method: "POST", keepalive: true });
    return await response.json();
  } catch {
    return undefined;
  }
}
