import { expectSafe } from "./security-headers.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

test("every file and every response of a function has its security headers and a strict policy", async ({
  request,
}) => {
  await expectSafe(request, `${copyOf("site")}/dist`, [
    ...["/discussions", "/discussions/1", "/discussions/0", "/comments/video/4", "/own/reply-x"],
    ...["/report", "/no-such-page", "/api/blog", "/api/discussions/1", "/api/nothing"],
  ]);
});

test("a cached, partial, missing or refused response has the security headers too", async ({
  request,
}) => {
  const etag = (await request.get("/about")).headers()["etag"] ?? "";
  const answers = {
    304: await request.get("/about", { headers: { "If-None-Match": etag } }),
    200: await request.head("/about"),
    206: await request.get("/icons/512.png", { headers: { Range: "bytes=0-9" } }),
    404: await request.head("/no-such-page"),
    405: await request.fetch("/discussions/1", { method: "OPTIONS" }),
  };
  for (const [status, answer] of Object.entries(answers)) {
    expect(answer.status(), status).toBe(Number(status));
    const headers = answer.headers();
    expect(headers["strict-transport-security"], status).toContain("preload");
    expect(headers["x-content-type-options"], status).toBe("nosniff");
    expect(headers["content-security-policy"], status).toContain("frame-ancestors 'none'");
    expect(headers["permissions-policy"], status).toContain("camera=()");
  }
});
