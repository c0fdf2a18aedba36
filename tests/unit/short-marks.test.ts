import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { shortened } from "../../src/integrations/short-marks.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

const page = (style: string, body: string) =>
  `<meta content="style-src 'sha256-${hashOf(style)}'"><style>${style}</style>${body}`;

test("each scope's mark is one short name on its page, in its styles and on its elements", () => {
  const long = page(
    "p[data-astro-cid-aaaa1111]{color:red}a[data-astro-cid-bbbb2222]{color:blue}",
    "<p data-astro-cid-aaaa1111>One <a data-astro-cid-bbbb2222>two</a></p>",
  );
  const short = page("p[_0]{color:red}a[_1]{color:blue}", "<p _0>One <a _1>two</a></p>");
  expect(shortened(long)).toBe(short);
});

test("a page without marks stays as it is", () => {
  const plain = page("p{color:red}", "<p>One</p>");
  expect(shortened(plain)).toBe(plain);
});
