import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { glossaryCategories } from "../../src/collections/descriptors/glossary.ts";
import { videoTabs } from "../../src/collections/descriptors/media.ts";
import { treatmentTabs } from "../../src/collections/descriptors/treatment.ts";
import { routes } from "../../src/collections/schemas/pages.ts";

/** The files of a folder such as `content/`, by path. */
export type Files = Map<string, string | Uint8Array>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const picture = await sharp({
  create: { width: 2, height: 2, channels: 3, background: "teal" },
})
  .png()
  .toBuffer();

const video = {
  id: 4,
  title: "A thread",
  description: "A thread under a microscope.",
  url: "https://video.example.org/embed/4",
  thumbnail: "thread.png",
  thumbnailAlt: "A thin dark thread",
  duration: "4:30",
  category: "Scientific Evidence",
  tab: "uncovering",
};

const evidence = {
  id: 101,
  title: "A thread on film",
  description: "A thread under a microscope.",
  type: "video",
  url: "https://video.example.org/embed/101",
  category: "Microscopy research",
};

const podcast = {
  id: 1,
  title: "A conversation",
  host: "Sample Host",
  description: "About illness.",
  url: "https://video.example.org/watch/1",
  date: "2025-06-14",
  duration: "1:02:03",
  timestamps: [
    { time: "0:00", topic: "Welcome" },
    { time: "4:10", topic: "Doubt" },
  ],
  featured: true,
};

const discussion = {
  id: 1,
  title: "How do you sleep?",
  content: "What helps you?",
  author: "Site team",
  email: "site-team@example.org",
  category: "medical-experiences",
  createdAt: "2025-03-01T09:00:00Z",
  updatedAt: "2025-03-02T09:00:00Z",
};

const supplement = {
  name: "Turmeric",
  dosage: "500 mg daily",
  benefits: ["One", "Two", "Three", "Four"],
  considerations: ["Do not take it if you have gallstones."],
  sources: [],
  notFor: ["Do not take it if you are pregnant."],
  order: 1,
};

const precaution = {
  title: "Bleeding",
  notFor: "Do not take it with warfarin.",
  combination: "Do not combine {cards}.",
  sources: [],
};

const fasting = {
  kind: "protocol",
  title: "Fasting",
  description: "Eating within a window of hours.",
  points: ["16:8", "Half a teaspoon daily of salt"],
  considerations: ["Do not fast if you are pregnant."],
  sources: [],
  order: 1,
};

const term = (name: string) => ({
  term: name,
  category: "clinical",
  clinicalDefinition: "A feeling of insects on the skin.",
  ntkocDefinition: "NTKOC asks whether anybody looks.",
  whyItMatters: "It helps in a conversation.",
  sources: [],
});

const channel = (order: number) => ({
  name: `Channel ${order}`,
  platform: "video",
  url: "https://video.example.org/main",
  shownIn: ["footer"],
  order,
});

const tab = { label: "A tab", introduction: "An introduction.", order: 1 };

const treatmentTab = (name: string): [string, string] => [
  `treatment-tabs/${name}.json`,
  json({ ...tab, cards: name === "holistic" ? "practices" : name }),
];

const category = { ...tab, icon: "clinical" };

const post = `---
id: 1
title: Why I keep a notebook
type: Personal
excerpt: A notebook remembers.
createdAt: 2025-05-02T09:00:00Z
---

I keep a notebook. See [the media page](/media?video=4).

A second paragraph.
`;

const about = `---
title: About Me
---

## A Word of Welcome

Words about <em>crawling</em>, and [more](/glossary#formication).

![A thread](../pictures/thread.png)

Back to [the top](#a-word-of-welcome), or write to [me](mailto:me@example.org).
`;

const site = {
  name: "A site",
  nameMeaning: "One meaning of the name",
  tagline: "One short sentence.",
  url: "https://www.site.example",
  email: "hello@example.org",
  copyrightYear: 2025,
  store: { shopId: "", url: "" },
  donations: { formUrl: "", paypalUrl: "", cashtag: "" },
  features: { blog: false, comments: false, discussions: false },
  moderation: "after",
  launched: false,
  help: {
    checked: "2026-11-21",
    lines: [
      { country: "Ireland", emergency: "112", crisis: [{ name: "Samaritans", phone: "116 123" }] },
    ],
    elsewhere: { name: "A list", url: "https://helplines.example.org" },
  },
};

const words = [{ name: "Gambling", phrases: ["casino", "free spins"] }];

const moderation = {
  closed: false,
  waits: words,
  spam: words,
  names: ["admin"],
};

const pageMeta = {
  title: "A title",
  description: "A description of this page in one sentence.",
  keywords: ["a word"],
};

const each = <T>(folder: string, names: readonly string[], value: T) =>
  names.map((name) => [`${folder}/${name}.json`, json(value)] as const);

/** A minimal valid content folder with some changes. */
export function rightContent(...changes: Change[]): Files {
  const files: Files = new Map<string, string | Uint8Array>([
    ["site.json", json(site)],
    ["pages.json", json(Object.fromEntries(routes.map((path) => [path, pageMeta])))],
    ["moderation.json", json(moderation)],
    ["retired.json", json({ videos: [77], glossary: ["old-name"] })],
    ["pictures/thread.png", picture],
    ["templates/videos.json", "// Copy this file."],
    ["videos/.DS_Store", "x"],
    ["videos/4.json", json(video)],
    ["evidence/101.json", json(evidence)],
    ["podcasts/1.json", json(podcast)],
    ["podcasts/2.json", json({ ...podcast, id: 2, featured: false })],
    [
      "playlists/music.json",
      json({ title: "Music", description: "Quiet.", url: video.url, order: 1 }),
    ],
    ...each("social-tabs", [...videoTabs, "playlists"], tab),
    ["supplements/turmeric.json", json(supplement)],
    ["precautions/bleeding.json", json(precaution)],
    ["fasting/window.json", json(fasting)],
    ...treatmentTabs.map(treatmentTab),
    ["glossary/formication.json", json(term("Formication"))],
    ["glossary/matchbox-sign.json", json(term("Matchbox Sign"))],
    ...each("glossary-categories", glossaryCategories, category),
    ["channels/one.json", json(channel(1))],
    ["channels/two.json", json(channel(2))],
    ["channels/three.json", json(channel(3))],
    ["channels/four.json", json(channel(4))],
    ["discussions/1.json", json(discussion)],
    ["blog/1.md", post],
    ["pages/about.mdx", about],
  ]);
  for (const change of changes) change(files);
  return files;
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Makes valid content invalid. */
export type Change = (files: Files) => void;

export const change =
  (path: string, right: string, wrong: string): Change =>
  (files) => {
    const text = files.get(path);
    if (typeof text !== "string" || !text.includes(right))
      throw new Error(`${path} does not contain ${right}`);
    files.set(
      path,
      text.replace(right, () => wrong),
    );
  };

export const add =
  (path: string, text: string | Uint8Array): Change =>
  (files) => {
    files.set(path, text);
  };

export const drop =
  (path: string): Change =>
  (files) => {
    files.delete(path);
  };

/** Copies a file with some changes. */
export const copy =
  (path: string, to: string, ...changes: [right: string, wrong: string][]): Change =>
  (files) => {
    files.set(to, files.get(path) ?? "");
    for (const [right, wrong] of changes) change(to, right, wrong)(files);
  };
