import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("{src,functions}/**/*.{ts,tsx,astro}")
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The files that match, with the number of matches. */
const having = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => {
    const found = text.match(pattern);
    return found ? [`${file} ${found.length}`] : [];
  });

test("turns text into markup only in these reviewed places", () => {
  const sinks =
    /\b(?:inner|outer)HTML\b|insertAdjacentHTML|dangerouslySet\w+|set:html|DOMParser|srcdoc|document\.write|createContextualFragment|setHTML\w*/g;
  expect(having(sinks)).toEqual(
    [
      // Our own drawings and scripts, and JSON with escaped tags.
      "src/components/layout/Head.astro 6",
      "src/components/ui/Icon.astro 1",
      "src/components/ui/Icon.tsx 1",
      "src/components/ui/Hero.astro 1",
      "src/components/give/WaysToGive.astro 1",
      // Already rendered by React.
      "src/components/layout/Footer.astro 1",
      "src/components/layout/Header.astro 2",
      // Already rendered by Astro.
      "src/components/ui/OutboundLink.astro 1",
      "src/components/ui/TabGroup.astro 9",
      "src/components/text/ProseHeading.astro 1",
      "src/components/text/ProseLink.astro 3",
      // Placeholders that `renderTemplate` fills with HTML from React.
      "src/pages/templates/discussions-coming-soon.astro 2",
      "src/pages/templates/discussions.astro 3",
      "src/components/comments/WatchComments.astro 2",
      "src/pages/templates/search.astro 4",
      "src/pages/templates/discussion.astro 9",
    ].toSorted(),
  );
});

test("neither listens to messages of other windows nor runs text as code", () => {
  expect(having(/postMessage|Listener\(\s*["']message|onmessage/g)).toEqual([]);
  expect(
    having(/\beval\(|new Function\(|setTimeout\(["'`]|\.href = |window\.open|javascript:/g),
  ).toEqual(["src/build/client-interaction.ts 1"]);
});

test("opens new tabs only with noopener", () => {
  for (const { file, text } of sources)
    for (const [tag] of text.matchAll(/target(?:="|: ")_blank"[^<]{0,60}/g))
      expect(tag, file).toContain("noopener");
});

test("opens new tabs by hand only where a script fills in the address", () => {
  const byHand = sources.filter(({ text }) => /<a\b[^>]*target="_blank"/.test(text));
  expect(byHand.map(({ file }) => file)).toEqual([
    "src/components/ui/OutboundLink.tsx",
    "src/islands/media/DetailView.tsx",
    "src/islands/media/Player.tsx",
    "src/islands/media/PlayerFrame.tsx",
    "src/islands/media/Timestamps.tsx",
  ]);
});

test("gives third-party frames only the permissions they need", () => {
  const frames = sources.filter(
    ({ file, text }) =>
      /<iframe\b|"iframe"/.test(text) && /^src\/(components|islands)\//.test(file),
  );
  const [donation, player] = ["give/WaysToGive.astro", "media/PlayerFrame.tsx"].map(
    (name) => frames.find(({ file }) => file.endsWith(name))?.text ?? "",
  );

  expect(frames.map(({ file }) => file)).toHaveLength(2);
  for (const { text } of frames) expect(text).toMatch(/strict-origin-when-cross-origin/);
  expect(donation).not.toMatch(/allow-top-navigation|allow-modals|allow-downloads|\ballow="/);
  expect(player).toContain('"autoplay; encrypted-media; fullscreen; picture-in-picture"');
});
