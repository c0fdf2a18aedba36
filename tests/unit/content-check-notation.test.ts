import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../src/collections/check/check.ts";
import { checked, contentWith } from "../support/check-content.ts";
import { add, type Change, change } from "../support/valid-content.ts";

const video = "videos/4.json";
const post = "blog/1.md";
const about = "pages/about.mdx";

const needsQuotes =
  'text and names need straight double quotes (") around them, and a quote in a text must be written \\".';

const wrong: [Change, string][] = [
  [
    change(video, '"A thread",', '"A thread"'),
    "content/videos/4.json:3: a comma, a closing bracket or the quotes of a text are missing.",
  ],
  [change(video, '"A thread"', "'A thread'"), `content/videos/4.json:3: ${needsQuotes}`],
  [
    change(video, "A thread under", "C:\\Users under"),
    "content/videos/4.json:4: a backslash (\\) in a text must be written twice (\\\\).",
  ],
  [add(video, "\n"), "content/videos/4.json:1: the file is empty."],
  [
    add(video, Buffer.from('{\n  "title": "Caf\xe9"\n}', "latin1")),
    "content/videos/4.json:1: the file cannot be read; save it again as UTF-8 in your editor.",
  ],
  [
    change(video, '  "title"', '  "title": "A thread",\n  "title"'),
    'content/videos/4.json:4: the field "title" is already above; delete one of the two.',
  ],
  [
    change(post, "---\nid", "id"),
    "content/blog/1.md:1: the file must start with a line ---, then its fields, then another line ---.",
  ],
  [
    change(post, "Why I", "Why: I"),
    "content/blog/1.md:3: there is a second colon, or the next line is indented too far; put the whole text in double quotes, or remove the spaces.",
  ],
  [
    change(about, "Words about", "Below <5 words about"),
    "content/pages/about.mdx:14: < starts a tag here; write &lt; for the character, {/* … */} for a comment, and [text](address) for a link.",
  ],
  [
    change(about, "Words about", "Words <a href=”/media”>here</a> about"),
    'content/pages/about.mdx:14: a tag needs straight quotes (") around its values, not curly ones.',
  ],
  [
    change(about, "Words about", "Words {about}"),
    "content/pages/about.mdx:14: { starts code; to show the character itself, write \\{.",
  ],
  [
    change(about, "</em>", ""),
    "content/pages/about.mdx:14: a tag has no start or no end; write <em>words</em> or <img />.",
  ],
];

for (const [spoil, line] of wrong)
  test(`reports ${line}`, async () => {
    expect((await checked(spoil)).lines).toEqual([line]);
  });

test("accepts comments, trailing commas, a byte order mark and Windows line endings", async () => {
  const { lines } = await checked(
    change(video, '{\n  "id"', '\ufeff// A video.\n{\n  /* its number */ "id"'),
    change(video, '"uncovering"\n}', '"uncovering",\r\n}'),
    change(post, "---\nid: 1", "\ufeff---\r\nid: 1 # its number\r"),
    change(about, "Words about", "{/* a remark */}\n\nWords about"),
  );
  expect(lines).toEqual([]);
});

test("reads files with a byte order mark", async () => {
  const withMark = (file: string, start: string) => change(file, start, `\ufeff${start}`);
  const { lines } = await checked(
    withMark(video, "{"),
    withMark(post, "---\nid"),
    withMark("site.json", "{"),
  );
  expect(lines).toEqual([]);
});

test.each(["con", "lpt9"])("reports the file name %s, which Windows cannot store", async (name) => {
  const text = `Windows cannot store a file with this name; rename it to "${name}-1`;
  const { lines } = await checked(
    add(`tips/${name}.json`, '{ "title": "Rest", "text": "Rest first.", "order": 1 }'),
    change(video, "thread.png", `${name}.png`),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      `content/tips/${name}.json: ${text}.json".`,
      expect.stringContaining(`Rename it to "${name}-1.png"`),
    ]),
  );
});

test("reports a file that is a link, whose target could be outside the folder", async () => {
  const folder = await contentWith();
  await symlink(resolve("package.json"), join(folder, "glossary/link.json"));
  const { errors } = await checkContent(folder);
  expect(errors).toEqual([
    {
      file: "content/glossary/link.json",
      line: 1,
      text: "this is a link to another file; put the file itself here.",
    },
  ]);
});
