import { expect, test } from "vitest";
import { parseEntry, parseJson } from "../../src/collections/files/parse-json.ts";
import { checked } from "../support/check-content.ts";
import { add, type Change, change } from "../support/valid-content.ts";

const video = "videos/4.json";
const post = "blog/1.md";
const about = "pages/about.mdx";

const wrong: [string, Change, string][] = [
  [
    "a missing comma",
    change(video, '"A thread",', '"A thread"'),
    'content/videos/4.json:3: a comma or a closing bracket is missing before "description".',
  ],
  [
    "a missing comma between two fields of one line",
    change(video, '4,\n  "title"', '4 "title"'),
    'content/videos/4.json:2: a comma or a closing bracket is missing before "title".',
  ],
  [
    "single quotes",
    change(video, '"A thread"', "'A thread'"),
    `content/videos/4.json:3: found 'A. Expected straight double quotes (") around text and names, or a number, true or false.`,
  ],
  [
    "a name in single quotes",
    change(video, '"title"', "'title'"),
    `content/videos/4.json:3: found 'title'. Expected straight double quotes (") around text and names, or a number, true or false.`,
  ],
  [
    "smart quotes",
    change(video, '"A thread"', "“A thread”"),
    'content/videos/4.json:3: found “A. Expected straight double quotes (") around text and names, or a number, true or false.',
  ],
  [
    "a text that ends with a smart quote",
    change(video, '"A thread"', '"A thread”'),
    'content/videos/4.json:3: a straight double quote (") is missing at the end of a text.',
  ],
  [
    "a text that is never closed",
    change(video, '"A thread"', '"A thread'),
    'content/videos/4.json:3: a straight double quote (") is missing at the end of a text.',
  ],
  [
    "a quote inside a text",
    change(video, "A thread under", 'A "thread" under'),
    'content/videos/4.json:4: a quote in a text must be written \\".',
  ],
  [
    "text without quotes",
    change(video, '"4:30"', "4:30"),
    'content/videos/4.json:8: text needs double quotes (") around it.',
  ],
  [
    "a name without quotes",
    change(video, '"duration"', "duration"),
    'content/videos/4.json:8: found duration. Expected straight double quotes (") around text and names, or a number, true or false.',
  ],
  [
    "a missing colon",
    change(video, '"duration":', '"duration"'),
    'content/videos/4.json:8: a colon is missing before "4:30".',
  ],
  [
    "a missing value",
    change(video, '"4:30"', ""),
    "content/videos/4.json:8: a value is missing after the colon.",
  ],
  [
    "True with a capital",
    change("podcasts/1.json", "true", "True"),
    'content/podcasts/1.json:19: found True. Expected straight double quotes (") around text and names, or a number, true or false.',
  ],
  [
    "a number that starts with 0",
    change(video, "4,", "04,"),
    "content/videos/4.json:2: a number must not start with 0.",
  ],
  [
    "a backslash",
    change(video, "A thread under", "C:\\Users under"),
    "content/videos/4.json:4: a backslash (\\) in a text must be written twice (\\\\).",
  ],
  [
    "an extra comma",
    change(video, "4,", "4,,"),
    "content/videos/4.json:2: there is an extra comma; delete it.",
  ],
  [
    "a list that is never closed",
    change("supplements/turmeric.json", "  ],\n", ""),
    'content/supplements/turmeric.json:8: a comma or a closing bracket is missing before "considerations".',
  ],
  [
    "an object that is never closed",
    change(video, '"uncovering"\n}', '"uncovering"\n'),
    "content/videos/4.json:10: a closing } is missing at the end of the file.",
  ],
  [
    "a bracket of the wrong kind",
    change("supplements/turmeric.json", "  ],", "  },"),
    "content/supplements/turmeric.json:8: a comma or a closing bracket is missing before }.",
  ],
  [
    "text after the end",
    change(video, '"uncovering"\n}', '"uncovering"\n}\nthank you'),
    "content/videos/4.json:12: found thank after the last }. Expected the end of the file.",
  ],
  [
    "an invisible character",
    change(video, '"duration"', '\u00a0"duration"'),
    "content/videos/4.json:8: there is an invisible character on this line; delete it.",
  ],
  [
    "a comment that is never closed",
    change(video, '"duration"', '/* "duration"'),
    "content/videos/4.json:8: the comment that starts here is missing its end (*/).",
  ],
  ["an empty file", add(video, "\n"), "content/videos/4.json:1: the file is empty."],
  [
    "a list in place of an object",
    add(video, "[]"),
    "content/videos/4.json:1: found [. Expected fields in { }.",
  ],
  [
    "a file that is not UTF-8",
    add(video, Buffer.from('{\n  "title": "Caf\xe9"\n}', "latin1")),
    "content/videos/4.json:2: the file is not saved as UTF-8; save it again as UTF-8 in your editor.",
  ],
  [
    "a field that is written twice",
    change(video, '  "title"', '  "title": "A thread",\n  "title"'),
    'content/videos/4.json:4: the field "title" is already on line 3; delete one of the two.',
  ],
  [
    "a comment in the settings",
    change("site.json", '"name"', '// the name\n  "name"'),
    "content/site.json:2: comments are not allowed in this file; delete this one.",
  ],
  [
    "a comma before a bracket in the settings",
    change("pages.json", '"a word"', '"a word",'),
    "content/pages.json:6: there is an extra comma; delete it.",
  ],
  [
    "missing frontmatter",
    change(post, "---\nid", "id"),
    "content/blog/1.md:1: the file must start with a line ---, then its fields, then another line ---.",
  ],
  [
    "frontmatter that is never closed",
    change(post, "Z\n---", "Z"),
    "content/blog/1.md:1: a line --- is missing below the fields.",
  ],
  [
    "a tab in frontmatter",
    change(about, "      - Fatigue", "\t\t- Fatigue"),
    "content/pages/about.mdx:6: the line starts with a tab; indent it with spaces.",
  ],
  [
    "a colon inside a text in frontmatter",
    change(post, "Why I", "Why: I"),
    "content/blog/1.md:3: there is a second colon in a text; put the whole text in double quotes.",
  ],
  [
    "a colon without a space in frontmatter",
    change(post, "title: ", "title:"),
    'content/blog/1.md:3: a space is missing after "title:".',
  ],
  [
    "a quote that is never closed in frontmatter",
    change(post, "Why I", '"Why I'),
    "content/blog/1.md:3: a quote is missing at the end of a text.",
  ],
  [
    "a quote inside quotes in frontmatter",
    change(post, "Why I keep a notebook", "'Why I don't'"),
    "content/blog/1.md:3: there is a quote in the text; put the whole text in double quotes.",
  ],
  [
    "a YAML character at the start of a text",
    change(post, "A notebook", "@notebook"),
    "content/blog/1.md:5: a text must not start with @; put the whole text in double quotes.",
  ],
  [
    "a text that YAML would cut off",
    change(post, "Why I", "Number #1, why I"),
    "content/blog/1.md:3: YAML ignores everything after #; put the whole text in double quotes.",
  ],
  [
    "a field that is written twice in frontmatter",
    change(post, "type: P", "title: Again\ntype: P"),
    'content/blog/1.md:4: the field "title" is already on line 3; delete one of the two.',
  ],
  ["an empty Markdown file", add(post, ""), "content/blog/1.md:1: the file is empty."],
  [
    "a bare < in MDX",
    change(about, "Words about", "Below <5 words about"),
    "content/pages/about.mdx:14: < starts a tag here; to show the character itself, write &lt;.",
  ],
  [
    "a bare { in MDX",
    change(about, "Words about", "Words { about"),
    "content/pages/about.mdx:14: { starts code; to show the character itself, write \\{.",
  ],
  [
    "braces in MDX that would compile",
    change(about, "Words about", "Words {about}"),
    "content/pages/about.mdx:14: { starts code; to show the character itself, write \\{.",
  ],
  [
    "a tag that is never closed",
    change(about, "</em>", ""),
    "content/pages/about.mdx:14: <em> is never closed: </em> is missing.",
  ],
  [
    "a closing tag without an opening tag",
    change(about, "<em>", ""),
    "content/pages/about.mdx:14: </em> needs an opening tag: <em> is missing before it.",
  ],
  [
    "an HTML comment in MDX",
    change(about, "Words about", "<!-- later -->"),
    "content/pages/about.mdx:14: a comment must be written {/* … */}.",
  ],
  [
    "an address in angle brackets in MDX",
    change(about, "Words about", "<https://example.org> about"),
    "content/pages/about.mdx:14: a link must be written [text](address).",
  ],
  [
    "a paragraph that MDX would read as code",
    change(about, "Words about", "import what you like\n\nWords about"),
    "content/pages/about.mdx:14: a paragraph must not start with import or export, because MDX reads it as code.",
  ],
];

