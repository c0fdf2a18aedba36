import { expect, test } from "vitest";
import { checked } from "../support/check-content.ts";
import { type Change, change, drop } from "../support/valid-content.ts";

const video = "videos/4.json";
const podcast = "podcasts/1.json";

const wrong: [Change, string][] = [
  [
    change(video, '"4:30"', '"an hour"'),
    'content/videos/4.json:8 Duration (duration): found "an hour". Expected a length such as 4:30 or 1:02:45, or the word Variable. For example: "4:30".',
  ],
  [
    change(video, '  "duration": "4:30",\n', ""),
    'content/videos/4.json:1 Duration (duration): is missing. Expected a length such as 4:30 or 1:02:45, or the word Variable. For example: "4:30".',
  ],
  [
    change(video, '"tab"', '"tabb"'),
    'content/videos/4.json:10 tabb: there is no such field; did you mean "tab"?',
  ],
  [
    change(video, "Scientific Evidence", "Scientific Evidense"),
    'content/videos/4.json:9 Category (category): found "Scientific Evidense"; did you mean "Scientific Evidence"? Expected one of Scientific Evidence, Social Commentary, Spiritual Commentary, Healing Music.',
  ],
  [
    change(podcast, '"4:10"', '"0:00"'),
    'content/podcasts/1.json:9 Timestamps (timestamps): found [ { "time": "0:00", "topic": "Welcome" }, { "time": "0:00", "topic": "Doubt" } ]. Expected each time to be later than the one before. For example: [ { "time": "12:40", "topic": "How the filming started" } ].',
  ],
  [
    change(video, '  "thumbnailAlt": "A thin dark thread",\n', ""),
    'content/videos/4.json:1 Picture description (thumbnailAlt): is missing. Expected a description of the picture for people who cannot see it. For example: "A slide under a microscope with a thin dark thread".',
  ],
  [
    change(
      "supplements/turmeric.json",
      '  "notFor": [\n    "Do not take it if you are pregnant."\n  ],\n',
      "",
    ),
    'content/supplements/turmeric.json:1 Who must not take it (notFor): is missing. Expected a list in square brackets [ ]. For example: [ "Do not take it if you are pregnant, breastfeeding or under…" ].',
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
    'content/glossary/formication.json:5 Your view (ntkocDefinition): found "Parasites decide whether anybody looks.". Expected text that starts with "My view:", "My question:", "In my view", "To me," or "I ask" (or wonder, believe, suspect, hold, think, hope, suggest, would like). For example: "I believe that every patient with this feeling should be…".',
  ],
  [drop("site.json"), "content/site.json: the file is missing."],
  [
    change("moderation.json", "free spins", "(free|spins)"),
    'content/moderation.json:8 Phrases (waits.0.phrases.1): found "(free|spins)". Expected a phrase such as "dr/baba ... herb*", without other signs. For example: "shut up and die".',
  ],
];

for (const [spoil, line] of wrong)
  test(`reports ${line}`, async () => {
    expect((await checked(spoil)).lines).toEqual([line]);
  });
