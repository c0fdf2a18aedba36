import type * as z from "zod/mini";
import { ownPath } from "../lib/own/own-path.ts";
import type { PostKind } from "../schemas/post-kind.ts";
import type { Receipt } from "../schemas/receipt.ts";
import { messagesOf } from "../schemas/typed.ts";
import { readEnv } from "./env.ts";
import { expiredForm, signsOf } from "./form-signs.ts";
import { html, json, seeOther, uncached } from "./http/answers.ts";
import { bodyKind, readForm, readJson } from "./http/body.ts";
import { purge } from "./http/cache.ts";
import type { Handler, Visit } from "./http/handle.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { Problem, problemOf } from "./http/problem.ts";
import { ownToken } from "./own-link.ts";
import { formKey, headerKey } from "./post-key.ts";
import { holdsEverything } from "./settings.ts";
import { hashOf } from "./site-secret.ts";
import { judge } from "./spam/judgement.ts";
import type { Words } from "./spam/words.ts";
import type { ForWriter, Posted, Sender } from "./store-post.ts";
import { visitorOf } from "./visitors.ts";

/** What one kind of post is; the care taken for each is the same. `At` is what its address says. */
export interface Kind<At, Input extends Words, Stored extends object> {
  name: PostKind;
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
  /** The page that shows such posts. */
  page: (at: At, input: Input) => string | Promise<string>;
  /**
   * Where a form leads that was published: to the post, on a page that shows the private link. Where
   * there is more to say, it leads to the writer's own page.
   */
  location: (at: At, input: Input, stored: Stored, own: string) => string;
  /** The page again, with the text as it was typed and what is wrong with it. */
  refuse: (refused: Refused, visit: Visit) => Promise<string>;
}

/** What was typed into a form that was refused, and why. */
export interface Refused {
  problem: Problem;
  typed: Record<string, string>;
}

/** A post that was taken in, and what only its writer is told. */
interface Taken<Stored> {
  stored: Stored;
  receipt: Receipt;
}

/** A handler for one kind of post, as JSON or as a plain HTML form. */
export function receivePost<At, Input extends Words, Stored extends object>(
  kind: Kind<At, Input, Stored>,
): Handler {
  return async (request, visit) => {
    refuseCrossSite(request);
    return bodyKind(request) === "json" ? receiveJson(request, visit) : receiveForm(request, visit);
  };

  async function receiveJson(request: Request, visit: Visit): Promise<Response> {
    const at = kind.at(visit);
    const key = `json:${headerKey(request)}`;
    const sent = await readJson(request);
    const input = check(kind.schema, sent);
    const { stored, receipt } = await take({ at, input, key, sent }, visit);
    if (receipt.held) return json(receipt, 202, uncached);
    return json({ ...stored, ...receipt }, 201, uncached);
  }

  async function receiveForm(request: Request, visit: Visit): Promise<Response> {
    let typed: Record<string, string> = {};
    try {
      typed = await readForm(request);
      const at = kind.at(visit);
      const input = check(kind.schema, kind.fromForm?.(typed) ?? typed);
      const key = `form:${formKey(typed, input)}`;
      const sent = { ...typed, formToken: typed["formToken"] || typed["idempotencyKey"] };
      return seeOther(await locationOf(at, input, await take({ at, input, key, sent }, visit)));
    } catch (error) {
      const problem = problemOf(error);
      const page = await kind.refuse({ problem, typed }, visit);
      return html(page, problem.status, { ...uncached, ...problem.headers });
    }
  }

  async function locationOf(at: At, input: Input, taken: Taken<Stored>): Promise<string> {
    const { own, held, help } = taken.receipt;
    if (!own) return kind.page(at, input);
    if (held) return `${own}?held=1`;
    if (help) return `${own}?posted=1`;
    return kind.location(at, input, taken.stored, own);
  }

  /** @throws Problem 400, 404, 409 or 429 */
  async function take({ at, input, key, sent }: Arrived, visit: Visit): Promise<Taken<Stored>> {
    const signs = await signsOf(sent);
    if (!signs) throw expiredForm();
    const [scoped, visitor] = [`${kind.scope(at, input)}:${key}`, await visitorOf(visit.ip)];
    const token = await ownToken(kind.name, scoped, visitor);
    const posted = await kind.store(at, input, {
      key: scoped,
      visitor,
      limit: readEnv().POST_LIMIT,
      judgement: judge(input, signs, holdsEverything()),
      secret: hashOf(token),
    });
    if (!("stored" in posted)) throw refusal(posted, kind.missing);
    if (posted.outcome === "stored" && !posted.held)
      await purge(kind.changes(at, input, posted.stored), visit);
    return { stored: posted.stored, receipt: receiptOf(posted, ownPath(token)) };
  }

  interface Arrived {
    at: At;
    input: Input;
    key: string;
    /** Everything that came, also what is no part of the post. */
    sent: object;
  }
}

const receiptOf = ({ held, crisis, isOwn }: ForWriter, own: string): Receipt => ({
  ...(isOwn && { own }),
  ...(held && { held }),
  ...(crisis && { help: true }),
});

/** @throws Problem 400 naming each field that is wrong */
export function check<Input>(schema: z.ZodMiniType<Input>, body: object): Input {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new Problem(400, "Some fields are not valid", { fields: messagesOf(result.error) });
}

function refusal(posted: Exclude<Posted<never>, { stored: never }>, missing?: string): Problem {
  if (posted.outcome === "limited") {
    const headers = { "Retry-After": String(posted.wait) };
    return new Problem(429, "A lot is being posted just now. Please try again in a few minutes.", {
      headers,
    });
  }
  if (posted.outcome === "missing") return new Problem(404, missing ?? "Not found");
  return new Problem(409, "This Idempotency-Key was used for another text");
}