for (const [what, spoil, line] of wrong)
  test(`reports ${what}`, async () => {
    expect((await checked(spoil)).lines).toEqual([line]);
  });

test("reports every missing comma, and the schema errors of the same file", async () => {
  const { lines } = await checked(
    change(video, '"A thread",', '"A thread"'),
    change(video, '"4:30",', '""'),
  );
  expect(lines).toEqual([
    'content/videos/4.json:3: a comma or a closing bracket is missing before "description".',
    'content/videos/4.json:8: a comma or a closing bracket is missing before "category".',
    'content/videos/4.json:8 Duration (duration): is empty. Expected text of 1 to 30 characters. For example: "4:30".',
  ]);
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

test("reads an entry with comments, and reports the line of an error", () => {
  expect(parseEntry('// a video\n{ "id": 4, }')).toEqual({ id: 4 });
  expect(() => parseEntry('{\n  "id": 4\n  "title": "x"\n}')).toThrow(
    /^line 2: a comma or a closing bracket is missing before "title"\.$/,
  );
});

test("rejects exactly the texts that JSON.parse rejects", () => {
  const valid = '{\n  "id": 4,\n  "list": ["a", -1.5],\n  "one": { "two": null }\n}\n';
  const pieces = ['"', "'", "{", "}", "[", "]", ",", ":", "0", "t", "\\", "“", "/", " "];
  const variants = Array.from(valid).flatMap((_, at) =>
    pieces.flatMap((piece) => [
      valid.slice(0, at) + piece + valid.slice(at),
      valid.slice(0, at) + piece + valid.slice(at + 1),
      valid.slice(0, at) + valid.slice(at + 1),
    ]),
  );
  const disagreed = variants.filter((text) => {
    const reported = parseJson(text, true).issues.filter(({ text }) => !text.includes("already"));
    return isJson(text) !== (reported.length === 0);
  });
  expect(disagreed).toEqual([]);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
