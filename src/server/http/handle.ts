import type { Context } from "@netlify/functions";
import { answerWithin } from "../db/deadline.ts";
import { usualPatience } from "../db/transport.ts";
import { problemJson } from "./answers.ts";
import { withEtag } from "./etag.ts";
import { Problem, problemOf } from "./problem.ts";

/** What our functions use of Netlify's context. */
export type Visit = Pick<Context, "ip" | "params"> &
  Partial<Pick<Context, "waitUntil">> & {
    deploy?: Pick<Context["deploy"], "context">;
  };

type Refuse = (problem: Problem) => Response | Promise<Response>;

export type Handler = (request: Request, visit: Visit) => Promise<Response>;

export type Methods = { GET?: Handler; POST?: Handler; DELETE?: Handler };

/**
 * A function from a handler for each method; HEAD is GET without the body.
 * @param refuse turns whatever a handler throws into an answer
 */
export function handle(methods: Methods, refuse: Refuse = problemJson): Handler {
  return (request, visit) =>
    answerWithin(usualPatience.total, async () => {
      try {
        noteContext(visit);
        const response = await handlerFor(request.method, methods)(request, visit);
        const isRead = request.method === "GET" || request.method === "HEAD";
        const answer = isRead ? await withEtag(request, response) : response;
        return request.method === "HEAD" ? withoutBody(answer) : answer;
      } catch (error) {
        return answerRefusal(refuse, problemOf(error));
      }
    });
}

/** The CDN keeps none of it, so that nobody who asks for the whole gets nothing. */
function withoutBody(answer: Response): Response {
  const head = new Response(null, answer);
  for (const name of ["Netlify-CDN-Cache-Control", "Netlify-Cache-Tag"]) head.headers.delete(name);
  return head;
}

/**
 * Netlify tells a function only here what it was deployed for. Where nobody says that it is the live site,
 * it is none.
 */
function noteContext({ deploy }: Visit): void {
  process.env["CONTEXT"] = deploy?.context || "preview";
}

async function answerRefusal(refuse: Refuse, problem: Problem): Promise<Response> {
  try {
    return await refuse(problem);
  } catch (error) {
    return problemJson(problemOf(error));
  }
}

/** @throws Problem 405 that names the methods that are known */
function handlerFor(method: string, { GET, POST, DELETE }: Methods): Handler {
  if (GET && (method === "GET" || method === "HEAD")) return GET;
  if (POST && method === "POST") return POST;
  if (DELETE && method === "DELETE") return DELETE;
  const known = [
    ...(GET ? ["GET", "HEAD"] : []),
    ...(POST ? ["POST"] : []),
    ...(DELETE ? ["DELETE"] : []),
  ];
  const headers = { Allow: known.join(", ") };
  throw new Problem(405, "This address does not know that method", { headers });
}
