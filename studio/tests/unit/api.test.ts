import { afterEach, expect, test, vi } from "vitest";
import { ApiError, call } from "../../client/api.ts";

const edit = { at: "literature/rest", fields: {}, base: "" };

afterEach(() => vi.unstubAllGlobals());

function cutOffResponse(end: () => void = () => undefined) {
  vi.stubGlobal("fetch", async () => {
    end();
    return new Response('{"fieldErrors": [');
  });
}

test("reports a response that is cut off as no response", async () => {
  cutOffResponse();
  await expect(call("POST check", edit)).rejects.toThrow("The Studio is not responding.");
});

test("does not report an aborted request as no response", async () => {
  const stop = new AbortController();
  cutOffResponse(() => stop.abort());
  await expect(call("POST check", edit, stop.signal)).rejects.not.toBeInstanceOf(ApiError);
});
