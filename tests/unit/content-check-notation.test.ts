import { expect, test } from "vitest";
import { checked } from "../support/check-content.ts";
import { add, change } from "../support/valid-content.ts";

const video = "videos/4.json";
const post = "blog/1.md";

test("reports a file that is not UTF-8", async () => {
  const latin = add(video, Buffer.from('{\n  "title": "Caf\xe9"\n}', "latin1"));
  expect((await checked(latin)).lines).toEqual([
    "content/videos/4.json:1: the file cannot be read; save it again as UTF-8 in your editor.",
  ]);
});

test("accepts comments, trailing commas, a byte order mark and Windows line endings", async () => {
  const { lines } = await checked(
    change(video, '{\n  "id"', '\ufeff// A video.\n{\n  /* its number */ "id"'),
    change(video, '"uncovering"\n}', '"uncovering",\r\n}'),
    change("site.json", "{", "\ufeff{"),
    change(post, "---\nid: 1", "\ufeff---\r\nid: 1 # its number\r"),
  );
  expect(lines).toEqual([]);
});
