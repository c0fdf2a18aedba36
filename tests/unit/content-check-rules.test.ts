import { expect, test } from "vitest";
import { collectionNames } from "../../src/collections/collections.ts";
import { checked } from "../support/check-content.ts";
import { add, type Change, change, copy, drop } from "../support/valid-content.ts";

const video = "videos/4.json";
const post = "blog/1.md";
const about = "pages/about.mdx";

const link = (wrong: string) => change(post, "/media?video=4", wrong);

const transcript = (name: string, words = "Words.") =>
  add(`transcripts/${name}.md`, `---\nupdated: 2026-11-20\n---\n${words}\n`);

const term = "glossary/formication.json";

const relate = (related: string) =>
  change(term, '"sources": []', `"sources": [],\n  "related": ["${related}"]`);

const wrong: [Change, string][] = [
  [
    add("recipes/1.json", "{}"),
    `content/recipes: this folder does not belong in content. The folders are ${collectionNames.join(", ")}, pictures, templates.`,
  ],
  [
    add("videos/new/5.json", "{}"),
    "content/videos/new: folders are not allowed here; move the files up into the folder above.",
  ],
  [
    copy(post, "blog/2.mdx"),
    'content/blog/2.mdx: the name must consist of lower-case letters, digits and hyphens, and end in .md; rename it to "2.md".',
  ],
  [
    copy("glossary/formication.json", "glossary/Crème Rash.json", ["Formication", "Rash"]),
    'content/glossary/Crème Rash.json: the name must consist of lower-case letters, digits and hyphens, and end in .json; rename it to "creme-rash.json".',
  ],
  [
    add("sites.json", "{}"),
    'content/sites.json: this file does not belong in content; did you mean "site.json"?',
  ],
  [
    copy(video, "videos/5.json"),
    "content/videos/5.json:2 Number (id): found 4, which content/videos/4.json already has. Expected a different number. For example: 102.",
  ],
  [
    change("evidence/101.json", "101,", "4,"),
    "content/evidence/101.json:2 Number (id): found 4, which content/videos/4.json already has. Expected a different number. Videos and evidence share their numbers. For example: 78.",
  ],
  [
    copy(video, "videos/77.json", ["4,", "77,"]),
    "content/videos/77.json:2 Number (id): found 77, the number of a deleted entry in content/retired.json. Expected a new number, so that old links do not open something else. For example: 102.",
  ],
  [
    copy("glossary/formication.json", "glossary/old-name.json", ["Formication", "Old"]),
    'content/glossary/old-name.json:2 Term (term): "old-name" was the name of a deleted entry in content/retired.json. Bring that entry back, or choose another name, so that old links do not open something else.',
  ],
  [
    copy("social-tabs/spiritual.json", "social-tabs/spirtual.json"),
    'content/social-tabs/spirtual.json: there is no tab with this name; did you mean "spiritual"?',
  ],
  [
    drop("treatment-tabs/fasting.json"),
    "content/treatment-tabs/fasting.json: the file of this tab is missing; copy content/templates/treatment-tabs.json to this name.",
  ],
  [
    change("treatment-tabs/medications.json", '"cards": "medications"', '"cards": "fasting"'),
    'content/treatment-tabs/medications.json:5 Cards (cards): found "fasting", which content/treatment-tabs/fasting.json already has. Expected other cards.',
  ],
  [
    change(video, "thread.png", "thread.jpg"),
    'content/videos/4.json:6 Picture (thumbnail): found "thread.jpg", which is not in content/pictures; did you mean "thread.png"?',
  ],
  [
    add("pictures/thread.png", "hello"),
    "content/pictures/thread.png: the file is not a picture, or it is damaged; save the picture again.",
  ],
  [
    change(about, "![A thread]", "![]"),
    'content/pages/about.mdx:9: the picture "../pictures/thread.png" has no description for people who cannot see it; write ![description](../pictures/thread.png).',
  ],
  [
    change(about, "../pictures/thread.png", "../pictures/threat.png"),
    'content/pages/about.mdx:9: the picture "../pictures/threat.png" is not in content/pictures; did you mean "../pictures/thread.png"?',
  ],
  [
    change(about, "../pictures/thread.png", "https://example.org/thread.png"),
    'content/pages/about.mdx:9: the picture "https://example.org/thread.png" is not in content/pictures. Save it there, and write ../pictures/ and its name.',
  ],
  [
    change("podcasts/2.json", "false", "true"),
    "content/podcasts/2.json:19 Featured (featured): found true, but content/podcasts/1.json is already featured. Only one interview can be featured. For example: false.",
  ],
  [
    copy("channels/four.json", "channels/five.json", ['"order": 4', '"order": 5']),
    'content/channels/five.json:5 Also shown in (shownIn): found "footer", but the footer already has 4 channels, which is the maximum. For example: [ "media" ].',
  ],
  [
    change("podcasts/1.json", '"date"', '"updated": "2025-06-13", "date"'),
    'content/podcasts/1.json:7 Last edited (updated): found "2025-06-13", which is before 2025-06-14, the date of publication. Expected the same date or a later one.',
  ],
  [
    change("podcasts/1.json", "2025-06-14", "2062-06-14"),
    'content/podcasts/1.json:7 Date (date): found "2062-06-14", which is in the future. Expected an earlier date. To wait for that day, keep the entry as a draft, and enter the date then.',
  ],
  [
    copy(term, "glossary/crawling.json", ["Formication", "Formication"]),
    'content/glossary/formication.json:2 Term (term): found "Formication", which content/glossary/crawling.json already has. Expected a different term.',
  ],
  [
    relate("matchbox-sing"),
    `content/${term}:8 Related terms (related.0): found "matchbox-sing", which does not match any glossary term; did you mean "matchbox-sign"?`,
  ],
  [
    relate("formication"),
    `content/${term}:8 Related terms (related.0): found "formication", which is this term. Remove it.`,
  ],
  [
    change("supplements/turmeric.json", '"sources"', '"precautions": ["bleding"],\n  "sources"'),
    'content/supplements/turmeric.json:13 Precautions (precautions.0): found "bleding", which does not match any precaution; did you mean "bleeding"?',
  ],
  [
    (files) => {
      change(
        "supplements/turmeric.json",
        '"sources"',
        '"precautions": ["bleeding"],\n  "sources"',
      )(files);
      change("precautions/bleeding.json", '"sources"', '"draft": true,\n  "sources"')(files);
    },
    'content/supplements/turmeric.json:13 Precautions (precautions.0): found "bleeding", which does not match any precaution. Expected the name of a file in content/precautions, without .json.',
  ],
  [
    change(about, "#a-word-of-welcome", "#a-word-of-welcom"),
    'content/pages/about.mdx:11: the link to "#a-word-of-welcom" goes to an address that this site does not have; did you mean "/about#a-word-of-welcome"?',
  ],
  [
    change("glossary/formication.json", '"category"', '"draft": true,\n  "category"'),
    'content/pages/about.mdx:7: the link to "/glossary#formication" goes to a draft, which visitors cannot see; publish the draft, or remove the link.',
  ],
  [
    change(post, "A second", "## My notes\n\n[Up](/blog/1#my-note), [up](#my-notes). A second"),
    'content/blog/1.md:13: the link to "/blog/1#my-note" goes to an address that this site does not have; did you mean "/blog/1#my-notes"?',
  ],
  [
    add(
      "pages/support.mdx",
      '---\ntitle: Support\ncards:\n  - title: Films\n    text: "See [it](/media?video=99)."\n---\n',
    ),
    'content/pages/support.mdx:5 Text (cards.0.text): the link to "/media?video=99" goes to an address that this site does not have.',
  ],
  [
    change(about, "Words about", '<Term id="formication">Words</Term> about'),
    "content/pages/about.mdx:7: <Term> does not work in a text; remove it, or write [words](/glossary/its-file-name) for a link to a glossary term.",
  ],
  [
    change(about, "Words about", '<Illustration name="tape" />\n\nWords about'),
    'content/pages/about.mdx:7: there is no illustration "tape"; the names are where-parasites-live, threadworm-life-cycle, stool-sample, tape-test.',
  ],
  [
    transcript("video-4"),
    'content/transcripts/video-4.md:1: no video, piece of evidence or interview has the transcript "video-4"; did you mean "videos-4"?',
  ],
  [
    transcript("videos-4", ""),
    "content/transcripts/videos-4.md:1: there is no text below the fields.",
  ],
  [
    change("treatment-tabs/supplements.json", "An introduction.", "Take 500 mg of it daily."),
    'content/treatment-tabs/supplements.json:3 Introduction (introduction): "500 mg of it daily" is a dose, but no safety considerations are shown with it here; move it to a file in content/supplements.',
  ],
  [
    change(about, "Words about", "Some eat\none tablespoon\nof salt a day. Words about"),
    'content/pages/about.mdx:8: "one tablespoon of salt a day" is a dose, but no safety considerations are shown with it here; move it to a file in content/supplements.',
  ],
  [
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
    'content/fasting/window.json:4 Description (description): "5 g a day" is a dose, but no safety considerations are shown with it here; move it to a file in content/supplements.',
  ],
];

