import { expectSecurityHeaders } from "./security-headers.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

test("sends security headers and a strict policy with every file and function response", async ({
  request,
}) => {
  await expectSecurityHeaders(request, `${copyOf("site")}/dist`, "**/*.*", [
    "/discussions",
    "/discussions/1",
    "/discussions/0",
    "/comments/blog/1",
    "/media/999",
    "/own/reply-x",
    "/discussions/feed.xml",
    "/discussions/2/feed.xml",
    "/search?q=itch",
    "/report",
    "/no-such-page",
    "/api/blog",
    "/api/discussions/1",
    "/api/nothing",
  ]);
});

test("sends security headers with cached, partial, missing and refused responses", async ({
  request,
}) => {
  const etag = (await request.get("/about")).headers()["etag"] ?? "";
  const responses = {
    304: await request.get("/about", { headers: { "If-None-Match": etag } }),
    200: await request.head("/about"),
    206: await request.get("/icons/512.png", { headers: { Range: "bytes=0-9" } }),
    404: await request.head("/no-such-page"),
    405: await request.fetch("/discussions/1", { method: "OPTIONS" }),
  };
  for (const [status, response] of Object.entries(responses)) {
    expect(response.status(), status).toBe(Number(status));
    const headers = response.headers();
    expect(headers["strict-transport-security"], status).toContain("preload");
    expect(headers["x-content-type-options"], status).toBe("nosniff");
    expect(headers["content-security-policy"], status).toContain("frame-ancestors 'none'");
    expect(headers["permissions-policy"], status).toContain("camera=()");
  }
});
