import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("{src,functions}/**/*.{ts,tsx,astro}")
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The files that match, with the number of matches. */
const having = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => {
    // The scripts of the project are bundled from its own files.
    const found = text.replace(/set:html=\{inlineScript\("[\w-]+"\)\}/g, "").match(pattern);
    return found ? [`${file} ${found.length}`] : [];
  });

test("turns text into markup only in these reviewed places", () => {
  const sinks =
    /\b(?:inner|outer)HTML\b|insertAdjacentHTML|dangerouslySet\w+|set:html|DOMParser|srcdoc|document\.write|createContextualFragment|setHTML\w*/g;
  expect(having(sinks)).toEqual(
    [
      // Our own drawings, and JSON with escaped tags.
      "src/subjects/site/Head.astro 6",
      "src/subjects/text/illustrations/Illustration.astro 2",
      "src/ui/controls/Icon.tsx 1",
      "src/ui/page/PageIcon.astro 1",
      "src/ui/drawings/Drawing.astro 1",
      "src/subjects/support/WaysToGive.astro 1",
      // Already rendered by React.
      "src/subjects/site/Footer.astro 1",
      "src/subjects/site/Header.astro 1",
      // Already rendered by Astro.
      "src/subjects/glossary/WithTooltips.astro 1",
      "src/ui/controls/OutboundLink.astro 1",
      "src/ui/controls/tabs/TabGroup.astro 8",
      "src/subjects/text/ProseHeading.astro 1",
      "src/subjects/text/ProseLink.astro 3",
      // Placeholders that `renderTemplate` fills with HTML from React.
      "src/pages/templates/discussions-coming-soon.astro 2",
      "src/pages/templates/discussions.astro 4",
      "src/community/forum/threads/Thread.island.tsx 1",
      "src/community/moderation/ModerationPage.island.tsx 1",
      "src/pages/templates/search.astro 5",
      "src/pages/templates/plain.astro 1",
    ].toSorted(),
  );
});

test("neither listens to messages from other windows nor runs text as code", () => {
  expect(having(/postMessage|Listener\(\s*["']message|onmessage/g)).toEqual([]);
  expect(
    having(/\beval\(|new Function\(|setTimeout\(["'`]|\.href = |window\.open|javascript:/g),
  ).toEqual([]);
});

test("gives third-party frames only the permissions they need", () => {
  const frames = sources.filter(
    ({ file, text }) =>
      /<iframe\b|"iframe"/.test(text) && /^src\/(community|subjects|ui)\//.test(file),
  );
  expect(frames.map(({ file }) => file)).toEqual([
    "src/subjects/media/player/PlayerFrame.tsx",
    "src/subjects/support/WaysToGive.astro",
  ]);
  const [player, donation] = frames.map(({ text }) => text);
  for (const { text } of frames) expect(text).toMatch(/strict-origin-when-cross-origin/);
  expect(donation).not.toMatch(/allow-top-navigation|allow-modals|allow-downloads|\ballow="/);
  expect(player).toContain('"autoplay; encrypted-media; fullscreen; picture-in-picture"');
});
