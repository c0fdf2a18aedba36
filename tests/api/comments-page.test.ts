import { expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { send, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments" });

const pageAt = async (path: string) => {
  const response = await send(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("shows the title of a blog post and links back to it", async () => {
  const { status, text } = await pageAt("/comments/blog/1");

  expect(status).toBe(200);
  expect(text).toContain('href="/blog/1"');
  expect(text).toMatch(/<title>Comments on [^<]+ \| NTKOC<\/title>/);
  expect(text).toContain("No comments yet");
  expect(text).toMatch(/<summary[^>]*>Add Comment<\/summary>/);
});

test.each([
  ["/comments/video/4", "/media/4#comments"],
  ["/comments/media/101?after=7", "/media/101?after=7#comments"],
  ["/comments/video/9999", "/media/9999#comments"],
])("redirects %s for good to the page of the item", async (path, page) => {
  const { status, headers } = await pageAt(path);

  expect(status).toBe(301);
  expect(headers.get("Location")).toBe(page);
});

test("disables the button while comments are closed, and does not confirm a comment that is not there", async () => {
  setEnv({ FEATURES: "none" });
  const { text } = await pageAt("/comments/blog/2?comment=1");
  setEnv({ FEATURES: "comments" });

  expect(text).toContain("Comments feature is currently in development");
  expect(text).toContain('disabled="">Add Comment (Coming Soon)</button>');
  expect(text).not.toContain("Comment posted");
});

test("shows the comments on a video until comments are launched", async () => {
  setEnv({ FEATURES: "none" });
  const { status, text } = await pageAt("/comments/video/4");
  setEnv({ FEATURES: "comments" });

  expect(status).toBe(200);
  expect(text).toMatch(/data-thread="".*Comments \(\d+\)/s);
  expect(text).toContain('href="/media/4#comments"');
});

test.each(["/comments/blog/99", "/comments/blog/0", "/comments/video/x", "/comments/post/1"])(
  "returns 404 with a page for %s",
  async (path) => {
    const { status, text, headers } = await pageAt(path);

    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(text).toContain("There is nothing here to comment on.");
  },
);
