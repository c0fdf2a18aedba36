import type * as z from "zod/mini";
import { messagesOf } from "../schemas/typed.ts";
import { readEnv } from "./env.ts";
import { html, json, seeOther, uncached } from "./http/answers.ts";
import { bodyKind, readForm, readJson } from "./http/body.ts";
import { purge } from "./http/cache.ts";
import type { Handler, Visit } from "./http/handle.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { Problem, problemOf } from "./http/problem.ts";
import { formKey, headerKey } from "./post-key.ts";
import type { Posted, Sender } from "./store-post.ts";
import { visitorOf } from "./visitors.ts";

/** What one kind of post is; the care taken for each is the same. `At` is what its address says. */
export interface Kind<At, Input extends object, Stored extends object> {
  /** Reads the address, before the body. @throws Problem where nothing can be posted there */
  at: (visit: Visit) => At;
  schema: z.ZodMiniType<Input>;
  /** The fields of a form, where some are no text. */
  fromForm?: (typed: Record<string, string>) => object;
  /** Within what a key means one post. */
  scope: (at: At, input: Input) => string;
  store: (at: At, input: Input, sender: Sender) => Promise<Posted<Stored>>;
  /** Said with 404 where there is nothing to post under, if that can be. */
  missing?: string;
  /** The tags of the answers that a stored post changes. */
  changes: (at: At, input: Input, stored: Stored) => string[];
  /** Where a form leads. */
  location: (at: At, input: Input, stored: Stored) => string | Promise<string>;
  /** The page again, with the text as it was typed and what is wrong with it. */
  refuse: (refused: Refused, visit: Visit) => Promise<string>;
}

/** What was typed into a form that was refused, and why. */
export interface Refused {
  problem: Problem;
  typed: Record<string, string>;
}

/** A handler for one kind of post, as JSON or as a plain HTML form. */
export function receivePost<At, Input extends object, Stored extends object>(
  kind: Kind<At, Input, Stored>,
): Handler {
  return async (request, visit) => {
    refuseCrossSite(request);
    return bodyKind(request) === "json" ? receiveJson(request, visit) : receiveForm(request, visit);
  };

  async function receiveJson(request: Request, visit: Visit): Promise<Response> {
    const at = kind.at(visit);
    const key = `json:${headerKey(request)}`;
    const input = check(kind.schema, await readJson(request));
    return json(await store(at, input, key, visit), 201, uncached);
  }

  async function receiveForm(request: Request, visit: Visit): Promise<Response> {
    let typed: Record<string, string> = {};
    try {
      typed = await readForm(request);
      const at = kind.at(visit);
      const input = check(kind.schema, kind.fromForm?.(typed) ?? typed);
      const stored = await store(at, input, `form:${formKey(typed, input)}`, visit);
      return seeOther(await kind.location(at, input, stored));
    } catch (error) {
      const problem = problemOf(error);
      const page = await kind.refuse({ problem, typed }, visit);
      return html(page, problem.status, { ...uncached, ...problem.headers });
    }
  }

  /** @throws Problem 404, 409 or 429 */
  async function store(at: At, input: Input, key: string, visit: Visit): Promise<Stored> {
    const posted = await kind.store(at, input, {
      key: `${kind.scope(at, input)}:${key}`,
      visitor: await visitorOf(visit.ip),
      limit: readEnv().POST_LIMIT,
    });
    if (!("stored" in posted)) throw refusal(posted, kind.missing);
    if (posted.outcome === "stored") await purge(kind.changes(at, input, posted.stored), visit);
    return posted.stored;
  }
}

/** @throws Problem 400 naming each field that is wrong */
function check<Input>(schema: z.ZodMiniType<Input>, body: object): Input {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new Problem(400, "Some fields are not valid", { fields: messagesOf(result.error) });
}

function refusal(posted: Exclude<Posted<never>, { stored: never }>, missing?: string): Problem {
  if (posted.outcome === "limited") {
    const headers = { "Retry-After": String(posted.wait) };
    return new Problem(429, "You have posted a lot just now. Please try again in a few minutes.", {
      headers,
    });
  }
  if (posted.outcome === "missing") return new Problem(404, missing ?? "Not found");
  return new Problem(409, "This Idempotency-Key was used for another text");
}
