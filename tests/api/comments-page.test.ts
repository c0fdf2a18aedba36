import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { comments } from "../../src/server/db/schema.ts";
import { setEnv } from "../../src/server/env.ts";
import { asForm, comment } from "../support/posts.ts";
import { postForm, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments" });

const store = (rows: Partial<typeof comments.$inferInsert>[]) =>
  database()
    .insert(comments)
    .values(rows.map((row) => ({ ...comment, ...row })));

const pageAt = async (path: string) => {
  const response = await send(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const textsIn = (page: string) =>
  [...page.matchAll(/<p dir="auto">([^<]*)<\/p>/g)].map(([, text]) => text);

test.each([
  ["/comments/video/4", "/social-videos?video=4"],
  ["/comments/video/1", "/media?video=1"],
  ["/comments/media/101", "/media?video=101"],
  ["/comments/blog/1", "/blog#1"],
])("shows at %s the title of the item and links back to it", async (path, page) => {
  const { status, text } = await pageAt(path);

  expect(status).toBe(200);
  expect(text).toContain(`href="${page}"`);
  expect(text).toMatch(/<title>Comments on [^<]+ \| NTKOC<\/title>/);
  expect(text).toContain("No comments yet");
  expect(text).toMatch(/<summary[^>]*>Add Comment<\/summary>/);
});

test("shows comments oldest first, as text, without the email address", async () => {
  await store([{ content: "First <b>" }, { content: "Second" }]);
  const { text, headers } = await pageAt("/comments/video/4");

  expect(text).toContain("Comments (2)");
  expect(textsIn(text)).toEqual(["First &lt;b&gt;", "Second"]);
  expect(text).not.toContain("ada@example.org");
  expect(headers.get("Netlify-Cache-Tag")).toBe("comments-video-4");
});

test("links to the next page of a long list and shows a new comment to its writer", async () => {
  await store(Array.from({ length: 101 }, (_, at) => ({ contentId: 7, content: `No. ${at + 1}` })));

  const first = await pageAt("/comments/video/7");
  const [, next = ""] = /href="([^"]*\?after=[^"]*)">More comments/.exec(first.text) ?? [];
  expect(first.text).toContain("Comments (100+)");
  expect(textsIn((await pageAt(next)).text)).toEqual(["No. 101"]);

  const form = asForm({ ...comment, contentId: 7, content: "No. 102" });
  const location = (await postForm("/api/comments", form)).headers.get("Location") ?? "";
  const posted = await pageAt(location.replace(/#.*/, ""));
  expect(textsIn(posted.text)).toEqual(["No. 102"]);
  expect(posted.text).toContain("Comment posted");
  expect(posted.headers.get("Cache-Control")).toBe("no-store");
});

test("disables the button while comments are closed, and does not confirm a comment that is not there", async () => {
  setEnv({ FEATURES: "none" });
  const { text } = await pageAt("/comments/video/5?comment=1");
  setEnv({ FEATURES: "comments" });

  expect(text).toContain("Comments feature is currently in development");
  expect(text).toContain('disabled="">Add Comment (Coming Soon)</button>');
  expect(text).not.toContain("Comment posted");
});

test.each(["/comments/video/9999", "/comments/blog/99", "/comments/post/1"])(
  "returns 404 with a page for %s",
  async (path) => {
    const { status, text, headers } = await pageAt(path);

    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(text).toContain("There is nothing here to comment on.");
  },
);
