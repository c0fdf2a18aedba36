import { expectSafe } from "./safe-answers.ts";
import { expect, test } from "./test.ts";

test("every file and page is as safe as the bar asks, whatever is asked of it", async ({
  request,
}) => {
  await expectSafe(request, "dist", [
    ...["/discussions", "/discussions/1", "/discussions/0", "/comments/video/4", "/own/reply-x"],
    ...["/report", "/no-such-page", "/api/blog", "/api/discussions/1", "/api/nothing"],
  ]);
});

test("a file that is known already, its head alone, a part of it and a missing one say it too", async ({
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
