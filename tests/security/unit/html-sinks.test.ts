import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("{src,functions}/**/*.{ts,tsx,astro}")
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The files in which something stands, and how often. */
const having = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => {
    const found = text.match(pattern);
    return found ? [`${file} ${found.length}`] : [];
  });

test("text becomes markup in these places alone, each of which has been looked at", () => {
  const sinks =
    /\b(?:inner|outer)HTML\b|insertAdjacentHTML|dangerouslySet\w+|set:html|DOMParser|srcdoc|document\.write|createContextualFragment|setHTML\w*/g;
  expect(having(sinks)).toEqual(
    [
      // Our own drawings and scripts, and JSON in which no tag can begin.
      "src/components/layout/Head.astro 2",
      "src/components/ui/Icon.astro 1",
      "src/components/ui/tabs/Tabs.astro 1",
      "src/components/glossary/OftenAsked.astro 1",
      // What Astro has rendered already.
      "src/components/ui/OutboundLink.astro 1",
      "src/components/text/ProseLink.astro 3",
      // A constant, twice.
      "src/client/forum/more-replies.ts 2",
      "src/client/toasts/toast-card.ts 1",
      // Pages of our own server, on which the words of visitors are text.
      "src/islands/use-receipt.tsx 1",
      // Places that `renderTemplate` fills with what React has rendered.
      "src/pages/templates/discussions-coming-soon.astro 1",
      "src/pages/templates/discussions.astro 3",
      "src/pages/templates/comments.astro 1",
      "src/pages/templates/discussion.astro 5",
    ].toSorted(),
  );
});

test("nothing listens to messages of other windows, and no text is run as code", () => {
  expect(having(/postMessage|Listener\(\s*["']message|onmessage/g)).toEqual([]);
  expect(
    having(/\beval\(|new Function\(|setTimeout\(["'`]|\.href = |window\.open|javascript:/g),
  ).toEqual([
    // The next page of replies, as our own page names it.
    "src/client/forum/more-replies.ts 1",
    // The term beside it, on the page itself.
    "src/client/glossary/copy-links.ts 1",
  ]);
});

test("whatever opens a new tab gives it no way back", () => {
  for (const { file, text } of sources)
    for (const [tag] of text.matchAll(/target(?:="|: ")_blank"[^<]{0,60}/g))
      expect(tag, file).toContain("noopener");
});

test("frames of others may do what they need, and no more", () => {
  const frames = sources.filter(
    ({ file, text }) =>
      /<iframe\b|"iframe"/.test(text) && /^src\/(components|islands|client)\//.test(file),
  );
  const [donation, player] = ["give/DonationForm.astro", "client/media/player.ts"].map(
    (name) => frames.find(({ file }) => file.endsWith(name))?.text ?? "",
  );

  expect(frames.map(({ file }) => file)).toHaveLength(2);
  for (const { text } of frames) expect(text).toMatch(/strict-origin-when-cross-origin/);
  expect(donation).not.toMatch(/allow-top-navigation|allow-modals|allow-downloads|\ballow="/);
  expect(player).toContain('"autoplay; encrypted-media; fullscreen; picture-in-picture"');
});
