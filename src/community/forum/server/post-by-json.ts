import { readJson } from "../../../server/http/body.ts";
import type { Handler } from "../../../server/http/handle.ts";
import { HttpError, toHttpError } from "../../../server/http/http-error.ts";
import { json, uncached } from "../../../server/http/responses.ts";
import { helpNow } from "../../help/server/help-now.ts";
import { headerKey } from "./post-key.ts";
import { type Fields, type PostConfig, submitPost } from "./submit-post.ts";

export const postByJson =
  <Stored extends { id: number }>(post: PostConfig<Stored>): Handler =>
  async (request, context) => {
    let fields: Fields = {};
    try {
      fields = await readJson(request);
      const sent = { fields, key: headerKey(request), request, context };
      const { stored, receipt } = await submitPost(post, sent);
      return receipt.held
        ? json(receipt, 202, uncached)
        : json({ ...stored, ...receipt }, 201, uncached);
    } catch (error) {
      const problem = toHttpError(error);
      const help = helpNow(fields, request);
      throw new HttpError(problem.status, problem.message, { ...problem, help });
    }
  };
