import { expectSecurityHeaders } from "../security-headers.ts";
import { test } from "../test.ts";
import { copyOf } from "../variants.ts";

test("sends security headers with every page and response after the launch", async ({
  request,
}) => {
  // The launch changes no other file.
  await expectSecurityHeaders(request, `${copyOf("launched")}/dist`, "**/*.html", [
    "/discussions",
    "/discussions?category=weekly-discussions",
    "/discussions/1",
    "/comments/blog/1",
    "/media/5",
    "/media/999",
    "/report?kind=discussion&id=1",
    "/own/reply-x",
    "/api/discussions",
  ]);
});
