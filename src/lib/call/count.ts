import { request } from "./request.ts";

export interface CountResponse {
  total: number;
  /** By this visitor, today. */
  alreadyCounted?: boolean;
}

export async function count(path: string): Promise<CountResponse | undefined> {
  try {
    const response = await request(path, { method: "POST", keepalive: true });
    return await response.json();
  } catch {
    return undefined;
  }
}
