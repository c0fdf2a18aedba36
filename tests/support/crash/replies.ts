import { sql } from "drizzle-orm";
import { connect, type DatabaseAddress } from "../../../src/server/db/client.ts";
import type { Post, Stored } from "./ledger.ts";

export type StoredReply = Stored & { replies: number };

/** Posts replies to discussion 1. The text of a reply is also its idempotency key. */
export function replyPoster(send: (path: string, init: RequestInit) => Promise<Response>): Post {
  return async (content) => {
    const response = await send("/api/discussions/1/replies", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": content.replaceAll(" ", "-"),
      },
      body: JSON.stringify({ author: "Ada", email: "ada@example.org", content }),
    });
    return response.status === 201 ? ((await response.json()) as { id: number }).id : undefined;
  };
}

export async function storedReplies(address: DatabaseAddress): Promise<StoredReply[]> {
  const { rows } = await connect(address).execute<StoredReply>(sql`
    SELECT r.id, r.content, d.replies FROM discussion_replies r JOIN discussions d ON d.id = 1`);
  return rows;
}