const notForVisitors =
  "does not work for visitors; write an address that starts with https://, or a path such as /media.";

/** Wrong links in a blog post, and the error that is reported for each. */
const wrongLinks: [href: string, about: string][] = [
  [
    "/glossary/formicaton",
    'goes to an address that this site does not have; did you mean "/glossary/formication"?',
  ],
  ["media", 'does not start with a slash; did you mean "/media"?'],
  ["/media?video=99", "goes to an address that this site does not have."],
  ["/medai/4", 'goes to an address that this site does not have; did you mean "/media/4"?'],
  [
    "/treating-parasites#fastin",
    'goes to an address that this site does not have; did you mean "/treating-parasites#fasting"?',
  ],
  ["http://localhost:8888/media?video=4", notForVisitors],
  ["javascript:alert(1)", notForVisitors],
  ["www.example.org/x", 'does not start with https://; did you mean "https://www.example.org/x"?'],
];

for (const [spoil, line] of wrong)
  test(`reports ${line}`, async () => {
    expect((await checked(spoil)).lines).toEqual([line]);
  });

test.each(wrongLinks)("reports the link to %s", async (href, about) => {
  const { lines } = await checked(link(href));
  expect(lines).toEqual([`content/blog/1.md:9: the link to "${href}" ${about}`]);
});

