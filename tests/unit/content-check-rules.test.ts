import { expect, test } from "vitest";
import { collectionNames } from "../../src/collections/schemas/collections.ts";
import { checked } from "../support/check-content.ts";
import { add, type Change, change, copy, drop, type Files } from "../support/valid-content.ts";

const video = "videos/4.json";
const post = "blog/1.md";
const about = "pages/about.mdx";

const link = (wrong: string) => change(post, "/media?video=4", wrong);

const rename = (path: string, to: string) => (files: Files) => {
  copy(path, to)(files);
  drop(path)(files);
};

const everywhere = (path: string, right: string, wrong: string) => (files: Files) => {
  files.set(path, String(files.get(path)).replaceAll(right, wrong));
};

const wrong: Record<string, [string, Change, string][]> = {
  "files and folders": [
    [
      "a misspelt folder",
      copy(video, "vidoes/4.json"),
      'content/vidoes: this folder does not belong in content; did you mean "videos"?',
    ],
    [
      "an unknown folder",
      add("recipes/1.json", "{}"),
      `content/recipes: this folder does not belong in content. The folders are ${collectionNames.join(", ")}, pictures, templates.`,
    ],
    [
      "a nested folder",
      add("videos/new/5.json", "{}"),
      "content/videos/new: folders are not allowed here; move the files up into the folder above.",
    ],
    [
      "a file extension that an editor added",
      copy(video, "videos/5.json.txt"),
      'content/videos/5.json.txt: the name of a file in content/videos must end in .json; rename it to "5.json".',
    ],
    [
      "a blog post in MDX",
      copy(post, "blog/2.mdx"),
      'content/blog/2.mdx: the name of a file in content/blog must end in .md; rename it to "2.md".',
    ],
    [
      "a file name with a space and capitals",
      copy("glossary/formication.json", "glossary/Crème Rash.json", ["Formication", "Rash"]),
      'content/glossary/Crème Rash.json: a file name can contain only lower-case letters, digits and hyphens; rename it to "creme-rash.json".',
    ],
    [
      "a misspelt settings file",
      add("sites.json", "{}"),
      'content/sites.json: this file does not belong in content itself; did you mean "site.json"?',
    ],
    [
      "a file outside the folders",
      copy(video, "5.json"),
      "content/5.json: this file does not belong in content itself. Move it into one of the folders.",
    ],
  ],
  numbers: [
    [
      "a duplicate number",
      copy(video, "videos/5.json"),
      "content/videos/5.json:2 Number (id): found 4. Expected a number that content/videos/4.json does not have. For example: 102.",
    ],
    [
      "the same number for a video and evidence",
      change("evidence/101.json", "101,", "4,"),
      "content/evidence/101.json:2 Number (id): found 4. Expected a number that content/videos/4.json does not have, since both stand behind ?video=. For example: 78.",
    ],
    [
      "a retired number",
      copy(video, "videos/77.json", ["4,", "77,"]),
      "content/videos/77.json:2 Number (id): found 77, which content/retired.json lists, so that no old link leads to something else. For example: 102.",
    ],
    [
      "a retired name",
      copy("glossary/formication.json", "glossary/old-name.json", ["Formication", "Old"]),
      'content/glossary/old-name.json: its name is "old-name", which content/retired.json lists, so that no old link leads to something else; rename it.',
    ],
  ],
  "tabs and categories": [
    [
      "a misspelt tab",
      rename("social-tabs/spiritual.json", "social-tabs/spirtual.json"),
      'content/social-tabs/spirtual.json: there is no tab of this name; did you mean "spiritual"?',
    ],
    [
      "an unknown category",
      copy("glossary-categories/clinical.json", "glossary-categories/cooking.json"),
      "content/glossary-categories/cooking.json: there is no category of this name. The names are parasites, clinical, psychiatry, neurochemistry, immunology, medical, systemic.",
    ],
    [
      "a missing tab",
      drop("treatment-tabs/fasting.json"),
      "content/treatment-tabs/fasting.json: the file of this tab is missing; copy content/templates/treatment-tabs.json.",
    ],
    [
      "a video in a missing tab",
      drop("social-tabs/uncovering.json"),
      "content/social-tabs/uncovering.json: the file of this tab is missing; copy content/templates/social-tabs.json.",
    ],
    [
      "a video in a tab that is a draft",
      change("social-tabs/uncovering.json", '"order": 1', '"order": 1,\n  "draft": true'),
      'content/videos/4.json:10 Tab (tab): found "uncovering", a tab that content/social-tabs/uncovering.json keeps as a draft, so nobody sees this video.',
    ],
  ],
  limits: [
    [
      "a term that differs only in capitals and spaces",
      copy("glossary/matchbox-sign.json", "glossary/matchbox.json", [
        "Matchbox Sign",
        "matchbox  sign",
      ]),
      'content/glossary/matchbox.json:2 Term (term): found "matchbox  sign". Expected a term that content/glossary/matchbox-sign.json does not have.',
    ],
    [
      "a second featured interview",
      change("podcasts/2.json", "false", "true"),
      "content/podcasts/2.json:19 Featured (featured): found true, and content/podcasts/1.json is featured already. Expected one at most. For example: false.",
    ],
    [
      "a fifth channel in the footer",
      copy("channels/four.json", "channels/five.json", ['"order": 4', '"order": 5']),
      'content/channels/five.json:5 Also shown in (shownIn): found "footer", and 4 other channels stand there already, which is all that fit. For example: ["media"].',
    ],
  ],
  pictures: [
    [
      "a misspelt picture",
      change(video, "thread.png", "thread.jpg"),
      'content/videos/4.json:6 Picture (thumbnail): found "thread.jpg", and content/pictures has no such file; did you mean "thread.png"?',
    ],
    [
      "a missing picture",
      change(video, "thread.png", "microscope.jpg"),
      'content/videos/4.json:6 Picture (thumbnail): found "microscope.jpg", and content/pictures has no such file.',
    ],
    [
      "a broken picture file",
      add("pictures/thread.png", "hello"),
      "content/pictures/thread.png: this file holds no picture that can be read; save the picture again.",
    ],
    [
      "an SVG file with the extension of a photo",
      add("pictures/thread.png", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />'),
      "content/pictures/thread.png: this file holds no picture that can be read; save the picture again.",
    ],
    [
      "a picture with an invalid name",
      add("pictures/my photo.gif", "hello"),
      "content/pictures/my photo.gif: the name of a picture has only letters, digits, hyphens and dots, and ends in .jpg, .png, .webp or .avif; rename or convert it.",
    ],
    [
      "a picture in Markdown without a description",
      change(about, "![A thread]", "![]"),
      'content/pages/about.mdx:16: the picture "../pictures/thread.png" has no words for people who cannot see it; write ![what it shows](../pictures/thread.png).',
    ],
    [
      "a picture tag without a description",
      change(about, "![A thread](../pictures/thread.png)", '<img src="../pictures/thread.png" />'),
      'content/pages/about.mdx:16: the picture "../pictures/thread.png" has no words for people who cannot see it; write ![what it shows](../pictures/thread.png).',
    ],
    [
      "a missing picture in Markdown",
      change(about, "../pictures/thread.png", "../pictures/threat.png"),
      'content/pages/about.mdx:16: the picture "../pictures/threat.png" is not in content/pictures; did you mean "thread.png"?',
    ],
    [
      "a picture from another site",
      change(about, "../pictures/thread.png", "https://example.org/thread.png"),
      'content/pages/about.mdx:16: the picture "https://example.org/thread.png" is on another site, from which none is loaded; save it in content/pictures.',
    ],
  ],
  links: [
    [
      "a misspelt page",
      link("/medai"),
      'content/blog/1.md:9: the link to "/medai" leads to no page; did you mean "/media"?',
    ],
    [
      "a page without its slash",
      link("media"),
      'content/blog/1.md:9: the link to "media" lacks its slash; did you mean "/media"?',
    ],
    [
      "a video that is not on the page",
      link("/social-videos?video=101"),
      'content/blog/1.md:9: the link to "/social-videos?video=101" leads to no video of that page.',
    ],
    [
      "a video that does not exist",
      link("/media?video=99"),
      'content/blog/1.md:9: the link to "/media?video=99" leads to no video of that page.',
    ],
    [
      "a discussion that does not exist",
      link("/discussions/9999"),
      'content/blog/1.md:9: the link to "/discussions/9999" leads to no page.',
    ],
    [
      "a misspelt category",
      link("/discussions?category=medical-experience"),
      'content/blog/1.md:9: the link to "/discussions?category=medical-experience" leads to no category; did you mean "/discussions?category=medical-experiences"?',
    ],
    [
      "a misspelt term",
      link("/glossary#formicaton"),
      'content/blog/1.md:9: the link to "/glossary#formicaton" leads to no term of the glossary; did you mean "/glossary#formication"?',
    ],
    [
      "a misspelt tab",
      link("/treating-parasites#fastin"),
      'content/blog/1.md:9: the link to "/treating-parasites#fastin" leads to no tab of that page; did you mean "/treating-parasites#fasting"?',
    ],
    [
      "a post that does not exist",
      link("/blog#9"),
      'content/blog/1.md:9: the link to "/blog#9" leads to no post of the blog.',
    ],
    [
      "a misspelt heading in the same file",
      change(about, "#a-word-of-welcome", "#a-word-of-welcom"),
      'content/pages/about.mdx:18: the link to "#a-word-of-welcom" leads to no heading of that page; did you mean "#a-word-of-welcome"?',
    ],
    [
      "a missing heading in another file",
      link("/about#mission"),
      'content/blog/1.md:9: the link to "/about#mission" leads to no heading of that page.',
    ],
    [
      "a draft",
      change("glossary/formication.json", '"category"', '"draft": true,\n  "category"'),
      'content/pages/about.mdx:14: the link to "/glossary#formication" leads to a draft, which visitors cannot see.',
    ],
    [
      "a draft discussion",
      (files) => {
        link("/discussions/1")(files);
        change("discussions/1.json", '"author"', '"draft": true,\n  "author"')(files);
      },
      'content/blog/1.md:9: the link to "/discussions/1" leads to a draft, which visitors cannot see.',
    ],
    [
      "a URL of the creator's computer",
      link("http://localhost:8888/media?video=4"),
      'content/blog/1.md:9: the link to "http://localhost:8888/media?video=4" leads to your own computer; write it as a path: "/media?video=4".',
    ],
    [
      "an absolute URL of the site",
      link("https://site.example/media"),
      'content/blog/1.md:9: the link to "https://site.example/media" leads to this site; write it as a path: "/media".',
    ],
    [
      "a script",
      link("javascript:alert(1)"),
      'content/blog/1.md:9: the link to "javascript:alert(1)" is of a kind that no page may have; write an address that begins with https://.',
    ],
    [
      "an invalid URL",
      link("https://exa%mple"),
      'content/blog/1.md:9: the link to "https://exa%mple" is no web address.',
    ],
    [
      "a URL without its protocol",
      link("www.example.org/x"),
      'content/blog/1.md:9: the link to "www.example.org/x" lacks its beginning; did you mean "https://www.example.org/x"?',
    ],
    [
      "an invalid email address",
      link("mailto:me"),
      'content/blog/1.md:9: the link to "mailto:me" is no e-mail address; write mailto:name@example.org.',
    ],
    [
      "a link in the text of a field",
      change(video, "a microscope.", "a [microscope](/glossary#formicaton)."),
      'content/videos/4.json:4 Description (description): the link to "/glossary#formicaton" leads to no term of the glossary; did you mean "/glossary#formication"?',
    ],
    [
      "a URL in the text of a field",
      change("discussions/1.json", "What helps you?", "See http://localhost:8888/media."),
      'content/discussions/1.json:4 Content (content): the link to "http://localhost:8888/media" leads to your own computer; write it as a path: "/media".',
    ],
    [
      "a path in a field of frontmatter",
      change(about, "What was filmed.", '"See /media?video=99 for it."'),
      'content/pages/about.mdx:9 Text (cards.0.text): the link to "/media?video=99" leads to no video of that page.',
    ],
    [
      "an absolute URL of a missing page in a field",
      change(video, "https://video.example.org/embed/4", "https://www.site.example/medai"),
      'content/videos/4.json:5 Address (url): the link to "https://www.site.example/medai" leads to no page; did you mean "/media"?',
    ],
  ],
  components: [
    [
      "a term that does not exist",
      change(about, 'id="formication"', 'id="formicaton"'),
      'content/pages/about.mdx:14: <Term id="formicaton"> names no term of the glossary; did you mean "formication"?',
    ],
    [
      "a term without its name",
      change(about, ' id="formication"', ""),
      'content/pages/about.mdx:14: <Term> lacks the name of its term; write <Term id="…">.',
    ],
    [
      "a misspelt component",
      everywhere(about, "Term", "Trem"),
      'content/pages/about.mdx:14: there is no component <Trem>; did you mean "Term"?',
    ],
    [
      "an unknown component",
      change(about, "Words about", '<Video id="4" /> Words about'),
      "content/pages/about.mdx:14: there is no component <Video>. The only one is <Term>.",
    ],
    [
      "a component in a blog post",
      change(post, "A second", '<Term id="formication">A</Term> second'),
      "content/blog/1.md:11: <Term> does not work in a blog post, which is plain text; write the word alone.",
    ],
  ],
  dates: [
    [
      "a date in the future",
      change("podcasts/1.json", "2025-06-14", "2062-06-14"),
      'content/podcasts/1.json:7 Date (date): found "2062-06-14", which is in the future. For example: "2025-06-14".',
    ],
    [
      "a post with a future date",
      change(post, "2025-05-02", "2062-05-02"),
      'content/blog/1.md:6 Written (createdAt): found "2062-05-02T09:00:00Z", which is in the future. For example: 2025-05-02T09:00:00Z.',
    ],
    [
      "a discussion with a future date, once",
      everywhere("discussions/1.json", "2025", "2062"),
      'content/discussions/1.json:8 Started (createdAt): found "2062-03-01T09:00:00Z", which is in the future. For example: "2025-03-01T09:00:00Z".',
    ],
    [
      "an edit date in the future",
      change(video, '"tab"', '"updated": "2026-11-23",\n  "tab"'),
      'content/videos/4.json:10 Last edited (updated): found "2026-11-23", which is in the future. For example: "2026-11-21".',
    ],
  ],
  doses: [
    [
      "a dose in an introduction",
      change("treatment-tabs/supplements.json", "What stands here.", "Take 500 mg of it daily."),
      'content/treatment-tabs/supplements.json:3 Introduction (introduction): "500 mg of it daily" is a dose, and no considerations stand beside it here; move it to content/supplements.',
    ],
    [
      "a dose on a card",
      change(about, "What was filmed.", "Take 2 drops a day."),
      'content/pages/about.mdx:9 Text (cards.0.text): "2 drops a day" is a dose, and no considerations stand beside it here; move it to content/supplements.',
    ],
    [
      "a dose across two lines",
      change(about, "Words about", "Some eat\none tablespoon\nof salt a day. Words about"),
      'content/pages/about.mdx:15: "one tablespoon of salt a day" is a dose, and no considerations stand beside it here; move it to content/supplements.',
    ],
    [
      "a dose in a post, in reverse word order",
      change(post, "A second paragraph.", "Daily I take 2.5 g."),
      'content/blog/1.md:11: "Daily I take 2.5 g" is a dose, and no considerations stand beside it here; move it to content/supplements.',
    ],
    [
      "a dose in a view, which has no field for considerations",
      (files) => {
        const file = "fasting/window.json";
        change(file, '"protocol"', '"view"')(files);
        change(
          file,
          '  "considerations": [\n    "Do not fast if you are pregnant."\n  ],\n',
          "",
        )(files);
        change(file, "Eating within a window of hours.", "Take 5 g a day.")(files);
      },
      'content/fasting/window.json:4 Description (description): "5 g a day" is a dose, and no considerations stand beside it here; move it to content/supplements.',
    ],
  ],
};

for (const [group, cases] of Object.entries(wrong))
  for (const [what, spoil, line] of cases)
    test(`${group}: explains ${what} in one line`, async () => {
      expect((await checked(spoil)).lines).toEqual([line]);
    });

test("accepts valid content", async () => {
  expect((await checked()).lines).toEqual([]);
});

test("accepts links to existing targets in every notation", async () => {
  const right = [
    "/",
    "/media?video=101",
    "/social-videos?video=4#uncovering",
    "/discussions/1",
    "/discussions?category=weekly-discussions",
    "/blog#1",
    "/about#a-word-of-welcome",
    "https://example.org/a_(b)?c=d#e",
    "tel:+15551234567",
    "mailto:me@example.org?subject=Hello",
  ].map((href) => `[x](${href})`);
  const { lines } = await checked(
    change("evidence/101.json", "Microscopy", "Research"),
    change(post, "A second paragraph.", right.join(" ")),
    change(
      video,
      "A thread under a microscope.",
      `${right.join(" ")} and/or 24/7, see /glossary#formication.`,
    ),
  );
  expect(lines).toEqual([]);
});

test("accepts a link from a draft to a draft", async () => {
  const { lines } = await checked(
    change("glossary/formication.json", '"category"', '"draft": true,\n  "category"'),
    change(about, "---\n", "---\ndraft: true\n"),
  );
  expect(lines).toEqual([]);
});

test("accepts tomorrow's date, because the creator may be in a later time zone", async () => {
  const { lines } = await checked(change(video, '"tab"', '"updated": "2026-11-22",\n  "tab"'));
  expect(lines).toEqual([]);
});

test("reports all mistakes in several files, sorted by file and line", async () => {
  const { lines } = await checked(
    change(video, '"4:30"', '""'),
    change(video, "4,", "4"),
    change("podcasts/1.json", '"4:10"', '"four"'),
    link("/medai"),
    add("recipes/1.json", "{}"),
  );
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "content/blog/1.md:9:",
    "content/podcasts/1.json:15",
    "content/recipes:",
    "content/videos/4.json:2:",
    "content/videos/4.json:8",
  ]);
});
