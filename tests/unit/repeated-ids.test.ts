import { expect, test } from "vitest";
import { repeatedIds } from "../../src/build/repeated-ids.ts";

test("finds the ids that a page has twice, but not in its scripts and texts", () => {
  const page = `<main id="main"><h2 class="a" id="supplements">Main</h2><a href="#main" data-id="main">
    <label for="main">id="main"</label><h2 id=supplements>Supplements</h2></main>
    <script>document.body.innerHTML = '<p id="main">';</script>`;
  expect(repeatedIds(page)).toEqual(["supplements"]);
});
