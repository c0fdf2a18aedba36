import { afterEach, expect, test, vi } from "vitest";
import { ApiError, checkEdit } from "../../scripts/studio/client/api.ts";

const edit = { at: "tips/rest", fields: {}, base: "" };

afterEach(() => vi.unstubAllGlobals());

/** An answer that ends in the middle. */
function answerHalf(end: () => void = () => undefined) {
  vi.stubGlobal("fetch", async () => {
    end();
    return new Response('{"fieldErrors": [');
  });
}

test("an answer cut off in the middle is no answer", async () => {
  answerHalf();
  await expect(checkEdit(edit)).rejects.toThrow("The Studio does not answer.");
});

test("a call that was given up in the middle of its answer is told from a Studio that is gone", async () => {
  const stop = new AbortController();
  answerHalf(() => stop.abort());
  await expect(checkEdit(edit, stop.signal)).rejects.not.toBeInstanceOf(ApiError);
});
