import { expectSafe } from "../safe-answers.ts";
import { test } from "../test.ts";

test("launched, every file and page is as safe as the bar asks", async ({ request }) => {
  await expectSafe(request, ".build/launched/dist", [
    ...["/discussions", "/discussions?category=weekly-discussions", "/discussions/1"],
    ...["/comments/blog/1", "/report?kind=discussion&id=1", "/own/reply-x", "/api/discussions"],
  ]);
});
