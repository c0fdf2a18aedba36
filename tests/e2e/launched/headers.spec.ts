import { expectSafe } from "../security-headers.ts";
import { test } from "../test.ts";
import { copyOf } from "../variants.ts";

test("every file and every response has its security headers once everything is launched", async ({
  request,
}) => {
  await expectSafe(request, `${copyOf("launched")}/dist`, [
    ...["/discussions", "/discussions?category=weekly-discussions", "/discussions/1"],
    ...["/comments/blog/1", "/report?kind=discussion&id=1", "/own/reply-x", "/api/discussions"],
  ]);
});
