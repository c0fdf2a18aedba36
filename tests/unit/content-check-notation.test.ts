import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../src/collections/check/check.ts";
import { checked, contentWith } from "../support/check-content.ts";
import { add, type Change, change } from "../support/valid-content.ts";

const video = "videos/4.json";
const post = "blog/1.md";
const about = "pages/about.mdx";

const needsQuotes = "A text with special characters needs double quotes.";

const needsEscape = "Write &lt; for <, and \\{ for {.";

const wrong: [Change, string][] = [
  [
    change(video, '"A thread",', '"A thread"'),
    "content/videos/4.json:3: this is not valid JSON: comma expected.",
  ],
  [
    change(video, '"A thread"', "'A thread'"),
    "content/videos/4.json:3: this is not valid JSON: invalid symbol.",
  ],
  [add(video, "\n"), "content/videos/4.json:1: this is not valid JSON: value expected."],
  [add(video, "[]"), "content/videos/4.json:1: found []. Expected fields in curly brackets { }."],
  [
    add(video, Buffer.from('{\n  "title": "Caf\xe9"\n}', "latin1")),
    "content/videos/4.json:1: the file cannot be read; save it again as UTF-8 in your editor.",
  ],
  [
    change(video, '  "title"', '  "title": "A thread",\n  "title"'),
    'content/videos/4.json:4: the field "title" is already above; delete one of the two.',
  ],
  [
    change("site.json", '"name"', '// the name\n  "name"'),
    "content/site.json:2: this is not valid JSON: invalid comment token.",
  ],
  [
    change(post, "---\nid", "id"),
    "content/blog/1.md:1: the file must start with a line ---, then its fields, then another line ---.",
  ],
  [
    change(post, "Why I", "Why: I"),
    `content/blog/1.md:3: this is not valid YAML: Nested mappings are not allowed in compact mappings. ${needsQuotes}`,
  ],
  [
    change(post, "type: P", "title: Again\ntype: P"),
    `content/blog/1.md:4: this is not valid YAML: Map keys must be unique. ${needsQuotes}`,
  ],
  ...["Number #1", "&why", "*Why"].map((start): [Change, string] => [
    change(post, "Why I keep a notebook", start),
    `content/blog/1.md:3: YAML ignores words after &, * or #. ${needsQuotes}`,
  ]),
  [
    change(about, "</em>", ""),
    `content/pages/about.mdx:7: this is not valid MDX: Expected a closing tag for \`<em>\` (7:13) before the end of \`paragraph\`. ${needsEscape}`,
  ],
  [
    change(about, "Words about", "Words {about}"),
    "content/pages/about.mdx:7: { starts code; to show the character itself, write \\{.",
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
