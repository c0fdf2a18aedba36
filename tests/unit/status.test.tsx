import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Status } from "../../src/ui/controls/Status.tsx";

test("has a status to read only while there is a message, in a live region that stays", () => {
  expect(renderToStaticMarkup(<Status />)).toBe('<div aria-live="polite"></div>');
  expect(
    renderToStaticMarkup(
      <Status className="notice">
        <p>Saved.</p>
      </Status>,
    ),
  ).toBe('<div aria-live="polite"><div class="notice" role="status"><p>Saved.</p></div></div>');
});

// Orca reads only the role of a paragraph that is a status.
test("has no status that is a paragraph or part of one", () => {
  const files = globSync("{src,studio}/**/*.{astro,tsx}");
  const faulty = files.filter((file) =>
    /<(p|span)\b[^>]*role="status"/.test(readFileSync(file, "utf8")),
  );
  expect(faulty).toEqual([]);
});
