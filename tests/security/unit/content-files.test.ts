import { expect, test } from "vitest";
import { box, lettering } from "../../../src/subjects/site/social-card.ts";
import { checked } from "../../support/check-content.ts";
import { add, change } from "../../support/valid-content.ts";

// Code that may be hidden in text that the creator copies from elsewhere.

test.each([
  "<script>canary()</script>",
  '<div onClick="canary()">a</div>',
  "<div title={canary()}>a</div>",
  '<img src="../pictures/thread.png" alt="a" onerror="canary()" />',
  '<div style="background: url(https://evil.example)">a</div>',
  "{canary()}",
  "export const a = canary()",
  "[a](javascript:canary())",
  "[a](data:text/html,<script>canary()</script>)",
  "[a](//evil.example)",
  '<a href="java&#115;cript:canary()">a</a>',
  "[a]\n\n[a]: javascript:canary()",
  "![a](https://evil.example/pixel.png)",
])("rejects %s in the text of a page", async (words) => {
  const { lines } = await checked(add("pages/about.mdx", `---\ntitle: About\n---\n\n${words}\n`));

  expect(lines).toContainEqual(expect.stringMatching(/^content\/pages\/about\.mdx:\d+: /));
});

test.each(["javascript:canary()", "//evil.example", "/x"])(
  "rejects %s as the address of an entry",
  async (address) => {
    const spoilt = change("channels/one.json", "https://video.example.org/main", address);
    expect((await checked(spoilt)).lines).toHaveLength(1);
  },
);

test("shows a script in a title as text in the preview image", async () => {
  const title =
    '</svg><script>canary()</script><image href="https://evil.example" onerror="canary()"/>';
  const drawn = await lettering(box({ fontSize: 20, flexWrap: "wrap" }, title));

  expect(drawn).toMatch(/^<svg [^>]*>.*<path .*<\/svg>$/s);
  expect(drawn).not.toMatch(/canary|evil|<script|<image|onerror|<\/svg>./);
});