test("accepts valid content, and ignores hidden files", async () => {
  expect((await checked(add("videos/.DS_Store", "x"))).lines).toEqual([]);
});

test("accepts working links in every notation", async () => {
  const links = [
    "/",
    "/media?video=101",
    "/media/4",
    "/media/101",
    "/social-videos?video=4#uncovering",
    "/discussions/1",
    "/podcasts/1",
    "/discussions?category=weekly-discussions",
    "/blog#1",
    "/about#a-word-of-welcome",
    "/glossary/formication",
    "/treating-parasites#turmeric",
    "https://example.org/a_(b)?c=d#e",
    "tel:+15551234567",
    "mailto:me@example.org?subject=Hello",
  ].map((href) => `[x](${href})`);
  const { lines } = await checked(
    change("evidence/101.json", "Microscopy", "Research"),
    change(post, "A second paragraph.", links.join(" ")),
    change(video, "A thread under a microscope.", `${links.join(" ")} and/or 24/7`),
  );
  expect(lines).toEqual([]);
});

test("accepts a link from a draft to a draft", async () => {
  const { lines } = await checked(
    relate("matchbox-sign"),
    change("glossary/matchbox-sign.json", '"category"', '"draft": true,\n  "category"'),
    change("glossary/formication.json", '"category"', '"draft": true,\n  "category"'),
    change(about, "---\n", "---\ndraft: true\n"),
  );
  expect(lines).toEqual([]);
});

test("reports several mistakes, sorted by file and line", async () => {
  const { lines } = await checked(
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
  ]);
});
