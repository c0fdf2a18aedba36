import { vi } from "vitest";

/** A body; one with a `Link` header; or a status with its body and its status text. */
type Answer =
  | string
  | { body: string; link?: string | undefined }
  | [status: number, body: string, statusText?: string];

/** Replaces `fetch` until `vi.unstubAllGlobals`. Call it after the test has set up its timers. */
export function network(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const ask = vi.fn<typeof fetch>(async (path) => {
    asked.push(String(path));
    return responseOf(answers[String(path)] ?? [404, "Nothing here"]);
  });
  vi.stubGlobal("fetch", ask);
  return { asked, ask };
}

function responseOf(answer: Answer): Response {
  if (typeof answer === "string") return new Response(answer);
  if ("body" in answer)
    return new Response(answer.body, { headers: answer.link ? { Link: answer.link } : {} });
  const [status, body, statusText = ""] = answer;
  return new Response(body, { status, statusText });
}

export const settle = () => vi.advanceTimersByTimeAsync(10);
