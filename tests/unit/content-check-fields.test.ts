import { expect, test } from "vitest";
import { checked } from "../support/check-content.ts";
import { type Change, change, drop, type Files } from "../support/valid-content.ts";

const video = "videos/4.json";
const podcast = "podcasts/1.json";
const post = "blog/1.md";
const about = "pages/about.mdx";

const withoutPage = (path: string) => (files: Files) => {
  const { [path]: _, ...pages } = JSON.parse(String(files.get("pages.json")));
  files.set("pages.json", JSON.stringify(pages, null, 2));
};

const wrong: [Change, string][] = [
  [
    change(video, '"4:30"', '""'),
    'content/videos/4.json:8 Duration (duration): is empty. Expected text of 1 to 30 characters. For example: "4:30".',
  ],
  [
    change(video, '  "duration": "4:30",\n', ""),
    'content/videos/4.json:1 Duration (duration): is missing. Expected text of 1 to 30 characters. For example: "4:30".',
  ],
  [
    change(podcast, '"time": "4:10",\n      ', ""),
    'content/podcasts/1.json:14 Time (timestamps.1.time): is missing. Expected a time such as 0:00 or 1:02:03. For example: "12:40".',
  ],
  [
    change(video, '"tab"', '"tabb"'),
    'content/videos/4.json:10 tabb: there is no such field; did you mean "tab"?',
  ],
  [
    change(video, '"tab"', '"likes": 3,\n  "tab"'),
    "content/videos/4.json:10 likes: there is no such field. The fields are id, title, description, published, url, thumbnail, thumbnailAlt, poster, duration, category, tab, draft, sample, updated.",
  ],
  [
    change(video, "Scientific Evidence", "Scientific Evidense"),
    'content/videos/4.json:9 Category (category): found "Scientific Evidense"; did you mean "Scientific Evidence"? Expected one of Scientific Evidence, Social Commentary, Spiritual Commentary, Healing Music.',
  ],
  [
    change(video, '"A thread"', `"${"A thread ".repeat(20)}"`),
    'content/videos/4.json:3 Title (title): found "A thread A thread A thread A thread A thread A thread A…", which has 180 characters. Expected text of 1 to 120 characters. For example: "A thread that moves".',
  ],
  [
    change(podcast, '{\n      "time": "0:00",\n      "topic": "Welcome"\n    }', '"Welcome"'),
    'content/podcasts/1.json:10 Timestamps (timestamps.0): found "Welcome". Expected fields in curly brackets { }. For example: { "time": "12:40", "topic": "How the filming started" }.',
  ],
  [
    change(podcast, '"4:10"', '"0:00"'),
    'content/podcasts/1.json:9 Timestamps (timestamps): found [{ "time": "0:00", "topic": "Welcome" }, { "time": "0:00", "topic": "Doubt" }]. Expected each time to be later than the one before. For example: [{ "time": "12:40", "topic": "How the filming started" }].',
  ],
  [
    change(video, "thread.png", "My Photo.JPG"),
    'content/videos/4.json:6 Picture (thumbnail): found "My Photo.JPG". Rename it to "my-photo.jpg", because the name can contain only letters, digits, hyphens and dots. For example: "under-the-microscope.jpg".',
  ],
  [
    change(video, '  "thumbnailAlt": "A thin dark thread",\n', ""),
    'content/videos/4.json:1 Picture description (thumbnailAlt): is missing. Expected a description of the picture for people who cannot see it. For example: "A slide under a microscope with a thin dark thread".',
  ],
  [
    change(
      "supplements/turmeric.json",
      '  "considerations": [\n    "Do not take it if you have gallstones."\n  ],\n',
      "",
    ),
    'content/supplements/turmeric.json:1 Considerations (considerations): is missing. Expected a list in square brackets [ ]. For example: ["Do not take it if you are pregnant.", "Ask a doctor or pharmacist first if you take a blood…"].',
  ],
  [
    change(
      "supplements/turmeric.json",
      '  "notFor": [\n    "Do not take it if you are pregnant."\n  ],\n',
      "",
    ),
    'content/supplements/turmeric.json:1 Who must not take it (notFor): is missing. Expected a list in square brackets [ ]. For example: ["Do not take it if you are pregnant, breastfeeding or under…"].',
  ],
  [
    change(
      "supplements/turmeric.json",
      '"sources": []',
      '"sources": [{ "title": "A page", "publisher": "NHS", "url": "https://www.nhs.uk/a" }]',
    ),
    'content/supplements/turmeric.json:13 Looked up (sources.0.lookedUp): is missing. Expected the date on which the entry was compared with this page. A page that was not compared with it belongs in furtherReading. For example: "2026-11-22".',
  ],
  [
    change("glossary/formication.json", "NTKOC asks whether", "Parasites decide whether"),
    'content/glossary/formication.json:5 Your view (ntkocDefinition): found "Parasites decide whether anybody looks.". Expected text that starts with "NTKOC’s view:", "NTKOC’s question:", "In NTKOC’s view", "To NTKOC," or "NTKOC asks" (or wonders, believes, suspects, holds, thinks, hopes, suggests, would like). For example: "NTKOC asks whether every patient with this feeling is…".',
  ],
  [
    change(post, "Why I keep a notebook", "2025"),
    'content/blog/1.md:3 Title (title): found 2025. Expected text of 1 to 120 characters. For example: "Why I keep a notebook".',
  ],
  [
    change(about, "title: Findings", "title: Findings\n    titel: Findings"),
    'content/pages/about.mdx:9 cards.0.titel: there is no such field; did you mean "title"?',
  ],
  [
    withoutPage("/store"),
    'content/pages.json:1 Page (/store): is missing. Expected fields in curly brackets { }. For example: { "title": "Glossary", "description": "Key terms about parasites, each with its textbook meaning…", "keywords": ["medical glossary", "formication"] }.',
  ],
  [drop("site.json"), "content/site.json: the file is missing."],
  [
    change("moderation.json", "free spins", "(free|spins)"),
    'content/moderation.json:7 Phrases (goods.0.phrases.1): found "(free|spins)". Expected a phrase such as "dr/baba ... herb*", without other signs. For example: "casino".',
  ],
];

for (const [spoil, line] of wrong)
  test(`reports ${line}`, async () => {
    expect((await checked(spoil)).lines).toEqual([line]);
  });
