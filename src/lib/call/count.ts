import { request } from "./request.ts";

/** The answer of a counter. */
export interface CountResponse {
  total: number;
  /** True if the visitor has already been counted today. */
  alreadyCounted?: boolean;
}

/** Counts the visitor. @returns undefined if the request failed */
export async function count(path: string): Promise<CountResponse | undefined> {
  try {
    const response = await request(path, { method: "POST", keepalive: true });
    return await response.json();
  } catch {
    return undefined;
  }
}
